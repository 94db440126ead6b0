/** Doshas, their cancellations and grades. */
export { allDoshas, natalDoshas, type DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
export { gandmoolOf } from '../../../../layers/jyotish/dosha/gandmool.ts';
export { kaalSarpIn } from '../../../../layers/jyotish/dosha/kaal-sarp.ts';
export { pairManglik } from '../../../../layers/jyotish/dosha/manglik-pair.ts';
export { manglikOf } from '../../../../layers/jyotish/dosha/manglik.ts';
export { prevalenceOf } from '../../../../layers/jyotish/dosha/prevalence.ts';
export type { DoshaFinding } from '../../../../layers/jyotish/dosha/rule.ts';
export { sadeSatiOf } from '../../../../layers/jyotish/dosha/sade-sati.ts';
