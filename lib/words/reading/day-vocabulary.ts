/**
 * Days that a question names, by their words: English, Hindi, Hindi in Latin letters. Patterns are those of
 * `lib/astrologer/answer/hear/patterns.ts`.
 */

import { inflected, said } from './vocabulary.ts';

/** Words that hold the name of a day and ask about none: what is past, a birth, a habit, "nowadays". */
export const NO_DAY_SAID =
  'day and age*|till today*|until today*|so far today*|one day|some day*|aaj kal*|aajkal*|aaj tak*|आज तक*|आजकल*|आज कल*|कल सर्प*|kal sarp*|आज से पहले*|born this*|born today*|कल था*|कल थी*|कल गया*|कल हुआ*|kal tha*|kal thi*|kal gaya*|kal hua*|every <weekday>|<weekday> fast*|<weekday> vrat*|<weekday> का व्रत*|<weekday> ka vrat*|<weekday> ka upvas*|<weekday> का उपवास*|हर <weekday>|har <weekday>|last <weekday>|born … <weekday>|पिछले <weekday>|pichhle <weekday>';

/** Words beside a date that is one of birth. */
export const BORN_SAID = 'born*|birthday*|birth*|dob|जन्म*|पैदा*|janm*|janam*|paida*';

/** Words before or after “may”, “march”, “jan” that make a month of it. */
export const BEFORE_MONTH_SAID = 'in|this|next|by|till|until|from|about|what about|how about';
/** Words that ask of such a month in Hinglish: “march me koi date hai”. */
export const MONTH_ASKED_SAID = 'koi|date|din|tarikh|tareekh|theek|thik|muhurat|muhurt';
export const AFTER_MONTH_SAID = 'me|mein|main|ki|ke|ka|ko|tak|month';

/** Long names of months that are other words too. */
export const MONTH_TOO_SAID = 'march|maarch';

/** A day of a month by its number alone, which is caught: "on the 25th", "25 तारीख". */
export const DAY_OF_MONTH_SAID =
  '(?<!\\p{L})on (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?!\\p{L}| house)|(?<!\\d)(\\d{1,2}) ?(?:तारीख|tarikh|tareekh)';

/** Words of questions about longer times, whatever day they name. */
export const LONG_SAID =
  'when will*|when do i*|when does*|how long*|how many*|which year*|कब*|कितने*|कितना*|kab|kab tak*|kitne*|kitna*';

/** One day or several, by how far they are; an earlier row wins its words. */
export const DAYS_SAID = {
  dayAfter: 'day after tomorrow*|परसों*|parso*|parson*',
  nextWeek:
    'next week*|the week after*|अगले हफ़्ते*|अगला हफ़्ता*|अगले सप्ताह*|अगला सप्ताह*|agle hafte*|agla hafta*|agle week*|agla week*|agle saptah*',
  nextMonth: 'next month*|अगले महीने*|अगला महीना*|अगले माह*|agle mahine*|agla mahina*|agle month*|agle maheene*',
  weekend: 'weekend*|वीकेंड*|सप्ताहांत*',
  week: 'next 7 days*|next seven days*|अगले सात दिन*|अगले 7 दिन*|agle 7 din*|agle saat din*|isi hafte*|इसी हफ़्ते*|this week*|the week|a good week*|a bad week*|my week*|current week*|coming week*|coming days*|next few days*|इस हफ़्ते*|यह हफ़्ता*|ये हफ़्ता*|इस सप्ताह*|यह सप्ताह*|आने वाले दिन*|is hafte*|ye hafta*|yeh hafta*|is week*|ye week*|yeh week*|iss week*|is saptah*|aane wale din*|aane wale dino*',
  month:
    'next 30 days*|आने वाला महीना*|आने वाले महीने*|aane wala mahina*|aane wale mahine*|isi mahine*|इसी महीने*|this month*|my month*|current month*|coming month*|इस महीने*|यह महीना*|ये महीना*|इस माह*|is mahine*|ye mahina*|yeh mahina*|iss mahine*|is month*|ye month*|yeh month*|is maheene*',
  today: 'today*|tonight*|my evening*|this evening*|this afternoon*|आज*|aaj|aj',
  tomorrow: 'tomorrow*|tmrw*|tmr|कल|kal',
  /** Whichever day is good. */
  anyDay:
    'which day … good for*|which days are good*|which day … best*|which day … lucky*|which days … lucky*|lucky day to*|lucky day for*|kaun sa din*|konsa din*|kaunsa din*|kaun se din*|konse din*|कौन सा दिन*|कौन-सा दिन*|कौन से दिन*|कौन-से दिन*|kis din|किस दिन*|which day should*|which day shall*|which date should*|good day to*|good day for*|best day to*|best day for*|best date*|good date*|auspicious date*|auspicious day*|शुभ दिन कब*|शुभ तारीख*|अच्छा दिन कब*|shubh din kab*|shubh tarikh*|shubh din bata*|शुभ दिन बता*|achhe din bata*|अच्छे दिन बता*|achha din kab*|accha din kab*',
  /** No day but this one. */
  myDay: 'my day|मेरा दिन|दिन कैसा*|दिन अच्छा*|mera din|din kaisa*|din accha*',
} as const;

const VAR = 'var*|vaar*|war*|waar*|vara*|vaara*|wara*';
/** Names of the weekdays from Sunday. */
export const WEEKDAYS_SAID: readonly string[] = [
  said('sunday*|रविवार*|इतवार*|संडे*|आदित्यवार*|भानुवार*', inflected('ravi|it|aditya|bhanu', VAR)),
  said('monday*|सोमवार*|मंडे*|चंद्रवार*|इंदुवार*', inflected('som|soma|indu', VAR)),
  said('tuesday*|मंगलवार*|ट्यूज़डे*|भौमवार*', inflected('mangal|mangala|bhaum', VAR)),
  said('wednesday*|बुधवार*|वेडनेसडे*|सौम्यवार*', inflected('budh|budha', VAR)),
  said('thursday*|गुरुवार*|गुरूवार*|बृहस्पतिवार*|वीरवार*|थर्सडे*', inflected('guru|brihaspati|bruhaspati|veer|vir', VAR)),
  said('friday*|शुक्रवार*|फ्राइडे*|भृगुवार*', inflected('shukr|shukra', VAR)),
  said('saturday*|शनिवार*|शनिचर*|शनिश्चर*|सैटरडे*|shanichar*|shanishchar*', inflected('shani', VAR)),
];

/** Whether a day suits what is asked: beside these words stands what it shall suit. */
export const SUITS_SAID =
  'ok|okay*|fine*|good day*|good for*|good to*|good time*|right day*|safe*|auspicious*|suitable*|better*|theek*|thik*|rakhe|rakhu|rakhun|rakh le|rakh lu|sahi*|shubh*|accha*|achha*|acha*|ठीक*|रखें|रखूँ|रख लें|रख लूँ|सही*|शुभ*|अच्छा*';
