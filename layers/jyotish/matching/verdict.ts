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
import type { PapaGrade } from './papa-balance.ts';
import type { DashaSandhi } from './dasha-sandhi.ts';
import {
  essentialsFailed,
  isVedha,
  poruthamsOf,
  poruthamVerdict,
  rajjuOf,
  type Porutham,
  type PoruthamTradition,
  type PoruthamVerdict,
} from './porutham.ts';

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
export const MATCH_CHECKS = [
  'ashtakoot',
  'manglik',
  'nadi',
  'bhakoot',
  'rajju',
  'vedha',
  'porutham',
  'papasamyam',
  'sandhi',
] as const;
export type MatchCheck = (typeof MATCH_CHECKS)[number];

/** A check with its weight and points. */
export interface CheckResult {
  readonly id: MatchCheck;
  readonly passed: boolean;
  /** Passed, and yet with something to say: the poruthams are middling, the malefics lean, a mild change of both periods is near. */
  readonly partly: boolean;
  readonly weight: number;
  readonly points: number;
}

/** The ten poruthams of a pair with their verdict. */
export interface PoruthamMatch {
  readonly total: number;
  readonly failed: readonly Porutham[];
  readonly verdict: PoruthamVerdict;
}

/** The ten poruthams as one tradition judges them, two stars of one part of the rajju being bad. */
export const poruthamMatch = ({ pair }: KootaMatch, tradition: PoruthamTradition): PoruthamMatch => {
  const scores = poruthamsOf(pair, 10, 'strict');
  const failed = essentialsFailed(scores, tradition);
  const total = kootaTotal(scores);
  return { total, failed, verdict: poruthamVerdict(total, 10, failed) };
};

/** What only two charts can tell: the malefic points of both, and changes of great periods that come near each other. */
export interface ChartsOfPair {
  readonly papa: { readonly groom: number; readonly bride: number; readonly grade: PapaGrade };
  readonly sandhis: readonly DashaSandhi[];
}

/** Whether two lives turn at once: a strong pair of changes is in the window. */
export const hasStrongSandhi = (sandhis: readonly DashaSandhi[]): boolean =>
  sandhis.some(({ grade }) => grade === 'strong');

/**
 * The checks with their weights; manglik and what needs charts are left out where they cannot be judged. Porutham,
 * papasamyam and sandhi are traditions of their own: they weigh nothing in the score, and still speak for or against.
 */
export const checksOf = (
  match: KootaMatch,
  balanced: boolean | null,
  { verdict }: PoruthamMatch,
  charts: ChartsOfPair | null,
): readonly CheckResult[] => {
  const { groom, bride } = match.pair;
  const whole = (id: MatchCheck, weight: number, passed: boolean, full = true): CheckResult => ({
    id,
    passed,
    partly: passed && !full,
    weight,
    points: passed ? weight : 0,
  });
  return [
    { ...whole('ashtakoot', 50, match.total >= ACCEPTABLE_POINTS), points: (50 * match.adjusted) / 36 },
    ...(balanced === null ? [] : [whole('manglik', 20, balanced)]),
    whole('nadi', 10, isKootaClear('nadi', match)),
    whole('bhakoot', 10, isKootaClear('bhakoot', match)),
    whole('rajju', 5, rajjuOf(groom.nakshatra).part !== rajjuOf(bride.nakshatra).part),
    whole('vedha', 5, !isVedha(groom.nakshatra, bride.nakshatra)),
    whole('porutham', 0, verdict !== 'adhama', verdict === 'uttama'),
    ...(charts === null
      ? []
      : [
          whole('papasamyam', 0, charts.papa.grade !== 'not_good', charts.papa.grade === 'good'),
          whole('sandhi', 0, !hasStrongSandhi(charts.sandhis), charts.sandhis.length === 0),
        ]),
  ];
};

/** Points over weights, 0–100: checks that cannot be judged are left out and the rest scaled. */
export const summaryScore = (checks: readonly CheckResult[]): number =>
  (100 * checks.reduce((sum, { points }) => sum + points, 0)) / checks.reduce((sum, { weight }) => sum + weight, 0);
