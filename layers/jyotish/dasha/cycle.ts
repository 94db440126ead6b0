/**
 * The engine of every dasha. A system is a table: rows of a lord and its years, a rule for the row of the birth, and the
 * order of the sub-periods. The engine lays out the major periods in time and divides a period only on request: a tree of
 * six levels is never built. `walk.ts` finds periods in the plan.
 *
 * A boundary is always parent start + share of the parent's exact length, and the end of the last part is the parent's
 * end itself: children tile their parent without a gap however deep one goes.
 */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { DashaLord } from './lord.ts';
import { majorPeriod, Period, type DashaPeriod } from './period.ts';

/** A lord and the years of its major period. */
export interface DashaRow<L extends DashaLord = DashaLord> {
  readonly lord: L;
  readonly years: number;
}

/** A part of a parent period: its lord, and where it ends as a share 0 … 1 of the parent; it begins where the one before ends. */
export interface DashaPart<L extends DashaLord = DashaLord> {
  readonly lord: L;
  readonly to: number;
  /** Which place of its table the part is, where the lord alone does not say it (Kalachakra). */
  readonly place?: number;
}

/** A dasha laid out for one life. */
export interface DashaPlan<L extends DashaLord = DashaLord> {
  /** The instant of birth: periods that ended by then are not part of the life. */
  readonly birth: JulianDay;
  /** Level 1, in order of time. The first may begin before birth; empty where the system does not apply to the birth. */
  readonly mahas: readonly DashaPeriod<L>[];
  /** Deepest level that is divided; every level when left out. */
  readonly deepest?: number;
  /** The parts of a period, in order. */
  partsOf(period: DashaPeriod<L>): readonly DashaPart<L>[];
}

/** Rows in a circle, beginning with the one at `first` (0-based). */
export const rowsFrom = <T>(rows: readonly T[], first: number): readonly T[] => [
  ...rows.slice(first),
  ...rows.slice(0, first),
];

/** Shares of a parent in proportion to the years of the rows; the last ends at exactly 1. */
export const proportionalParts = <L extends DashaLord>(rows: readonly DashaRow<L>[]): readonly DashaPart<L>[] => {
  const total = rows.reduce((sum, row) => sum + row.years, 0);
  let sum = 0;
  return rows.map(({ lord, years }) => {
    sum += years;
    return { lord, to: sum / total };
  });
};

/** The parts of every lord of a circular table: in proportion to the years, beginning with the parent's own lord. */
export const partsByLord = <L extends DashaLord>(
  rows: readonly DashaRow<L>[],
): ReadonlyMap<L, readonly DashaPart<L>[]> =>
  new Map(rows.map(({ lord }, i) => [lord, proportionalParts(rowsFrom(rows, i))]));

/**
 * Major periods of all rounds, one after the other from `start`. Each boundary is the start plus the sum of years so far, times the year
 * length in days. A row of 0 years gives no period.
 */
export const layMahas = <L extends DashaLord>(
  start: JulianDay,
  rounds: readonly (readonly DashaRow<L>[])[],
  yearLength: number,
): readonly DashaPeriod<L>[] => {
  const periods: DashaPeriod<L>[] = [];
  let years = 0;
  let from = start;
  for (const [round, rows] of rounds.entries()) {
    for (const row of rows) {
      if (row.years <= 0) continue;
      years += row.years;
      const end = plusDays(start, years * yearLength);
      periods.push(majorPeriod({ lord: row.lord, start: from, end, maha: periods.length, cycle: round + 1 }));
      from = end;
    }
  }
  return periods;
};

/** Looks the parts of a period up by its own lord. Throws for a lord without parts. */
export const partsFrom =
  <L extends DashaLord>(parts: ReadonlyMap<L, readonly DashaPart<L>[]>) =>
  (period: DashaPeriod<L>): readonly DashaPart<L>[] => {
    const found = parts.get(period.lord);
    if (!found) throw new Error(`no dasha lord ${period.lord}`);
    return found;
  };

/** The parts of a period, one level down; none at the deepest level. They tile it: each begins where the one before ends. */
export const dashaChildren = <L extends DashaLord>(
  plan: DashaPlan<L>,
  parent: DashaPeriod<L>,
): readonly Period<L>[] => {
  if (plan.deepest !== undefined && parent.level >= plan.deepest) return [];
  const { start: begin, end: finish } = parent;
  const length = finish - begin;
  const parts = plan.partsOf(parent);
  const children = new Array<Period<L>>(parts.length);
  let count = 0;
  let start = begin;
  for (const part of parts) {
    const end = part.to === 1 ? finish : plusDays(begin, length * part.to);
    children[count++] = new Period(part, parent, start, end);
    start = end;
  }
  return children;
};
