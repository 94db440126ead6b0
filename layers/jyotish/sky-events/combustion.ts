/** Combustion: a body nearer to the Sun in longitude than its orb (conventions E.3). */
import { norm360, separation } from '../chart/angle.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { angleCrossings, motionOf, type AngleOf } from '../ephemeris/search.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { isRetrograde, stationsOf } from './stations.ts';
import { windowsOverlap, stateSpans, widened, withTrueEnds, type SkyWindow } from './window.ts';

/** Bodies that can be combust. */
export const COMBUSTIBLE = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type Combustible = (typeof COMBUSTIBLE)[number];

export interface CombustPeriod extends SkyWindow {
  readonly body: Combustible;
  /** Degrees from the Sun within which it counted. */
  readonly orb: number;
  readonly retrograde: boolean;
}

/** Days that hold the longest combustion (Mars within 17°: some 125 days). */
const LONGEST_COMBUSTION = 180;

interface State {
  readonly combust: boolean;
  readonly retrograde: boolean;
}

/**
 * The periods in which a body is combust that touch a window, whole. The orb is that of its direction of motion; a body
 * that turns while combust gets two periods. `orb` in degrees overrules the table.
 */
export const combustPeriods = (sky: Sky, body: Combustible, window: SkyWindow, orb?: number): CombustPeriod[] => {
  const row = GRAHA_TABLE[body].combust;
  if (!row) throw new Error(`${body} is never combust`);
  const orbOf = (retrograde: boolean): number => orb ?? (retrograde ? row.retrograde : row.direct);
  const table = yearTable(sky, window.from);
  const wide = widened(window, LONGEST_COMBUSTION);
  const orbs = [...new Set([orbOf(false), orbOf(true)])];
  const elongation =
    (from: Pick<Sky, 'longitude'>): AngleOf =>
    (jd) =>
      norm360(from.longitude(body, jd) - from.longitude('sun', jd));
  const edges = angleCrossings(
    elongation(table),
    motionOf(body),
    wide.from,
    wide.to,
    orbs.flatMap((at) => [at, 360 - at]),
    elongation(sky),
  ).map(({ jd }) => jd);
  const turns = body === 'moon' ? [] : stationsOf(table, body, wide).map(({ jd }) => jd);
  const spans = stateSpans<State>(
    wide,
    [...edges, ...turns],
    (jd) => {
      const retrograde = isRetrograde(table, body, jd);
      return {
        retrograde,
        combust: separation(table.longitude(body, jd), table.longitude('sun', jd)) < orbOf(retrograde),
      };
    },
    (a, b) => a.combust === b.combust && (!a.combust || a.retrograde === b.retrograde),
  );
  return spans
    .filter((span) => span.state.combust && windowsOverlap(span, window))
    .map(withTrueEnds)
    .map(({ from, to, state: { retrograde } }) => ({ body, from, to, retrograde, orb: orbOf(retrograde) }));
};
