/** Kalachakra dasha (BPHS ch. 46 v. 52–100): nine signs for each quarter of a star, in four groups of stars. */
import { mod } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { NakshatraPosition } from '../chart/nakshatra.ts';
import { rashi, type SignKey } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import type { DashaPart, DashaPeriod, DashaPlan } from './cycle.ts';
import type { DashaBalance } from './star.ts';

/** Years of the signs from Aries. */
const SIGN_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const;
const yearsOf = (sign: number): number => rowAt(SIGN_YEARS, sign - 1, 'Kalachakra sign');

/** The nine signs of each pada, by group of stars. Savya groups run mostly forward, apasavya groups mostly backward. */
const GROUPS = {
  savya_a: {
    stars: [1, 3, 7, 9, 13, 15, 19, 21, 25, 27],
    padas: [[1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 11, 12, 8, 7, 6, 4, 5, 3], [2, 1, 12, 11, 10, 9, 1, 2, 3], [4, 5, 6, 7, 8, 9, 10, 11, 12]],
  },
  savya_b: {
    stars: [2, 8, 14, 20, 26],
    padas: [[8, 7, 6, 4, 5, 3, 2, 1, 12], [11, 10, 9, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12, 8, 7, 6], [4, 5, 3, 2, 1, 12, 11, 10, 9]],
  },
  apasavya_a: {
    stars: [4, 10, 16, 22],
    padas: [[9, 10, 11, 12, 1, 2, 3, 5, 4], [6, 7, 8, 12, 11, 10, 9, 8, 7], [6, 5, 4, 3, 2, 1, 9, 10, 11], [12, 1, 2, 3, 5, 4, 6, 7, 8]],
  },
  apasavya_b: {
    stars: [5, 6, 11, 12, 17, 18, 23, 24],
    padas: [[12, 11, 10, 9, 8, 7, 6, 5, 4], [3, 2, 1, 9, 10, 11, 12, 1, 2], [3, 5, 4, 6, 7, 8, 12, 11, 10], [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  },
} as const; // prettier-ignore
export type KalachakraGroup = keyof typeof GROUPS;
/** Keys of the groups. */
export const KALACHAKRA_GROUPS = ['savya_a', 'savya_b', 'apasavya_a', 'apasavya_b'] as const satisfies readonly KalachakraGroup[]; // prettier-ignore
const SISTER: Readonly<Record<KalachakraGroup, KalachakraGroup>> = {
  savya_a: 'savya_b',
  savya_b: 'savya_a',
  apasavya_a: 'apasavya_b',
  apasavya_b: 'apasavya_a',
};

const groupOf = (star: number): KalachakraGroup => {
  const found = KALACHAKRA_GROUPS.find((key) => GROUPS[key].stars.some((one) => one === star));
  if (!found) throw new Error(`no star ${star}`);
  return found;
};

/** A row of nine signs: a pada of a group. */
interface Row {
  readonly group: KalachakraGroup;
  /** 1–4 */
  readonly pada: number;
}
const signsOf = ({ group, pada }: Row): readonly number[] => rowAt<readonly number[]>(GROUPS[group].padas, pada - 1, 'pada'); // prettier-ignore
/** After the fourth pada comes the first of the sister group. */
const rowAfter = ({ group, pada }: Row): Row =>
  pada < 4 ? { group, pada: pada + 1 } : { group: SISTER[group], pada: 1 };

/** The leaps of Kalachakra: the frog's over a sign, the monkey's back between two of them, the lion's over four. */
export const KALACHAKRA_GATIS = ['mandooka', 'markata', 'simhavalokana'] as const;
export type KalachakraGati = (typeof KALACHAKRA_GATIS)[number];

const FROG = ['6-4', '5-3', '3-5', '4-6'];
const LION = ['12-8', '8-12', '9-1', '1-9'];
const MONKEY = ['4-5', '5-4'];

/** A leap from one major period to the next. */
export interface GatiStep {
  readonly gati: KalachakraGati;
  readonly from: DashaPeriod<SignKey>;
  readonly to: DashaPeriod<SignKey>;
}

/** Kalachakra laid out for a birth. */
export interface KalachakraPlan extends DashaPlan<SignKey> {
  readonly group: KalachakraGroup;
  readonly pada: number;
  readonly savya: boolean;
  /** Sign of the body and sign of the soul, 1–12: first and last of the row, in apasavya groups last and first. */
  readonly deha: number;
  readonly jiva: number;
  /** Years of the row at birth: 100, 85, 83 or 86. */
  readonly paramayu: number;
  readonly balance: DashaBalance<SignKey>;
  readonly gatis: readonly GatiStep[];
}

/** Periods shown from birth. */
const SHOWN = 9;

/** Lays Kalachakra out: the row of the Moon's pada from its theoretical start, then the rows that follow, nine periods from birth. */
export const kalachakraPlan = (birth: JulianDay, moon: NakshatraPosition, yearLength: number): KalachakraPlan => {
  const first: Row = { group: groupOf(moon.id), pada: moon.pada };
  const row = signsOf(first);
  const paramayu = row.reduce((sum, sign) => sum + yearsOf(sign), 0);
  const passed = (moon.elapsed * 4 - (moon.pada - 1)) * paramayu;
  const start = plusDays(birth, -passed * yearLength);
  const mahas: DashaPeriod<SignKey>[] = [];
  const laid: { readonly signs: readonly number[]; readonly place: number; readonly sign: number }[] = [];
  let years = 0;
  let living = 0;
  let running: DashaBalance<SignKey> | undefined;
  for (let at = first; living < SHOWN; at = rowAfter(at)) {
    const signs = signsOf(at);
    for (const [place, sign] of signs.entries()) {
      if (living === SHOWN) break;
      const from = plusDays(start, years * yearLength);
      years += yearsOf(sign);
      const end = plusDays(start, years * yearLength);
      const lord = rashi(sign).key;
      mahas.push({ lords: [lord], level: 1, start: from, end, maha: mahas.length, cycle: 1, place });
      laid.push({ signs, place, sign });
      if (years > passed) {
        running ??= { lord, years: years - passed };
        living += 1;
      }
    }
  }
  if (!running) throw new Error('a period runs at birth');
  const savya = first.group === 'savya_a' || first.group === 'savya_b';
  const [opening = 0] = row;
  const closing = row.at(-1) ?? 0;
  const partsOf = ({ maha, place = 0 }: DashaPeriod<SignKey>): readonly DashaPart<SignKey>[] => {
    const signs = laid[maha]?.signs ?? [];
    const total = signs.reduce((sum, sign) => sum + yearsOf(sign), 0);
    let sum = 0;
    return signs.map((_, i) => {
      const at = mod(place + i, signs.length);
      const sign = signs[at] ?? 0;
      const from = sum / total;
      sum += yearsOf(sign);
      return { lord: rashi(sign).key, from, to: sum / total, place: at };
    });
  };
  const step = (i: number): string => `${laid[i]?.sign}-${laid[i + 1]?.sign}`;
  const gatis = mahas.flatMap((from, i): GatiStep[] => {
    const to = mahas[i + 1];
    if (!to || from.end <= birth) return [];
    const jump = step(i);
    const gati = FROG.includes(jump)
      ? 'mandooka'
      : LION.includes(jump)
        ? 'simhavalokana'
        : MONKEY.includes(jump) && FROG.includes(step(i - 1)) && FROG.includes(step(i + 1))
          ? 'markata'
          : null;
    return gati ? [{ gati, from, to }] : [];
  });
  return {
    birth, mahas, partsOf, gatis, group: first.group, pada: first.pada, savya, paramayu, balance: running,
    deha: savya ? opening : closing, jiva: savya ? closing : opening,
  }; // prettier-ignore
};
