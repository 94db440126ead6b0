/**
 * Dashas that start from a star: the star of a seed selects the first row, and the elapsed share of the star is the part
 * of the first period before birth.
 */
import { mod } from '../ephemeris/angle.ts';
import type { NakshatraPosition } from '../chart/nakshatra.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { layMahas, partsByLord, partsFrom, rowsFrom, type DashaPart, type DashaPlan, type DashaRow } from './cycle.ts';
import type { DashaLord } from './lord.ts';

/** The row at birth and how much of it has passed. */
export interface DashaEntry {
  /** Row at birth, from 0. */
  readonly row: number;
  /** Share of its period before birth, 0 ≤ x < 1. */
  readonly elapsed: number;
}

/** A star dasha as a table. */
export interface StarDasha<L extends DashaLord = DashaLord> {
  readonly rows: readonly DashaRow<L>[];
  readonly parts: ReadonlyMap<L, readonly DashaPart<L>[]>;
  entry(seed: NakshatraPosition): DashaEntry;
}

/** One star, one row: `firstStar` (1–27) gives the first row, each following star the next. */
export const starByStar =
  (firstStar: number, rows: number) =>
  ({ id, elapsed }: NakshatraPosition): DashaEntry => ({ row: mod(id - firstStar, rows), elapsed });

/** As `starByStar`, for systems that count the 27 stars from `firstStar` and then cast out the rows. */
export const starRemainder =
  (firstStar: number, rows: number) =>
  ({ id, elapsed }: NakshatraPosition): DashaEntry => ({ row: mod(id - firstStar, 27) % rows, elapsed });

/** A table whose sub-periods begin with their own lord, in proportion to the years. */
export const starDasha = <L extends DashaLord>(
  rows: readonly DashaRow<L>[],
  entry: StarDasha<L>['entry'],
): StarDasha<L> => ({ rows, parts: partsByLord(rows), entry });

/** The rest of the first period at birth. */
export interface DashaBalance<L extends DashaLord = DashaLord> {
  readonly lord: L;
  /** Years left: (1 − elapsed) × the lord's years. */
  readonly years: number;
}

/** A star dasha laid out for a birth, with the balance of its first period. */
export interface StarDashaPlan<L extends DashaLord = DashaLord> extends DashaPlan<L> {
  readonly balance: DashaBalance<L>;
}

/**
 * Lays a table out for a birth that enters it at `entry`: `rounds` rounds from the theoretical start, which is the elapsed
 * part of the first period before birth.
 */
export const planFromEntry = <L extends DashaLord>(
  { rows, parts }: Pick<StarDasha<L>, 'rows' | 'parts'>,
  birth: JulianDay,
  { row, elapsed }: DashaEntry,
  yearLength: number,
  rounds: number,
): StarDashaPlan<L> => {
  const ordered = rowsFrom(rows, row);
  const [first] = ordered;
  if (!first) throw new Error('a dasha has rows');
  const start = plusDays(birth, -elapsed * first.years * yearLength);
  return {
    birth,
    balance: { lord: first.lord, years: (1 - elapsed) * first.years },
    mahas: layMahas(
      start,
      Array.from({ length: rounds }, () => ordered),
      yearLength,
    ),
    partsOf: partsFrom(parts),
  };
};

/** Lays a star dasha out for a birth whose seed is at `seed`. */
export const starDashaPlan = <L extends DashaLord>(
  dasha: StarDasha<L>,
  birth: JulianDay,
  seed: NakshatraPosition,
  yearLength: number,
  rounds = 1,
): StarDashaPlan<L> => planFromEntry(dasha, birth, dasha.entry(seed), yearLength, rounds);
