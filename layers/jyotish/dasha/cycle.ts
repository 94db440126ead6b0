/**
 * The cycle engine of every dasha (conventions G.1). A system is a table: rows of a lord and its years, a rule that says
 * where the life enters them, and the order of the sub-periods. The engine lays the major periods on the axis of time and
 * cuts any of them into its parts, only where asked: a tree of six levels is never built.
 *
 * A boundary is always parent start + share of the parent's exact length, and the end of the last part is the parent's
 * end itself: children tile their parent without a gap however deep one goes.
 */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { DashaLord } from './lord.ts';

/** A lord and the years of its major period. */
export interface DashaRow<L extends DashaLord = DashaLord> {
  readonly lord: L;
  readonly years: number;
}

/** A part of a parent period: its lord, and where it begins and ends as shares 0 … 1 of the parent. */
export interface DashaPart<L extends DashaLord = DashaLord> {
  readonly lord: L;
  readonly from: number;
  readonly to: number;
}

/** One period: the lords from level 1 down to its own, half-open [start, end). */
export interface DashaPeriod<L extends DashaLord = DashaLord> {
  readonly lords: readonly L[];
  /** 1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana, 6 deha. */
  readonly level: number;
  readonly start: JulianDay;
  readonly end: JulianDay;
  /** Which major period this lies in, from 0: a lord may rule several. */
  readonly maha: number;
  /** Which round of the system, from 1. */
  readonly cycle: number;
}

/** A dasha laid out for one life. */
export interface DashaPlan<L extends DashaLord = DashaLord> {
  /** The instant of birth: periods that ended by then are not lived. */
  readonly birth: JulianDay;
  /** Level 1, in order of time. The first may begin before birth. */
  readonly mahas: readonly DashaPeriod<L>[];
  /** The parts of a period ruled by `lord` inside major period `maha`, in order. */
  partsOf(lord: L, maha: number): readonly DashaPart<L>[];
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
    const from = sum / total;
    sum += years;
    return { lord, from, to: sum / total };
  });
};

/** The parts of every lord of a circular table: in proportion to the years, beginning with the parent's own lord. */
export const partsByLord = <L extends DashaLord>(
  rows: readonly DashaRow<L>[],
): ReadonlyMap<L, readonly DashaPart<L>[]> =>
  new Map(rows.map(({ lord }, i) => [lord, proportionalParts(rowsFrom(rows, i))]));

/**
 * Major periods of all rounds, one after the other from `start`. Each boundary is the start plus the sum of years so far, times the year
 * length in days. A row of no years (a sign whose lord takes its only year away) gives no period.
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
      periods.push({ lords: [row.lord], level: 1, start: from, end, maha: periods.length, cycle: round + 1 });
      from = end;
    }
  }
  return periods;
};

const lordOfPeriod = <L extends DashaLord>(period: DashaPeriod<L>): L => {
  const lord = period.lords.at(-1);
  if (lord === undefined) throw new Error('a period has a lord');
  return lord;
};

/** The parts of a period, one level down. They tile it: each begins where the one before ends. */
export const dashaChildren = <L extends DashaLord>(
  plan: DashaPlan<L>,
  parent: DashaPeriod<L>,
): readonly DashaPeriod<L>[] => {
  const length = parent.end - parent.start;
  const boundary = (share: number): JulianDay => (share === 1 ? parent.end : plusDays(parent.start, length * share));
  return plan.partsOf(lordOfPeriod(parent), parent.maha).map(({ lord, from, to }) => ({
    lords: [...parent.lords, lord],
    level: parent.level + 1,
    start: boundary(from),
    end: boundary(to),
    maha: parent.maha,
    cycle: parent.cycle,
  }));
};

/** A stretch of time that periods must touch, half-open. */
export interface DashaWindow {
  readonly from: number;
  readonly to: number;
}

/** All of a life: every period that ends after birth. */
export const lifeWindow = (plan: DashaPlan): DashaWindow => ({ from: plan.birth, to: Infinity });

const touches = (period: DashaPeriod, window: DashaWindow): boolean =>
  period.end > window.from && period.start < window.to;

/** A period with the parts of it that were asked for. */
export interface DashaNode<L extends DashaLord = DashaLord> {
  readonly period: DashaPeriod<L>;
  readonly children: readonly DashaNode<L>[];
}

/**
 * The periods touching a window, down to level `depth`. Null when there would be more than `limit` of them; the work done
 * until then is no larger.
 */
export const dashaTree = <L extends DashaLord>(
  plan: DashaPlan<L>,
  depth: number,
  window: DashaWindow,
  limit: number,
): readonly DashaNode<L>[] | null => {
  let room = limit;
  const grow = (periods: readonly DashaPeriod<L>[]): readonly DashaNode<L>[] => {
    const nodes: DashaNode<L>[] = [];
    for (const period of periods) {
      if (room < 0) break;
      if (!touches(period, window)) continue;
      room -= 1;
      nodes.push({ period, children: period.level < depth ? grow(dashaChildren(plan, period)) : [] });
    }
    return nodes;
  };
  const nodes = grow(plan.mahas);
  return room < 0 ? null : nodes;
};

/**
 * The periods running at an instant, one per level from 1 to `level`; empty outside the system, and before birth unless
 * `window` says otherwise. Costs one cut per level.
 */
export const runningPeriods = <L extends DashaLord>(
  plan: DashaPlan<L>,
  at: JulianDay,
  level: number,
  window: DashaWindow = lifeWindow(plan),
): readonly DashaPeriod<L>[] => {
  if (at < window.from || at >= window.to) return [];
  const running: DashaPeriod<L>[] = [];
  let periods = plan.mahas;
  while (running.length < level) {
    const found = periods.find(({ start, end }) => at >= start && at < end);
    if (!found) break; // only possible at level 1: children tile their parent
    running.push(found);
    if (running.length < level) periods = dashaChildren(plan, found);
  }
  return running;
};

/** Whether a dasha runs at an instant, or the instant lies before its life or after its last round. */
export type DashaState = 'running' | 'not_begun' | 'over';

/** The state of a dasha at `at`, from the periods found running then. */
export const dashaStateAt = (plan: DashaPlan, at: JulianDay, running: readonly unknown[]): DashaState =>
  running.length > 0 ? 'running' : at < plan.birth ? 'not_begun' : 'over';

/**
 * The period with these lords, in cycle 1, 2 … of the system. Null when no such period exists. Where a lord rules two
 * major periods of one cycle, the earlier is meant.
 */
export const namedPeriod = <L extends DashaLord>(
  plan: DashaPlan<L>,
  lords: readonly string[],
  cycle: number,
): DashaPeriod<L> | null => {
  let found: DashaPeriod<L> | undefined;
  for (const [depth, lord] of lords.entries()) {
    const periods: readonly DashaPeriod<L>[] =
      depth === 0 ? plan.mahas.filter((maha) => maha.cycle === cycle) : found ? dashaChildren(plan, found) : [];
    found = periods.find((period) => lordOfPeriod(period) === lord);
    if (!found) return null;
  }
  return found ?? null;
};

/** One change of period: who ruled at that level, and who begins. */
export interface DashaChange<L extends DashaLord = DashaLord> {
  readonly at: JulianDay;
  readonly level: number;
  readonly from: readonly L[];
  readonly to: readonly L[];
}

/**
 * Every change of period at the wanted levels with window.from ≤ at < window.to, in order of time, higher levels first
 * where several change at once. Null when there are more than `limit`.
 */
export const dashaChanges = <L extends DashaLord>(
  plan: DashaPlan<L>,
  levels: readonly number[],
  window: DashaWindow,
  limit: number,
): readonly DashaChange<L>[] | null => {
  const changes: DashaChange<L>[] = [];
  const deepest = Math.max(...levels);
  const visit = (periods: readonly DashaPeriod<L>[], before: DashaPeriod<L> | null): void => {
    let previous = before;
    for (const period of periods) {
      if (changes.length > limit) return;
      if (touches(period, window)) {
        if (previous && period.start >= window.from && levels.includes(period.level)) {
          changes.push({ at: period.start, level: period.level, from: previous.lords, to: period.lords });
        }
        if (period.level < deepest) {
          visit(dashaChildren(plan, period), (previous && dashaChildren(plan, previous).at(-1)) ?? null);
        }
      }
      previous = period;
    }
  };
  visit(plan.mahas, null);
  return changes.length > limit ? null : changes;
};
