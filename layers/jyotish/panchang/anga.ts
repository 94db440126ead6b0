/**
 * The angas of the Sun and Moon: the arc moon·L☾ + sun·L☉ cut into `parts` (Surya Siddhanta ch. 2).
 * Tithi, nakshatra, yoga and karana, and the Moon's and Sun's signs and padas by the same rule.
 */
import { mod, norm360 } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear, settle } from '../ephemeris/search.ts';
import type { Longitudes, Sky } from '../ephemeris/sky.ts';

/** One row per anga; `speed` is the mean motion of the arc, degrees per day. */
export const ANGAS = {
  tithi: { parts: 30, moon: 1, sun: -1, speed: 12.1908 },
  nakshatra: { parts: 27, moon: 1, sun: 0, speed: 13.1764 },
  yoga: { parts: 27, moon: 1, sun: 1, speed: 14.162 },
  karana: { parts: 60, moon: 1, sun: -1, speed: 12.1908 },
  paksha: { parts: 2, moon: 1, sun: -1, speed: 12.1908 },
  moon_sign: { parts: 12, moon: 1, sun: 0, speed: 13.1764 },
  moon_pada: { parts: 108, moon: 1, sun: 0, speed: 13.1764 },
  sun_sign: { parts: 12, moon: 0, sun: 1, speed: 0.9856 },
  sun_nakshatra: { parts: 27, moon: 0, sun: 1, speed: 0.9856 },
} as const;
export type Anga = keyof typeof ANGAS;
/** The four angas besides the weekday. */
export const DAY_ANGAS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly Anga[];
export type DayAnga = (typeof DAY_ANGAS)[number];

/** The arc of an anga, degrees 0 ≤ x < 360. */
export const angaArc = (anga: Anga, longitudes: Longitudes, jd: JulianDay): number => {
  const { moon, sun } = ANGAS[anga];
  return norm360(
    (moon === 0 ? 0 : longitudes.longitude('moon', jd)) + (sun === 0 ? 0 : sun * longitudes.longitude('sun', jd)),
  );
};

/**
 * Id of the anga at `jd`, 1 ≤ id ≤ parts.
 * @example
 * angaAt('tithi', { longitude: (body) => (body === 'moon' ? 30 : 6) }, julian(2451545)) // → 3
 */
export const angaAt = (anga: Anga, longitudes: Longitudes, jd: JulianDay): number =>
  Math.floor((angaArc(anga, longitudes, jd) * ANGAS[anga].parts) / 360) + 1;

/** Share of the current anga that has passed, 0 ≤ x < 1. */
export const angaElapsed = (anga: Anga, longitudes: Longitudes, jd: JulianDay): number => {
  const turn = (angaArc(anga, longitudes, jd) * ANGAS[anga].parts) / 360;
  return turn - Math.floor(turn);
};

/** Longitudes to search in, and the sky behind them when they are a table. */
export interface AngaSource extends Longitudes {
  readonly sky?: Sky;
}

/** The instant near `guess` (nearer than half a turn of the arc) at which anga `id` begins, within 0.01 s. */
export const beginningNear = (anga: Anga, source: AngaSource, id: number, guess: JulianDay): JulianDay => {
  const { parts, speed } = ANGAS[anga];
  const target = ((id - 1) * 360) / parts;
  const root = (longitudes: Longitudes, near: JulianDay): JulianDay =>
    crossingNear((t) => angaArc(anga, longitudes, t), target, near, speed);
  const found = root(source, guess);
  const { sky } = source;
  return sky ? settle(found, speed, (near) => root(sky, near)) : found;
};

/** A stretch of time under one anga: its true start and end. */
export interface Segment {
  /** 1 … parts */
  readonly id: number;
  readonly start: JulianDay;
  readonly end: JulianDay;
}

const width = (anga: Anga): number => 360 / ANGAS[anga].parts;
const nextId = (anga: Anga, id: number): number => (id % ANGAS[anga].parts) + 1;

/** First instant after `jd` at which the anga changes, within 0.01 s. */
export const angaEnd = (anga: Anga, source: AngaSource, jd: JulianDay): JulianDay => {
  const arc = angaArc(anga, source, jd);
  const id = Math.floor((arc * ANGAS[anga].parts) / 360) + 1;
  return beginningNear(anga, source, nextId(anga, id), julian(jd + (id * width(anga) - arc) / ANGAS[anga].speed));
};

/** The instant at or before `jd` at which the current anga began. */
export const angaStart = (anga: Anga, source: AngaSource, jd: JulianDay): JulianDay => {
  const arc = angaArc(anga, source, jd);
  const id = Math.floor((arc * ANGAS[anga].parts) / 360) + 1;
  return beginningNear(anga, source, id, julian(jd - (arc - (id - 1) * width(anga)) / ANGAS[anga].speed));
};

/** The ends of an anga in [from, to], without its start: each id with the instant it ends, the last one at or after `to`. */
export const angaEnds = (
  anga: Anga,
  source: AngaSource,
  from: JulianDay,
  to: JulianDay,
): { readonly id: number; readonly end: JulianDay }[] => {
  const step = width(anga) / ANGAS[anga].speed;
  let id = angaAt(anga, source, from);
  let end = angaEnd(anga, source, from);
  const found = [{ id, end }];
  while (end < to) {
    id = nextId(anga, id);
    end = beginningNear(anga, source, nextId(anga, id), julian(end + step));
    found.push({ id, end });
  }
  return found;
};

/** Every segment of an anga that touches [from, to), with its true start and end: the end of one is the start of the next. */
export const angaSegments = (anga: Anga, source: AngaSource, from: JulianDay, to: JulianDay): Segment[] => {
  let start = angaStart(anga, source, from);
  const found: Segment[] = [];
  for (const { id, end } of angaEnds(anga, source, from, to)) {
    if (start < to) found.push({ id, start, end });
    start = end;
  }
  return found;
};

/** How much faster and slower than the mean an arc moves at most, with room to spare: the Moon keeps to 0.87 to 1.17. */
const FASTEST = 1.25;
const SLOWEST = 0.8;

/**
 * Says of an anga id whether it may run between two instants: no is certain, yes is not. Looks at the sky at `near` alone,
 * an instant between the two or some days from them.
 */
export const mayRunBetween = (
  anga: Anga,
  source: AngaSource,
  { start, end }: { readonly start: JulianDay; readonly end: JulianDay },
  near: JulianDay,
): ((id: number) => boolean) => {
  const { parts, speed } = ANGAS[anga];
  const moved = (days: number, rate: number): number => (days * speed * rate) / width(anga);
  const [before, after] = [start - near, end - near];
  const least = Math.floor(moved(before, before < 0 ? FASTEST : SLOWEST));
  const most = Math.ceil(moved(after, after < 0 ? SLOWEST : FASTEST));
  const first = angaAt(anga, source, near) + least;
  return (id) => mod(id - first, parts) <= most - least;
};

/** The segments of an anga cut to [from, to), which must be shorter than a turn of it: cheaper than whole ones. */
export const angaPartsIn = (anga: Anga, source: AngaSource, from: JulianDay, to: JulianDay): Segment[] => {
  const { parts, speed } = ANGAS[anga];
  const arc = angaArc(anga, source, from);
  let id = Math.floor(arc / width(anga)) + 1;
  const changes = mod(angaAt(anga, source, to) - id, parts);
  let start = from;
  let guess = julian(from + (id * width(anga) - arc) / speed);
  const found: Segment[] = [];
  for (let change = 0; change < changes; change++) {
    const end = beginningNear(anga, source, nextId(anga, id), guess);
    if (end > start) found.push({ id, start, end });
    start = end;
    id = nextId(anga, id);
    guess = julian(end + width(anga) / speed);
  }
  if (start < to) found.push({ id, start, end: to });
  return found;
};

/** The next segment of an anga that has one of `ids` and ends after `from`; it may have begun before. */
export const nextSegment = (anga: Anga, source: AngaSource, id: number, from: JulianDay): Segment => {
  const arc = angaArc(anga, source, from);
  const running = Math.floor((arc * ANGAS[anga].parts) / 360) + 1;
  if (running === id) return { id, start: angaStart(anga, source, from), end: angaEnd(anga, source, from) };
  const ahead = norm360((id - 1) * width(anga) - arc);
  const start = beginningNear(anga, source, id, julian(from + ahead / ANGAS[anga].speed));
  return { id, start, end: angaEnd(anga, source, julian(start + 1e-6)) };
};

/** The new moon at or before an instant, and the one after it. */
export const newMoonsAround = (
  source: AngaSource,
  jd: JulianDay,
): { readonly opening: JulianDay; readonly closing: JulianDay } => {
  const elongation = angaArc('tithi', source, jd);
  const { speed } = ANGAS.tithi;
  return {
    opening: beginningNear('tithi', source, 1, julian(jd - elongation / speed)),
    closing: beginningNear('tithi', source, 1, julian(jd + (360 - elongation) / speed)),
  };
};
