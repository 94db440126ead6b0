/** What tradition suggests, and the fact that selected it. */
export { gemsFor } from '../../../../layers/jyotish/remedies/gems.ts';
export { japaOf, needsOf } from '../../../../layers/jyotish/remedies/need.ts';
export { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
