/** When Jupiter or Venus is lost in the light of the Sun: by degrees of longitude, or by its last and first visibility. */
import { norm360 } from '../ephemeris/angle.ts';
import { civilDate } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { AngleOf } from '../ephemeris/search.ts';
import type { Longitudes } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { combustPeriods, combustStretches } from '../sky-events/combustion.ts';
import { invisibilityAt } from '../sky-events/heliacal.ts';
import { widened } from '../sky-events/window.ts';

/** By kalamsha at the place with the limits that printed almanacs keep, or those of the Surya Siddhanta; by combustion (longitude). */
export const ASTA_RULES = ['printed', 'longitude', 'kalamsha'] as const;
export type AstaRule = (typeof ASTA_RULES)[number];
export type AstaBody = 'jupiter' | 'venus';

/** Days around a window in which a conjunction may lie whose invisibility touches it. */
const REACH_DAYS = 110;

const LIMITS = { printed: 'printed', kalamsha: 'surya_siddhanta' } as const;

/** Invisibilities already found at a place, by rule, body and conjunction. */
const known = new WeakMap<Almanac, Map<string, TimeSpan | null>>();

/** From each last visibility to the first one that follows, around the conjunctions near a window. */
const invisibleSpans = (
  almanac: Almanac,
  body: AstaBody,
  window: TimeSpan,
  rule: keyof typeof LIMITS,
): readonly TimeSpan[] => {
  const { table, horizon, clock } = almanac;
  const { sky } = table;
  const near = widened(window, REACH_DAYS);
  const apart =
    (from: Longitudes): AngleOf =>
    (jd) =>
      norm360(from.longitude(body, jd) - from.longitude('sun', jd));
  const found = known.get(almanac) ?? new Map<string, TimeSpan | null>();
  known.set(almanac, found);
  return angleCrossings(apart(table), motionOf(body), near.start, near.end, [0], apart(sky)).flatMap(({ jd }) => {
    const key = `${rule} ${body} ${Math.round(jd)}`;
    const span = found.get(key);
    if (span !== undefined) return span ?? [];
    const watch = { sky, body, clock, place: horizon.place, limits: LIMITS[rule] };
    const behind = sky.position(body, jd).speed > 0;
    const made = invisibilityAt(watch, civilDate(jd, clock.offsetAt(jd)), behind);
    found.set(key, made);
    return made ?? [];
  });
};

/** The invisibilities of a body that touch a window: whole, or by longitude only their parts inside it. */
export const astaSpans = (
  almanac: Almanac,
  body: AstaBody,
  window: TimeSpan,
  rule: AstaRule,
  whole: boolean,
): readonly TimeSpan[] => {
  if (rule !== 'longitude') return invisibleSpans(almanac, body, window, rule);
  const { table } = almanac;
  return whole ? combustPeriods(table.sky, body, window) : combustStretches(table, body, window);
};
