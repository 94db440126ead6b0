/** Instants of the platform, which counts in epoch seconds. */
import { fromUnixMs, isoUtc } from '../../../layers/jyotish/ephemeris/instant.ts';

/**
 * An instant (epoch seconds) in UTC, ISO 8601 to the second.
 * @example
 * utcOf(86400) // → '1970-01-02T00:00:00Z'
 */
export const utcOf = (seconds: number): string => isoUtc(fromUnixMs(seconds * 1000));
