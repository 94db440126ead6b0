/**
 * When yogas of a birth may give their results: in the dasha periods of the planets that form them (BPHS ch. 51; B. V. Raman,
 * Three Hundred Important Combinations), and of those the times at which Jupiter or Saturn touches a forming planet too.
 */
import { aspectsSign } from '../chart/drishti.ts';
import type { Chart } from '../chart/chart.ts';
import type { DashaPlan } from '../dasha/cycle.ts';
import { dashaTree, runningPeriods } from '../dasha/walk.ts';
import type { DashaNode } from '../dasha/period.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { stateSpans } from '../sky-events/window.ts';
import { signEntries, signsInWindow } from '../transit/stays.ts';
import type { YogaFinding } from './detect.ts';

/** Planets whose transit is looked at. */
const SLOW = ['jupiter', 'saturn'] as const;
type Slow = (typeof SLOW)[number];
/** By the dasha alone, or by dasha and transit. */
export const ACTIVATED_BY = ['dasha', 'both'] as const;

/** A stretch in which a yoga may act. */
export interface ActivationWindow<Id extends string = string> extends TimeSpan {
  readonly id: Id;
  /** Running lords that form the yoga, dasha first. */
  readonly lords: readonly Graha[];
  /** Jupiter and Saturn, where they stand in or aspect the sign of a forming planet. */
  readonly touchedBy: readonly Slow[];
}

/** Yogas that a list shows when none is named: the strongest that are present and promise no harm. */
export const strongestYogas = <Id extends string>(
  findings: readonly YogaFinding<Id>[],
  most: number,
): readonly YogaFinding<Id>[] =>
  findings
    .filter(({ present, family, planets }) => present && family !== 'arishta' && planets.length > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, most);

/** The starts of all periods of a tree. */
const startsOf = (nodes: readonly DashaNode<Graha>[]): readonly JulianDay[] =>
  nodes.flatMap(({ period, children }) => [period.start, period.end, ...startsOf(children)]);

/** What windows are looked for with. */
export interface ActivationSearch {
  readonly sky: Sky;
  readonly chart: Chart;
  readonly plan: DashaPlan<Graha>;
  readonly window: TimeSpan;
  /** Levels of the dasha whose lords count, 1–3. */
  readonly level: number;
  /** Most periods that the window may hold. */
  readonly limit: number;
}

/** The windows of some yogas, by yoga and time; null where the window holds more than `limit` periods. */
export const activationWindows = <Id extends string>(
  { sky, chart, plan, window, level, limit }: ActivationSearch,
  yogas: readonly YogaFinding<Id>[],
): readonly ActivationWindow<Id>[] | null => {
  const tree = dashaTree(plan, level, { from: window.start, to: window.end }, limit);
  if (tree === null) return null;
  const stays = Object.fromEntries(
    SLOW.map((planet) => [
      planet,
      signsInWindow(sky, planet, window, (which, block) => signEntries(sky, which, block)),
    ]),
  );
  const cuts = [...startsOf(tree), ...SLOW.flatMap((planet) => stays[planet] ?? []).map(({ start }) => start)];
  return yogas.flatMap(({ id, planets }) => {
    const touches = (planet: Slow, jd: JulianDay): boolean => {
      const sign = stays[planet]?.findLast(({ start }) => start <= jd)?.sign ?? 0;
      return planets.some((graha) => chart.signs[graha] === sign || aspectsSign(planet, sign, chart.signs[graha]));
    };
    const stateAt = (jd: JulianDay) => ({
      lords: [...new Set(runningPeriods(plan, jd, level).map(({ lord }) => lord))].filter((lord) =>
        planets.includes(lord),
      ),
      touchedBy: SLOW.filter((planet) => touches(planet, jd)),
    });
    const same = (a: ReturnType<typeof stateAt>, b: ReturnType<typeof stateAt>): boolean =>
      a.lords.join() === b.lords.join() && a.touchedBy.join() === b.touchedBy.join();
    return stateSpans(window, cuts, stateAt, same)
      .filter(({ state: { lords } }) => lords.length > 0)
      .map(({ start, end, state }) => ({ id, start, end, ...state }));
  });
};
