/** Instants of the platform, which counts in epoch seconds, and in milliseconds where it reads the clock. */
import { fromUnixMs, isoUtc } from '../../../layers/jyotish/ephemeris/instant.ts';

/**
 * An instant (epoch seconds) in UTC, ISO 8601 to the second.
 * @example
 * utcOf(86400) // → '1970-01-02T00:00:00Z'
 */
export const utcOf = (seconds: number): string => isoUtc(fromUnixMs(seconds * 1000));

/**
 * An instant (epoch milliseconds) in UTC, ISO 8601 to the second that has begun.
 * @example
 * utcOfMs(86_400_999) // → '1970-01-02T00:00:00Z'
 */
export const utcOfMs = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
