/** Rising, setting and culmination of bodies at a place, civil day by civil day. */
import { RADIANS } from '../ephemeris/angle.ts';
import { AU_KM, HORIZON_REFRACTION } from '../ephemeris/astronomy.ts';
import { addDays, dayNumber, julian, type CivilDate, type JulianDay, type CivilClock } from '../ephemeris/instant.ts';
import { horizonOf, type Horizon, type HorizonState } from '../ephemeris/rise-set.ts';
import type { Body, Place, Sky, SunriseRule, Twilight } from '../ephemeris/sky.ts';
import {
  altitudeDay,
  bodyPlace,
  culminations,
  dailyTrack,
  directTrack,
  eclipticPlace,
  tableTrack,
  type Threshold,
  type Track,
} from './altitude.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';

/** Bodies that have a horizon: all but the nodes. */
export const RISING_BODIES = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly Body[];
export type HorizonBody = (typeof RISING_BODIES)[number];

/** A body's events inside [00:00, 24:00) of a civil date; null where it has none. */
export interface BodyDay {
  readonly date: CivilDate;
  readonly body: HorizonBody;
  readonly rise: JulianDay | null;
  readonly set: JulianDay | null;
  /** Upper culmination. */
  readonly transit: JulianDay | null;
  readonly state: HorizonState;
}

/** Dawn and dusk of one twilight on a civil date. */
export interface TwilightDay {
  readonly date: CivilDate;
  readonly kind: Twilight;
  readonly dawn: JulianDay | null;
  readonly dusk: JulianDay | null;
  /** Whether the Sun stays above (`always_up`) or below the altitude of the twilight: the reason where both are null. */
  readonly state: HorizonState;
}

/** From the lightest to the darkest. */
export const TWILIGHTS = ['civil', 'nautical', 'astronomical'] as const satisfies readonly Twilight[];

/** The civil dates `from` … `to` with the midnights that bound them. */
const civilDays = (
  clock: CivilClock,
  from: CivilDate,
  to: CivilDate,
): { date: CivilDate; start: JulianDay; end: JulianDay }[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, i) => {
    const date = addDays(from, i);
    return { date, start: clock.instant(date, 0), end: clock.instant(addDays(date, 1), 0) };
  });

/** Altitude of the centre below which a body that neither rises nor sets is down, degrees: refraction, disc, parallax. */
const LIMIT: Readonly<Record<SunriseRule, { readonly sun: number; readonly moon: number; readonly other: number }>> = {
  apparent: { sun: -0.83, moon: 0.13, other: -0.56 },
  observer: { sun: -0.83, moon: 0.13, other: -0.56 },
  center: { sun: -0.56, moon: 0.39, other: -0.56 },
  hindu: { sun: 0, moon: 0, other: 0 },
};

/** Whether a body is above the horizon at its highest point. */
const culminatesUp = (sky: Sky, body: HorizonBody, jd: JulianDay, place: Place, rule: SunriseRule): boolean =>
  90 - Math.abs(place.lat - sky.equatorial(body, jd).dec) >
  LIMIT[rule][body === 'sun' || body === 'moon' ? body : 'other'];

/** The instant if it is before the end of its day, else null. */
const before = (end: JulianDay, jd: JulianDay | null): JulianDay | null => (jd !== null && jd < end ? jd : null);

/** Radii of the planets in kilometres, as the library takes them. */
const RADIUS_KM: Readonly<Record<Exclude<HorizonBody, 'sun' | 'moon'>, number>> = {
  mercury: 2439.4,
  venus: 6051.8,
  mars: 3389.5,
  jupiter: 69911,
  saturn: 58232,
  uranus: 25362,
  neptune: 24622,
  pluto: 1188.3,
};

/** Degrees at which a planet rises: upper limb with refraction, its centre with refraction, or the bare centre. */
const risingThreshold = (planet: keyof typeof RADIUS_KM, rule: SunriseRule): Threshold => {
  if (rule === 'hindu') return () => 0;
  const radius = rule === 'center' ? 0 : RADIUS_KM[planet] / AU_KM;
  return (distance) => -HORIZON_REFRACTION - Math.asin(radius / distance) / RADIANS;
};

interface RiseAndSet {
  readonly rise: JulianDay | null;
  readonly set: JulianDay | null;
  /** For a day without rise and set: whether it stays up. */
  up(): boolean;
}
type DayOf = (start: JulianDay, end: JulianDay) => RiseAndSet;

/** Rise and set on a day, for any body: Sun and Moon by the horizon of the panchang, planets by their altitude. */
const riseAndSet = (horizon: Horizon, body: HorizonBody): DayOf => {
  const { table, place, rule } = horizon;
  const sky = table.sky.under({ observer: 'geocentric' });
  if (body === 'sun' || body === 'moon') {
    return (start, end) => ({
      rise: before(end, horizon.next(body, 'rise', start)),
      set: before(end, horizon.next(body, 'set', start)),
      up: () => culminatesUp(sky, body, julian((start + end) / 2), place, rule),
    });
  }
  if (rule === 'observer' && place.altitude !== 0) {
    return (start, end) => ({
      rise: before(end, sky.nextEvent(body, 'rise', start, place, rule)),
      set: before(end, sky.nextEvent(body, 'set', start, place, rule)),
      up: () => culminatesUp(sky, body, julian((start + end) / 2), place, rule),
    });
  }
  const track = dailyTrack(rule === 'hindu' ? eclipticPlace(sky, body) : bodyPlace(sky, body));
  const threshold = risingThreshold(body, rule);
  return (start, end) => {
    const { up, down, above } = altitudeDay(sky, track, place, threshold, start, end);
    return { rise: up, set: down, up: () => above };
  };
};

/** Once a month the Moon misses one of the two everywhere; a body that does neither is up or down all day. */
const stateOf = ({ rise, set, up }: RiseAndSet): HorizonState => {
  if (rise !== null) return set === null ? 'no_set' : 'normal';
  if (set !== null) return 'no_rise';
  if (up()) return 'always_up';
  return 'always_down';
};

/** Where a body culminates: Sun and Moon from the table, where it has them; the Moon runs too fast for daily places. */
const trackOf = ({ sky, horizon }: SkyTable, body: HorizonBody): Track => {
  if ((body === 'sun' || body === 'moon') && horizon) return tableTrack(horizon, body);
  const geocentric = sky.under({ observer: 'geocentric' });
  return body === 'moon' ? directTrack(geocentric, body) : dailyTrack(bodyPlace(geocentric, body));
};

/** Rise, set and culmination of bodies on every civil date `from` … `to`, over an open horizon. */
export const bodyDaysOver = (
  horizon: Horizon,
  clock: CivilClock,
  from: CivilDate,
  to: CivilDate,
  bodies: readonly HorizonBody[],
): BodyDay[] => {
  const { table, place } = horizon;
  const geocentric = table.sky.under({ observer: 'geocentric' });
  const each = bodies.map((body) => ({ body, dayOf: riseAndSet(horizon, body), track: trackOf(table, body) }));
  return civilDays(clock, from, to).flatMap(({ date, start, end }) =>
    each.map(({ body, dayOf, track }) => {
      const found = dayOf(start, end);
      const transit = culminations(geocentric, track, place, start, end)[0] ?? null;
      return { date, body, rise: found.rise, set: found.set, transit, state: stateOf(found) };
    }),
  );
};

/** The same under a rule of rising, for many days. */
export const bodyDays = (
  sky: Sky,
  place: Place,
  rule: SunriseRule,
  clock: CivilClock,
  from: CivilDate,
  to: CivilDate,
  bodies: readonly HorizonBody[],
): BodyDay[] => {
  const table = yearTable(sky.under({ observer: 'geocentric' }), clock.instant(from, 0), true);
  return bodyDaysOver(horizonOf(table, place, rule), clock, from, to, bodies);
};

/** Altitudes of the Sun's centre at which the twilights begin and end, degrees. */
const TWILIGHT_ALTITUDE: Readonly<Record<Twilight, number>> = { civil: -6, nautical: -12, astronomical: -18 };

/** Dawn and dusk of the three twilights on every civil date `from` … `to`; null in the polar seasons and white nights. */
export const twilightDays = (
  sky: Sky,
  place: Place,
  clock: CivilClock,
  from: CivilDate,
  to: CivilDate,
): TwilightDay[] => {
  const geocentric = sky.under({ observer: 'geocentric' });
  const track = dailyTrack(bodyPlace(geocentric, 'sun'));
  return civilDays(clock, from, to).flatMap(({ date, start, end }) =>
    TWILIGHTS.map((kind) => {
      const { up, down, above } = altitudeDay(geocentric, track, place, () => TWILIGHT_ALTITUDE[kind], start, end);
      return { date, kind, dawn: up, dusk: down, state: stateOf({ rise: up, set: down, up: () => above }) };
    }),
  );
};
