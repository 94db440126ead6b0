/** Words of the suite of questions in Hindi. */
import type { Mode } from '../../../layers/jyotish/chart/rashi.ts';
import type { HiddenMatter, PrashnaIndicator, RisingWay } from '../../../layers/jyotish/prashna/moment-chart.ts';

/** What is read. */
export const indicators: Readonly<Record<PrashnaIndicator, string>> = {
  lagna_mode: 'लग्न राशि का स्वभाव',
  rising: 'राशि का उदय',
  lagna_lord_house: 'लग्नेश',
  moon_house: 'चंद्रमा',
  moon_void: 'चंद्रमा का किसी ग्रह से योग नहीं',
  benefics_kendra: 'केंद्र में शुभ ग्रह',
  malefics_kendra: 'केंद्र में पाप ग्रह',
  gulika_house: 'गुलिक',
  lagna_gandanta: 'लग्न गंडांत में',
  hora_lord_house: 'होरा स्वामी',
  same_sign_lagna_moon: 'चंद्रमा लग्न राशि में',
  tithi_rikta: 'रिक्ता तिथि (4, 9 या 14)',
  vishti: 'विष्टि करण (भद्रा)',
};

/** Kinds of sign and what they say in a question, and how a sign rises. */
export const states: Readonly<Record<Mode | RisingWay, string>> = {
  movable: 'चर: परिवर्तन',
  fixed: 'स्थिर: परिवर्तन नहीं',
  dual: 'द्विस्वभाव: मिला-जुला',
  shirsha: 'शीर्षोदय',
  prishtha: 'पृष्ठोदय',
  ubhaya: 'उभयोदय',
};

/** Kinds of hidden matter. */
export const matters: Readonly<Record<HiddenMatter, string>> = {
  dhatu: 'धातु',
  moola: 'मूल',
  jiva: 'जीव',
};

/** How a reading is written. */
export const values: Readonly<Record<'house' | 'yes' | 'no', string>> = {
  house: 'भाव {house}',
  yes: 'हाँ',
  no: 'नहीं',
};
