/** Entries into the parts of the zodiac, retrograde re-entries included. */
import { mod } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, equalParts, motionOf } from '../ephemeris/passages.ts';
import type { Body, Sky } from '../ephemeris/sky.ts';
import { KP_NUMBERS } from '../kp/sub-lords.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { slowPassages } from './slow-passages.ts';
import { isSlow } from './slow-table.ts';

/** Ways of cutting the zodiac, from wide to narrow. */
export const DIVISIONS = ['sign', 'nakshatra', 'pada', 'navamsa', 'sub'] as const;
export type Division = (typeof DIVISIONS)[number];

const known = new Map<Division, readonly number[]>();
const MAKE: Readonly<Record<Division, () => readonly number[]>> = {
  sign: () => equalParts(12),
  nakshatra: () => equalParts(27),
  pada: () => equalParts(108),
  navamsa: () => equalParts(108),
  sub: () => KP_NUMBERS.map(({ start }) => start),
};

/** Where the parts of a division begin, degrees in order from 0: 12 signs, 27 stars, 108 padas or navamsas, 249 subs. */
export const divisionStarts = (division: Division): readonly number[] => {
  const starts = known.get(division) ?? MAKE[division]();
  known.set(division, starts);
  return starts;
};

/** A body passing from one part into the next, or back. */
export interface Ingress {
  readonly body: Body;
  readonly jd: JulianDay;
  /** Parts left and entered, from 1: signs 1–12, stars 1–27, padas 1–108, subs 1–249; navamsas by their sign, 1–12. */
  readonly from: number;
  readonly to: number;
  readonly retrograde: boolean;
}

const partId = (division: Division, index: number, parts: number): number =>
  (division === 'navamsa' ? mod(index, 12) : mod(index, parts)) + 1;

/** Every entry of a body into a part of a division after the start of a window, up to its end, in order, each within 0.01 s of the ephemeris. */
export const ingressesOf = (table: SkyTable, body: Body, { start, end }: TimeSpan, division: Division): Ingress[] => {
  const starts = divisionStarts(division);
  const { sky } = table;
  const passages = isSlow(body)
    ? slowPassages(sky, body, starts, start, end)
    : angleCrossings(
        (jd) => table.longitude(body, jd),
        motionOf(body, sky.settings.node),
        start,
        end,
        starts,
        (jd) => sky.longitude(body, jd),
      );
  return passages.map(({ jd, index, retrograde }) => {
    const [before, at] = [partId(division, index - 1, starts.length), partId(division, index, starts.length)];
    return { body, jd, retrograde, from: retrograde ? at : before, to: retrograde ? before : at };
  });
};

const byTime = (a: { readonly jd: JulianDay }, b: { readonly jd: JulianDay }): number => a.jd - b.jd;

/** Entries of several bodies, in order of time. */
export const ingresses = (sky: Sky, bodies: readonly Body[], window: TimeSpan, division: Division): Ingress[] => {
  const table = yearTable(sky, window.start);
  return bodies.flatMap((body) => ingressesOf(table, body, window, division)).sort(byTime);
};
