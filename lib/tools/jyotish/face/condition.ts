/** The language in which rules are written. */
export { debilitated, exalted, strong } from '../../../../layers/jyotish/condition/dignity.ts';
export { explain, holds } from '../../../../layers/jyotish/condition/evaluate.ts';
export { inHouses, inKendra, inSigns } from '../../../../layers/jyotish/condition/placement.ts';
export { dispositor, houseLord } from '../../../../layers/jyotish/condition/planet.ts';
export { chartReading, type ChartReading } from '../../../../layers/jyotish/condition/reading.ts';
export { aspects, conjunct } from '../../../../layers/jyotish/condition/relation.ts';
export { all, any, not } from '../../../../layers/jyotish/condition/term.ts';
