/** Loads the ephemeris into this process: the only file that imports the WASM. Nothing is loaded before the first call. */
import type { Sky, SkySettings } from '../../layers/jyotish/ephemeris/sky.ts';
import { engineOver, type Engine, type Wasm } from '../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { openSky } from '../../layers/jyotish/ephemeris/swisseph.ts';

const load = async (): Promise<Engine> => {
  const { default: SwissEph } = await import('swisseph-wasm');
  const library = new SwissEph();
  await library.initSwissEph();
  // The package's getter for the raw exports is missing from its own type declarations.
  const { SweModule: wasm } = library as unknown as { readonly SweModule: Wasm };
  return engineOver(wasm);
};

let loading: Promise<Engine> | undefined;

/** Loads the ephemeris once per process; the promise settles with the same engine for everyone. */
export const loadEphemeris = (): Promise<Engine> => (loading ??= load());

/** Begins to load it where a call will soon ask for it: it is compiled while the request is read. */
export const beginEphemeris = (): void => {
  // Whoever asks for it hears of a failure.
  if (loading === undefined) loadEphemeris().catch(() => undefined);
};

/** Opens a sky over the loaded ephemeris. */
export type OpenSky = (settings: SkySettings) => Sky;

let opener: OpenSky | undefined;

/** Loads the ephemeris and gives the function that opens skies over it. */
export const skyOpener = async (): Promise<OpenSky> => {
  if (opener) return opener;
  const engine = await loadEphemeris();
  return (opener = (settings) => openSky(engine, settings));
};
