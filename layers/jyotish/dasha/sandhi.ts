/** Junctions of dasha periods: the end of one and the beginning of the next, where both count. */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { dashaChildren, type DashaPlan } from './cycle.ts';
import type { DashaWindow } from './walk.ts';
import type { DashaPeriod } from './period.ts';

/** A junction with the stretch around it. */
export interface DashaJunction {
  readonly at: JulianDay;
  readonly start: JulianDay;
  readonly end: JulianDay;
  readonly from: DashaPeriod;
  readonly to: DashaPeriod;
}

/** Level 2 stretches reach at most a quarter of a year to either side. */
const LONGEST_ANTAR_REACH = 1 / 4;

/**
 * Junctions of a level (1 maha, 2 antar) with window.from ≤ at < window.to. The stretch is `share` of the ending period
 * before the junction and `share` of the beginning one after it.
 */
export const dashaJunctions = (
  plan: DashaPlan,
  level: 1 | 2,
  share: number,
  window: DashaWindow,
  yearLength: number,
): readonly DashaJunction[] => {
  const periods = level === 1 ? plan.mahas : plan.mahas.flatMap((maha) => dashaChildren(plan, maha));
  const most = level === 1 ? Infinity : LONGEST_ANTAR_REACH * yearLength;
  const reach = ({ start, end }: DashaPeriod): number => Math.min(most, share * (end - start));
  return periods.flatMap((to, i) => {
    const from = periods[i - 1];
    const at = to.start;
    if (!from || at < window.from || at >= window.to) return [];
    return [{ at, start: plusDays(at, -reach(from)), end: plusDays(at, reach(to)), from, to }];
  });
};

/** Share 0–1 of a window that lies inside the stretches of these junctions, overlaps counted once. */
export const sandhiShare = (junctions: readonly DashaJunction[], { from, to }: DashaWindow): number => {
  let covered = 0;
  let reached = from;
  for (const { start, end } of junctions) {
    const begin = Math.max(start, reached);
    const stop = Math.min(end, to);
    if (stop > begin) covered += stop - begin;
    reached = Math.max(reached, stop);
  }
  return covered / (to - from);
};
