/**
 * Which stretch of time is told where one asks when: the running or the next one that is good enough first, then the best of
 * the time that is looked at where that is clearly better, else another one. A window of `interpret/event-windows` is cut
 * wherever a sub-period or a slow planet changes; whoever asks when is told the stretch that such windows make together.
 */
import type { Evidence, EventWindow } from '../../layers/jyotish/phala/events.ts';

/** What is told of the time of a matter. */
export interface Times {
  /** The running or the next stretch. */
  readonly first: EventWindow;
  /** A later one with clearly more for it; null where there is none. */
  readonly better: EventWindow | null;
  /** The best of those that come later, where none is clearly better; null where none comes. */
  readonly second: EventWindow | null;
}

/** Days below which a stretch is too short to plan by, and ends too soon to act in. */
const LEAST_DAYS = 30;
/** Points of a score from which one stretch is clearly better than another; windows that are closer make one stretch. */
const CLEAR_POINTS = 10;
/** Share of the best score from which a nearer stretch is worth telling. */
const GOOD_SHARE = 0.55;

const daysOf = ({ span }: EventWindow): number => span.end - span.start;
const touches = (a: EventWindow, b: EventWindow): boolean => a.span.end === b.span.start || b.span.end === a.span.start;

/** The windows with none that is too short: a peak of days counts as what it stands beside, and goes where it stands alone. */
const levelled = (windows: readonly EventWindow[]): readonly EventWindow[] => {
  const isLong = (one: EventWindow): boolean => daysOf(one) >= LEAST_DAYS;
  return windows.flatMap((one) => {
    if (isLong(one)) return [one];
    const beside = windows.filter((other) => isLong(other) && touches(one, other)).map(({ score }) => score);
    return beside.length === 0 ? [] : [{ ...one, score: Math.min(one.score, Math.max(...beside)) }];
  });
};

const isSame = (a: Evidence, b: Evidence): boolean =>
  a.kind === b.kind && a.way === b.way && a.planet === b.planet && a.level === b.level && a.number === b.number;
/** What speaks for both of two stretches: a reason that is told holds on every day. */
const reasonsOfBoth = (best: EventWindow, other: EventWindow): readonly Evidence[] =>
  best.evidence.filter((one) => other.evidence.some((own) => isSame(one, own)));

/** Two stretches that touch as one, with what speaks for both. */
const together = (best: EventWindow, other: EventWindow): EventWindow => ({
  ...best,
  evidence: reasonsOfBoth(best, other),
  span:
    best.span.start < other.span.start
      ? { start: best.span.start, end: other.span.end }
      : { start: other.span.start, end: best.span.end },
});

/** The stretch around a window: those beside it that have no more, and not clearly less, as long as one reason goes on. */
const around = (peak: EventWindow, windows: readonly EventWindow[]): EventWindow => {
  const isOfIt = (one: EventWindow): boolean =>
    one.score <= peak.score && one.score > peak.score - CLEAR_POINTS && reasonsOfBoth(peak, one).length > 0;
  const next = windows.find((one) => touches(one, peak) && isOfIt(one));
  return next === undefined ? peak : around(together(peak, next), windows);
};

const isInside = ({ span }: EventWindow, stretch: EventWindow): boolean =>
  span.start >= stretch.span.start && span.end <= stretch.span.end;

/** A stretch; `isBeside` where it only leads up to a better one, or away from it. */
interface Found {
  readonly stretch: EventWindow;
  readonly isBeside: boolean;
}

/** The stretches that windows make, the best first. */
export const stretchesOf = (windows: readonly EventWindow[]): readonly EventWindow[] => {
  const long = levelled(windows);
  return long
    .toSorted((a, b) => b.score - a.score || daysOf(b) - daysOf(a))
    .reduce<readonly Found[]>((found, window) => {
      if (found.some(({ stretch }) => isInside(window, stretch))) return found;
      const stretch = around(window, long);
      return [...found, { stretch, isBeside: found.some((one) => touches(one.stretch, stretch)) }];
    }, [])
    .flatMap(({ stretch, isBeside }) => (isBeside ? [] : [stretch]));
};

/** What is told of the time of a matter at the moment `now`, by its windows; null where these are none. */
export const timesOf = (windows: readonly EventWindow[], now: number): Times | null => {
  const lasting = stretchesOf(windows).filter(({ span }) => span.end > now + LEAST_DAYS);
  // Where nothing lasts, the best of what there is.
  const found = lasting.length > 0 ? lasting : windows.toSorted((a, b) => b.score - a.score).slice(0, 1);
  const most = Math.max(...found.map(({ score }) => score));
  const inTime = found
    .filter(({ score }) => score >= most * GOOD_SHARE)
    .toSorted((a, b) => a.span.start - b.span.start);
  const [first, ...later] = inTime;
  if (first === undefined) return null;
  const best = later.reduce<EventWindow | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  const isBetter = best !== null && best.score >= first.score + CLEAR_POINTS;
  return { first, better: isBetter ? best : null, second: isBetter ? null : best };
};
