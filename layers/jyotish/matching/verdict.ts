/** The overall verdict of a match and the weighted list of checks. */
import {
  adjustedTotal,
  exceptionsOf,
  hasKootaDosha,
  isCancelled,
  isNadiAbsolute,
  type KootaException,
} from './exceptions.ts';
import { ashtakootOf, kootaTotal, type Koota, type KootaScore, type KootaTables, type MatchPair } from './ashtakoot.ts';
import { isVedha, rajjuOf } from './porutham.ts';

/** The eight kootas of a pair with their exceptions and totals. */
export interface KootaMatch {
  readonly pair: MatchPair;
  readonly scores: readonly KootaScore[];
  readonly exceptions: readonly KootaException[];
  readonly total: number;
  readonly adjusted: number;
}

/** The eight kootas of a pair with every exception tested. */
export const kootaMatch = (pair: MatchPair, tables: KootaTables): KootaMatch => {
  const scores = ashtakootOf(pair, tables);
  const exceptions = exceptionsOf(pair, scores);
  return { pair, scores, exceptions, total: kootaTotal(scores), adjusted: adjustedTotal(scores, exceptions) };
};

/** Whether a koota is free of dosha, or its dosha is cancelled. */
export const isKootaClear = (koota: Koota, { scores, exceptions }: KootaMatch): boolean =>
  !scores.some((score) => score.id === koota && hasKootaDosha(score)) || isCancelled(koota, exceptions);

/** Points of one koota, whether they are a dosha, and whether that is cancelled. */
export const kootaPoints = (koota: Koota, { scores, exceptions }: KootaMatch) => {
  const score = scores.find(({ id }) => id === koota);
  if (!score) throw new Error(`no koota ${koota}`);
  const dosha = hasKootaDosha(score);
  return { points: score.points, max: score.max, dosha, cancelled: dosha && isCancelled(koota, exceptions) };
};

/** Points from which a match is acceptable. */
export const ACCEPTABLE_POINTS = 18;

/** From best to worst. */
export const MATCH_VERDICTS = ['recommended', 'caution', 'not_recommended'] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];

/**
 * Recommended when the total reaches 18, nadi and bhakoot are clear or cancelled, and manglik is balanced. Caution when
 * one of these fails and an exception is possible: the adjusted total reaches 18; the nadi dosha is not that of one star
 * and pada. Else not recommended. `balanced` null: manglik is not known (stars, unknown times) and not judged.
 */
export const matchVerdict = (match: KootaMatch, balanced: boolean | null): MatchVerdict => {
  const criteria = [
    { passed: match.total >= ACCEPTABLE_POINTS, open: match.adjusted >= ACCEPTABLE_POINTS },
    { passed: isKootaClear('nadi', match), open: !isNadiAbsolute(match.pair) },
    { passed: isKootaClear('bhakoot', match), open: true },
    { passed: balanced ?? true, open: true },
  ];
  const failed = criteria.filter(({ passed }) => !passed);
  if (failed.length === 0) return 'recommended';
  return failed.length === 1 && failed.every(({ open }) => open) ? 'caution' : 'not_recommended';
};

/** In the order of every answer. */
export const MATCH_CHECKS = ['ashtakoot', 'manglik', 'nadi', 'bhakoot', 'rajju', 'vedha'] as const;
export type MatchCheck = (typeof MATCH_CHECKS)[number];

/** A check with its weight and points. */
export interface CheckResult {
  readonly id: MatchCheck;
  readonly passed: boolean;
  readonly weight: number;
  readonly points: number;
}

/** The six checks with their weights; manglik is left out where it cannot be judged. */
export const checksOf = (match: KootaMatch, balanced: boolean | null): readonly CheckResult[] => {
  const { groom, bride } = match.pair;
  const whole = (id: MatchCheck, weight: number, passed: boolean): CheckResult => ({
    id,
    passed,
    weight,
    points: passed ? weight : 0,
  });
  return [
    { id: 'ashtakoot', passed: match.total >= ACCEPTABLE_POINTS, weight: 50, points: (50 * match.adjusted) / 36 },
    ...(balanced === null ? [] : [whole('manglik', 20, balanced)]),
    whole('nadi', 10, isKootaClear('nadi', match)),
    whole('bhakoot', 10, isKootaClear('bhakoot', match)),
    whole('rajju', 5, rajjuOf(groom.nakshatra).part !== rajjuOf(bride.nakshatra).part),
    whole('vedha', 5, !isVedha(groom.nakshatra, bride.nakshatra)),
  ];
};

/** Points over weights, 0–100: checks that cannot be judged are left out and the rest scaled. */
export const summaryScore = (checks: readonly CheckResult[]): number =>
  (100 * checks.reduce((sum, { points }) => sum + points, 0)) / checks.reduce((sum, { weight }) => sum + weight, 0);
