/** Yogas of weekday and star: the twenty-eight from Ananda, and the Tamil amirtha, siddha and marana. */
import { mod } from '../ephemeris/angle.ts';
import { rowAt } from '../chart/rows.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { runsOf, type DayState } from './day-state.ts';

const row = <const Key extends string>(key: Key, good: boolean): { readonly key: Key; readonly good: boolean } => ({
  key,
  good,
});

/** The twenty-eight yogas in order (Muhurta Chintamani 1). */
export const ANANDADI = [
  row('ananda', true),
  row('kaladanda', false),
  row('dhumra', false),
  row('dhata', true),
  row('saumya', true),
  row('dhwanksha', false),
  row('dhwaja', true),
  row('shrivatsa', true),
  row('vajra', false),
  row('mudgara', false),
  row('chhatra', true),
  row('mitra', true),
  row('manasa', true),
  row('padma', false),
  row('lumbaka', false),
  row('utpata', false),
  row('mrityu', false),
  row('kana', false),
  row('siddhi', true),
  row('shubha', true),
  row('amrita', true),
  row('musala', false),
  row('gada', false),
  row('matanga', true),
  row('rakshasa', false),
  row('chara', true),
  row('sthira', true),
  row('pravardhamana', true),
] as const;
export type AnandadiKey = (typeof ANANDADI)[number]['key'];

/** Place 1–28 of the yoga of a star 1–28 (Abhijit is the 22nd) on vara 0–6: Sunday counts from the first star, each weekday four further on. */
export const anandadiOf = (vara: number, star28: number): number => mod(star28 - 1 - 4 * vara, 28) + 1;

/** A yoga of the twenty-eight over a part of a day. */
export interface Anandadi {
  /** 1 Ananda … 28 Pravardhamana. */
  readonly id: number;
  readonly key: AnandadiKey;
  readonly good: boolean;
  readonly span: TimeSpan;
}

/** The Anandadi yogas of a Vedic day, in order. */
export const anandadisOf = (states: readonly DayState[]): Anandadi[] =>
  runsOf(states, ({ vara, moonStar28 }) => anandadiOf(vara, moonStar28)).map(({ value, span }) => ({
    id: value,
    ...rowAt(ANANDADI, value - 1, 'anandadi'),
    span,
  }));

/** The Tamil yogas. `prabalarishta` is the worst marana. */
export const TAMIL_YOGA_KEYS = ['amirtha', 'siddha', 'marana', 'prabalarishta'] as const;
export type TamilYogaKey = (typeof TAMIL_YOGA_KEYS)[number];

interface TamilRow {
  readonly amirtha: readonly number[];
  readonly marana: readonly number[];
  readonly prabalarishta?: number;
}
/** Stars 1–27 by weekday from Sunday, as in printed Tamil panchangas of 2024–25; older tables differ in about a tenth. */
const TAMIL_YOGAS: readonly TamilRow[] = [
  { amirtha: [4, 12, 13, 19, 21, 22, 26, 27], marana: [10, 16, 17, 18, 23] },
  { amirtha: [4, 5, 7, 15, 22], marana: [3, 10, 16, 21, 25] },
  { amirtha: [4, 12, 19, 26], marana: [6, 16, 24, 25] },
  { amirtha: [3, 11, 12, 20, 21, 25], marana: [1, 13, 19, 27], prabalarishta: 23 },
  { amirtha: [1, 7, 8, 10, 15], marana: [3, 4, 5, 6, 12, 24] },
  { amirtha: [1, 13, 19, 27], marana: [4, 8, 9, 10, 18, 22] },
  { amirtha: [3, 4, 10, 15, 24], marana: [9, 12, 13, 14, 25, 27] },
];

/** The Tamil yoga of a star 1–27 on vara 0–6: siddha where the table names neither of the others. */
export const tamilYogaOf = (vara: number, star: number): TamilYogaKey => {
  const { amirtha, marana, prabalarishta } = rowAt(TAMIL_YOGAS, vara, 'vara');
  if (amirtha.includes(star)) return 'amirtha';
  if (marana.includes(star)) return 'marana';
  return prabalarishta === star ? 'prabalarishta' : 'siddha';
};

/** A Tamil yoga while the Moon is in one star. */
export interface TamilYoga {
  readonly key: TamilYogaKey;
  readonly good: boolean;
  /** 1–27 */
  readonly nakshatra: number;
  readonly span: TimeSpan;
}

/** The Tamil yogas of a Vedic day, one for each star, in order. */
export const tamilYogasOf = (states: readonly DayState[]): TamilYoga[] => {
  const vara = states[0]?.vara ?? 0;
  return runsOf(states, ({ nakshatra }) => nakshatra).map(({ value: nakshatra, span }) => {
    const key = tamilYogaOf(vara, nakshatra);
    return { key, good: key === 'amirtha' || key === 'siddha', nakshatra, span };
  });
};
