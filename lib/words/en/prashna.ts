/** Words of the suite of questions in English. */
import type { Mode } from '../../../layers/jyotish/chart/rashi.ts';
import type { HiddenMatter, PrashnaIndicator, RisingWay } from '../../../layers/jyotish/prashna/moment-chart.ts';

/** What is read. */
export const indicators: Readonly<Record<PrashnaIndicator, string>> = {
  lagna_mode: 'Kind of the rising sign',
  rising: 'How the sign rises',
  lagna_lord_house: 'Lord of the ascendant',
  moon_house: 'The Moon',
  moon_void: 'The Moon makes no contact',
  benefics_kendra: 'Benefics in quadrants',
  malefics_kendra: 'Malefics in quadrants',
  gulika_house: 'Gulika',
  lagna_gandanta: 'Ascendant at a gandanta junction',
  hora_lord_house: 'Lord of the hora',
  same_sign_lagna_moon: 'The Moon in the rising sign',
  tithi_rikta: 'Rikta tithi (4, 9 or 14)',
  vishti: 'Vishti karana (Bhadra)',
};

/** Kinds of sign and what they say in a question, and how a sign rises. */
export const states: Readonly<Record<Mode | RisingWay, string>> = {
  movable: 'Movable: change',
  fixed: 'Fixed: no change',
  dual: 'Dual: mixed',
  shirsha: 'With the head (shirshodaya)',
  prishtha: 'With the back (prishthodaya)',
  ubhaya: 'Both ways (ubhayodaya)',
};

/** Kinds of hidden matter. */
export const matters: Readonly<Record<HiddenMatter, string>> = {
  dhatu: 'Dhatu: mineral',
  moola: 'Moola: root',
  jiva: 'Jiva: living being',
};

/** How a reading is written. */
export const values: Readonly<Record<'house' | 'yes' | 'no', string>> = {
  house: 'House {house}',
  yes: 'Yes',
  no: 'No',
};
