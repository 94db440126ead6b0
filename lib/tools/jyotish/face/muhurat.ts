/** Good moments for an event. */
export { dayGuide } from '../../../../layers/jyotish/muhurat/day-guide.ts';
export { findMuhurats, judgeMoment, rankedMuhurats, ruleBookOf } from '../../../../layers/jyotish/muhurat/engine.ts';
export { MUHURAT_EVENT_IDS, muhuratEvent } from '../../../../layers/jyotish/muhurat/events.ts';
export { nativeOf } from '../../../../layers/jyotish/muhurat/natives.ts';
export { gatesFor } from '../../../../layers/jyotish/muhurat/schools.ts';
