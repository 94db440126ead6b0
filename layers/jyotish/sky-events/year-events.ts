/** Sign and nakshatra entries and stations of the nine grahas in a window, in one pass each. */
import { mod } from '../ephemeris/angle.ts';
import { isNode } from '../chart/graha.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf, type Station } from '../ephemeris/passages.ts';
import { GRAHAS, type Graha, type Sky } from '../ephemeris/sky.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { settleStation } from './stations.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** Boundaries in degrees: 12 of signs and 27 of stars, of which every 120 degrees one is both. */
const BOUNDARIES: readonly number[] = [
  ...new Set([
    ...Array.from({ length: 12 }, (_, i) => i * 30),
    ...Array.from({ length: 27 }, (_, i) => (i * 360) / 27),
  ]),
].sort((a, b) => a - b);

/** A graha that enters a sign or star, or turns. */
export interface SkyChange {
  readonly body: Graha;
  readonly jd: JulianDay;
  readonly what: 'sign' | 'nakshatra' | 'retrograde' | 'direct';
  /** Sign or nakshatra entered; null for a station. */
  readonly to: number | null;
}

/** The part of a circle cut in `parts` that begins at a boundary, from 1, or null when none begins there. */
const partAt = (boundary: number, parts: number, back: boolean): number | null => {
  const index = Math.round((boundary * parts) / 360);
  if (Math.abs((index * 360) / parts - boundary) > 1e-9) return null;
  return mod(back ? index - 1 : index, parts) + 1;
};

/** Tables are good to 0.001″ for Sun and Moon; the others get a last step from the sky itself. */
const EXACT: readonly Graha[] = ['sun', 'moon'];

/** Sign and nakshatra entries and stations of the nine grahas after the start of a window, up to its end, in order of time. */
export const skyChanges = (sky: Sky, { start, end }: TimeSpan): SkyChange[] => {
  const table = yearTable(sky, start);
  const found: SkyChange[] = [];
  for (const body of GRAHAS) {
    const turns: Station[] = [];
    const met = angleCrossings(
      (jd) => table.longitude(body, jd),
      motionOf(body, sky.settings.node),
      start,
      end,
      BOUNDARIES,
      EXACT.includes(body) ? undefined : (jd) => sky.longitude(body, jd),
      (station) => turns.push(station),
    );
    for (const { jd, angle, retrograde } of met) {
      for (const [what, parts] of [
        ['sign', 12],
        ['nakshatra', 27],
      ] as const) {
        const entered = partAt(angle, parts, retrograde);
        if (entered !== null) found.push({ body, jd, what, to: entered });
      }
    }
    // The oscillation of the true node does not count as stations.
    if (!isNode(body)) {
      for (const turn of turns) {
        const station = settleStation(sky, body, turn);
        found.push({ body, jd: station.jd, what: station.to, to: null });
      }
    }
  }
  return found.sort((a, b) => a.jd - b.jd);
};
