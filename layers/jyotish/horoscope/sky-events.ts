/** What happens in the sky that the feed may speak of: sign entries, stations, lunations, eclipses. */
import { mod, norm360, separation } from '../ephemeris/angle.ts';
import { fromCivil, julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, equalParts, motionOf, stations } from '../ephemeris/passages.ts';
import { crossingNear } from '../ephemeris/search.ts';
import type { Graha, Longitudes, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { signOf } from '../chart/rashi.ts';
import { orNone } from '../sky-events/eclipses.ts';
import { settleStation } from '../sky-events/stations.ts';
import { widened } from '../sky-events/window.ts';
import { FEED_OFFSET, type DaySky } from './day-sky.ts';
import { ENTERING } from './moon-course.ts';

/** What a sky event is. */
export const SKY_EVENT_KINDS = ['ingress', 'station', 'lunation', 'eclipse'] as const;
export type SkyEventKind = (typeof SKY_EVENT_KINDS)[number];
/** How a graha enters a sign or moves on after a station; which lunation; which eclipse. */
export type SkyEventDetail = 'direct' | 'retrograde' | 'new' | 'full' | 'solar' | 'lunar' | 'penumbral';

/** One event of the sky. */
export interface SkyEvent {
  readonly kind: SkyEventKind;
  /** Who enters or turns; the Moon of a lunation; the Sun or Moon that is eclipsed. */
  readonly body: Graha;
  readonly at: JulianDay;
  /** Sign 1–12 entered, or in which it happens. */
  readonly sign: number;
  readonly detail: SkyEventDetail;
}

/** Grahas whose stations are told. */
export const TURNING_GRAHAS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies readonly Graha[];
/** Grahas that stay a year and more in a sign. */
export const SLOW: readonly Graha[] = ['jupiter', 'saturn', 'rahu', 'ketu'];

const SIGN_STARTS = equalParts(12);

/** The sign entries of a graha in a span, found in a table or in the sky itself, and settled by the sky. */
const entriesOf = (from: Longitudes, sky: Sky, body: Graha, { start, end }: TimeSpan): SkyEvent[] =>
  angleCrossings(
    (jd) => from.longitude(body, jd),
    motionOf(body, sky.settings.node),
    start,
    end,
    SIGN_STARTS,
    from === sky ? undefined : (jd) => sky.longitude(body, jd),
  ).map(({ jd, index, retrograde }) => ({
    kind: 'ingress',
    body,
    at: jd,
    sign: mod(retrograde ? index - 1 : index, 12) + 1,
    detail: retrograde ? 'retrograde' : 'direct',
  }));

const turnsOf = (from: Longitudes, sky: Sky, body: Graha, { start, end }: TimeSpan): SkyEvent[] =>
  stations(from, body, start, end)
    .map((station) => settleStation(sky, body, station))
    .map(({ jd, longitude, to }) => ({ kind: 'station', body, at: jd, sign: signOf(longitude), detail: to }));

/** Degrees from the mean node beyond which a lunation brings no eclipse; the penumbra reaches furthest. */
const NODE_LIMIT = 21;
/** Maximum and lunation of one eclipse lie nearer than this, days; the search begins earlier by twice as much. */
const NEAR = 0.5;

/** The eclipse a lunation brings, or null. Shadow and visibility anywhere on Earth: none is claimed for a place. */
const eclipseAt = (sky: Sky, lunation: SkyEvent): SkyEvent | null => {
  const apart = separation(sky.longitude('moon', lunation.at), sky.longitude('rahu', lunation.at));
  if (Math.min(apart, 180 - apart) > NODE_LIMIT) return null;
  const from = julian(lunation.at - 2 * NEAR);
  const solar = lunation.detail === 'new';
  const found = orNone(() => (solar ? sky.nextSolarEclipse(from) : sky.nextLunarEclipse(from)));
  if (found === null || Math.abs(found.maximum - lunation.at) > NEAR) return null;
  const lunarDetail = found.kind === 'penumbral' ? 'penumbral' : 'lunar';
  const detail = solar ? 'solar' : lunarDetail;
  const body = solar ? 'sun' : 'moon';
  return { kind: 'eclipse', body, at: found.maximum, sign: signOf(sky.longitude(body, found.maximum)), detail };
};

/** Mean growth of the arc from Sun to Moon, degrees per day. */
const ELONGATION_SPEED = 12.1908;

/** The new and full moons of a span, each with its eclipse after it where there is one. */
const lunationsOf = (sky: Sky, { start, end }: TimeSpan, elongation: number): SkyEvent[] => {
  const found: SkyEvent[] = [];
  const arc = (jd: JulianDay): number => norm360(sky.longitude('moon', jd) - sky.longitude('sun', jd));
  const half = elongation < 180 ? 180 : 360;
  const slack = 1.25;
  for (let target = half, guess = start + (half - elongation) / ELONGATION_SPEED; guess < end + slack;) {
    const at = crossingNear(arc, target % 360, julian(guess), ELONGATION_SPEED);
    if (at >= end) break;
    if (at >= start) {
      const sign = signOf(sky.longitude('moon', at));
      const detail = target % 360 === 0 ? 'new' : 'full';
      const lunation: SkyEvent = { kind: 'lunation', body: 'moon', at, sign, detail };
      const eclipse = eclipseAt(sky, lunation);
      found.push(lunation, ...(eclipse ? [eclipse] : []));
    }
    target += 180;
    guess = at + 180 / ELONGATION_SPEED;
  }
  return found;
};

/** Every sign entry, station, new and full moon and eclipse of a span, in order of time. */
export const eventsOf = (sky: Sky, span: TimeSpan): SkyEvent[] => {
  const table = yearTable(sky, span.start);
  const elongation = norm360(sky.longitude('moon', span.start) - sky.longitude('sun', span.start));
  return [
    ...ENTERING.flatMap((body) => entriesOf(table, sky, body, span)),
    ...TURNING_GRAHAS.flatMap((body) => turnsOf(table, sky, body, span)),
    ...lunationsOf(sky, span, elongation),
  ].sort((a, b) => a.at - b.at);
};

/** Days before and after 06:00 of a date within which an entry or a station belongs to it: the day itself, and its orb. */
const ORB_DAYS = { quick: 1.5, slow: 3.5 } as const;
const orbOf = (body: Graha): number => (SLOW.includes(body) ? ORB_DAYS.slow : ORB_DAYS.quick);

/** Upper bounds of the change of speed, degrees per day², for telling quickly that nothing happens; of the node for the true one. */
const MOST_ACCELERATION: Readonly<Partial<Record<Graha, number>>> = {
  sun: 0.002,
  mars: 0.03,
  mercury: 0.25,
  jupiter: 0.006,
  venus: 0.06,
  saturn: 0.004,
  rahu: 0.1,
};

/** The entries and stations within their orb of a date. A span of some days holds one station at most, but for the true node. */
const changesNear = (sky: Sky, day: DaySky): SkyEvent[] =>
  ENTERING.flatMap((body) => {
    const { longitude, speed } = day.grahas[body];
    const orb = orbOf(body);
    const isSteady = body === 'rahu' && sky.settings.node === 'mean';
    const change = isSteady ? 0 : (MOST_ACCELERATION[body] ?? 1) * orb;
    const reach = (Math.abs(speed) + change) * orb;
    const inSign = longitude % 30;
    const mayEnter = inSign < reach || inSign > 30 - reach;
    const mayTurn = Math.abs(speed) < change;
    if (!mayEnter && !mayTurn) return [];
    const span = widened({ start: day.jd, end: day.jd }, orb);
    const [first, last] = [sky.position(body, span.start), sky.position(body, span.end)];
    const turns = mayTurn && first.speed < 0 !== last.speed < 0;
    const enters =
      mayEnter && (turns || (body === 'rahu' && !isSteady) || signOf(first.longitude) !== signOf(last.longitude));
    const isStated = turns && TURNING_GRAHAS.some((one) => one === body);
    return [...(enters ? entriesOf(sky, sky, body, span) : []), ...(isStated ? turnsOf(sky, sky, body, span) : [])];
  });

/** What happens on a date and around it. */
export interface DayEvents {
  /** Entries and stations within their orb, in order of time; lunation of the day; eclipse of the day, the one before or after. */
  readonly changes: readonly SkyEvent[];
}

/** The day of the feed: from 06:00 Indian time of its date to the next. */
const feedDay = ({ jd }: DaySky): TimeSpan => ({ start: jd, end: plusDays(jd, 1) });

/** The civil date of the feed, from midnight to midnight: an entry, a station or an eclipse of it is told as today's. */
export const feedCivilDay = ({ date }: DaySky): TimeSpan => {
  const start = fromCivil(date, 0, FEED_OFFSET);
  return { start, end: plusDays(start, 1) };
};

/** An eclipse belongs to its day, the one before and the one after. */
const ECLIPSE_ORB_DAYS = 1;

/** Everything that happens on the date of a sky and within the orbs around it. */
export const dayEventsOf = (sky: Sky, day: DaySky): DayEvents => {
  const around = widened({ start: day.jd, end: plusDays(day.jd, 1) }, ECLIPSE_ORB_DAYS);
  const elongation = norm360(day.grahas.moon.longitude - day.grahas.sun.longitude);
  const toSyzygy = Math.min(elongation % 180, 180 - (elongation % 180));
  // Two days of the fastest Moon: further from the syzygy none of these days can hold it.
  const moons = toSyzygy < 31 ? lunationsOf(sky, around, norm360(elongation - 13)) : [];
  const { start, end } = feedDay(day);
  const lunations = moons.filter(({ kind, at }) => kind === 'eclipse' || (at >= start && at < end));
  return {
    changes: [...changesNear(sky, day), ...lunations].sort((a, b) => a.at - b.at),
  };
};
