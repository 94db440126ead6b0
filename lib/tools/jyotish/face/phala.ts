/** Which paragraph a reading tells, and why. */
export { areaBalance } from '../../../../layers/jyotish/phala/areas.ts';
export { LIFE_EVENTS, eventWindows } from '../../../../layers/jyotish/phala/events.ts';
export { LIFE_AREAS } from '../../../../layers/jyotish/phala/reading.ts';
export { readChart, type ReadChart } from '../../../../layers/jyotish/phala/state.ts';
