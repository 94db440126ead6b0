/** Pieces of time over which the factors of the rules are constant, and tools to look them up. */
import { norm180 } from '../ephemeris/angle.ts';
import { SECOND, type JulianDay } from '../ephemeris/instant.ts';
import { bisectRoot, crossingNear } from '../ephemeris/search.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { MuhuratState } from './state.ts';

/** A group of factors: their changes inside a piece, and their values at an instant of it. */
export interface Factors {
  cuts(piece: MuhuratState): readonly JulianDay[];
  at(jd: JulianDay, piece: MuhuratState): Partial<MuhuratState>;
}

/** Index of the first of sorted instants that is greater than `jd`; none before `from` is. */
export const firstAfter = (sorted: readonly number[], jd: number, from = 0): number => {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) > jd) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Sorted edges of spans, and those of them inside a piece. */
export const edgesOf = (spans: readonly TimeSpan[]): ((piece: TimeSpan) => readonly JulianDay[]) => {
  const sorted = spans.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  return ({ start, end }) => {
    const from = firstAfter(sorted, start);
    return sorted.slice(from, firstAfter(sorted, end, from));
  };
};

/** Instants inside a span, sorted, none within a second of its ends or of the one before: shares of one day differ by rounding. */
export const cutsApart = (cuts: readonly JulianDay[], { start, end }: TimeSpan): JulianDay[] => {
  const kept: JulianDay[] = [];
  for (const cut of [...cuts].sort((a, b) => a - b))
    if (cut - (kept.at(-1) ?? start) > SECOND && end - cut > SECOND) kept.push(cut);
  return kept;
};

/** The last of spans, sorted by their starts, that begins at or before an instant. */
export const spanAt = <T extends TimeSpan>(spans: readonly T[]): ((jd: JulianDay) => T) => {
  const starts = spans.map(({ start }) => start);
  return (jd) => {
    const found = spans[Math.max(0, firstAfter(starts, jd) - 1)];
    if (!found) throw new Error('an instant outside the search');
    return found;
  };
};

/** Whether an instant is in one of the spans. */
export const anyHolds = (spans: readonly TimeSpan[], jd: JulianDay): boolean =>
  spans.some(({ start, end }) => start <= jd && jd < end);

/** Memoizes `make` by object. */
export const remembered = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

/** The instant at which a body changes its part of the circle inside a span of at most a day, from the sky itself, or null. */
export const partChange = (sky: Sky, body: Graha, parts: number, { start, end }: TimeSpan): JulianDay | null => {
  const partAt = (longitude: number): number => Math.floor((longitude * parts) / 360);
  const [from, to] = [sky.longitude(body, start), sky.longitude(body, end)];
  const before = partAt(from);
  if (partAt(to) === before) return null;
  const moved = norm180(to - from);
  const boundary = ((before + (moved > 0 ? 1 : 0)) * 360) / parts;
  const found = crossingNear((jd) => sky.longitude(body, jd), boundary, start, moved / (end - start));
  return found > start && found < end
    ? found
    : bisectRoot((jd) => (partAt(sky.longitude(body, jd)) === before ? -1 : 1), start, end);
};
