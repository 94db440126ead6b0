/** Instants and spans on a clock, and times of day in the old units. */
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import type { Clock } from '../../contract/values/moment.ts';

/**
 * An instant as text, null kept.
 * @example
 * instantOrNull(clock, null) // → null
 */
export const instantOrNull = (clock: Clock, jd: JulianDay | null): string | null =>
  jd === null ? null : clock.text(jd);

/**
 * A span in the shape of the contract.
 * @example
 * spanShape(clock, { start: julian(2451545), end: julian(2451546) }).end // → '2000-01-02T17:30:00+05:30'
 */
export const spanShape = (clock: Clock, { start, end }: TimeSpan) => ({
  start: clock.text(start),
  end: clock.text(end),
});

/** A span, null kept. */
export const spanShapeOrNull = (clock: Clock, span: TimeSpan | null) => (span ? spanShape(clock, span) : null);

/** Julian days resolve 0.04 ms; a pala that is full but for that is full. */
const ROUNDING_VIPALA = 1e-3;

/** `ghati:pala:vipala` of a number of ghatis, cut: 60 pala of 24 s to the ghati of 24 min, 60 vipala of 0.4 s to the pala. */
export const ghatiText = (ghatis: number): string => {
  const vipala = Math.floor(ghatis * 3600 + ROUNDING_VIPALA);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(vipala / 3600))}:${two(Math.floor(vipala / 60) % 60)}:${two(vipala % 60)}`;
};
