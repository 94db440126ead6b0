/** Stretches of time and their parts. */
import { julian, type JulianDay } from './instant.ts';

/** A stretch of time, half-open: start ≤ t < end. */
export interface TimeSpan {
  readonly start: JulianDay;
  readonly end: JulianDay;
}

/** From share `from` to share `to` of a span; shares outside 0–1 lie before or after it. */
export const shareOf = ({ start, end }: TimeSpan, from: number, to: number): TimeSpan => ({
  start: julian(start + (end - start) * from),
  end: julian(start + (end - start) * to),
});

/** Part `k` (from 1) of a span cut into `n`. */
export const partOf = (span: TimeSpan, n: number, k: number): TimeSpan => shareOf(span, (k - 1) / n, k / n);

/** A span cut into `n` equal parts: the end of one is the start of the next, the last ends with the span. */
export const equalSpans = ({ start, end }: TimeSpan, n: number): TimeSpan[] => {
  const spans: TimeSpan[] = [];
  let from = start;
  for (let i = 1; i <= n; i++) {
    const to = i === n ? end : julian(start + ((end - start) * i) / n);
    spans.push({ start: from, end: to });
    from = to;
  }
  return spans;
};

/** Whether two spans share a moment. */
export const overlap = (a: TimeSpan, b: TimeSpan): boolean => a.start < b.end && b.start < a.end;

/** The part of `span` inside `within`, or null when they share no moment. */
export const clipped = (span: TimeSpan, within: TimeSpan): TimeSpan | null =>
  overlap(span, within)
    ? {
        start: span.start < within.start ? within.start : span.start,
        end: span.end > within.end ? within.end : span.end,
      }
    : null;
