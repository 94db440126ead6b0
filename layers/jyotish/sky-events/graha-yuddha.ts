/** Planetary wars of a window (Surya Siddhanta 7): star-planets within a degree of longitude, and who wins by which rule. */
import { norm180, norm360, separation, sphereDistance } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import { FIGHTERS, furtherNorth, venusOrNorth, type Fighter } from '../chart/war.ts';
import { kalamshaLimit } from './heliacal.ts';
import { widened, withTrueEnds } from './window.ts';

/** Who wins: Venus always, else the one further north; the one further north; the brighter one. */
export const VICTOR_RULES = ['venus', 'north', 'brightness'] as const;
export type VictorRule = (typeof VICTOR_RULES)[number];
/** When it is judged: at the exact conjunction nearest to the closest approach, or at that approach where none is exact. */
export const WAR_INSTANTS = ['exact', 'closest'] as const;

/** A planetary war. Degrees; `judged` is the instant of latitudes, magnitudes and victor. */
export interface SkyWar {
  readonly planets: readonly [Fighter, Fighter];
  readonly span: TimeSpan;
  /** Conjunctions in longitude inside the span; empty where the two turn away before one. */
  readonly exact: readonly JulianDay[];
  /** Least distance on the sphere. */
  readonly closest: JulianDay;
  readonly separation: number;
  readonly judged: JulianDay;
  readonly judgedAt: (typeof WAR_INSTANTS)[number];
  readonly latitudes: Readonly<Record<string, number>>;
  readonly magnitudes: Readonly<Record<string, number>>;
  readonly victor: Fighter;
  /** Degrees of longitude from the Sun to the nearer of the two. */
  readonly sunDistance: number;
  /** Both are further from the Sun than the limit at which they are seen. */
  readonly visible: boolean;
}

/** Days that hold half of the longest war of a pair: Jupiter and Saturn may stay together for half a year. */
const WIDE_DAYS = 400;
/** Samples of a span among which the closest approach is looked for, and steps that narrow it down. */
const SAMPLES = 12;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const CLOSEST_DAYS = 1e-4;

/** Distance of two planets on the sphere, degrees. */
const distanceOf = (sky: Sky, a: Fighter, b: Fighter, jd: JulianDay): number =>
  sphereDistance(sky.meanPosition(a, jd), sky.meanPosition(b, jd));

/** The instant of a span at which a smooth `f` is least: the least of samples, narrowed by golden section. */
const leastIn = ({ start, end }: TimeSpan, f: (jd: JulianDay) => number): JulianDay => {
  const step = (end - start) / SAMPLES;
  const values = Array.from({ length: SAMPLES + 1 }, (_, i) => f(julian(start + i * step)));
  const best = values.indexOf(Math.min(...values));
  let [low, high]: [number, number] = [
    Math.max(start, start + (best - 1) * step),
    Math.min(end, start + (best + 1) * step),
  ];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [f(julian(left)), f(julian(right))];
  while (high - low > CLOSEST_DAYS) {
    if (atLeft < atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = f(julian(left));
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = f(julian(right));
    }
  }
  return julian((low + high) / 2);
};

/** Instant of a list that is nearest to another; null of an empty one. */
const nearestTo = (list: readonly JulianDay[], jd: JulianDay): JulianDay | null =>
  list.reduce<JulianDay | null>(
    (best, one) => (best === null || Math.abs(one - jd) < Math.abs(best - jd) ? one : best),
    null,
  );

/** Whether a planet is further from the Sun than the limit of its visibility (Surya Siddhanta 9), in degrees of longitude. */
const isSeen = (sky: Sky, planet: Fighter, jd: JulianDay): boolean => {
  const { longitude, speed } = sky.position(planet, jd);
  return separation(longitude, sky.longitude('sun', jd)) > kalamshaLimit(planet, speed < 0, 'surya_siddhanta');
};

const victorOf = (
  rule: VictorRule,
  [a, b]: readonly [Fighter, Fighter],
  latitude: (fighter: Fighter) => number,
  magnitude: (fighter: Fighter) => number,
): Fighter => {
  if (rule === 'brightness') return magnitude(a) <= magnitude(b) ? a : b;
  return (rule === 'north' ? furtherNorth : venusOrNorth)(a, b, latitude);
};

const judged = (
  sky: Sky,
  planets: readonly [Fighter, Fighter],
  span: TimeSpan,
  exact: readonly JulianDay[],
  rule: VictorRule,
): SkyWar => {
  const [a, b] = planets;
  const distance = (jd: JulianDay): number => distanceOf(sky, a, b, jd);
  const closest = leastIn(span, distance);
  const meeting = nearestTo(exact, closest);
  const at = meeting ?? closest;
  const latitudes = { [a]: sky.position(a, at).latitude, [b]: sky.position(b, at).latitude };
  const magnitudes = { [a]: sky.magnitude(a, at), [b]: sky.magnitude(b, at) };
  const sun = sky.longitude('sun', at);
  return {
    planets,
    span,
    exact,
    closest,
    separation: distance(closest),
    judged: at,
    judgedAt: meeting === null ? 'closest' : 'exact',
    latitudes,
    magnitudes,
    victor: victorOf(
      rule,
      planets,
      (fighter) => latitudes[fighter] ?? 0,
      (fighter) => magnitudes[fighter] ?? 0,
    ),
    sunDistance: Math.min(...planets.map((planet) => separation(sky.longitude(planet, at), sun))),
    visible: planets.every((planet) => isSeen(sky, planet, at)),
  };
};

/** Wars of one pair that touch a window. */
const warsOfPair = (
  table: SkyTable,
  [a, b]: readonly [Fighter, Fighter],
  window: TimeSpan,
  orb: number,
  rule: VictorRule,
): SkyWar[] => {
  const { sky } = table;
  const apart = (from: SkyTable | Sky) => (jd: JulianDay) => norm360(from.longitude(a, jd) - from.longitude(b, jd));
  const stepDays = Math.min(motionOf(a).stepDays, motionOf(b).stepDays) / 2;
  const wide = widened(window, WIDE_DAYS);
  const met = angleCrossings(
    apart(table),
    { stepDays, turns: true },
    wide.start,
    wide.end,
    [0, orb, 360 - orb],
    apart(sky),
  );
  const within = (jd: JulianDay): boolean => Math.abs(norm180(apart(table)(jd))) < orb;
  const wars: SkyWar[] = [];
  let start: JulianDay | null = within(wide.start) ? wide.start : null;
  let exact: JulianDay[] = [];
  const close = (end: JulianDay): void => {
    if (start !== null && start < window.end && end > window.start)
      wars.push(judged(sky, [a, b], withTrueEnds({ start, end }), exact, rule));
    [start, exact] = [null, []];
  };
  for (const { jd, index } of met) {
    if (index === 0) exact.push(jd);
    else if (start === null) start = jd;
    else close(jd);
  }
  if (start !== null) close(wide.end);
  return wars;
};

/** Every planetary war that touches a window, each with its true start and end, in order of time. `orb` in degrees of longitude. */
export const skyWars = (sky: Sky, window: TimeSpan, orb: number, rule: VictorRule): SkyWar[] => {
  const table = yearTable(sky, window.start);
  return FIGHTERS.flatMap((a, i) => FIGHTERS.slice(i + 1).map((b) => [a, b] as const))
    .flatMap((pair) => warsOfPair(table, pair, window, orb, rule))
    .sort((x, y) => x.span.start - y.span.start);
};
