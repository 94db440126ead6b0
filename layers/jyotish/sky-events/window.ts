/** Windows of time for searches, and stretches cut out of them. */
import { FIRST_INSTANT_JD, julian, LAST_INSTANT_JD, type JulianDay } from '../ephemeris/instant.ts';
import { SkyError } from '../ephemeris/sky.ts';

/** A stretch of time: from ≤ t < to. */
export interface SkyWindow {
  readonly from: JulianDay;
  readonly to: JulianDay;
}

/** A window made wider on both sides by `days`, kept inside the ephemeris. */
export const widened = ({ from, to }: SkyWindow, days: number): SkyWindow => ({
  from: julian(Math.max(FIRST_INSTANT_JD, from - days)),
  to: julian(Math.min(LAST_INSTANT_JD, to + days)),
});

/** Whether two stretches share more than an instant. */
export const windowsOverlap = (a: SkyWindow, b: SkyWindow): boolean => a.from < b.to && b.from < a.to;

/** A stretch over which a state holds. */
export interface StateSpan<S> extends SkyWindow {
  readonly state: S;
}

/**
 * The stretches of a window between `cuts` (any order) with the state at the middle of each; neighbours with equal states
 * (by `same`) become one.
 */
export const stateSpans = <S>(
  window: SkyWindow,
  cuts: readonly JulianDay[],
  stateAt: (jd: JulianDay) => S,
  same: (a: S, b: S) => boolean = Object.is,
): StateSpan<S>[] => {
  const inside = cuts.filter((cut) => cut > window.from && cut < window.to).sort((a, b) => a - b);
  const spans: StateSpan<S>[] = [];
  let from = window.from;
  for (const to of [...inside, window.to]) {
    if (to <= from) continue;
    const state = stateAt(julian((from + to) / 2));
    const last = spans.at(-1);
    if (last && same(last.state, state)) spans[spans.length - 1] = { ...last, to };
    else spans.push({ from, to, state });
    from = to;
  }
  return spans;
};

/** A part of the answer lies outside the ephemeris. */
export const outsideRange = (): SkyError =>
  new SkyError('EPHEMERIS_RANGE', 'A part of the answer reaches outside 1800-01-02T00:00Z to 2399-12-31T24:00Z.');

/**
 * The span itself, if its ends are true ones: a span cut off at the edge of the ephemeris has none that could be told.
 * Throws `SkyError` EPHEMERIS_RANGE then.
 */
export const withTrueEnds = <T extends SkyWindow>(span: T): T => {
  if (span.from <= FIRST_INSTANT_JD || span.to >= LAST_INSTANT_JD) throw outsideRange();
  return span;
};
