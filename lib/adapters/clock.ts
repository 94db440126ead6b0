/** The clock of this process. */
import { fromUnixMs, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';

/** The instant of the call, to the second. */
export const callInstant = (): JulianDay => fromUnixMs(Math.floor(Date.now() / 1000) * 1000);
