/**
 * Words by which a birth is written in a message, in English, Hindi and Hindi in Latin letters, as `normalised` leaves them
 * and as people type them. They stand between `|`.
 */

/** Words that say of a date that somebody was born then. */
export const BORN_WORDS =
  'born|birth|birthday|dob|b\\.?o\\.?b|d\\.?o\\.?b|जन्म|जनम|पैदा|जन्मतिथि|janm|janam|janma|paida|paidaish|pedaish|जन्मे|जन्मी|जन्मा|janme|janmi';

/** Words that say that the time of a birth is not known. */
export const NO_TIME_WORDS =
  "(?:birth )?(?:time|samay|समय|टाइम) (?:is |was |ka |का )?(?:nahi|nahin|nai|नहीं|not|un)(?: ?(?:pata|malum|maloom|yaad|known|sure|याद|पता|मालूम))?(?: (?:hai|है))?|(?:time|samay|समय|टाइम) (?:pata|malum|maloom|yaad|पता|मालूम|याद) (?:nahi|nahin|nai|नहीं)(?: (?:hai|है))?|(?:no|without) (?:birth )?time|bina time|बिना समय|(?:i )?(?:do not|don't|don’t) (?:know|remember) the (?:exact )?(?:birth )?time|(?:i am |i'm )?not sure of the (?:exact )?(?:birth )?time|time unknown";

/** Parts of the day, by how an hour beside them is meant. */
export const DAY_PARTS = {
  /** Before noon. */
  am: 'a\\.?m\\.?|morning|subah|subha|savere|sawere|early|सुबह|सवेरे|प्रातः|प्रात|भोर',
  /** From noon on. */
  pm: 'p\\.?m\\.?|afternoon|evening|dopahar|dopehar|duphar|shaam|sham|दोपहर|शाम|सायं|सांय',
  /** Late in the evening, or after midnight. */
  night: 'night|raat|rat|रात|midnight',
} as const;

/** Words before an hour that move it, by the minutes: half past, a quarter past, a quarter to. */
export const PARTS_OF_HOUR: Readonly<Record<string, number>> = {
  साढे: 30,
  sadhe: 30,
  saadhe: 30,
  sade: 30,
  saade: 30,
  सवा: 15,
  sava: 15,
  sawa: 15,
  पौने: -15,
  paune: -15,
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
};

/** Words behind an hour that stands without its minutes. */
export const CLOCK_WORDS = "baje|bje|baj|bajkar|बजे|बजकर|o'clock|hrs|hours";

/** Words before the name of a place, and behind it. */
export const BEFORE_PLACE = 'in|at|from|near';
export const BEHIND_PLACE = 'me|mein|main|mai|men|में|मे|मैं';

/** Words before a town that is named with a capital, and behind one that is named before “में”. */
export const BEFORE_TOWN = 'in|at|near|for';
export const BEHIND_TOWN = 'जन्म|पैदा|janm|janam|paida|born|आज|aaj';

/** Words that are never part of the name of a place, where they stand beside one. */
export const NO_PLACE =
  "i|i’m|don’t|don't|dont|have|has|of|remember|sure|exact|exactly|but|याद|पक्का|yaad|pakka|time|unknown|only|not|no|know|nahi|nahin|nai|pata|malum|maloom|नहीं|पता|मालूम|the|a|on|at|in|ko|को|hua|hui|hue|tha|thi|the|हुआ|हुई|था|थी|है|hai|he|she|was|is|his|her|my|uska|uski|unka|unki|उसका|उसकी|उनका|उनकी|time|date|place|samay|समय|par|pe|पर|पे|around|about|approx|approximately|roughly|nearly|lagbhag|karib|kareeb|लगभग|करीब|jagah|जगह|sthan|स्थान|tarikh|तारीख|ka|ki|ke|का|की|के|and|aur|और";

/** Beginnings of words by which a proposal came to nothing: of such a one no birth is written. */
export const CAME_TO_NOTHING = 'toot|tut|bigad|broke|fell|fail|cancel|reject|टूट|बिगड़|छूट';
/** Words for one of two whose match is asked about, by sex; and for a proposal, which names none. */
export const SUITORS = {
  male: 'boy|boys|guy|groom|ladka|ladke|larka|larke|लडका|लडके|दूल्हा|dulha|वर',
  female: 'girl|girls|bride|ladki|ladkiyan|larki|लडकी|लडकियां|दुल्हन|dulhan|वधू',
  none: 'rishta|rishte|rishton|proposal|proposals|suitor|match|रिश्ता|रिश्ते|रिश्तों',
} as const;

/** Pronouns that tell the sex of whoever is meant. */
export const PRONOUN_SEX = { she: 'female', her: 'female', he: 'male', him: 'male', his: 'male' } as const;

/** Relatives whose birth may be written, and who are named nowhere else. */
export const OTHER_KIN =
  'bhabhi|bhabi|भाभी|jija|jiju|जीजा|saala|saale|sala|साला|साले|saali|sali|साली|nanad|ननद|devar|देवर|jeth|जेठ|saas|सास|sasur|ससुर|jethani|जेठानी|devrani|देवरानी|mausi|bua|boss';

/** Words for a chart. */
export const CHART_WORDS =
  'kundli|kundali|kundly|janampatri|janam patri|patrika|chart|horoscope|कुंडली|जन्मपत्री|जन्म पत्री|पत्रिका';

/** Words by which the chart of somebody else is asked for. */
export const THEIR_CHART =
  '(?:her|his|their) (?:own )?(?:chart|kundli|kundali|horoscope)|(?:us|un)k[ia] (?:kundli|kundali|chart|janampatri)|(?:उस|उन)की (?:कुंडली|जन्मपत्री)';

/** Words by which somebody tells of their own birth, and of their own sex. */
export const OWN_BIRTH =
  'my (?:own )?(?:birth|dob|d\\.o\\.b|date of birth)|i (?:was|am) born|mer[ai] (?:apna |apni )?(?:janm|janam|dob|date of birth|birth)|मेर[ाी] (?:जन्म|जनम)|main .{0,20}(?:paida|janm)|मैं .{0,20}(?:पैदा|जन्म)';
export const OWN_SEX = {
  male: "(?:i am|i'm|i 'm) (?:a |the )?(?:boy|man|male|guy|groom)|(?:(?:main|mai) )?(?:ek )?(?:ladka|purush|larka|var) (?:hu|hun|hoon)|(?:मैं )?(?:एक )?(?:लडका|पुरुष|वर) (?:हूं|हू)",
  female:
    "(?:i am|i'm|i 'm) (?:a |the )?(?:girl|woman|female|lady|bride)|(?:(?:main|mai) )?(?:ek )?(?:ladki|mahila|aurat|vadhu|larki) (?:hu|hun|hoon)|(?:मैं )?(?:एक )?(?:लडकी|महिला|औरत|स्त्री|वधू) (?:हूं|हू)",
} as const;
