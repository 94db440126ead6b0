/** Windows of time for searches, and stretches cut out of them. */
import { FIRST_INSTANT_JD, julian, LAST_INSTANT_JD, type JulianDay } from '../ephemeris/instant.ts';
import { SkyError } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/**
 * A window made wider on both sides by `days`, kept inside the ephemeris.
 * @example
 * widened({ start: julian(2451545), end: julian(2451546) }, 1) // → { start: 2451544, end: 2451547 }
 */
export const widened = ({ start, end }: TimeSpan, days: number): TimeSpan => ({
  start: julian(Math.max(FIRST_INSTANT_JD, start - days)),
  end: julian(Math.min(LAST_INSTANT_JD, end + days)),
});

/** A stretch over which a state holds. */
export interface StateSpan<S> extends TimeSpan {
  readonly state: S;
}

/**
 * The stretches of a window between `cuts` (any order) with the state at the middle of each; neighbours with equal states
 * (by `same`) become one.
 */
export const stateSpans = <S>(
  window: TimeSpan,
  cuts: readonly JulianDay[],
  stateAt: (jd: JulianDay) => S,
  same: (a: S, b: S) => boolean = Object.is,
): StateSpan<S>[] => {
  const inside = cuts.filter((cut) => cut > window.start && cut < window.end).sort((a, b) => a - b);
  const spans: StateSpan<S>[] = [];
  let { start } = window;
  for (const end of [...inside, window.end]) {
    if (end <= start) continue;
    const state = stateAt(julian((start + end) / 2));
    const last = spans.at(-1);
    if (last && same(last.state, state)) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, state });
    start = end;
  }
  return spans;
};

/** The error for an answer that is partly outside the ephemeris. */
export const outsideRange = (): SkyError =>
  new SkyError('EPHEMERIS_RANGE', 'A part of the answer reaches outside 1800-01-02T00:00Z to 2400-01-01T00:00Z.');

/**
 * The span itself. Throws `SkyError` EPHEMERIS_RANGE when it is cut off at the edge of the ephemeris, where its true
 * ends are unknown.
 */
export const withTrueEnds = <T extends TimeSpan>(span: T): T => {
  if (span.start <= FIRST_INSTANT_JD || span.end >= LAST_INSTANT_JD) throw outsideRange();
  return span;
};
