/**
 * Words by which a birth is written in a message, in English, Hindi and Hindi in Latin letters, as `normalised` leaves them
 * and as people type them. They stand between `|`.
 */

/** Words that say of a date that somebody was born then. */
export const BORN_WORDS =
  'born|birth|birthday|dob|b\\.?o\\.?b|d\\.?o\\.?b|जन्म|जनम|पैदा|जन्मतिथि|janm|janam|janma|paida|paidaish|pedaish';

/** Parts of the day, by how an hour beside them is meant. */
export const DAY_PARTS = {
  /** Before noon. */
  am: 'a\\.?m\\.?|morning|subah|subha|savere|sawere|early|सुबह|सवेरे|प्रातः|प्रात|भोर',
  /** From noon on. */
  pm: 'p\\.?m\\.?|afternoon|evening|dopahar|dopehar|duphar|shaam|sham|दोपहर|शाम|सायं|सांय',
  /** Late in the evening, or after midnight. */
  night: 'night|raat|rat|रात|midnight',
} as const;

/** Words behind an hour that stands without its minutes. */
export const CLOCK_WORDS = "baje|bje|baj|bajkar|बजे|बजकर|o'clock|hrs|hours";

/** Words before the name of a place, and behind it. */
export const BEFORE_PLACE = 'in|at|from|near';
export const BEHIND_PLACE = 'me|mein|main|mai|men|में|मे|मैं';

/** Words that are never part of the name of a place, where they stand beside one. */
export const NO_PLACE =
  "i|i’m|don’t|don't|dont|have|has|of|remember|sure|exact|exactly|but|याद|पक्का|yaad|pakka|time|unknown|only|not|no|know|nahi|nahin|nai|pata|malum|maloom|नहीं|पता|मालूम|the|a|on|at|in|ko|को|hua|hui|hue|tha|thi|the|हुआ|हुई|था|थी|है|hai|he|she|was|is|his|her|my|uska|uski|unka|unki|उसका|उसकी|उनका|उनकी|time|date|place|samay|समय|jagah|जगह|sthan|स्थान|tarikh|तारीख|ka|ki|ke|का|की|के|and|aur|और";
