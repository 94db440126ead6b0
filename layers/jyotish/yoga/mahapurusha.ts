/** The five great persons: a star-planet in its own or exaltation sign, in a kendra (from the lagna; option: or the Moon). */
import { KENDRAS } from '../chart/bhava.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { PD6 } from './sources.ts';

const ROWS = [
  ['ruchaka', 'mars'],
  ['bhadra', 'mercury'],
  ['hamsa', 'jupiter'],
  ['malavya', 'venus'],
  ['sasa', 'saturn'],
] as const;

const row = yogaRow('mahapurusha');

/** One of each star-planet. */
export const MAHAPURUSHA_YOGAS: readonly YogaRule[] = ROWS.map(([id, graha]) =>
  row(id, `${PD6}; BPHS ch. 75`, (c) =>
    given(c.dig(graha) && (c.at(graha, KENDRAS) || (c.doctrine.fromMoon && KENDRAS.includes(c.hM(graha)))), graha),
  ),
);
