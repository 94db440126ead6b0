/** The module of the loader as the layer takes it. */
import type { Wasm } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';

/** Whether an opened module has what the layer calls. */
export const isWasm = (module: object): module is Wasm => '_swe_calc_ut' in module && '_malloc' in module;
