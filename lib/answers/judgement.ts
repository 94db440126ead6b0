/**
 * The one place that decides how a matter stands in a chart and when it comes forward. The verdict is that of
 * `interpret/life-area`, the dates are those of `interpret/event-windows`; nothing is weighed here.
 */
import { areaBalance, type AreaVerdict, type Indicator } from '../../layers/jyotish/phala/areas.ts';
import type { EventWindow } from '../../layers/jyotish/phala/events.ts';
import { julian, plusDays, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../layers/jyotish/ephemeris/span.ts';
import type { Gate, Matter } from '../contract/suites/astrologer.ts';
import { MATTER_ROWS } from './matters.ts';
import type { KnownBirth } from './queries/known-birth.ts';
import { timesOf, type Times } from './stretches.ts';

/** What of a known birth a decision needs. */
export type Asked = Pick<KnownBirth, 'birth' | 'at' | 'read' | 'windowsOf'>;

/** How one matter stands. */
export interface Decision {
  readonly matter: Matter;
  /** The verdict of the area; null where no time of birth is known, and for a matter that no chart is asked about. */
  readonly verdict: AreaVerdict | null;
  /** 0–100 as `interpret/life-area` has it; null with the verdict. */
  readonly score: number | null;
  /** What weighs on either side, heaviest first. */
  readonly indicators: readonly Indicator[];
  readonly gate: Gate;
  /** Windows inside the range, the best first. */
  readonly windows: readonly EventWindow[];
  /** What is told where one asks when; null where the range has no window. */
  readonly times: Times | null;
  /** The next stretch that is good enough after the range, where the range has none. */
  readonly next: EventWindow | null;
  /** The stretch of time that was looked at: what was asked, from now on. */
  readonly range: TimeSpan;
}

const DAYS_OF_A_YEAR = 365.25;
/** Years that are looked at where no time is asked about, and beyond a range for the next window. */
const YEARS_AHEAD = 5;
const YEARS_BEYOND = 7;
/** Score of a window below which it is not told: the lowest that `interpret/event-windows` gives unasked. */
const MIN_SCORE = 30;

/** Whole years of age at an instant. */
export const ageAt = ({ birth }: Pick<KnownBirth, 'birth'>, jd: JulianDay): number =>
  Math.floor((jd - birth.jd) / DAYS_OF_A_YEAR);

const gateOf = (known: Asked, matter: Matter): Gate => {
  const { area, event, ages } = MATTER_ROWS[matter];
  const age = ageAt(known, known.at.jd);
  if (area === null) return 'refused';
  if (age < ages[0]) return 'too_young';
  if (age > ages[1]) return 'past';
  return event === null ? 'no_dates' : 'open';
};

const byScore = (a: EventWindow, b: EventWindow): number => b.score - a.score || a.span.start - b.span.start;

/** What a range may hold: from now on, and within the ages of the matter. */
const cut = (known: Asked, matter: Matter, { start, end }: TimeSpan): TimeSpan => {
  const [from, to] = MATTER_ROWS[matter].ages;
  const born = known.birth.jd;
  return {
    start: julian(Math.max(start, known.at.jd, born + from * DAYS_OF_A_YEAR)),
    end: julian(Math.min(end, born + (to + 1) * DAYS_OF_A_YEAR)),
  };
};

/** The windows of a matter in a stretch of time from a score on, in order of time; none where its gate is not open. */
export const windowsOf = (
  known: Asked,
  matter: Matter,
  range: TimeSpan,
  minScore = MIN_SCORE,
): readonly EventWindow[] => {
  const { event } = MATTER_ROWS[matter];
  if (event === null || !known.birth.timeKnown || gateOf(known, matter) !== 'open') return [];
  const span = cut(known, matter, range);
  return span.start < span.end ? known.windowsOf({ event, span, minScore }) : [];
};

/** The best window of a stretch of time in which none is good enough to be told by itself: what is compared then; null for none. */
export const faintIn = (known: Asked, matter: Matter, range: TimeSpan): EventWindow | null =>
  windowsOf(known, matter, range, 1).toSorted(byScore)[0] ?? null;

/** The stretch that is told after a range which has none: of those of the coming years, else of the years beyond. */
const nextAfter = (known: Asked, matter: Matter, { end }: TimeSpan): EventWindow | null => {
  const now = known.at.jd;
  const inYears = (years: number, from: JulianDay): TimeSpan => ({
    start: from,
    end: plusDays(from, years * DAYS_OF_A_YEAR),
  });
  const told = (span: TimeSpan): readonly EventWindow[] => {
    const { first, better, second } = timesOf(windowsOf(known, matter, span), now) ?? {};
    return [first, better, second].flatMap((one) => (one === undefined || one === null ? [] : [one]));
  };
  const isAfter = ({ span }: EventWindow): boolean => span.start >= end;
  return told(inYears(YEARS_AHEAD, now)).find(isAfter) ?? told(inYears(YEARS_BEYOND, end)).find(isAfter) ?? null;
};

/**
 * Decides a matter. `range` is the time that was asked about, null for the coming five years; what of it is past is left
 * out. Windows are those of the event, the range and the birth alone, however the question was worded.
 */
export const decide = (known: Asked, matter: Matter, range: TimeSpan | null): Decision => {
  const { area } = MATTER_ROWS[matter];
  const now = known.at.jd;
  const asked: TimeSpan = {
    start: julian(Math.max(now, range?.start ?? now)),
    end: range?.end ?? plusDays(now, YEARS_AHEAD * DAYS_OF_A_YEAR),
  };
  const balance = area === null || !known.birth.timeKnown ? null : areaBalance(known.read, area);
  const windows = windowsOf(known, matter, asked);
  return {
    matter,
    verdict: balance?.verdict ?? null,
    score: balance?.score ?? null,
    indicators: balance?.indicators ?? [],
    gate: gateOf(known, matter),
    windows: windows.toSorted(byScore),
    times: timesOf(windows, now),
    next: windows.length > 0 ? null : nextAfter(known, matter, asked),
    range: asked,
  };
};

/** The stretch of a decision with most for it; null where it has none. */
export const bestOf = ({ times }: Decision): EventWindow | null =>
  times === null
    ? null
    : [times.better, times.second].reduce<EventWindow>(
        (best, one) => (one !== null && one.score > best.score ? one : best),
        times.first,
      );

/** Id of the rule that an indicator is of: the same for the same thing in every chart and language. */
export const ruleId = (matter: Matter, { kind, planet, band }: Indicator): string =>
  [MATTER_ROWS[matter].area, kind, planet, band].join('.');
