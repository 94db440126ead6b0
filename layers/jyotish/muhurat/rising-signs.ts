/** The rising signs of a span from a table: same result as `lagnaTable` at a tenth of its cost. */
import { norm180, norm360, RADIANS } from '../ephemeris/angle.ts';
import { risingTime } from '../chart/rising.ts';
import { signOf } from '../chart/rashi.ts';
import { SIDEREAL_RATE } from '../ephemeris/astronomy.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { lagnaTable, type LagnaSpan } from '../panchang/lagna-table.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** An arc smaller than this counts as zero, degrees. */
const NOTHING = 1e-7;

/**
 * The rising signs over a span of at most some days, in order; the first begins and the last ends with it. Crossings
 * follow from spherical trigonometry on sidereal time, within 0.02 s; inside the polar circles `lagnaTable` is used.
 */
export const risingSigns = ({ table, horizon: { place } }: Almanac, within: TimeSpan): LagnaSpan[] => {
  const { horizon: frame, sky } = table;
  const { lat, lon } = place;
  if (!frame || Math.abs(lat) + frame.obliquity(within.start) >= 89.99) return lagnaTable(sky, place, within);
  const ayanamsa = (jd: JulianDay): number => frame.sun.longitude(jd) + frame.nutation(jd) - table.longitude('sun', jd);
  const localTime = (jd: number): number => frame.siderealTime(jd) + lon;
  const wanted = (longitude: number, jd: JulianDay): number =>
    risingTime(longitude + ayanamsa(jd), lat, frame.obliquity(jd));

  const theta = localTime(within.start) * RADIANS;
  const tilt = frame.obliquity(within.start) * RADIANS;
  const ascendant = Math.atan2(
    Math.cos(theta),
    -(Math.sin(theta) * Math.cos(tilt) + Math.tan(lat * RADIANS) * Math.sin(tilt)),
  );
  let sign = signOf(norm360(ascendant / RADIANS - ayanamsa(within.start)));
  let start = within.start;
  const rows: LagnaSpan[] = [];
  while (start < within.end) {
    const next = sign * 30;
    const arc = norm360(wanted(next, start) - localTime(start) + NOTHING) - NOTHING;
    const near = plusDays(start, arc / SIDEREAL_RATE);
    const at = plusDays(near, norm180(wanted(next, near) - localTime(near)) / SIDEREAL_RATE);
    const end = at < within.end ? at : within.end;
    if (end > start) rows.push({ sign, start, end });
    start = end;
    sign = (sign % 12) + 1;
  }
  return rows;
};
