/** Loads the ephemeris in Node, from the files of the package. */
import { fileURLToPath } from 'node:url';
import { engineOver, type Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { openEphemerisModule } from '../../deploy/ephemeris-module.ts';
import { isWasm } from './wasm.ts';

let loading: Promise<Engine> | undefined;

const load = (): Engine => {
  const module = openEphemerisModule(EPHEMERIS_TABLES, fileURLToPath(new URL('./wasm', import.meta.url)));
  if (!isWasm(module)) throw new Error('the ephemeris lacks its functions');
  return engineOver(module);
};

/** The engine, loaded once per process; its data is read block by block as dates ask for it. */
export const loadEphemeris = (): Promise<Engine> => (loading ??= Promise.resolve().then(load));
