/** What bodies do on the horizon of a place, civil day by civil day (conventions C.1, A). */
import { addDays, dayNumber, julian, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import { horizonOf, type Horizon } from '../ephemeris/rise-set.ts';
import type { Body, HorizonEvent, Place, Sky, SunriseRule, Twilight } from '../ephemeris/sky.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import type { CivilClock, SunState } from '../panchang/vedic-day.ts';

/** Bodies that have a horizon: all but the nodes. */
export const RISING_BODIES = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'uranus', 'neptune', 'pluto'] as const satisfies readonly Body[]; // prettier-ignore
export type HorizonBody = (typeof RISING_BODIES)[number];

/** A body's events inside [00:00, 24:00) of a civil date; null where it has none. */
export interface BodyDay {
  readonly date: CivilDate;
  readonly body: HorizonBody;
  readonly rise: JulianDay | null;
  readonly set: JulianDay | null;
  /** Upper culmination. */
  readonly transit: JulianDay | null;
  readonly state: SunState;
}

export interface TwilightDay {
  readonly date: CivilDate;
  readonly kind: Twilight;
  readonly dawn: JulianDay | null;
  readonly dusk: JulianDay | null;
}

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

/** Whether a body stands above the horizon where it stands highest. */
const culminatesUp = (sky: Sky, body: HorizonBody, jd: JulianDay, place: Place, rule: SunriseRule): boolean =>
  90 - Math.abs(place.lat - sky.equatorial(body, jd).dec) >
  LIMIT[rule][body === 'sun' || body === 'moon' ? body : 'other'];

/** An instant when it lies before the end of its day. */
const before = (end: JulianDay, jd: JulianDay | null): JulianDay | null => (jd !== null && jd < end ? jd : null);

/** Days by which the library's search starts early: it may overlook an event in its first minutes. */
const HEAD_START = 0.05;

type Search = (event: HorizonEvent, jd: JulianDay) => JulianDay | null;

/** First event after an instant, for any body: rise and set of Sun and Moon from the table, the rest from the library. */
const searcher = ({ table: { sky }, place, rule, next }: Horizon, body: HorizonBody): Search => {
  const library: Search = (event, jd) => {
    const found = sky.nextEvent(body, event, julian(jd - HEAD_START), place, rule);
    return found === null || found >= jd ? found : sky.nextEvent(body, event, julian(found + 0.5), place, rule);
  };
  if (body !== 'sun' && body !== 'moon') return library;
  return (event, jd) => (event === 'rise' || event === 'set' ? next(body, event, jd) : library(event, jd));
};

/** Rise, set and culmination of bodies on every civil date `from` … `to`, under a rule of rising. */
export const bodyDays = (
  sky: Sky,
  place: Place,
  rule: SunriseRule,
  clock: CivilClock,
  from: CivilDate,
  to: CivilDate,
  bodies: readonly HorizonBody[],
): BodyDay[] => {
  const days = civilDays(clock, from, to);
  const table = yearTable(sky, clock.instant(from, 0), true);
  const horizon = horizonOf(table, place, rule);
  const next = bodies.map((body) => [body, searcher(horizon, body)] as const);
  return days.flatMap(({ date, start, end }) =>
    next.map(([body, search]) => {
      const rise = before(end, search('rise', start));
      const set = before(end, search('set', start));
      const transit = before(end, search('transit', start));
      // A body that neither rises nor sets on the date is up or down all day; the Moon misses one of the two once a month.
      const up = (): boolean => culminatesUp(sky, body, julian((start + end) / 2), place, rule);
      const state = rise !== null || set !== null ? 'normal' : up() ? 'always_up' : 'always_down';
      return { date, body, rise, set, transit, state };
    }),
  );
};

/** Dawn and dusk of the three twilights on every civil date `from` … `to`; null in the polar seasons and white nights. */
export const twilightDays = (
  sky: Sky,
  place: Place,
  clock: CivilClock,
  from: CivilDate,
  to: CivilDate,
): TwilightDay[] =>
  civilDays(clock, from, to).flatMap(({ date, start, end }) =>
    TWILIGHTS.map((kind) => ({
      date,
      kind,
      dawn: before(end, sky.nextTwilight(kind, 'rise', start, place)),
      dusk: before(end, sky.nextTwilight(kind, 'set', start, place)),
    })),
  );
