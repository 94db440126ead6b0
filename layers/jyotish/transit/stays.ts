/** Stays of the grahas in signs, with true entry and exit. */
import { houseFrom, signOf } from '../chart/rashi.ts';
import { mod } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import { divisionStarts, ingressesOf } from '../sky-events/ingress.ts';
import { slowEntries } from '../sky-events/slow-entries.ts';
import { slowPassages, slowSign } from '../sky-events/slow-passages.ts';
import type { SlowPlanet } from '../sky-events/slow-table.ts';
import { overlap, type TimeSpan } from '../ephemeris/span.ts';
import { widened, withTrueEnds } from '../sky-events/window.ts';

/** An unbroken stay of a graha in a sign. */
export interface SignStay extends TimeSpan {
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
export const signStays = (table: SkyTable, graha: Graha, window: TimeSpan): SignStay[] => {
  // Two stays back, so that a return to the sign before the last is known for one.
  const wide = {
    start: widened(window, 2 * LONGEST_STAY[graha]).start,
    end: widened(window, LONGEST_STAY[graha]).end,
  };
  const entries = ingressesOf(table, graha, wide, 'sign');
  const cuts = [wide.start, ...entries.map(({ jd }) => jd), wide.end];
  const signs = [entries[0]?.from ?? signOf(table.longitude(graha, wide.start)), ...entries.map(({ to }) => to)];
  return signs
    .map((sign, i) => ({
      graha,
      sign,
      start: cuts[i] ?? wide.start,
      end: cuts[i + 1] ?? wide.end,
      reentry: i >= 2 && signs[i - 2] === sign,
    }))
    .filter((stay) => overlap(stay, window))
    .map(withTrueEnds);
};

/** A planet entering a sign. */
export interface SignEntry {
  readonly jd: JulianDay;
  /** 1–12 */
  readonly sign: number;
}

/** Length of the blocks of time that entries are found in: the same for everyone, so that they can be remembered. */
const BLOCK_DAYS = 200;

/** The entries of a slow planet into signs in a block of 200 days, the first of which begins at Julian day 0. */
export const signEntries = (sky: Sky, planet: SlowPlanet, block: number): readonly SignEntry[] => {
  const middle = julian((block + 0.5) * BLOCK_DAYS);
  const { start, end } = widened({ start: middle, end: middle }, BLOCK_DAYS / 2);
  return slowPassages(sky, planet, divisionStarts('sign'), start, end).map(({ jd, index, retrograde }) => ({
    jd,
    sign: (retrograde ? mod(index - 1, 12) : index) + 1,
  }));
};

/** The entries of all blocks that a window touches. */
const inBlocks = (
  { start, end }: TimeSpan,
  entriesOf: (block: number) => readonly SignEntry[],
): readonly SignEntry[] => {
  const entries: SignEntry[] = [];
  for (let block = Math.floor(start / BLOCK_DAYS); block <= Math.floor(end / BLOCK_DAYS); block++)
    entries.push(...entriesOf(block));
  return entries;
};

/** A planet in a sign, as far as a window shows it. */
export interface SignInWindow extends TimeSpan {
  /** 1–12 */
  readonly sign: number;
}

/** The signs a planet stands in over a window, in order of time; `entriesOf` gives the entries of a block that are not frozen. */
export const signsInWindow = (
  sky: Sky,
  planet: SlowPlanet,
  window: TimeSpan,
  entriesOf: (planet: SlowPlanet, block: number) => readonly SignEntry[],
): readonly SignInWindow[] => {
  const { start, end } = window;
  const found = slowEntries(sky, planet, window) ?? inBlocks(window, (block) => entriesOf(planet, block));
  const inside = found.filter(({ jd }) => jd > start && jd < end);
  const entries: readonly SignEntry[] = [{ jd: start, sign: slowSign(sky, planet, start) }, ...inside];
  return entries.map(({ jd, sign }, i) => ({ sign, start: jd, end: entries[i + 1]?.jd ?? end }));
};

/** A stay in a sign, with its house. */
export interface HouseStay extends SignStay {
  /** 1–12 from the reference sign. */
  readonly house: number;
}

/** Stays in the houses counted by signs from a reference sign, of several grahas, in order of entry. */
export const houseStays = (sky: Sky, reference: number, grahas: readonly Graha[], window: TimeSpan): HouseStay[] => {
  const table = yearTable(sky, window.start);
  return grahas
    .flatMap((graha) => signStays(table, graha, window))
    .map((stay) => ({ ...stay, house: houseFrom(reference, stay.sign) }))
    .sort((a, b) => a.start - b.start);
};
