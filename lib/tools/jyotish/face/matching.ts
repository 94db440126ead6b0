/** Kootas, poruthams, the verdict. */
export {
  KOOTAS,
  ashtakootOf,
  kootaTotal,
  type KootaScore,
  type MatchPair,
} from '../../../../layers/jyotish/matching/ashtakoot.ts';
export { ashtakoot } from '../../../../layers/jyotish/matching/charts.ts';
export { papaBalance } from '../../../../layers/jyotish/matching/papa-balance.ts';
export { partnerOfMoon, partnerOfStar, type MatchPartner } from '../../../../layers/jyotish/matching/partner.ts';
export { poruthamsOf } from '../../../../layers/jyotish/matching/porutham.ts';
export { DEFAULT_TABLES } from '../../../../layers/jyotish/matching/tables.ts';
export {
  kootaMatch,
  matchVerdict,
  type KootaMatch,
  type MatchVerdict,
} from '../../../../layers/jyotish/matching/verdict.ts';
