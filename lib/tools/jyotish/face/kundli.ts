/** Parts of a birth chart page that need several rooms. */
export { avasthasOf } from '../../../../layers/jyotish/kundli/avastha.ts';
export { dispositorsOf } from '../../../../layers/jyotish/kundli/dispositor.ts';
export { sensitivePoints } from '../../../../layers/jyotish/kundli/sensitive-point.ts';
export { specialLagnas } from '../../../../layers/jyotish/kundli/special-lagna.ts';
export { sphutasOf } from '../../../../layers/jyotish/kundli/sphuta.ts';
export { upagrahasAt } from '../../../../layers/jyotish/kundli/upagraha.ts';
export { yogiPoints } from '../../../../layers/jyotish/kundli/yogi.ts';
