/** Finding periods in a dasha plan: the tree of a window, the periods at an instant, a named period, changes. */
import type { JulianDay } from '../ephemeris/instant.ts';
import { dashaChildren, type DashaPlan } from './cycle.ts';
import type { DashaLord } from './lord.ts';
import { majorPeriod, type DashaNode, type DashaPeriod, type Period } from './period.ts';

/** A stretch of time that periods must touch, half-open. */
export interface DashaWindow {
  readonly from: number;
  readonly to: number;
}

/** All of a life: every period that ends after birth. */
export const lifeWindow = (plan: DashaPlan): DashaWindow => ({ from: plan.birth, to: Infinity });

const touches = (period: DashaPeriod, window: DashaWindow): boolean =>
  period.end > window.from && period.start < window.to;

/**
 * The periods touching a window, down to level `depth`. Null when there would be more than `limit` of them, found
 * without building more than that.
 * @example
 * dashaTree(plan, 1, { from: birth.jd, to: birth.jd }, 0) // → null
 */
export const dashaTree = <L extends DashaLord>(
  plan: DashaPlan<L>,
  depth: number,
  window: DashaWindow,
  limit: number,
): readonly DashaNode<L>[] | null => {
  let room = limit;
  const grow = (periods: readonly Period<L>[], level: number): readonly Period<L>[] => {
    // In order of time: where the first and the last touch the window, all do.
    const [first] = periods;
    const last = periods.at(-1);
    const whole = first && last && touches(first, window) && touches(last, window);
    const kept = whole ? periods : periods.filter((period) => touches(period, window));
    room -= kept.length;
    for (const period of kept) {
      if (room < 0 || level >= depth) break;
      period.children = grow(dashaChildren(plan, period), level + 1);
    }
    return kept;
  };
  // The major periods belong to the plan; a tree has its own.
  const nodes = grow(plan.mahas.map(majorPeriod), 1);
  return room < 0 ? null : nodes;
};

/**
 * The periods running at an instant, one per level from 1 to `level`; empty outside the system, and before birth unless
 * `window` says otherwise. Divides one period per level.
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
    if (!found) break; // outside the system, or below its deepest level: children tile their parent
    running.push(found);
    if (running.length < level) periods = dashaChildren(plan, found);
  }
  return running;
};

/** Whether a dasha runs at an instant; else the instant is before the life or after the last round, or the system has no periods for this birth. */
export const DASHA_STATES = ['running', 'not_begun', 'over', 'not_applicable'] as const;
export type DashaState = (typeof DASHA_STATES)[number];

/** The state of a dasha at `at`, from the periods found running then. */
export const dashaStateAt = (plan: DashaPlan, at: JulianDay, running: readonly unknown[]): DashaState => {
  if (running.length > 0) return 'running';
  if (plan.mahas.length === 0) return 'not_applicable';
  if (at < plan.birth) return 'not_begun';
  return 'over';
};

/**
 * The period with these lords, in cycle 1, 2 … of the system. Null when no such period exists. Where a lord rules two
 * periods, the first of them that ends after `from` is returned; the first of all where none does.
 */
export const namedPeriod = <L extends DashaLord>(
  plan: DashaPlan<L>,
  lords: readonly string[],
  cycle: number,
  from: number,
): DashaPeriod<L> | null => {
  const firstLevel = plan.mahas.filter((maha) => maha.cycle === cycle);
  let found: DashaPeriod<L> | undefined;
  for (const lord of lords) {
    const periods: readonly DashaPeriod<L>[] = found ? dashaChildren(plan, found) : firstLevel;
    const named = periods.filter((period) => period.lord === lord);
    found = named.find(({ end }) => end > from) ?? named[0];
    if (!found) return null;
  }
  return found ?? null;
};

/** One change of period: the lord of the level before and after. */
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
