/** From scores at many instants to a few stretches of time, and whether the first of them stands apart. */
import { MINUTE, SECOND } from '../ephemeris/instant.ts';
import type { Step } from './cells.ts';

/** Points within which two scores are not told apart. */
export const MARGIN = 5;
/** No stretch that is shorter is told, where its cell is longer; nor is one nearer than this a rival. */
export const APART = 4 * MINUTE;
/** Most candidates of an answer. */
export const MAX_STRETCHES = 10;

/** A stretch of steps: from step `first` to step `last`, both included, and the step with its best score. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly best: number;
}

/** Where steps `from` … `to` are highest; the first of equals. */
const highest = (scores: Float64Array, from: number, to: number): number => {
  let best = from;
  for (let at = from + 1; at <= to; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  return best;
};

/** From a step as far to both sides as scores are no more than the margin below its own, inside `from` … `to`. */
const around = (scores: Float64Array, best: number, from: number, to: number): Run => {
  const least = (scores[best] ?? 0) - MARGIN;
  let first = best;
  let last = best;
  while (first > from && (scores[first - 1] ?? 0) > least) first--;
  while (last < to && (scores[last + 1] ?? 0) > least) last++;
  return { first, last, best };
};

/** A run lengthened by the better neighbours, with all steps of the same score, until it lasts `APART` or fills `from` … `to`. */
const widened = (scores: Float64Array, steps: readonly Step[], run: Run, from: number, to: number): Run => {
  let { first, last } = run;
  const length = (): number => (steps[last]?.end ?? 0) - (steps[first]?.start ?? 0);
  while (length() < APART - SECOND && (first > from || last < to)) {
    const before = first > from ? (scores[first - 1] ?? 0) : -1;
    const after = last < to ? (scores[last + 1] ?? 0) : -1;
    if (before >= after) while (first > from && scores[first - 1] === before) first--;
    else while (last < to && scores[last + 1] === after) last++;
  }
  return { first, last, best: run.best };
};

/** Steps of a run that have its best score. */
const stepsAtBest = (scores: Float64Array, { first, last, best }: Run): number =>
  scores.slice(first, last + 1).filter((score) => score === scores[best]).length;

/** The best stretch of every cell, the best first; of equals the one that is at its best for longest, then the earlier. */
export const candidateRuns = (scores: Float64Array, steps: readonly Step[]): readonly Run[] => {
  const runs: Run[] = [];
  let from = 0;
  while (from < steps.length) {
    let to = from;
    while (steps[to + 1]?.cell === steps[from]?.cell) to++;
    const best = highest(scores, from, to);
    runs.push(widened(scores, steps, around(scores, best, from, to), from, to));
    from = to + 1;
  }
  return runs.toSorted(
    (a, b) =>
      (scores[b.best] ?? 0) - (scores[a.best] ?? 0) ||
      stepsAtBest(scores, b) - stepsAtBest(scores, a) ||
      a.first - b.first,
  );
};

/** The stretch that holds the best score, across cells, and the best score at least `APART` outside it; null where there is none. */
export interface Leading extends Run {
  readonly runnerUp: number | null;
}

/** Finds the leading stretch. There is at least one step. */
export const leadingRun = (scores: Float64Array, steps: readonly Step[]): Leading => {
  const best = highest(scores, 0, steps.length - 1);
  // A stretch does not leap over times at which a fact does not hold.
  const gapBefore = (at: number): boolean => (steps[at]?.start ?? 0) - (steps[at - 1]?.end ?? 0) > MINUTE;
  let from = best;
  let to = best;
  while (from > 0 && !gapBefore(from)) from--;
  while (to < steps.length - 1 && !gapBefore(to + 1)) to++;
  const run = around(scores, best, from, to);
  // Julian days resolve 0.04 ms: a step that begins four minutes on may seem to begin a little before.
  const start = (steps[run.first]?.start ?? 0) - APART + SECOND;
  const end = (steps[run.last]?.end ?? 0) + APART - SECOND;
  const others = [...scores].filter((_score, at) => (steps[at]?.end ?? 0) <= start || (steps[at]?.start ?? 0) >= end);
  return { ...run, runnerUp: others.length > 0 ? Math.max(...others) : null };
};
