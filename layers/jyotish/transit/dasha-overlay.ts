/** Transits of the lords of the running dasha periods: from the lagna, the Moon and their own natal places, with their bindus. */
import { houseFrom, signOf, type Planet7 } from '../chart/rashi.ts';
import type { StarDashaPlan } from '../dasha/star.ts';
import type { DashaNode, DashaPeriod } from '../dasha/period.ts';
import { dashaTree } from '../dasha/walk.ts';
import { julian } from '../ephemeris/instant.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import { clipped, type TimeSpan } from '../ephemeris/span.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { ingressesOf } from '../sky-events/ingress.ts';
import type { BySign } from '../strength/ashtakavarga.ts';
import { GOCHARA } from './gochara.ts';

/** What of a birth the transits of its lords are held against. */
export interface LordReader {
  readonly moonSign: number;
  readonly lagnaSign: number;
  readonly signs: Readonly<Record<Graha, number>>;
  readonly bav: Readonly<Record<Planet7, BySign>>;
}

const GOOD_FROM_LAGNA: readonly number[] = [1, 2, 4, 5, 7, 9, 10, 11];
const BAD_FROM_SELF: readonly number[] = [6, 8, 12];
const GOOD_BINDUS = 4;

/** The transit of a running lord. */
export interface LordTransit {
  readonly lord: Graha;
  /** Sign 1–12 it passes through. */
  readonly sign: number;
  readonly fromLagna: number;
  readonly fromMoon: number;
  readonly fromSelf: number;
  /** Bindus 0–8 it has there; null for the nodes. */
  readonly bav: number | null;
  /** In a good house from the Moon, whatever obstructs it. */
  readonly gocharaGood: boolean;
  /** Tests it passes, and tests that can be made: houses from Moon, lagna and itself, and bindus. */
  readonly points: number;
  readonly tests: number;
}

/** The transit of a lord through a sign, with its tests. */
export const lordTransit = (
  { moonSign, lagnaSign, signs, bav }: LordReader,
  lord: Graha,
  sign: number,
): LordTransit => {
  const bindus = lord === 'rahu' || lord === 'ketu' ? null : (bav[lord][sign - 1] ?? 0);
  const fromMoon = houseFrom(moonSign, sign);
  const fromLagna = houseFrom(lagnaSign, sign);
  const fromSelf = houseFrom(signs[lord], sign);
  const gocharaGood = GOCHARA[lord].good.includes(fromMoon);
  const passed = [
    gocharaGood,
    GOOD_FROM_LAGNA.includes(fromLagna),
    !BAD_FROM_SELF.includes(fromSelf),
    ...(bindus === null ? [] : [bindus >= GOOD_BINDUS]),
  ];
  const points = passed.filter(Boolean).length;
  return { lord, sign, fromLagna, fromMoon, fromSelf, bav: bindus, gocharaGood, points, tests: passed.length };
};

/** Whether at least half of the tests of some transits are passed. */
export const isSupportive = (transits: readonly Pick<LordTransit, 'points' | 'tests'>[]): boolean =>
  2 * transits.reduce((sum, { points }) => sum + points, 0) >= transits.reduce((sum, { tests }) => sum + tests, 0);

/** A stretch of time over which the running lords and their signs stay the same. */
export interface OverlayRow extends TimeSpan {
  /** Level 1 first; a lord may rule several levels. */
  readonly lords: readonly Graha[];
  /** The transit of each lord, each once; null for the Moon, which is not followed. */
  readonly transits: readonly { readonly lord: Graha; readonly transit: LordTransit | null }[];
  /** Null where no test can be made: the Moon alone runs. */
  readonly supportive: boolean | null;
}

/** More periods than any window and level can hold. */
const MOST_PERIODS = 100_000;

const leaves = (nodes: readonly DashaNode<Graha>[]): DashaPeriod<Graha>[] =>
  nodes.flatMap(({ period, children }) => (children.length > 0 ? leaves(children) : [period]));

/**
 * The rows of a window, in order, from birth on: cut where a period of the deepest level changes, and where any lord that runs in
 * the window enters a sign.
 */
export const dashaOverlay = (
  sky: Sky,
  reader: LordReader,
  plan: StarDashaPlan<Graha>,
  window: TimeSpan,
  levels: number,
): OverlayRow[] => {
  const from = Math.max(window.start, plan.birth);
  if (from >= window.end) return [];
  const lived = { start: julian(from), end: window.end };
  const periods = leaves(dashaTree(plan, levels, { from, to: window.end }, MOST_PERIODS) ?? []);
  const table = yearTable(sky, lived.start);
  const followed = [...new Set(periods.flatMap(({ lords }) => lords))].filter((lord) => lord !== 'moon');
  const cuts = followed
    .flatMap((lord) => ingressesOf(table, lord, lived, 'sign').map(({ jd }) => jd))
    .sort((a, b) => a - b);
  return periods.flatMap((period) => {
    const span = clipped(period, lived);
    if (!span) return [];
    const edges = [span.start, ...cuts.filter((cut) => cut > span.start && cut < span.end), span.end];
    return edges.slice(1).map((end, i): OverlayRow => {
      const start = edges[i] ?? span.start;
      const middle = julian((start + end) / 2);
      const transits = [...new Set(period.lords)].map((lord) => ({
        lord,
        transit: lord === 'moon' ? null : lordTransit(reader, lord, signOf(table.longitude(lord, middle))),
      }));
      const known = transits.flatMap(({ transit }) => transit ?? []);
      const supportive = known.length === 0 ? null : isSupportive(known);
      return { start, end, lords: period.lords, transits, supportive };
    });
  });
};
