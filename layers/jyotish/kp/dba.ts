/** Spans of dasha, bhukti and antara whose three lords all signify one of some houses (KP Reader IV). */
import type { Chart } from '../chart/chart.ts';
import type { DashaPlan } from '../dasha/cycle.ts';
import { dashaTree, type DashaWindow } from '../dasha/walk.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { kpPlanetLevels } from './significators.ts';
import type { DashaNode } from '../dasha/period.ts';

/** Worth of the levels from the strongest, and of the lords from the dasha down. */
const LEVEL_POINTS = [4, 3, 2, 1] as const;
const LORD_WEIGHTS = [3, 2, 1] as const;
const MOST_POINTS = 24;

/** A span in which the three lords agree. */
export interface DbaSpan {
  readonly start: JulianDay;
  readonly end: JulianDay;
  readonly lords: readonly Graha[];
  /** Of the wanted houses, those each lord signifies. */
  readonly signified: readonly (readonly number[])[];
  /** 0–100 by the strength of the levels. */
  readonly score: number;
}

/** Spans of level 3 in a window whose lords each signify one of `houses`, in order of time. Null above `limit` periods. */
export const dbaSpans = (
  plan: DashaPlan<Graha>,
  chart: Chart,
  houses: readonly number[],
  window: DashaWindow,
  limit: number,
): readonly DbaSpan[] | null => {
  const levels = kpPlanetLevels(chart);
  const found = (graha: Graha): { readonly houses: readonly number[]; readonly points: number } => {
    const { first, second, third, fourth } = levels[graha];
    const rows = [first, second, third, fourth];
    const best = rows.findIndex((row) => row.some((house) => houses.includes(house)));
    const met = houses.filter((house) => rows.some((row) => row.includes(house)));
    return { houses: met, points: LEVEL_POINTS[best] ?? 0 };
  };
  const tree = dashaTree(plan, 3, window, limit);
  const spansOf = (node: DashaNode<Graha>): readonly DbaSpan[] => {
    const lords = node.period.lords.map(found);
    if (lords.some(({ points }) => points === 0)) return [];
    if (node.period.level < 3) return node.children.flatMap(spansOf);
    const points = lords.reduce((sum, lord, i) => sum + lord.points * (LORD_WEIGHTS[i] ?? 0), 0);
    return [
      {
        start: node.period.start,
        end: node.period.end,
        lords: node.period.lords,
        signified: lords.map((lord) => lord.houses),
        score: (100 * points) / MOST_POINTS,
      },
    ];
  };
  return tree && tree.flatMap(spansOf);
};
