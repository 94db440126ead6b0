/** Combustion: a body nearer to the Sun in longitude than its orb. */
import { norm360, separation } from '../ephemeris/angle.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { AngleOf } from '../ephemeris/search.ts';
import type { Longitudes, Sky } from '../ephemeris/sky.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import { isRetrograde, stationsOf } from './stations.ts';
import { overlap, type TimeSpan } from '../ephemeris/span.ts';
import { stateSpans, widened, withTrueEnds } from './window.ts';

/** Bodies that can be combust. */
export const COMBUSTIBLE = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type Combustible = (typeof COMBUSTIBLE)[number];

/** A stretch of combustion. */
export interface CombustPeriod extends TimeSpan {
  readonly body: Combustible;
  /** Degrees from the Sun within which it counted. */
  readonly orb: number;
  readonly retrograde: boolean;
}

/** Longer than any combustion, days (Mars within 17°: about 125). */
const LONGEST_COMBUSTION = 180;

interface State {
  readonly combust: boolean;
  readonly retrograde: boolean;
}

/**
 * The stretches of a window in which a body is combust, cut off at its ends, from an existing table. The orb is that of
 * its direction of motion; a body that turns while combust gets two stretches. `orb` in degrees overrides the table of orbs.
 */
export const combustStretches = (
  table: SkyTable,
  body: Combustible,
  window: TimeSpan,
  orb?: number,
): CombustPeriod[] => {
  const row = GRAHA_TABLE[body].combust;
  if (!row) throw new Error(`${body} is never combust`);
  const orbOf = (retrograde: boolean): number => orb ?? (retrograde ? row.retrograde : row.direct);
  const { sky } = table;
  const orbs = [...new Set([orbOf(false), orbOf(true)])];
  const elongation =
    (from: Longitudes): AngleOf =>
    (jd) =>
      norm360(from.longitude(body, jd) - from.longitude('sun', jd));
  const edges = angleCrossings(
    elongation(table),
    motionOf(body),
    window.start,
    window.end,
    orbs.flatMap((at) => [at, 360 - at]),
    elongation(sky),
  ).map(({ jd }) => jd);
  const turns = body === 'moon' ? [] : stationsOf(table, body, window).map(({ jd }) => jd);
  return stateSpans<State>(
    window,
    [...edges, ...turns],
    (jd) => {
      const retrograde = isRetrograde(table, body, jd);
      return {
        retrograde,
        combust: separation(table.longitude(body, jd), table.longitude('sun', jd)) < orbOf(retrograde),
      };
    },
    (a, b) => a.combust === b.combust && (!a.combust || a.retrograde === b.retrograde),
  )
    .filter(({ state }) => state.combust)
    .map(({ start, end, state: { retrograde } }) => ({ body, start, end, retrograde, orb: orbOf(retrograde) }));
};

/** The periods in which a body is combust that touch a window, whole. `orb` in degrees overrides the table. */
export const combustPeriods = (sky: Sky, body: Combustible, window: TimeSpan, orb?: number): CombustPeriod[] =>
  combustStretches(yearTable(sky, window.start), body, widened(window, LONGEST_COMBUSTION), orb)
    .filter((period) => overlap(period, window))
    .map(withTrueEnds);
