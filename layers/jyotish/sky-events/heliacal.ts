/**
 * First and last visibility of the planets by kalamsha (Surya Siddhanta 9): the time between the settings, or the risings,
 * of a planet and the Sun, in degrees of the Earth's turning, against a limit for each planet.
 */
import { norm180, RADIANS } from '../ephemeris/angle.ts';
import { addDays, dayNumber, plusDays, type CivilClock, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Body, Place, Sky } from '../ephemeris/sky.ts';

/** What may rise and set with the Sun. */
export const HELIACAL_BODIES = [
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly Body[];
export type HeliacalBody = (typeof HELIACAL_BODIES)[number];

/** In the evening, west: first and last seen after sunset. In the morning, east: first and last seen before sunrise. */
export const HELIACAL_KINDS = ['rises_west', 'sets_west', 'rises_east', 'sets_east'] as const;
export type HeliacalKind = (typeof HELIACAL_KINDS)[number];
/** Outer planets are overtaken by the Sun: they set in the west and rise in the east. Of the Moon the new crescent counts. */
const KINDS_OF: Readonly<Record<HeliacalBody, readonly HeliacalKind[]>> = {
  moon: ['rises_west'],
  mars: ['sets_west', 'rises_east'],
  mercury: HELIACAL_KINDS,
  jupiter: ['sets_west', 'rises_east'],
  venus: HELIACAL_KINDS,
  saturn: ['sets_west', 'rises_east'],
};

/** Limits in degrees: of the Surya Siddhanta, or those with which almanacs of today agree better for Jupiter and Venus. */
export const KALAMSHA_TABLES = ['surya_siddhanta', 'modern'] as const;
export type KalamshaTable = (typeof KALAMSHA_TABLES)[number];
/** Those and the limits that printed almanacs keep for Jupiter and Venus (fitted to the dates that they print, 2023–2026). */
export type KalamshaLimits = KalamshaTable | 'printed';
interface Limit {
  readonly direct: number;
  readonly retrograde: number;
}
const one = (limit: number): Limit => ({ direct: limit, retrograde: limit });
const SURYA_SIDDHANTA: Readonly<Record<HeliacalBody, Limit>> = {
  moon: one(12),
  mars: one(17),
  mercury: { direct: 14, retrograde: 12 },
  jupiter: one(11),
  venus: { direct: 10, retrograde: 8 },
  saturn: one(15),
};
const LIMITS: Readonly<Record<KalamshaLimits, Readonly<Record<HeliacalBody, Limit>>>> = {
  surya_siddhanta: SURYA_SIDDHANTA,
  modern: { ...SURYA_SIDDHANTA, jupiter: one(10), venus: one(7) },
  printed: { ...SURYA_SIDDHANTA, jupiter: one(11), venus: one(7) },
};

/** The limit of a planet that moves forwards or backwards, degrees. */
export const kalamshaLimit = (body: HeliacalBody, retrograde: boolean, table: KalamshaLimits): number =>
  LIMITS[table][body][retrograde ? 'retrograde' : 'direct'];

/** A first or last visibility. */
export interface HeliacalEvent {
  readonly body: HeliacalBody;
  readonly kind: HeliacalKind;
  readonly date: CivilDate;
  /** Sunset or sunrise of the date. */
  readonly at: JulianDay;
  /** Degrees of time between the two settings or risings, and the limit. */
  readonly gap: number;
  readonly limit: number;
}

/** Degrees that the Earth turns in a day. */
const TURN = 360.98564736629;
const STEPS = 4;
/** A step shorter than this, days, leaves an error of less than a millisecond. */
const SMALL_STEP = 1e-6;
/** A gap farther from the Sun than this is no twilight: beyond opposition it changes its sign. */
const TWILIGHT_DEGREES = 60;

/** When the centre of a body is on the horizon (no refraction) nearest to `near`, rising (−1) or setting (1); null where it does not. */
const horizonNear = (sky: Sky, body: Body, near: JulianDay, { lat, lon }: Place, side: -1 | 1): JulianDay | null => {
  let at = near;
  for (let step = 0; step < STEPS; step++) {
    const { ra, dec } = sky.equatorial(body, at);
    const cosine = -Math.tan(lat * RADIANS) * Math.tan(dec * RADIANS);
    if (Math.abs(cosine) >= 1) return null;
    const hour = (side * Math.acos(cosine)) / RADIANS;
    const by = norm180(ra + hour - sky.siderealTime(at) - lon) / TURN;
    at = plusDays(at, by);
    if (Math.abs(by) < SMALL_STEP) break;
  }
  return at;
};

interface Evening {
  readonly date: CivilDate;
  readonly at: JulianDay;
  readonly gap: number;
  readonly limit: number;
}

/** When the Sun sets (1) or rises (−1) on a date; null where it does not. */
const sunOn = (sky: Sky, date: CivilDate, clock: CivilClock, place: Place, side: -1 | 1): JulianDay | null =>
  horizonNear(sky, 'sun', plusDays(clock.instant(date, 12), side * 0.25), place, side);

/** What the gap is on a date whose sunset or sunrise is `at`; null where Sun or planet does not cross the horizon. */
const gapAt = (
  sky: Sky,
  body: HeliacalBody,
  date: CivilDate,
  at: JulianDay | null,
  place: Place,
  side: -1 | 1,
  table: KalamshaLimits,
): Evening | null => {
  const other = at === null ? null : horizonNear(sky, body, at, place, side);
  if (at === null || other === null) return null;
  const limit = kalamshaLimit(body, sky.position(body, at).speed < 0, table);
  return { date, at, gap: side * (other - at) * 360, limit };
};

/**
 * First and last visibilities of several bodies on the civil dates `from` … `to`, in order of time. A first is the first
 * day on which the gap reaches its limit, a last the last such day. Days on which the Sun or the planet does not cross the
 * horizon are left out.
 */
export const heliacalEvents = (
  sky: Sky,
  bodies: readonly HeliacalBody[],
  { clock, place }: { readonly clock: CivilClock; readonly place: Place },
  from: CivilDate,
  to: CivilDate,
  table: KalamshaLimits,
): HeliacalEvent[] => {
  const dates = Array.from({ length: dayNumber(to) - dayNumber(from) + 3 }, (_, i) => addDays(from, i - 1));
  const suns = (side: -1 | 1): readonly (JulianDay | null)[] =>
    dates.map((date) => sunOn(sky, date, clock, place, side));
  const of = (body: HeliacalBody, side: -1 | 1, at: ReturnType<typeof suns>): HeliacalEvent[] => {
    const [rises, sets] = side === 1 ? (['rises_west', 'sets_west'] as const) : (['rises_east', 'sets_east'] as const);
    const days = dates.map((date, i) => gapAt(sky, body, date, at[i] ?? null, place, side, table));
    return days.slice(1, -1).flatMap((day, i): HeliacalEvent[] => {
      const [before, after] = [days[i], days[i + 2]];
      if (!day || day.gap < day.limit || day.gap > TWILIGHT_DEGREES) return [];
      const unseen = (other: Evening | null | undefined): boolean =>
        !!other && other.gap < other.limit && other.gap > -TWILIGHT_DEGREES;
      const event = (kind: HeliacalKind): HeliacalEvent => ({ body, kind, ...day });
      return [...(unseen(before) ? [event(rises)] : []), ...(unseen(after) ? [event(sets)] : [])].filter(({ kind }) =>
        KINDS_OF[body].includes(kind),
      );
    });
  };
  const [sunsets, sunrises] = [suns(1), suns(-1)];
  return bodies.flatMap((body) => [...of(body, 1, sunsets), ...of(body, -1, sunrises)]).sort((a, b) => a.at - b.at);
};

/** Days from a conjunction within which a planet is seen again, and those by which it may be seen beyond the conjunction. */
const FARTHEST_DAYS = 110;
const BEYOND_DAYS = 20;
/** Days that a search skips at once; neither planet is seen for so short a time only. */
const STRIDE = 16;

/** Where a planet is looked for: in the evening (1) or the morning (−1). */
type Side = -1 | 1;

/** What is looked at around a conjunction with the Sun. */
interface Watch {
  readonly sky: Sky;
  readonly body: 'jupiter' | 'venus';
  readonly clock: CivilClock;
  readonly place: Place;
  readonly limits: KalamshaLimits;
}

/** The last day before (direction −1), or the first one after (1) a conjunction on which the planet is seen; null where there is none. */
const seenNextTo = ({ sky, body, clock, place, limits }: Watch, date: CivilDate, direction: Side, side: Side) => {
  const seenOn = (days: number): Evening | null => {
    const day = addDays(date, direction * days);
    const found = gapAt(sky, body, day, sunOn(sky, day, clock, place, side), place, side, limits);
    return found && found.gap >= found.limit && found.gap <= TWILIGHT_DEGREES ? found : null;
  };
  for (let days = -BEYOND_DAYS; days <= FARTHEST_DAYS; days += STRIDE) {
    let found = seenOn(days);
    if (!found) continue;
    // Not seen on the first of these days, seen on the last.
    for (let unseen = days - STRIDE, seen = days; seen - unseen > 1;) {
      const middle = (unseen + seen) >> 1;
      const there = seenOn(middle);
      if (there) [found, seen] = [there, middle];
      else unseen = middle;
    }
    return found;
  }
  return null;
};

/**
 * From the last visibility of Jupiter or Venus to the first one after a conjunction with the Sun on `date`; null where it
 * stays visible, or is not seen again within 110 days. `behind`: the planet stands behind the Sun (Jupiter always).
 */
export const invisibilityAt = (
  watch: Watch,
  date: CivilDate,
  behind: boolean,
): { readonly start: JulianDay; readonly end: JulianDay } | null => {
  // Behind the Sun Venus goes from the morning to the evening; Jupiter, which the Sun overtakes, from the evening to the morning.
  const before = watch.body === 'venus' && behind ? -1 : 1;
  const last = seenNextTo(watch, date, -1, before);
  const first = seenNextTo(watch, date, 1, before === 1 ? -1 : 1);
  return last && first && last.at < first.at ? { start: last.at, end: first.at } : null;
};
