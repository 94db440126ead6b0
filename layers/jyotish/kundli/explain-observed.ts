/** What another program shows for a birth, as numbers with the range that its rounding leaves open. */
import { VIMSHOTTARI_ROWS, VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import { mod } from '../ephemeris/angle.ts';
import { MINUTE, SECOND } from '../ephemeris/instant.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Kinds of values: arcs of the zodiac, then instants on the local clock. */
export const OBSERVED_ARCS = ['longitude', 'ascendant', 'mc', 'cusp', 'ayanamsa'] as const;
export const OBSERVED_TIMES = ['dasha_start', 'nakshatra_end', 'tithi_end', 'sunrise', 'sunset'] as const;
export const OBSERVED_KINDS = [...OBSERVED_ARCS, ...OBSERVED_TIMES] as const;
export type ObservedKind = (typeof OBSERVED_KINDS)[number];

/** To what a value was rounded, or cut. */
export const ARC_ROUNDINGS = ['second', 'minute', 'degree'] as const;
export const TIME_ROUNDINGS = ['second', 'minute', 'day'] as const;
export type Rounding = (typeof ARC_ROUNDINGS)[number] | (typeof TIME_ROUNDINGS)[number];

/** One value of another program. */
export interface Observation {
  readonly what: ObservedKind;
  /** Of a longitude. */
  readonly body: Graha | null;
  /** Of a cusp, 1–12. */
  readonly house: number | null;
  /** Of a Vimshottari period, from the major one down. */
  readonly lords: readonly Graha[];
  /** Degrees 0–360, or days: what the local clock shows, as a Julian day. */
  readonly value: number;
  /** It fits when computed − value lies between these. */
  readonly below: number;
  readonly above: number;
}

const ARC_UNIT = { second: 1 / 3600, minute: 1 / 60, degree: 1 } as const;
const TIME_UNIT = { second: SECOND, minute: MINUTE, day: 1 } as const;
/** What programs differ by without another setting: theory of the planets, ΔT. Degrees; days. */
const ARC_SLACK = 2 / 3600;
const TIME_SLACK = {
  dasha_start: 0.05,
  nakshatra_end: 20 / 86400,
  tithi_end: 20 / 86400,
  sunrise: 5 / 86400,
  sunset: 5 / 86400,
} as const;

const isTime = (what: ObservedKind): what is (typeof OBSERVED_TIMES)[number] =>
  OBSERVED_TIMES.some((time) => time === what);

/** Whether a kind of value is an arc of the zodiac, not an instant. */
export const isObservedArc = (what: ObservedKind): boolean => !isTime(what);

/** Whether a rounding belongs to a kind of value. */
export const roundingFits = (what: ObservedKind, rounding: Rounding): boolean =>
  isTime(what) ? TIME_ROUNDINGS.some((one) => one === rounding) : ARC_ROUNDINGS.some((one) => one === rounding);

/** What computed − value may be for a value that was rounded to the nearest unit, or cut to it. */
export const acceptance = (what: ObservedKind, rounding: Rounding): Pick<Observation, 'below' | 'above'> => {
  const unit = isTime(what)
    ? TIME_UNIT[rounding === 'degree' ? 'day' : rounding]
    : ARC_UNIT[rounding === 'day' ? 'degree' : rounding];
  const slack = isTime(what) ? TIME_SLACK[what] : ARC_SLACK;
  return { below: -unit / 2 - slack, above: unit + slack };
};

const ROUND_DEG = 120;
const STAR_DEG = 40 / 3;

const yearsBefore = VIMSHOTTARI_ROWS.map((_, row) =>
  VIMSHOTTARI_ROWS.slice(0, row).reduce((sum, { years }) => sum + years, 0),
);

/** Years of the Vimshottari round that have passed when the Moon is at a sidereal longitude: 0 at 0° Aries, 0 ≤ x < 120. */
export const vimshottariYears = (longitude: number): number => {
  const inRound = mod(longitude, ROUND_DEG);
  const row = Math.min(VIMSHOTTARI_ROWS.length - 1, Math.floor(inRound / STAR_DEG));
  return (yearsBefore[row] ?? 0) + (inRound / STAR_DEG - row) * (VIMSHOTTARI_ROWS[row]?.years ?? 0);
};

/** The longitude 0 ≤ x < 120 at which so many years have passed: inverse of `vimshottariYears`. */
export const vimshottariLongitude = (years: number): number => {
  const inRound = mod(years, VIMSHOTTARI_YEARS);
  const row = yearsBefore.findLastIndex((before) => before <= inRound);
  return (row + (inRound - (yearsBefore[row] ?? 0)) / (VIMSHOTTARI_ROWS[row]?.years ?? 1)) * STAR_DEG;
};

/** Years from the beginning of the round to the beginning of the period of these lords; null where there is no such period. */
export const periodBegins = (lords: readonly string[]): number | null => {
  let [start, length, first] = [0, VIMSHOTTARI_YEARS, 0];
  for (const lord of lords) {
    const row = VIMSHOTTARI_ROWS.findIndex((one) => one.lord === lord);
    if (row < 0) return null;
    for (let i = first; i % VIMSHOTTARI_ROWS.length !== row; i++)
      start += (length * (VIMSHOTTARI_ROWS[i % VIMSHOTTARI_ROWS.length]?.years ?? 0)) / VIMSHOTTARI_YEARS;
    length *= (VIMSHOTTARI_ROWS[row]?.years ?? 0) / VIMSHOTTARI_YEARS;
    first = row;
  }
  return start;
};
