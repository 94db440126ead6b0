/** Ranking the matches of one person with many. */
import { MATCH_VERDICTS, type MatchVerdict } from './verdict.ts';

/** What a match is ranked by. */
export interface RankedBy {
  readonly ref: string;
  readonly verdict: MatchVerdict;
  readonly total: number;
  readonly adjusted: number;
  /** Null where it is not judged: after a balanced Mars, before an unbalanced one. */
  readonly manglikOk: boolean | null;
}

const MANGLIK_ORDER = [true, null, false] as const;
/** Less than 0 where `a` comes first; 0 where the two share a rank. */
const compare = (a: RankedBy, b: RankedBy): number =>
  MATCH_VERDICTS.indexOf(a.verdict) - MATCH_VERDICTS.indexOf(b.verdict) ||
  b.total - a.total ||
  b.adjusted - a.adjusted ||
  MANGLIK_ORDER.indexOf(a.manglikOk) - MANGLIK_ORDER.indexOf(b.manglikOk);
const byRef = (a: string, b: string): number => {
  if (a < b) return -1;
  if (a > b) return 1;
  return 0;
};

/**
 * Matches from the best down: by verdict, total, adjusted total, manglik. Equal ones share a rank, 1 the best, and stand in the
 * order of their refs; the rank after them counts them all.
 */
export const rankedMatches = <T extends RankedBy>(matches: readonly T[]): (T & { readonly rank: number })[] => {
  const sorted = [...matches].sort((a, b) => compare(a, b) || byRef(a.ref, b.ref));
  let rank = 1;
  return sorted.map((one, i) => {
    const before = sorted[i - 1];
    if (before && compare(before, one) !== 0) rank = i + 1;
    return { ...one, rank };
  });
};
