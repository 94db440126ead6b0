/**
 * What the shared wrapper needs from outside, opened on first use. The only file of `lib/http` that reaches the
 * ephemeris; nothing is loaded before the first request.
 */
import { fromUnixMs, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Sky, SkySettings } from '../../layers/jyotish/ephemeris/sky.ts';

type OpenSky = (settings: SkySettings) => Sky;
let opener: OpenSky | undefined;

/** Loads the ephemeris once and gives the function that opens skies over it. */
export const skyOpener = async (): Promise<OpenSky> => {
  if (opener) return opener;
  const { openSky } = await import('../../layers/jyotish/ephemeris/swisseph.ts');
  const { loadEphemeris } = await import('../../layers/jyotish/ephemeris/swisseph-engine.ts');
  const engine = await loadEphemeris();
  opener = (settings) => openSky(engine, settings);
  return opener;
};

type Zones = typeof import('../place/zone.ts');
let zones: Zones | undefined;

/** Zone rules and the zone of a point. */
export const zoneRules = async (): Promise<Zones> => (zones ??= await import('../place/zone.ts'));

/** The instant of the call, to the second. */
export const callInstant = (): JulianDay => fromUnixMs(Math.floor(Date.now() / 1000) * 1000);
