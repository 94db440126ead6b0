/** Stays of the grahas in signs, with true entry and exit. */
import { houseFrom } from '../chart/rashi.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import { signOf } from '../chart/rashi.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import { ingressesOf } from '../sky-events/ingress.ts';
import { windowsOverlap, widened, withTrueEnds, type SkyWindow } from '../sky-events/window.ts';

export interface SignStay extends SkyWindow {
  readonly graha: Graha;
  /** 1–12 */
  readonly sign: number;
  /** It had left this sign and came back, one of the two by retrograde motion. */
  readonly reentry: boolean;
}

/** Days that hold the longest stay in a sign, stations included. */
const LONGEST_STAY: Readonly<Record<Graha, number>> = {
  sun: 33,
  moon: 3,
  mars: 260,
  mercury: 90,
  jupiter: 430,
  venus: 150,
  saturn: 1150,
  rahu: 660,
  ketu: 660,
};

/** The stays of a graha that touch a window, whole. Throws `SkyError` EPHEMERIS_RANGE where an end lies outside the files. */
export const signStays = (table: SkyTable, graha: Graha, window: SkyWindow): SignStay[] => {
  // Two stays back, so that a return to the sign before the last is known for one.
  const wide = { from: widened(window, 2 * LONGEST_STAY[graha]).from, to: widened(window, LONGEST_STAY[graha]).to };
  const entries = ingressesOf(table, graha, wide, 'sign');
  const cuts = [wide.from, ...entries.map(({ jd }) => jd), wide.to];
  const signs = [entries[0]?.from ?? signOf(table.longitude(graha, wide.from)), ...entries.map(({ to }) => to)];
  return signs
    .map((sign, i) => ({
      graha,
      sign,
      from: cuts[i] ?? wide.from,
      to: cuts[i + 1] ?? wide.to,
      reentry: i >= 2 && signs[i - 2] === sign,
    }))
    .filter((stay) => windowsOverlap(stay, window))
    .map(withTrueEnds);
};

export interface HouseStay extends SignStay {
  /** 1–12 from the reference sign. */
  readonly house: number;
}

/** Stays in the houses counted by signs from a reference sign, of several grahas, in order of entry. */
export const houseStays = (sky: Sky, reference: number, grahas: readonly Graha[], window: SkyWindow): HouseStay[] => {
  const table = yearTable(sky, window.from);
  return grahas
    .flatMap((graha) => signStays(table, graha, window))
    .map((stay) => ({ ...stay, house: houseFrom(reference, stay.sign) }))
    .sort((a, b) => a.from - b.from);
};
