/**
 * Lords of a longitude in the Krishnamurti system: sign, star, sub and sub-sub (KP Readers II and VI). A star
 * of 13°20′ is cut in the proportion of the Vimshottari years, beginning with its own lord, and each sub likewise. In
 * units of a ninth of a degree a star is 120 wide and a sub as wide as its lord has years: every boundary is a whole
 * number, free of rounding.
 */
import { nakshatraLord } from '../chart/nakshatra.ts';
import { lordOf, signOf, type Planet7 } from '../chart/rashi.ts';
import { rowsFrom } from '../dasha/cycle.ts';
import { VIMSHOTTARI_ROWS, VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Units in a degree, a sign, a star. */
const PER_DEGREE = 9;
const PER_SIGN = 270;
const PER_STAR = 120;

const FROM_LORD = new Map(VIMSHOTTARI_ROWS.map(({ lord }, i) => [lord, rowsFrom(VIMSHOTTARI_ROWS, i)]));

const rowsOf = (lord: Graha): NonNullable<ReturnType<typeof FROM_LORD.get>> => {
  const rows = FROM_LORD.get(lord);
  if (!rows) throw new Error(`no Vimshottari lord ${lord}`);
  return rows;
};

/** The part of a stretch `whole` units wide, ruled by `lord`, in which a point `at` units from its start lies. */
const partAt = (lord: Graha, at: number, whole: number): { lord: Graha; at: number; whole: number } => {
  let years = 0;
  for (const row of rowsOf(lord)) {
    const before = years;
    years += row.years;
    if (at * VIMSHOTTARI_YEARS < years * whole) {
      return {
        lord: row.lord,
        at: at - (before * whole) / VIMSHOTTARI_YEARS,
        whole: (row.years * whole) / VIMSHOTTARI_YEARS,
      };
    }
  }
  throw new Error('a point beyond its stretch');
};

/** The lords of a place in the zodiac, from wide to narrow. */
export interface KpLords {
  readonly sign: Planet7;
  readonly star: Graha;
  readonly sub: Graha;
  readonly subSub: Graha;
}

/** The four lords of a sidereal longitude 0 ≤ x < 360. A part begins at its boundary. */
export const kpLords = (longitude: number): KpLords => {
  const units = longitude * PER_DEGREE;
  const index = Math.floor(units / PER_STAR);
  const star = nakshatraLord(index + 1);
  const sub = partAt(star, units - index * PER_STAR, PER_STAR);
  return { sign: lordOf(signOf(longitude)), star, sub: sub.lord, subSub: partAt(sub.lord, sub.at, sub.whole).lord };
};

/** One of the 249 horary numbers: a sub, cut where a sign ends inside it. Degrees. */
export interface KpNumber {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly star: Graha;
  readonly sub: Graha;
}

/** The 249 parts of the zodiac: 27 stars × 9 subs, six of them cut in two by a sign boundary. */
export const KP_NUMBERS: readonly KpNumber[] = (() => {
  const parts: KpNumber[] = [];
  const add = (from: number, to: number, star: Graha, sub: Graha): void => {
    parts.push({ number: parts.length + 1, start: from / PER_DEGREE, end: to / PER_DEGREE, star, sub });
  };
  let from = 0;
  for (let star = 1; star <= 27; star++) {
    const lord = nakshatraLord(star);
    for (const { lord: sub, years } of rowsOf(lord)) {
      const to = from + years;
      const cut = Math.ceil((from + 1) / PER_SIGN) * PER_SIGN;
      if (cut < to) {
        add(from, cut, lord, sub);
        add(cut, to, lord, sub);
      } else add(from, to, lord, sub);
      from = to;
    }
  }
  return parts;
})();
