/** Chandrashtama: the Moon in the eighth sign from that of birth; its core is the seventeenth star from the birth star. */
import { mod } from '../ephemeris/angle.ts';
import { signAt } from '../chart/rashi.ts';
import { julian } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { nextSegment } from '../panchang/anga.ts';
import { clipped, type TimeSpan } from '../ephemeris/span.ts';

/** A stay of the Moon in the eighth sign. */
export interface ChandrashtamaPeriod extends TimeSpan {
  /** The part of the period in which the Moon is in the 17th star; null when no star is given or it is outside the sign. */
  readonly core: TimeSpan | null;
}

const EIGHTH = 8;
const SEVENTEENTH = 17;
/** Days from one period's end to shortly before the next one's start. */
const MONTH_DAYS = 20;

/** The periods that touch a window, whole, for a birth sign 1–12 and, if known, a birth star 1–27. */
export const chandrashtamas = (
  sky: Sky,
  sign: number,
  star: number | null,
  window: TimeSpan,
): ChandrashtamaPeriod[] => {
  const table = yearTable(sky, window.start);
  const eighth = signAt(sign, EIGHTH);
  const seventeenth = star === null ? null : mod(star - 1 + SEVENTEENTH - 1, 27) + 1;
  const found: ChandrashtamaPeriod[] = [];
  for (let from = window.start; from < window.end;) {
    const { start, end } = nextSegment('moon_sign', table, eighth, from);
    if (start >= window.end) break;
    const period = { start, end };
    const core = seventeenth === null ? null : nextSegment('nakshatra', table, seventeenth, julian(start - 1));
    found.push({ ...period, core: core && clipped(core, period) });
    from = julian(end + MONTH_DAYS);
  }
  return found;
};
