/** Ghata chakra: the adverse Moon sign, tithis, weekday, star and month of a birth sign. */
import { rowOf } from './rows.ts';

/** The five groups of tithis, in their order. */
export const TITHI_GROUPS = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;
export type TithiGroup = (typeof TITHI_GROUPS)[number];

/** Tithis 1–15 of either paksha that make up a group: nanda 1, 6, 11 … purna 5, 10, 15. */
export const tithisOfGroup = (group: TithiGroup): readonly number[] => {
  const first = TITHI_GROUPS.indexOf(group) + 1;
  return [first, first + 5, first + 10];
};

/** A row of the ghata chakra. */
export interface Ghata {
  /** Sign 1–12 of the adverse Moon. */
  readonly moonSign: number;
  readonly tithiGroup: TithiGroup;
  /** 0 = Sunday. */
  readonly vara: number;
  /** 1–27 */
  readonly nakshatra: number;
  /** Amanta lunar month 1–12 from Chaitra. */
  readonly month: number;
}

const row = (moonSign: number, tithiGroup: TithiGroup, vara: number, nakshatra: number, month: number): Ghata => ({
  moonSign,
  tithiGroup,
  vara,
  nakshatra,
  month,
});

const GHATA: readonly Ghata[] = [
  row(1, 'nanda', 0, 10, 8),
  row(6, 'purna', 6, 13, 9),
  row(11, 'bhadra', 1, 15, 4),
  row(5, 'bhadra', 3, 17, 10),
  row(10, 'jaya', 6, 19, 3),
  row(3, 'purna', 6, 22, 6),
  row(9, 'rikta', 4, 24, 11),
  row(2, 'nanda', 5, 27, 7),
  row(12, 'jaya', 5, 2, 5),
  row(5, 'rikta', 2, 4, 2),
  row(9, 'jaya', 4, 6, 1),
  row(11, 'purna', 5, 9, 12),
];

/** The row for Moon sign 1–12 at birth. */
export const ghataOf = (moonSign: number): Ghata => rowOf(GHATA, moonSign, 'sign');
