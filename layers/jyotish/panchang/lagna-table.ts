/** The rising signs of a Vedic day (udaya lagna). */
import { signOf } from '../chart/rashi.ts';
import { risingSpan } from '../chart/rising.ts';
import { julian } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** The time during which a sign rises. */
export interface LagnaSpan extends TimeSpan {
  /** 1–12 */
  readonly sign: number;
}

/** Upper bound on the rising signs of a day, polar jumps included. */
const MOST = 60;
/** A moment past an edge, days. */
const PAST = 1e-6;

/** The rising signs over a span, in order; the first begins and the last ends with it. At the poles one sign may rise all day. */
export const lagnaTable = (sky: Sky, place: Place, within: TimeSpan): LagnaSpan[] => {
  const rows: LagnaSpan[] = [];
  let start = within.start;
  while (start < within.end && rows.length < MOST) {
    const inside = julian(start + PAST);
    const sign = signOf(sky.ascendant(inside, place));
    const { next } = risingSpan(sky, inside, place, 30);
    const end = next === null || next >= within.end ? within.end : next;
    rows.push({ sign, start, end });
    start = end;
  }
  return rows;
};
