/**
 * Jupiter and Saturn passing boundaries of the zodiac, retrograde passages included. Their table says where to look, so the
 * ephemeris is asked twice or three times for a passage and not at all for the years between. Where the table is too
 * coarse to tell, at a turn within 72″ of a boundary for one, the sky decides.
 */
import { signOf } from '../chart/rashi.ts';
import { norm180 } from '../ephemeris/angle.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { equalParts, type Crossing } from '../ephemeris/passages.ts';
import { bisectRoot, smoothRoot, type AngleOf } from '../ephemeris/search.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { passagesByEntries, signByEntries } from './slow-entries.ts';
import { slowLongitude, type SlowPlanet } from './slow-table.ts';

/**
 * Degrees within which the table does not decide. It is off by 5″; an ayanamsa sways by up to 20″ a year, and is not
 * straight over centuries by 7″; a place on Earth sees a planet 2″ away.
 */
const DOUBT_DEG = 0.02;
/** Less than half the shortest run in one direction (117 days): at most one turn in a step. */
const STEP_DAYS = 50;
/** More than a planet ever moves in a day, degrees. */
const FASTEST: Readonly<Record<SlowPlanet, number>> = { jupiter: 0.26, saturn: 0.15 };
/** Half the base of the difference quotient taken as the speed, days. */
const SPEED_BASE = 0.5;
/** A turn found in the table is this good, days; one that decides something is found by the sky, within which no planet moves by 1e-7 degrees. */
const TURN_DAYS = { table: 0.05, sky: 1e-3 } as const;
/** A passage found in the table is this good, days. */
const GUESS_DAYS = 1e-3;
/** A step this short, in days, leaves nothing: a table is off by less than a hundredth of it. */
const STILL_DAYS = 1e-7;
/** A passage is settled when less than this remains, days. */
const EXACT_DAYS = 1e-8;
const MAX_STEPS = 8;
/** Largest change of speed, degrees a day per day; beside the Sun, which bends the light, it is this large. */
const BEND = 0.01;

const SIGN_STARTS = equalParts(12);

/** What a search asks at an instant: the table, and the sky. */
interface Search {
  readonly table: AngleOf;
  readonly sky: AngleOf;
  readonly boundaries: readonly number[];
  /** Speed by the sky. */
  readonly speed: (jd: JulianDay) => number;
}

/** A longitude at an instant. */
interface Mark {
  readonly jd: JulianDay;
  readonly longitude: number;
}

/** Degrees to the nearest boundary. */
const clearance = (boundaries: readonly number[], longitude: number): number => {
  let least = 360;
  for (const boundary of boundaries) least = Math.min(least, Math.abs(norm180(boundary - longitude)));
  return least;
};

/** Longitude at an instant: by the table, by the sky where the table could be on the other side of a boundary. */
const markAt = ({ table, sky, boundaries }: Search, jd: JulianDay): Mark => {
  const longitude = table(jd);
  return { jd, longitude: clearance(boundaries, longitude) < DOUBT_DEG ? sky(jd) : longitude };
};

const tableSpeed = (where: AngleOf, jd: JulianDay): number =>
  norm180(where(plusDays(jd, SPEED_BASE)) - where(plusDays(jd, -SPEED_BASE))) / (2 * SPEED_BASE);

/** Two marks at most a step apart, and the turn between them where there is one. */
const runsBetween = (search: Search, a: Mark, b: Mark): readonly (readonly [Mark, Mark])[] => {
  const speed = (jd: JulianDay): number => tableSpeed(search.table, jd);
  if (speed(a.jd) < 0 === speed(b.jd) < 0) return [[a, b]];
  const near = smoothRoot(speed, a.jd, b.jd, TURN_DAYS.table);
  const matters = clearance(search.boundaries, search.table(near)) < DOUBT_DEG;
  const turn = markAt(search, matters ? smoothRoot(search.speed, a.jd, b.jd, TURN_DAYS.sky) : near);
  return [
    [a, turn],
    [turn, b],
  ];
};

/** The passage of a boundary that lies between two marks: by the secant from where the table has it, else by bisection. */
const passageBetween = ({ table, sky }: Search, boundary: number, a: Mark, b: Mark): JulianDay => {
  const gap = (jd: JulianDay): number => norm180(sky(jd) - boundary);
  let before = smoothRoot((jd) => norm180(table(jd) - boundary), a.jd, b.jd, GUESS_DAYS);
  let gapBefore = gap(before);
  let at = plusDays(before, -gapBefore / tableSpeed(table, before));
  for (let step = 0; step < MAX_STEPS && at >= a.jd && at <= b.jd; step++) {
    const moved = at - before;
    if (Math.abs(moved) < STILL_DAYS) return at;
    const gapNow = gap(at);
    const pace = (gapNow - gapBefore) / moved;
    const move = -gapNow / pace;
    [before, gapBefore, at] = [at, gapNow, plusDays(at, move)];
    // The error of a secant's step is the product of the two before it times half the bend over the speed.
    if (Math.abs((move * moved * BEND) / (2 * pace)) < EXACT_DAYS) return at;
  }
  return bisectRoot(gap, a.jd, b.jd);
};

const searchOf = (
  sky: Sky,
  planet: SlowPlanet,
  boundaries: readonly number[],
  from: JulianDay,
  to: JulianDay,
): Search => ({
  table: slowLongitude(sky, planet, from, to),
  sky: (jd) => sky.longitude(planet, jd),
  boundaries,
  speed: (jd) => sky.position(planet, jd).speed,
});

/** The sign, 1–12, that Jupiter or Saturn stands in. */
export const slowSign = (sky: Sky, planet: SlowPlanet, jd: JulianDay): number =>
  signByEntries(sky, planet, jd) ?? signOf(markAt(searchOf(sky, planet, SIGN_STARTS, jd, jd), jd).longitude);

/** The passages by the tables of longitudes and the sky. */
const searchPassages = (
  sky: Sky,
  planet: SlowPlanet,
  boundaries: readonly number[],
  from: JulianDay,
  to: JulianDay,
): Crossing[] => {
  const search = searchOf(sky, planet, boundaries, from, to);
  const found: Crossing[] = [];
  let a = markAt(search, from);
  while (a.jd < to) {
    const out = (clearance(boundaries, a.longitude) - DOUBT_DEG) / FASTEST[planet];
    const b = markAt(search, julian(Math.min(to, a.jd + Math.max(STEP_DAYS, out))));
    for (const [start, end] of out > STEP_DAYS ? [] : runsBetween(search, a, b)) {
      const moved = norm180(end.longitude - start.longitude);
      boundaries.forEach((angle, index) => {
        const before = norm180(start.longitude - angle);
        const retrograde = before >= 0;
        if (retrograde === before + moved < 0)
          found.push({ jd: passageBetween(search, angle, start, end), index, angle, retrograde });
      });
    }
    a = b;
  }
  return found.sort((x, y) => x.jd - y.jd);
};

/** Every passage of Jupiter or Saturn over any of `boundaries` (sidereal degrees) in (from, to], in order, each within 1e-7 day. */
export const slowPassages = (
  sky: Sky,
  planet: SlowPlanet,
  boundaries: readonly number[],
  from: JulianDay,
  to: JulianDay,
): Crossing[] =>
  passagesByEntries(sky, planet, boundaries, { start: from, end: to }) ??
  searchPassages(sky, planet, boundaries, from, to);
