/** Points of events at the instants of a scan. */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { periodAt, type LordClock } from './lord-clock.ts';
import { attainable, RULES, eventRules, type MatterKey, type RuleKey } from './matters.ts';
import { IN_RASHI, IN_VARGA, type Scan } from './scan.ts';

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

/** Points of a lord by its links: none, in the rashi, in the divisional chart, in both. */
const pointsBy = (rashi: RuleKey, varga: RuleKey): Uint8Array =>
  Uint8Array.from([0, RULES[rashi].points, RULES[varga].points, RULES[rashi].points + RULES[varga].points]);
const MAHA = pointsBy('maha_rashi', 'maha_varga');
const ANTAR = pointsBy('antar_rashi', 'antar_varga');
const PRATYANTAR = pointsBy('pratyantar_rashi', 'pratyantar_varga');
const PLANETS = GRAHAS.length;

/** Points of the lords of a period at an instant of a scan. */
const lordPoints = (links: Uint8Array, at: number, { lords }: LordClock, period: number): number => {
  const linkOf = (lord: number | undefined): number => links[at * PLANETS + (lord ?? 0)] ?? 0;
  const [mahas, antars, pratyantars] = lords;
  return (
    (MAHA[linkOf(mahas[period])] ?? 0) +
    (ANTAR[linkOf(antars[period])] ?? 0) +
    (PRATYANTAR[linkOf(pratyantars[period])] ?? 0)
  );
};

/** Points of Jupiter and Saturn where each touches one of the target signs. */
const transitPoints = (target: number, { jupiter, saturn }: EventDate): number =>
  (target & jupiter) !== 0 && (target & saturn) !== 0 ? RULES.double_transit.points : 0;

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
  steps: Float64Array,
  { offsets, matters }: Scan,
  clock: LordClock,
  { matter, weight }: Asked,
  date: EventDate,
): void => {
  const found = matters[matter];
  if (!found) throw new Error(`${matter} was not scanned`);
  const { links, targets, changes } = found;
  const day = date.jd + (offsets[0] ?? 0);
  let period = periodAt(clock, day);
  // Days before the round in which the first instant finds the date.
  const before = day - (day % clock.days);
  let points = 0;
  let at = 0;
  let next = 0;
  while (at < offsets.length) {
    const until = firstReaching(offsets, (clock.ends[period] ?? Infinity) + before - date.jd, at);
    while (at < until) {
      const now = lordPoints(links, at, clock, period) + transitPoints(targets[at] ?? 0, date);
      if (now !== points) steps[at] = (steps[at] ?? 0) + weight * (now - points);
      points = now;
      while (next < changes.length && (changes[next] ?? 0) <= at) next++;
      at = Math.min(changes[next] ?? until, until);
    }
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
  const steps = new Float64Array(scan.instants.length);
  events.forEach((event, i) => {
    const date = dates[i];
    if (date) addSteps(steps, scan, clock, event, date);
  });
  const most = mostPoints(events);
  let points = 0;
  return steps.map((step) => {
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
  const target = matters[matter]?.targets[at] ?? 0;
  return eventRules(matter).map((rule): Reason => {
    const { level, chart } = RULES[rule];
    if (level === null) return { rule, lord: null, met: transitPoints(target, date) > 0 };
    const planet = clock.lords[level][period] ?? 0;
    const link = matters[matter]?.links[at * PLANETS + planet] ?? 0;
    return { rule, lord: GRAHAS[planet] ?? null, met: (link & (chart === 'rashi' ? IN_RASHI : IN_VARGA)) !== 0 };
  });
};
