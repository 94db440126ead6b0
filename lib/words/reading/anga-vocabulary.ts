/** The limbs of the panchang as people write them, and the words by which a sentence tells them of a birth. */
import { said } from './vocabulary.ts';

/** Tithis in the order of their keys: 1–14 of either half, the full moon, the new moon. */
export const TITHIS_SAID: readonly string[] = [
  'pratipada|pratipad|padwa|padva|padyami|प्रतिपदा|प्रतिपद|पड़वा',
  'dwitiya|dvitiya|dwitiiya|dooj|duj|द्वितीया|दूज',
  'tritiya|trutiya|tritiiya|teej|तृतीया|तीज',
  'chaturthi|chauth|chavithi|चतुर्थी|चौथ',
  'panchami|panchmi|पंचमी|पञ्चमी',
  'shashthi|shashti|sashti|sashthi|chhath|षष्ठी|छठ',
  'saptami|saptmi|सप्तमी',
  'ashtami|astami|ashtmi|अष्टमी',
  'navami|navmi|नवमी',
  'dashami|dasami|dashmi|दशमी',
  'ekadashi|ekadasi|gyaras|एकादशी|ग्यारस',
  'dwadashi|dvadashi|dwadasi|dvadasi|baras|द्वादशी|बारस',
  'trayodashi|trayodasi|teras|त्रयोदशी|तेरस',
  'chaturdashi|chaturdasi|chaudas|चतुर्दशी|चौदस',
  'purnima|poornima|pournami|purnamasi|pooranmashi|poonam|पूर्णिमा|पूनम|पूर्णमासी',
  'amavasya|amavasi|amavasai|amavas|अमावस्या|अमावस',
];

/** The halves of the lunar month by their names, which stand before a tithi, and by words that need no tithi. */
export const PAKSHAS_SAID = {
  shukla: { name: 'shukla|shukl|sukla|sudi|शुक्ल|सुदी', half: 'bright|waxing|light' },
  krishna: { name: 'krishna|krishn|krushna|badi|vadi|कृष्ण|बदी|वदी', half: 'dark|waning' },
} as const;
export const PAKSHA_WORD = 'paksha|paksh|paksham|पक्ष';
export const HALF_WORD = 'half|fortnight|paksha|paksh';
export const TITHI_WORD = 'tithi|thithi|lunar day|तिथि';

/** Nitya yogas 1–27. */
export const NITYA_YOGAS_SAID: readonly string[] = [
  'vishkambha|vishkambh|vishkumbha|vishkumbh|विष्कुंभ|विष्कंभ|विष्कुम्भ|विष्कम्भ',
  'priti|preeti|preethi|प्रीति',
  'ayushman|aayushman|आयुष्मान',
  'saubhagya|soubhagya|sowbhagya|सौभाग्य',
  'shobhana|shobhan|sobhana|शोभन',
  'atiganda|atigand|अतिगंड|अतिगण्ड',
  'sukarma|sukarman|सुकर्मा|सुकर्म',
  'dhriti|dhruti|dhrithi|धृति',
  'shula|shoola|shool|shul|शूल',
  'ganda|gand|गंड|गण्ड',
  'vriddhi|vruddhi|वृद्धि',
  'dhruva|dhruv|ध्रुव',
  'vyaghata|vyaghat|व्याघात',
  'harshana|harshan|हर्षण',
  'vajra|वज्र',
  'siddhi|सिद्धि',
  'vyatipata|vyatipat|vyatipaat|vyateepata|व्यतीपात|व्यतिपात',
  'variyana|variyan|variyaan|वरीयान|वरियान',
  'parigha|parigh|परिघ',
  'shiva|shiv|siva|शिव',
  'siddha|siddh|सिद्ध',
  'sadhya|saadhya|साध्य',
  'shubha|shubh|subha|शुभ',
  'shukla|shukl|sukla|शुक्ल',
  'brahma|ब्रह्म',
  'indra|aindra|इंद्र|इन्द्र|ऐंद्र|ऐन्द्र',
  'vaidhriti|vaidhruti|vaidhrithi|वैधृति',
];
export const YOGA_WORD = 'yoga|yog|yogam|योग';
/** Before "yoga": the one of the panchang, and of no chart. */
export const NITYA_WORD = 'nitya|panchang|panchanga|नित्य|पंचांग';

/** Karanas in the order of their keys. */
export const KARANAS_SAID: readonly string[] = [
  'bava|bav|बव',
  'balava|balav|बालव',
  'kaulava|kaulav|कौलव',
  'taitila|taitil|तैतिल',
  'gara|gar|garaja|garaj|गर|गरज',
  'vanija|vanij|वणिज',
  'vishti|visti|bhadra|विष्टि|भद्रा',
  'shakuni|sakuni|शकुनि',
  'chatushpada|chatushpad|चतुष्पद|चतुष्पाद',
  'naga|nag|नाग',
  'kimstughna|kinstughna|kintughna|kimstughn|किंस्तुघ्न|किंतुघ्न',
];
export const KARANA_WORD = 'karana|karan|karanam|करण';

/** Weekday as the head of a list: "birth weekday: Thursday". */
export const WEEKDAY_WORD = 'weekday|day of week|day of the week|day|vara|vaar|var|वार|दिन';

/** The reader of the text born: "you were born", आपका जन्म. */
export const YOU_BORN = said(
  "(?:you|i|(?:the |this |our )?native|the reader|the querent) (?:(?:were|was|are|am|is|'re|have been|had been) )?(?:(?<not>not|never) )?(?:indeed |actually |in fact |yourself )?born",
  "(?:you|i) (?<not2>weren't|wasn't|were n't|was n't) born",
  '(?:you|i) (?:came into (?:the|this) world|took birth|entered (?:the|this) world|first saw the light)',
  '(?:your|my) birth (?:took place|happened|occurred|fell|was|is)',
  '(?:आपका|मेरा|तुम्हारा|तेरा|जातक का|आप का|aapka|apka|aap ka|mera|tumhara|tera|jatak ka) (?:जन्म|janm|janam|janma)',
);
/** आप सोमवार को पैदा हुए: in Hindi at the end, where the reader stands at the head. */
export const BORN_AFTER_YOU = '(?<=^(?:आप|मैं|तुम|aap|main|tum) .*)(?:पैदा|जन्मे|जन्मी|paida|paidaa|janme|janmi)';
/** At the head of a sentence the same without "you". */
export const BORN_FIRST = '^(?:(?:and|also|so|having been|being) )?born|^(?:जन्म|janm|janam|janma)';
/** The instant of it, at either end of what is said. */
export const AT_BIRTH = said(
  '(?:at|at the time of|at the moment of|on the day of) (?:your |my |the )?birth(?! (?:of|chart|day))',
  '(?:आपके |मेरे |aapke |mere )?(?:जन्म के|janm ke|janam ke|janma ke) (?:समय|वक्त|दिन|samay|samaye|waqt|time|din)',
);
/** Words that stand before "birth tithi" where it is the reader's. */
export const OWN_BEFORE =
  "your|my|ur|the|native 's|reader 's|querent 's|and|is|was|are|were|आपकी|आपका|मेरी|मेरा|तुम्हारी|तुम्हारा|aapki|aapka|apki|apka|meri|mera|tumhari|tumhara|और|aur";
export const BIRTH_WORD = 'birth|natal|janma|janm|janam|जन्म';
export const OF_BIRTH =
  '(?:at|of|on the day of|at the time of) (?:your |my )?birth(?! of)|when (?:you|i) (?:were|was) born';
export const HINDI_OF_BIRTH =
  '(?:आपके|मेरे|तुम्हारे|aapke|apke|mere|tumhare)? ?(?:जन्म|janm|janam|janma) (?:(?:के समय|के दिन|ke samay|ke din) )?(?:का|की|ka|ki)';

/** Words that may stand between "born" and a limb, and say nothing of it. */
export const BESIDE_LIMBS = said(
  "on|in|at|under|during|the|a|an|of|it|is|was|were|are|which|that|when|'s|and|day|date|morning|evening|night|afternoon",
  'midnight|noon|dawn|dusk|early|late|am|pm|hours|weekday|tithi|yoga|karana|named|called|nitya|lunar|by|hindu|calendar',
  'nakshatra|star|itself|falling|being',
  'को|में|के|की|का|दिन|सुबह|शाम|रात|दोपहर|प्रातः|प्रात|सवेरे|बजे|बजकर|मिनट|पर|और|एवं|तथा|व|तिथि|वार|योग|करण|है|हैं|था|थी|थे',
  'नित्य|नक्षत्र|समय|तारीख|पंचांग|हिसाब|से|ही|आप|मैं|तुम|वाले',
  'ko|mein|me|mei|ke|ki|ka|din|subah|shaam|sham|raat|dopahar|baje|bajkar|par|pe|aur|tatha|vaar|var|yog|karan|hai|hain',
  'tha|thi|the|samay|tareekh|tarikh|hi|aap|main|tum|se|hisaab|hisab|panchang',
);
export const PLACE_AFTER = 'in|at|near';
export const PLACE_BEFORE = 'में|mein|me|mei';
/** A birth is told to the end with these. */
export const BORN_LAST = 'हुआ|हुई|हुए|लिया|hua|hui|hue|huya|liya';
export const NOT_BEFORE = 'not|never';
export const NOT_AFTER = 'नहीं|नही|nahi|nahin|nhi';
export const BUT = 'but|rather|बल्कि|balki';
export const EITHER = 'or|या|ya';
