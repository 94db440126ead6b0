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
const LIMITS: Readonly<Record<KalamshaTable, Readonly<Record<HeliacalBody, Limit>>>> = {
  surya_siddhanta: SURYA_SIDDHANTA,
  modern: { ...SURYA_SIDDHANTA, jupiter: one(10), venus: one(7) },
};

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
    at = plusDays(at, norm180(ra + hour - sky.siderealTime(at) - lon) / TURN);
  }
  return at;
};

interface Evening {
  readonly date: CivilDate;
  readonly at: JulianDay;
  readonly gap: number;
  readonly limit: number;
}

/** What the gap is on a date, in the evening or the morning; null where Sun or planet does not cross the horizon. */
const gapOn = (
  sky: Sky,
  body: HeliacalBody,
  date: CivilDate,
  clock: CivilClock,
  place: Place,
  side: -1 | 1,
  table: KalamshaTable,
): Evening | null => {
  const at = horizonNear(sky, 'sun', plusDays(clock.instant(date, 12), side * 0.25), place, side);
  const other = at === null ? null : horizonNear(sky, body, at, place, side);
  if (at === null || other === null) return null;
  const { direct, retrograde } = LIMITS[table][body];
  const limit = sky.position(body, at).speed < 0 ? retrograde : direct;
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
  table: KalamshaTable,
): HeliacalEvent[] => {
  const dates = Array.from({ length: dayNumber(to) - dayNumber(from) + 3 }, (_, i) => addDays(from, i - 1));
  const of = (body: HeliacalBody, side: -1 | 1): HeliacalEvent[] => {
    const [rises, sets] = side === 1 ? (['rises_west', 'sets_west'] as const) : (['rises_east', 'sets_east'] as const);
    const days = dates.map((date) => gapOn(sky, body, date, clock, place, side, table));
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
  return bodies.flatMap((body) => [...of(body, 1), ...of(body, -1)]).sort((a, b) => a.at - b.at);
};
