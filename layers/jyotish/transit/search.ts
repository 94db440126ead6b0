/** Searching a range for the windows in which a condition holds: slow things first, each only where the others leave room. */
import { complement, intersection, totalDays, union } from '../ephemeris/span-list.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { termSpans, type SearchGround } from './search-spans.ts';
import { isFast, rankOf, termsOf, usualShare, type SearchNode, type SearchTerm } from './search-terms.ts';

/** Longest range in which a condition on the Moon, the tithi or the day may be tried everywhere: two years. */
export const FAST_DAYS = 731;
/** Share of a longer range that slower conditions must have narrowed it to before. */
export const NARROW_SHARE = 0.1;

/** A fast condition would have to be tried in too much of a long range. */
export class SearchTooWide extends Error {
  readonly term: SearchTerm;
  constructor(term: SearchTerm) {
    super(`${term.path} is not narrowed enough`);
    this.name = 'SearchTooWide';
    this.term = term;
  }
}

/** One step of the plan of a search. */
export interface SearchStep {
  readonly term: SearchTerm;
  /** Days in which it is expected to be tried, by how often the terms before it usually hold. */
  readonly expectedDays: number;
}

const slowest = (node: SearchNode): number => Math.max(...termsOf(node).map(rankOf));
/** The nodes of an `all` from the slowest to the fastest. */
const inOrder = (nodes: readonly SearchNode[]): readonly SearchNode[] =>
  [...nodes].sort((a, b) => slowest(a) - slowest(b));

/** About how much of a domain a node holds in, 0–1, its terms being taken as independent. */
const shareOfNode = (node: SearchNode): number => {
  switch (node.kind) {
    case 'term':
      return usualShare(node.term);
    case 'not':
      return 1 - shareOfNode(node.node);
    case 'all':
      return node.nodes.reduce((share, one) => share * shareOfNode(one), 1);
    case 'any':
      return 1 - node.nodes.reduce((share, one) => share * (1 - shareOfNode(one)), 1);
  }
};

/** The terms in the order in which they are tried, with the days expected for each. */
export const searchPlan = (node: SearchNode, days: number): SearchStep[] => {
  switch (node.kind) {
    case 'term':
      return [{ term: node.term, expectedDays: days }];
    case 'not':
      return searchPlan(node.node, days);
    case 'any':
      return inOrder(node.nodes).flatMap((one) => searchPlan(one, days));
    case 'all': {
      let left = days;
      return inOrder(node.nodes).flatMap((one) => {
        const steps = searchPlan(one, left);
        left *= shareOfNode(one);
        return steps;
      });
    }
  }
};

/** What was found. */
export interface SearchFinding {
  /** In order of time; each with the terms that hold throughout. */
  readonly windows: readonly (TimeSpan & { readonly met: readonly SearchTerm[] })[];
  /** There are more windows than were asked for. */
  readonly truncated: boolean;
  /** Days in which the fastest term was tried. */
  readonly scannedDays: number;
}

interface Tried {
  readonly domain: readonly TimeSpan[];
  readonly spans: readonly TimeSpan[];
}

/** Rounding of instants, days: spans cut out of one another may differ by it. */
const ROUNDING = 1e-6;

/**
 * The windows of a range in which a node holds, at least `minMinutes` long, the first `limit` of them. Throws `SearchTooWide` where
 * a fast term would have to be tried in more than a tenth of a range of over two years.
 */
export const searchTransits = (
  ground: SearchGround,
  node: SearchNode,
  range: TimeSpan,
  { minMinutes, limit }: { readonly minMinutes: number; readonly limit: number },
): SearchFinding => {
  const days = range.end - range.start;
  const tried = new Map<SearchTerm, Tried>();
  const evaluate = (one: SearchNode, domain: readonly TimeSpan[]): TimeSpan[] => {
    switch (one.kind) {
      case 'term': {
        if (isFast(one.term) && days > FAST_DAYS && totalDays(domain) > NARROW_SHARE * days)
          throw new SearchTooWide(one.term);
        const spans = termSpans(ground, one.term, domain);
        tried.set(one.term, { domain, spans });
        return spans;
      }
      case 'not':
        return complement(evaluate(one.node, domain), domain);
      case 'any':
        return union(...inOrder(one.nodes).map((inner) => evaluate(inner, domain)));
      case 'all':
        return inOrder(one.nodes).reduce<TimeSpan[]>((left, inner) => evaluate(inner, left), [...domain]);
    }
  };
  const found = evaluate(node, [range]).filter(
    ({ start, end }) => (end - start) * 1440 >= Math.max(minMinutes, 1 / 60),
  );
  const shown = found.slice(0, limit);
  const [fastest] = [...tried].sort(([a], [b]) => rankOf(b) - rankOf(a));
  const holding = termsOf(node).map((term) => {
    const known = tried.get(term);
    const isCovered = known && totalDays(shown) - totalDays(intersection(known.domain, shown)) < ROUNDING;
    return { term, spans: known && isCovered ? known.spans : termSpans(ground, term, shown) };
  });
  return {
    windows: shown.map(({ start, end }) => ({
      start,
      end,
      met: holding
        .filter(({ spans }) => spans.some((span) => span.start <= start + ROUNDING && span.end >= end - ROUNDING))
        .map(({ term }) => term),
    })),
    truncated: found.length > limit,
    scannedDays: fastest ? totalDays(fastest[1].domain) : 0,
  };
};
