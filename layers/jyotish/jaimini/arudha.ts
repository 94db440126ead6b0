/** Arudha padas of the houses (Jaimini Sutras 1.1.30–32, BPHS ch. 29). */
import type { Chart } from '../chart/chart.ts';
import { houseFrom, signAt } from '../chart/rashi.ts';
import { jaiminiLord, type ColordRule } from './lords.ts';

/** Why a pada was moved to the tenth from itself: it fell on its own house, or on the seventh from it. */
export const ARUDHA_EXCEPTIONS = ['none', 'self', 'seventh'] as const;
export type ArudhaException = (typeof ARUDHA_EXCEPTIONS)[number];

/** Keys by the house whose arudha it is: A1 is the arudha lagna, A7 the darapada, A12 the upapada. */
export const ARUDHA_KEYS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const;

/** The arudha of a house. */
export interface ArudhaPada {
  /** 1–12; its key is in ARUDHA_KEYS. */
  readonly house: number;
  /** 1–12 */
  readonly sign: number;
  readonly exception: ArudhaException;
}

/** Houses on which an arudha cannot fall, counted from the house itself. */
const EXCEPTION_AT: Readonly<Record<number, ArudhaException>> = { 1: 'self', 7: 'seventh' };

/** As far from the lord as the lord is from the sign; on the sign itself or its seventh, the tenth from there. */
export const imageOf = (sign: number, lordSign: number): Omit<ArudhaPada, 'house'> => {
  const image = signAt(lordSign, houseFrom(sign, lordSign));
  const exception = EXCEPTION_AT[houseFrom(sign, image)] ?? 'none';
  return { sign: exception === 'none' ? image : signAt(image, 10), exception };
};

/** The twelve padas, houses counted by signs from the ascendant. */
export const arudhaPadas = (chart: Chart, colords: ColordRule): readonly ArudhaPada[] =>
  Array.from({ length: 12 }, (_, i) => {
    const sign = signAt(chart.ascendant.sign, i + 1);
    return { house: i + 1, ...imageOf(sign, chart.signs[jaiminiLord(chart, sign, colords)]) };
  });
