/** Times told from the birth or from now: ages, "next year", "in three years", and the numbers in them. */
import { said } from './vocabulary.ts';

const UNITS = 'one|two|three|four|five|six|seven|eight|nine'.split('|');
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|');
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const ORDINAL_UNITS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth'.split('|');
const ORDINAL_TEENS =
  'tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth'.split('|');

const counted = (units: readonly string[], teens: readonly string[], tens: (ten: string) => string) => [
  ...units,
  ...teens,
  ...TENS.flatMap((ten) => [tens(ten), ...units.map((unit) => `${ten}-${unit}|${ten} ${unit}`)]),
];

/** 1–99 in English. */
export const ENGLISH_NUMBERS: readonly string[] = counted(UNITS, TEENS, (ten) => ten);
/** First to ninety-ninth. */
export const ENGLISH_ORDINALS: readonly string[] = counted(ORDINAL_UNITS, ORDINAL_TEENS, (ten) =>
  ten.replace(/y$/, 'ieth'),
);

/** 1–99 in Hindi, with the spellings in use; some in Latin letters. */
export const HINDI_NUMBERS: readonly string[] = (
  'एक|ek,दो|do,तीन|teen|tin,चार|char|chaar,पांच|paanch|panch,छह|छः|छे|chhah|chhe|che,सात|saat|sat,आठ|aath|ath,नौ|nau,दस|das,' +
  'ग्यारह|gyarah,बारह|barah,तेरह|terah,चौदह|chaudah,पंद्रह|पन्द्रह|pandrah,सोलह|solah,सत्रह|satrah,अठारह|atharah|athara,उन्नीस|unnis|unnees,बीस|bees|bis,' +
  'इक्कीस|ikkis|ikkees,बाईस|बाइस|bais|baais,तेईस|तेइस|teis,चौबीस|chaubis|chaubees,पच्चीस|pachchis|pachis|pachees,छब्बीस|chhabbis,सत्ताईस|सत्ताइस|sattais,अट्ठाईस|अठाईस|अट्ठाइस|अठ्ठाईस|athais|atthais,उनतीस|untis|untees,तीस|tees|tis,' +
  'इकतीस|इकत्तीस|ikattis|iktis,बत्तीस|battis,तैंतीस|तेंतीस|taintis,चौंतीस|chauntis,पैंतीस|paintis|paintees,छत्तीस|chhattis,सैंतीस|saintis,अड़तीस|adtis,उनतालीस|उनतालिस|untalis,चालीस|चालिस|chalis|chaalis,' +
  'इकतालीस|इकतालिस,बयालीस|बयालिस,तैंतालीस|तैंतालिस|तेंतालीस,चौवालीस|चवालीस|चौंवालीस,पैंतालीस|पैंतालिस|paintalis,छियालीस|छियालिस,सैंतालीस|सैंतालिस,अड़तालीस|अड़तालिस,उनचास|उनंचास,पचास|pachas|pachaas,' +
  'इक्यावन,बावन,तिरपन|तिरेपन,चौवन|चउवन,पचपन,छप्पन,सत्तावन,अट्ठावन|अठावन,उनसठ,साठ,' +
  'इकसठ,बासठ,तिरसठ|तिरेसठ,चौंसठ|चौसठ,पैंसठ,छियासठ,सड़सठ,अड़सठ,उनहत्तर|उनहतर,सत्तर,' +
  'इकहत्तर|इकहतर,बहत्तर,तिहत्तर,चौहत्तर,पचहत्तर,छिहत्तर,सतहत्तर,अठहत्तर,उन्यासी|उनासी,अस्सी,' +
  'इक्यासी,बयासी,तिरासी,चौरासी,पचासी,छियासी,सत्तासी,अट्ठासी|अठासी,नवासी,नब्बे,' +
  'इक्यानवे|इक्यानबे,बानवे|बानबे,तिरानवे|तिरानबे,चौरानवे|चौरानबे,पंचानवे|पंचानबे,छियानवे|छियानबे,सत्तानवे|सत्तानबे,अट्ठानवे|अट्ठानबे,निन्यानवे|निन्यानबे'
).split(',');

export const YEARS_WORD = 'years|year|yrs|yr|साल|सालों|वर्ष|वर्षों|बरस|saal|saalon|sal|varsh|varshon|baras';
export const MONTHS_WORD = 'months|month|महीने|महीनों|माह|mahine|mahinon|maheene|maah';
export const AGE_WORD = 'उम्र|उमर|आयु|अवस्था|umar|umr|umra|aayu|ayu|avastha|age';

/** This, the next, the last year or month. */
export const THIS_WORD = 'this|इस|is|iss';
export const NEXT_WORD = 'next|अगले|agle|agley';
export const LAST_WORD = 'last|पिछले|गत|बीते|pichle|pichhle|beete';

/** After these words a time is not the one that is meant, but its bound. */
export const BOUND_BEFORE = said(
  'by|before|after|around|about|nearly|almost|roughly|approximately|past|beyond|over|under|or|to|and|every|each|time|than',
  'या|ya|लगभग|करीब|तकरीबन|lagbhag|kareeb|karib|हर|प्रत्येक|har|प्रति',
);
