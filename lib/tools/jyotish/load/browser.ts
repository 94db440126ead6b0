/** Loads the ephemeris in a browser, a worker or any other place that fetches: 0.6 MB of code and 2.1 MB of data. */
import { engineOver, type Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { openEphemerisOver } from '../../deploy/ephemeris-core.ts';
import { isWasm } from './wasm.ts';

/** Where the two files are; beside this one, unless they are served from elsewhere. */
export interface EphemerisFiles {
  readonly wasm?: string | URL;
  readonly data?: string | URL;
}

const bytesOf = async (url: string | URL): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${String(url)} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const load = async ({ wasm, data }: EphemerisFiles): Promise<Engine> => {
  const [code, table] = await Promise.all([
    bytesOf(wasm ?? new URL('./wasm/swisseph.wasm', import.meta.url)),
    bytesOf(data ?? new URL('./wasm/swisseph.data', import.meta.url)),
  ]);
  const module = openEphemerisOver(EPHEMERIS_TABLES, await WebAssembly.compile(code), {
    read: (start, length) => table.subarray(start, start + length),
  });
  if (!isWasm(module)) throw new Error('the ephemeris lacks its functions');
  return engineOver(module);
};

let loading: Promise<Engine> | undefined;

/** The engine, loaded once per page; a load that failed may be tried again. */
export const loadEphemeris = (files: EphemerisFiles = {}): Promise<Engine> =>
  (loading ??= load(files).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
