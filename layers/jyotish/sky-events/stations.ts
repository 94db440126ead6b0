/** Stations and retrograde periods with their shadows. */
import { norm180 } from '../ephemeris/angle.ts';
import { isNode } from '../chart/graha.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf, stations, type Station } from '../ephemeris/passages.ts';
import type { Body, Sky } from '../ephemeris/sky.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import { overlap, type TimeSpan } from '../ephemeris/span.ts';
import { outsideRange, widened, withTrueEnds } from './window.ts';

/** Bodies that turn: all but the Sun, the Moon and the nodes. */
export const TURNING = ['mars', 'mercury', 'jupiter', 'venus', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
export type Turning = (typeof TURNING)[number];

/** Base of the difference that gives the acceleration, days. */
const BASE = 0.5;
const CLOSE = 1e-7;

/** A station found in a table, refined to where the speed in the ephemeris is zero. */
export const settleStation = (sky: Sky, body: Body, station: Station): Station => {
  const speed = (jd: number): number => sky.position(body, julian(jd)).speed;
  const acceleration = (speed(station.jd + BASE) - speed(station.jd - BASE)) / (2 * BASE);
  let jd: number = station.jd;
  for (let step = 0; step < 5; step++) {
    const move = speed(jd) / acceleration;
    if (!(Math.abs(move) < 1)) return station;
    jd -= move;
    if (Math.abs(move) < CLOSE) break;
  }
  return { ...station, jd: julian(jd), longitude: sky.longitude(body, julian(jd)) };
};

/** Every station of a body in a window, in order: where its speed in longitude is zero. */
export const stationsOf = (table: SkyTable, body: Turning, { start, end }: TimeSpan): Station[] =>
  stations(table, body, start, end).map((station) => settleStation(table.sky, body, station));

/** A stretch of backward motion. */
export interface RetrogradePeriod {
  readonly body: Turning;
  readonly stationRetrograde: JulianDay;
  readonly stationDirect: JulianDay;
  /** Longitudes at the two stations. */
  readonly from: number;
  readonly to: number;
  /** When the body first passed the later station's degree, and when it is back at the earlier one's. */
  readonly shadowStart: JulianDay;
  readonly shadowEnd: JulianDay;
}

/** Longer than any retrograde stretch (Mars: 81, Pluto: 170) and any shadow before or after it, days. */
const LONGEST = { retrograde: 190, shadow: 150 } as const;

const shadowEdge = (
  table: SkyTable,
  body: Turning,
  degree: number,
  span: TimeSpan,
  which: 'first' | 'last',
): JulianDay => {
  const met = angleCrossings(
    (jd) => table.longitude(body, jd),
    motionOf(body),
    span.start,
    span.end,
    [degree],
    (jd) => table.sky.longitude(body, jd),
  ).filter(({ retrograde }) => !retrograde);
  const found = which === 'last' ? met.at(-1) : met[0];
  if (!found) throw outsideRange();
  return found.jd;
};

/** The retrograde periods of a body that touch a window, whole: their stations and shadows may lie outside it. */
export const retrogradePeriods = (sky: Sky, body: Turning, window: TimeSpan): RetrogradePeriod[] => {
  const table = yearTable(sky, window.start);
  const wide = widened(window, LONGEST.retrograde);
  const turns = stationsOf(table, body, wide);
  const [first, last] = [turns[0], turns.at(-1)];
  // A stretch whose stations are not both inside the ephemeris cannot be given whole.
  const cut: TimeSpan[] = [];
  if (first?.to === 'direct') cut.push({ start: wide.start, end: first.jd });
  if (last?.to === 'retrograde') cut.push({ start: last.jd, end: wide.end });
  cut.filter((span) => overlap(window, span)).forEach(withTrueEnds);
  const periods: RetrogradePeriod[] = [];
  turns.forEach((back, i) => {
    const on = turns[i + 1];
    if (back.to !== 'retrograde' || !on || !overlap(window, { start: back.jd, end: on.jd })) return;
    const around = widened({ start: back.jd, end: on.jd }, LONGEST.shadow);
    const before = { start: around.start, end: back.jd };
    const after = { start: on.jd, end: around.end };
    periods.push({
      body,
      stationRetrograde: back.jd,
      stationDirect: on.jd,
      from: back.longitude,
      to: on.longitude,
      shadowStart: shadowEdge(table, body, on.longitude, before, 'last'),
      shadowEnd: shadowEdge(table, body, back.longitude, after, 'first'),
    });
  });
  return periods;
};

/** Retrograde at an instant, by direction of motion: the nodes always, Sun and Moon never. */
export const isRetrograde = (table: SkyTable, body: Body, jd: JulianDay): boolean => {
  if (isNode(body)) return true;
  if (body === 'sun' || body === 'moon') return false;
  return norm180(table.longitude(body, plusDays(jd, 0.01)) - table.longitude(body, plusDays(jd, -0.01))) < 0;
};
