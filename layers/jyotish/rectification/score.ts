/** Points of events at the instants of a scan. */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { periodAt, type LordClock } from './lord-clock.ts';
import { attainable, RULES, eventRules, type MatterKey, type RuleKey } from './matters.ts';
import { POINTS_OF_PIECE, TARGETS_BIT, VARGA_BITS, type Pieces, type Scan } from './scan.ts';

/** A date for an event, with the signs that Jupiter and Saturn touch on it, as bits. */
export interface EventDate {
  readonly jd: number;
  readonly jupiter: number;
  readonly saturn: number;
}

/** What is dated. */
export interface Asked {
  readonly matter: MatterKey;
  readonly weight: number;
}

/** The bits of a lord's links. */
const watchedBits = (lord: number): number => (1 << lord) | (1 << (lord + VARGA_BITS));

/** Points of Jupiter and Saturn where each touches one of the target signs. */
const transitPoints = (target: number, { jupiter, saturn }: EventDate): number =>
  (target & jupiter) !== 0 && (target & saturn) !== 0 ? RULES.double_transit.points : 0;

const piecesOf = (matters: Scan['matters'], matter: MatterKey): Pieces => {
  const pieces = matters[matter];
  if (!pieces) throw new Error(`${matter} was not scanned`);
  return pieces;
};

/** The first instant from `from` on whose offset reaches `least`; the number of offsets where none does. */
const firstReaching = (offsets: Float64Array, least: number, from: number): number => {
  const here = offsets[from] ?? Infinity;
  if (here >= least) return from;
  // Offsets rise evenly but for changes of star: a guess is seldom far off.
  const guess = from + Math.ceil((least - here) / ((offsets[from + 1] ?? Infinity) - here));
  let at = Math.min(guess, offsets.length);
  while (at < offsets.length && (offsets[at] ?? 0) < least) at++;
  while ((offsets[at - 1] ?? 0) >= least) at--;
  return at;
};

/**
 * Adds the points of one event on one date, times its weight, to the steps of a scan: what is gained or lost at each instant.
 * Their running sums are the points.
 */
export const addSteps = (
  steps: Int32Array,
  { offsets, matters }: Scan,
  clock: LordClock,
  { matter, weight }: Asked,
  date: EventDate,
): void => {
  const { from, points: lordPoints, targets, changes } = piecesOf(matters, matter);
  const [mahas, antars, pratyantars] = clock.lords;
  const day = date.jd + (offsets[0] ?? 0);
  let period = periodAt(clock, day);
  // Days before the round in which the first instant finds the date.
  const before = day - (day % clock.days);
  let points = 0;
  let at = 0;
  let piece = 0;
  while (at < offsets.length) {
    const until = firstReaching(offsets, (clock.ends[period] ?? Infinity) + before - date.jd, at);
    const [maha = 0, antar = 0, pratyantar = 0] = [mahas[period], antars[period], pratyantars[period]];
    const watched = watchedBits(maha) | watchedBits(antar) | watchedBits(pratyantar) | TARGETS_BIT;
    const [antarPlace, pratyantarPlace] = [VARGA_BITS + antar, 2 * VARGA_BITS + pratyantar];
    while (at < until) {
      const row = piece * POINTS_OF_PIECE;
      const now =
        (lordPoints[row + maha] ?? 0) +
        (lordPoints[row + antarPlace] ?? 0) +
        (lordPoints[row + pratyantarPlace] ?? 0) +
        transitPoints(targets[piece] ?? 0, date);
      if (now !== points) steps[at] = (steps[at] ?? 0) + weight * (now - points);
      points = now;
      // On to the next piece in which something changes for these lords.
      do at = from[++piece] ?? until;
      while (at < until && ((changes[piece] ?? 0) & watched) === 0);
    }
    if (at > until) piece--;
    at = until;
    period++;
  }
};

/** Most points that some events can bring together. */
export const mostPoints = (events: readonly Asked[]): number =>
  events.reduce((sum, { matter, weight }) => sum + weight * attainable(matter), 0);

/** The share of attainable points at every instant, in percent. */
export const eventScores = (
  scan: Scan,
  clock: LordClock,
  events: readonly Asked[],
  dates: readonly EventDate[],
): Float64Array => {
  const steps = new Int32Array(scan.instants.length);
  events.forEach((event, i) => {
    const date = dates[i];
    if (date) addSteps(steps, scan, clock, event, date);
  });
  const most = mostPoints(events);
  let points = 0;
  return Float64Array.from(steps, (step) => {
    points += step;
    return (100 * points) / most;
  });
};

/** Whether a rule is met by an event, and the running lord that decides it; null: Jupiter and Saturn decide. */
export interface Reason {
  readonly rule: RuleKey;
  readonly lord: Graha | null;
  readonly met: boolean;
}

/** The rules of one event at one instant of a scan. */
export const eventReasons = (
  { offsets, matters }: Scan,
  at: number,
  clock: LordClock,
  matter: MatterKey,
  date: EventDate,
): readonly Reason[] => {
  const period = periodAt(clock, date.jd + (offsets[at] ?? 0));
  const { from, links, targets } = piecesOf(matters, matter);
  const piece = from.findLastIndex((first) => first <= at);
  return eventRules(matter).map((rule): Reason => {
    const { level, chart } = RULES[rule];
    if (level === null) return { rule, lord: null, met: transitPoints(targets[piece] ?? 0, date) > 0 };
    const planet = clock.lords[level][period] ?? 0;
    const bit = chart === 'rashi' ? planet : planet + VARGA_BITS;
    return { rule, lord: GRAHAS[planet] ?? null, met: (((links[piece] ?? 0) >> bit) & 1) === 1 };
  });
};
