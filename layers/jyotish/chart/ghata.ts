/** Ghata chakra: what almanacs call adverse for a birth sign: signs of the Moon, tithis, weekday, star, month, yoga, karana, quarter of the day, rising sign. */
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
  /** Sign 1–12 of the adverse Moon of men, and of women: counted from the birth sign in the almanacs. */
  readonly moonSign: number;
  readonly moonSignWomen: number;
  readonly tithiGroup: TithiGroup;
  /** 0 = Sunday. */
  readonly vara: number;
  /** 1–27 */
  readonly nakshatra: number;
  /** Amanta lunar month 1–12 from Chaitra. */
  readonly month: number;
  /** Nitya yoga 1–27. */
  readonly yoga: number;
  /** Place in the list of the eleven karanas, 1–11: the seven that recur, then Shakuni, Chatushpada, Naga, Kimstughna. */
  readonly karana: number;
  /** Quarter 1–4 of the day, and of the night. */
  readonly prahara: number;
  /** Sign 1–12 that rises. */
  readonly risingSign: number;
}

const row = (
  moonSign: number,
  moonSignWomen: number,
  tithiGroup: TithiGroup,
  vara: number,
  nakshatra: number,
  month: number,
  yoga: number,
  karana: number,
  prahara: number,
  risingSign: number,
): Ghata => ({ moonSign, moonSignWomen, tithiGroup, vara, nakshatra, month, yoga, karana, prahara, risingSign });

/**
 * Ghata chakra as printed in the almanac of Sri Uttaradi Math (2024–25, p. 64); a second printed table is the same in every
 * cell. The rising sign, which they leave out, is that of Muhurta Chintamani, on journeys.
 */
const GHATA: readonly Ghata[] = [
  row(1, 1, 'nanda', 0, 10, 8, 1, 1, 1, 1),
  row(6, 9, 'purna', 6, 13, 9, 24, 8, 4, 2),
  row(11, 9, 'bhadra', 1, 15, 4, 19, 3, 3, 4),
  row(5, 12, 'bhadra', 3, 17, 10, 13, 10, 1, 7),
  row(10, 8, 'jaya', 6, 19, 3, 8, 1, 1, 10),
  row(3, 8, 'purna', 6, 22, 6, 24, 3, 1, 12),
  row(9, 12, 'rikta', 4, 24, 11, 24, 4, 4, 6),
  row(2, 9, 'nanda', 5, 27, 7, 17, 5, 1, 8),
  row(12, 6, 'jaya', 5, 2, 5, 15, 4, 1, 9),
  row(5, 8, 'rikta', 2, 4, 2, 27, 8, 4, 11),
  row(9, 3, 'jaya', 4, 6, 1, 10, 11, 3, 3),
  row(11, 11, 'purna', 5, 9, 12, 15, 9, 4, 5),
];

/** The row for Moon sign 1–12 at birth. */
export const ghataOf = (moonSign: number): Ghata => rowOf(GHATA, moonSign, 'sign');
