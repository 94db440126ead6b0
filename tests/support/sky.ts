/** A sky for tests of the engine: the real ephemeris under the defaults of the API. */
import type { Sky, SkySettings } from '../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../lib/adapters/ephemeris.ts';

/** Opens a sky: Lahiri, mean node, geocentric, unless told otherwise. */
export const testSky = async (settings: Partial<SkySettings> = {}): Promise<Sky> =>
  openSky(await loadEphemeris(), settings);
