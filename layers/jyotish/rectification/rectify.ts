/** Birth times of a window tried against facts and dated events, with the best score that chance would give. */
import { mod } from '../ephemeris/angle.ts';
import {
  civilDate,
  dayNumber,
  FIRST_INSTANT_JD,
  julian,
  LAST_INSTANT_JD,
  SECOND,
  type JulianDay,
} from '../ephemeris/instant.ts';
import { GRAHAS, type Place, type Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { openWindow } from '../kundli/sensitive-window.ts';
import type { SlowPlanet } from '../sky-events/slow-table.ts';
import { signEntries, signsInWindow } from '../transit/stays.ts';
import { candidateRuns, leadingRun, MARGIN, MAX_STRETCHES, type Run } from './candidates.ts';
import { cellsOf, joinedCells, stepsOf, type KnownFact, type Step } from './cells.ts';
import { chanceOf, percentile95 } from './chance.ts';
import { lordClock } from './lord-clock.ts';
import type { LifeEvent, MatterKey } from './matters.ts';
import { scanOf, TOUCHED, type Scan } from './scan.ts';
import { eventReasons, eventScores, type EventDate, type Reason } from './score.ts';

/** What is tried. */
export interface RectificationAsked {
  /** Times of birth that are possible. */
  readonly span: TimeSpan;
  readonly place: Place;
  readonly facts: readonly KnownFact[];
  readonly events: readonly LifeEvent[];
  /** Days of a year of the dasha. */
  readonly yearLength: number;
}

/** A stretch of possible times. */
export interface BirthTimeCandidate extends TimeSpan {
  /** Signs 1–12, the same throughout. */
  readonly ascendant: number;
  readonly navamsaAscendant: number;
  /** Best score in it, 0–100; null without events. */
  readonly score: number | null;
  /** The rules of each event at its best time, in the order of the events. */
  readonly reasons: readonly (readonly Reason[])[];
}

/** How the scores lie. */
export interface ScoreSpread {
  readonly best: number;
  readonly median: number;
  /** Best score outside the leading stretch; null where the window holds no other. */
  readonly runnerUp: number | null;
  /** What the best score exceeds by chance once in twenty. */
  readonly p95ByChance: number;
}

/** Whether the events tell times apart: yes; only that they fit better than chance; no. */
export const RECTIFICATION_VERDICTS = ['separated', 'weak', 'none'] as const;
export type VerdictKey = (typeof RECTIFICATION_VERDICTS)[number];
/** Why the verdict is as it is. */
export const VERDICT_REASONS = ['separated', 'rival', 'chance', 'few_events', 'no_events', 'no_time'] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** What was found. */
export interface Rectification {
  readonly candidates: readonly BirthTimeCandidate[];
  /** Where all facts hold, in order of time. */
  readonly fitting: readonly TimeSpan[];
  /** Null without events, or where no time has the facts. */
  readonly spread: ScoreSpread | null;
  readonly reason: VerdictReason;
  /** The stretch that stands apart; null unless one does. */
  readonly apart: TimeSpan | null;
  /** Times that were tried. */
  readonly scanned: number;
}

/** Fewest days with events from which anything is concluded. */
export const FEWEST_EVENTS = 3;

/** What is said of a reason: one stretch stands apart, it has a rival, or nothing is concluded. */
export const rectificationVerdict = (reason: VerdictReason): VerdictKey => {
  if (reason === 'separated') return 'separated';
  return reason === 'rival' ? 'weak' : 'none';
};

const median = (scores: Float64Array): number => {
  const sorted = scores.toSorted();
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

/** The signs that Jupiter and Saturn touch on dates of a span, as bits. */
const slowDates = (sky: Sky, span: TimeSpan): ((jd: number) => EventDate) => {
  const touching = (planet: SlowPlanet): ((jd: number) => number) => {
    const stays = signsInWindow(sky, planet, span, (which, block) => signEntries(sky, which, block));
    const ends = Float64Array.from(stays, ({ end }) => end);
    const bits = Uint16Array.from(stays, ({ sign }) => TOUCHED[GRAHAS.indexOf(planet)]?.[sign] ?? 0);
    return (jd) => {
      // The first stay that ends later, or the last.
      let [first, last] = [0, ends.length - 1];
      while (first < last) {
        const middle = (first + last) >> 1;
        if (jd < (ends[middle] ?? 0)) last = middle;
        else first = middle + 1;
      }
      return bits[last] ?? 0;
    };
  };
  const [jupiter, saturn] = [touching('jupiter'), touching('saturn')];
  return (jd) => ({ jd, jupiter: jupiter(jd), saturn: saturn(jd) });
};

/** Days to either side of an event within which other dates of its year lie. */
const YEAR_MARGIN = 367;

/** Civil days by number: that of an instant in UT. */
const dayOf = (jd: number): number => dayNumber(civilDate(julian(jd), 0));

/** The year of an event and its days that lie after a day: the first, and how many. */
const daysOfYear = (
  jd: number,
  after: number,
): { readonly year: number; readonly first: number; readonly count: number } => {
  const { year } = civilDate(julian(jd), 0);
  const first = Math.max(dayNumber({ year, month: 1, day: 1 }), after + 1);
  return { year, first, count: Math.max(1, dayNumber({ year: year + 1, month: 1, day: 1 }) - first) };
};

/** Tries the times of a window. */
export const rectify = (sky: Sky, asked: RectificationAsked): Rectification => {
  const { span, place, facts, events, yearLength } = asked;
  const window = openWindow(sky, span.start, place, []);
  const cells = cellsOf(window, span, facts);
  const steps = stepsOf(cells);
  const fitting = joinedCells(cells);
  const none = { fitting, spread: null, apart: null, scanned: steps.length };
  if (steps.length === 0) return { ...none, candidates: [], reason: 'no_time' };
  if (events.length === 0) {
    const candidates = cells.slice(0, MAX_STRETCHES).map((cell) => ({ ...cell, score: null, reasons: [] }));
    return { ...none, candidates, reason: 'no_events' };
  }
  const clock = lordClock(yearLength);
  const matters: readonly MatterKey[] = [...new Set(events.map(({ matter }) => matter))];
  const reader = { window, clock, matters };
  const scan = scanOf(
    reader,
    Float64Array.from(steps, ({ start, end }) => (start + end) / 2),
  );
  const days = events.map(({ jd }) => jd);
  const dateAt = slowDates(sky, {
    start: julian(Math.max(Math.min(...days) - YEAR_MARGIN, FIRST_INSTANT_JD)),
    end: julian(Math.min(Math.max(...days) + YEAR_MARGIN, LAST_INSTANT_JD)),
  });
  const dates = days.map(dateAt);
  const scoresIn = (of: Scan): Float64Array => eventScores(of, clock, events, dates);
  const scores = scoresIn(scan);
  const scoreAt = (jd: number): number => scoresIn(scanOf(reader, Float64Array.of(jd)))[0] ?? 0;

  /** Between two steps of different scores, the time at which the score of the first of them ends. */
  const edge = (inside: number, outside: number, score: number): number => {
    let [a, b] = [inside, outside];
    while (Math.abs(b - a) > SECOND) {
      const middle = (a + b) / 2;
      if (scoreAt(middle) === score) a = middle;
      else b = middle;
    }
    return b;
  };
  const middleOf = (step: Step): number => (step.start + step.end) / 2;
  /** A run from edge to edge: to the end of its cell, else to where the score changes. */
  const spanOf = (run: Run): TimeSpan => {
    const end = (at: number, next: number, side: 'start' | 'end'): JulianDay => {
      const [own, other] = [steps[at], steps[next]];
      if (!own) throw new Error('a run has steps');
      if (!other || other.cell !== own.cell) return own[side];
      return julian(edge(middleOf(own), middleOf(other), scores[at] ?? 0));
    };
    return { start: end(run.first, run.first - 1, 'start'), end: end(run.last, run.last + 1, 'end') };
  };

  const candidates = candidateRuns(scores, steps)
    .slice(0, MAX_STRETCHES)
    .map((run): BirthTimeCandidate => {
      const cell = cells[steps[run.best]?.cell ?? 0];
      return {
        ...spanOf(run),
        ascendant: cell?.ascendant ?? 0,
        navamsaAscendant: cell?.navamsaAscendant ?? 0,
        score: scores[run.best] ?? 0,
        reasons: events.map(({ matter }, i) => {
          const date = dates[i];
          return date ? eventReasons(scan, run.best, clock, matter, date) : [];
        }),
      };
    });
  const years = days.map((jd) => ({ jd, day: dayOf(jd), ...daysOfYear(jd, dayOf(span.end)) }));
  const chance = chanceOf({
    scan,
    clock,
    events,
    dates,
    // Events of one year move on together, so that what lies close together stays so: twenty copies of one event are one.
    otherDates: (random) => {
      const shares = new Map<number, number>();
      return years.map(({ jd, day, year, first, count }) => {
        const share = shares.get(year) ?? random();
        shares.set(year, share);
        return dateAt(jd - day + first + mod(day - first + Math.floor(share * count), count));
      });
    },
  });
  const leading = leadingRun(scores, steps);
  const best = scores[leading.best] ?? 0;
  const p95ByChance = Math.max(percentile95(chance.random), percentile95(chance.shuffled));
  const { runnerUp } = leading;
  const reasonOf = (): VerdictReason => {
    if (new Set(days).size < FEWEST_EVENTS) return 'few_events';
    if (best <= p95ByChance) return 'chance';
    return runnerUp !== null && best - runnerUp >= MARGIN ? 'separated' : 'rival';
  };
  const reason = reasonOf();
  return {
    candidates,
    fitting,
    spread: { best, median: median(scores), runnerUp, p95ByChance },
    reason,
    apart: reason === 'separated' ? spanOf(leading) : null,
    scanned: steps.length,
  };
};
