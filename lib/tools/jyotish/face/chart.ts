/** Signs, stars, grahas, houses, dignity, aspects, divisional charts. */
export { starAttributes } from '../../../../layers/jyotish/chart/avakahada.ts';
export { bhavas } from '../../../../layers/jyotish/chart/bhava.ts';
export {
  castChart,
  chartPoint,
  outerPlanets,
  signHouse,
  signOfHouse,
  type Chart,
  type ChartPoint,
  type GrahaInChart,
} from '../../../../layers/jyotish/chart/chart.ts';
export { conjunctionsBySign } from '../../../../layers/jyotish/chart/conjunction.ts';
export {
  compoundRelation,
  dignityOf,
  naturalRelation,
  type Dignity,
} from '../../../../layers/jyotish/chart/dignity.ts';
export { aspectsHouse, drishtiVirupas, rashiDrishti } from '../../../../layers/jyotish/chart/drishti.ts';
export { badhakaOf, functionalNature } from '../../../../layers/jyotish/chart/functional.ts';
export { ghataOf } from '../../../../layers/jyotish/chart/ghata.ts';
export {
  STAR_KEYS,
  nakshatraLord,
  nakshatraOf,
  type NakshatraPosition,
} from '../../../../layers/jyotish/chart/nakshatra.ts';
export { nameStarOf } from '../../../../layers/jyotish/chart/name-syllables.ts';
export { neechaBhanga } from '../../../../layers/jyotish/chart/neecha-bhanga.ts';
export {
  SIGN_KEYS,
  degreeInSign,
  houseFrom,
  lordOf,
  signOf,
  type Planet7,
} from '../../../../layers/jyotish/chart/rashi.ts';
export type { VargaNumber } from '../../../../layers/jyotish/chart/varga-rules.ts';
export { VARGA_KEYS, castVarga, isVargottama, vargaPoint, vargaSign } from '../../../../layers/jyotish/chart/varga.ts';
export { planetaryWars } from '../../../../layers/jyotish/chart/war.ts';
