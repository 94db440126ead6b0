/** Lists of spans as sets of instants: in order, apart from one another. */
import { clipped, type TimeSpan } from './span.ts';

/** Days that a list lasts in all. */
export const totalDays = (spans: readonly TimeSpan[]): number =>
  spans.reduce((sum, { start, end }) => sum + (end - start), 0);

/** The instants that both lists hold. */
export const intersection = (a: readonly TimeSpan[], b: readonly TimeSpan[]): TimeSpan[] => {
  const found: TimeSpan[] = [];
  let i = 0;
  let j = 0;
  for (let one = a[i], other = b[j]; one && other; one = a[i], other = b[j]) {
    const shared = clipped(one, other);
    if (shared) found.push(shared);
    if (one.end <= other.end) i++;
    else j++;
  }
  return found;
};

/** The instants that any of some lists holds; spans that touch become one. Lists need no order. */
export const union = (...lists: readonly (readonly TimeSpan[])[]): TimeSpan[] => {
  const found: TimeSpan[] = [];
  for (const { start, end } of lists.flat().sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (!last || start > last.end) found.push({ start, end });
    else if (end > last.end) found[found.length - 1] = { start: last.start, end };
  }
  return found;
};

/** The instants of `domain` that a list does not hold. */
export const complement = (spans: readonly TimeSpan[], domain: readonly TimeSpan[]): TimeSpan[] => {
  const found: TimeSpan[] = [];
  for (const { start, end } of domain) {
    let from = start;
    for (const span of spans) {
      if (span.end <= from) continue;
      if (span.start >= end) break;
      if (span.start > from) found.push({ start: from, end: span.start });
      if (span.end > from) from = span.end;
    }
    if (from < end) found.push({ start: from, end });
  }
  return found;
};
