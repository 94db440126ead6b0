/** When the ascendant or a planet passes from one sign, star, sub or sub-sub to the next. */
import { nakshatraLord } from '../chart/nakshatra.ts';
import { lordOf, signOf } from '../chart/rashi.ts';
import { rowsFrom } from '../dasha/cycle.ts';
import { VIMSHOTTARI_ROWS, VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import { norm180, norm360 } from '../ephemeris/angle.ts';
import { julian, MINUTE, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Place, Sky } from '../ephemeris/sky.ts';

/** Levels from wide to narrow. */
export const KP_LEVELS = ['sign', 'star', 'sub', 'sub_sub'] as const;
export type KpLevel = (typeof KP_LEVELS)[number];

/** What can change its lords. */
export type KpMover = Graha | 'ascendant';

/** One change. */
export interface KpLordChange {
  readonly at: JulianDay;
  readonly body: KpMover;
  readonly level: KpLevel;
  readonly from: Graha;
  readonly to: Graha;
}

interface Part {
  readonly start: number;
  readonly lord: Graha;
}

/** The parts of a stretch that begins at `start`, by the Vimshottari years from its lord. */
const cut = ({ start, lord }: Part, width: number): readonly (Part & { readonly width: number })[] => {
  const first = VIMSHOTTARI_ROWS.findIndex((row) => row.lord === lord);
  let years = 0;
  return rowsFrom(VIMSHOTTARI_ROWS, first).map((row) => {
    const at = start + (years * width) / VIMSHOTTARI_YEARS;
    years += row.years;
    return { start: at, lord: row.lord, width: (row.years * width) / VIMSHOTTARI_YEARS };
  });
};

const STAR_DEG = 360 / 27;
const STARS = Array.from({ length: 27 }, (_, i) => ({
  start: i * STAR_DEG,
  lord: nakshatraLord(i + 1),
  width: STAR_DEG,
}));
const SUBS = STARS.flatMap((star) => cut(star, star.width));
const PARTS: Readonly<Record<KpLevel, readonly Part[]>> = {
  sign: Array.from({ length: 12 }, (_, i) => ({ start: 30 * i, lord: lordOf(signOf(30 * i)) })),
  star: STARS,
  sub: SUBS,
  sub_sub: SUBS.flatMap((sub) => cut(sub, sub.width)),
};

/** Index of the part that holds a longitude. */
const partAt = (parts: readonly Part[], longitude: number): number => {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.start ?? 0) <= longitude) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Days between two looks: parts of a step are found by halving. */
const STEP: Readonly<Partial<Record<KpMover, number>>> = { ascendant: MINUTE, moon: 1 / 24 };
const PLANET_STEP = 0.25;
/** Halving ends here: a tenth of a second. */
const FINE = 0.1 / 86_400;

/**
 * Every change of the wanted levels in [from, to), in order of time, wider levels first. Null when there are more than
 * `limit`. Retrograde planets change back.
 */
export const kpLordChanges = (
  sky: Sky,
  place: Place,
  bodies: readonly KpMover[],
  levels: readonly KpLevel[],
  window: { readonly from: JulianDay; readonly to: JulianDay },
  limit: number,
): readonly KpLordChange[] | null => {
  const wanted = KP_LEVELS.filter((level) => levels.includes(level));
  const all: KpLordChange[] = [];
  for (const body of bodies) {
    const longitude = (jd: number): number =>
      body === 'ascendant' ? sky.ascendant(julian(jd), place) : sky.longitude(body, julian(jd));
    const indices = (at: number): readonly number[] => wanted.map((level) => partAt(PARTS[level], norm360(at)));
    const differ = (a: readonly number[], b: readonly number[]): boolean => a.some((index, i) => index !== b[i]);
    const emit = (at: number, before: readonly number[], after: readonly number[]): void => {
      for (const [i, level] of wanted.entries()) {
        const from = PARTS[level][before[i] ?? 0];
        const to = PARTS[level][after[i] ?? 0];
        if (from && to && from !== to) all.push({ at: julian(at), body, level, from: from.lord, to: to.lord });
      }
    };
    /** Changes between two looks: halves until one boundary is left, or the stretch is too short to tell. */
    const between = (a: number, la: number, b: number, lb: number): void => {
      const [ia, ib] = [indices(la), indices(lb)];
      if (!differ(ia, ib) && Math.abs(norm180(lb - la)) < 5) return;
      if (b - a <= FINE) {
        if (differ(ia, ib)) emit(b, ia, ib);
        return;
      }
      const middle = (a + b) / 2;
      const lm = longitude(middle);
      between(a, la, middle, lm);
      between(middle, lm, b, lb);
    };
    const step = STEP[body] ?? PLANET_STEP;
    let at: number = window.from;
    let here = longitude(at);
    while (at < window.to) {
      const next = Math.min(at + step, window.to);
      const there = longitude(next);
      between(at, here, next, there);
      if (all.length > limit) return null;
      at = next;
      here = there;
    }
  }
  return all.sort((a, b) => a.at - b.at);
};
