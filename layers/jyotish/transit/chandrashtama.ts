/** Chandrashtama: the Moon in the eighth sign from that of birth; its core is the seventeenth star from the birth star (conventions C.6). */
import { mod } from '../chart/angle.ts';
import { signAt } from '../chart/rashi.ts';
import { julian } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { nextSegment } from '../panchang/anga.ts';
import type { SkyWindow } from '../sky-events/window.ts';

export interface ChandrashtamaPeriod extends SkyWindow {
  /** The part of the period in which the Moon is in the 17th star; null when no star is given or it lies outside the sign. */
  readonly core: SkyWindow | null;
}

const EIGHTH = 8;
const SEVENTEENTH = 17;
/** Days from one period's end to shortly before the next one's start. */
const MONTH_DAYS = 20;

const common = (a: SkyWindow, b: SkyWindow): SkyWindow | null => {
  const from = julian(Math.max(a.from, b.from));
  const to = julian(Math.min(a.to, b.to));
  return from < to ? { from, to } : null;
};

/** The periods that touch a window, whole, for a birth sign 1–12 and, if known, a birth star 1–27. */
export const chandrashtamas = (
  sky: Sky,
  sign: number,
  star: number | null,
  window: SkyWindow,
): ChandrashtamaPeriod[] => {
  const table = yearTable(sky, window.from);
  const eighth = signAt(sign, EIGHTH);
  const seventeenth = star === null ? null : mod(star - 1 + SEVENTEENTH - 1, 27) + 1;
  const found: ChandrashtamaPeriod[] = [];
  for (let from = window.from; from < window.to;) {
    const { start, end } = nextSegment('moon_sign', table, eighth, from);
    if (start >= window.to) break;
    const period = { from: start, to: end };
    const core = seventeenth === null ? null : nextSegment('nakshatra', table, seventeenth, julian(start - 1));
    found.push({ ...period, core: core && common(period, { from: core.start, to: core.end }) });
    from = julian(end + MONTH_DAYS);
  }
  return found;
};
