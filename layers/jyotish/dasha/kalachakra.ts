/** Kalachakra dasha (BPHS ch. 46 v. 52–100): nine signs for each quarter of a star, in four groups of stars. */
import { mod } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { NakshatraPosition } from '../chart/nakshatra.ts';
import { rashi, type SignKey } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import { proportionalParts, type DashaPart, type DashaPlan } from './cycle.ts';
import { majorPeriod, type DashaPeriod } from './period.ts';
import type { DashaBalance } from './star.ts';

/** Years of the signs from Aries. */
const SIGN_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const;
const yearsOf = (sign: number): number => rowAt(SIGN_YEARS, sign - 1, 'Kalachakra sign');

/** The nine signs of each pada, by group of stars. Savya groups run mostly forward, apasavya groups mostly backward. */
// prettier-ignore
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
} as const;
export type KalachakraGroup = keyof typeof GROUPS;
/** Keys of the groups. */
export const KALACHAKRA_GROUPS = [
  'savya_a',
  'savya_b',
  'apasavya_a',
  'apasavya_b',
] as const satisfies readonly KalachakraGroup[];
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
const signsOf = ({ group, pada }: Row): readonly number[] =>
  rowAt<readonly number[]>(GROUPS[group].padas, pada - 1, 'pada');
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

/** Where the sub-periods of Kalachakra go on after the end of the row: to its beginning, or into the next row. */
export const KALACHAKRA_ANTARS = ['row', 'onward'] as const;
export type KalachakraAntar = (typeof KALACHAKRA_ANTARS)[number];

/** Periods shown from birth, and signs of a row. */
const SHOWN = 9;
const ROW_SIGNS = 9;
/** Rows until the first comes again: the four padas of a group and of its sister. */
const ROWS = 8;

/** The signs from a row on and how each is divided: the same for all births in that pada. */
interface Course {
  readonly signAtPlace: (place: number) => number;
  readonly partsAt: (place: number) => readonly DashaPart<SignKey>[];
}

const layCourse = (first: Row, antar: KalachakraAntar): Course => {
  const rows = [first];
  for (let at = rowAfter(first); rows.length < ROWS; at = rowAfter(at)) rows.push(at);
  const signs = rows.flatMap(signsOf);
  const signAtPlace = (place: number): number => rowAt(signs, mod(place, signs.length), 'place of Kalachakra');
  const cut = (place: number): readonly DashaPart<SignKey>[] => {
    const row = place - mod(place, ROW_SIGNS);
    const places = Array.from({ length: ROW_SIGNS }, (_, i) =>
      antar === 'onward' ? place + i : row + mod(place + i, ROW_SIGNS),
    );
    const shares = proportionalParts(
      places.map((at) => ({ lord: rashi(signAtPlace(at)).key, years: yearsOf(signAtPlace(at)) })),
    );
    return shares.map(({ lord, to }, i) => ({ lord, to, place: places[i] ?? 0 }));
  };
  const known = new Map<number, readonly DashaPart<SignKey>[]>();
  const partsAt = (place: number): readonly DashaPart<SignKey>[] => {
    let parts = known.get(place);
    if (!parts) known.set(place, (parts = cut(place)));
    return parts;
  };
  return { signAtPlace, partsAt };
};

const courses = new Map<string, Course>();
const courseOf = (first: Row, antar: KalachakraAntar): Course => {
  const key = `${first.group} ${first.pada} ${antar}`;
  let course = courses.get(key);
  if (!course) courses.set(key, (course = layCourse(first, antar)));
  return course;
};

/** The leap from one sign to the next, between the step before and the one after; null where it is none. */
const gatiOf = (before: string, step: string, after: string): KalachakraGati | null => {
  if (FROG.includes(step)) return 'mandooka';
  if (LION.includes(step)) return 'simhavalokana';
  return MONKEY.includes(step) && FROG.includes(before) && FROG.includes(after) ? 'markata' : null;
};

/**
 * Lays Kalachakra out: the row of the Moon's pada from its theoretical start, then the rows that follow, nine periods from
 * birth. Sub-periods are nine signs from the place of the period, in proportion to their years: they wrap inside its row,
 * or go on into the next one (P. V. R. Narasimha Rao). `place` of a period counts from the first sign of the first row.
 */
export const kalachakraPlan = (
  birth: JulianDay,
  moon: NakshatraPosition,
  yearLength: number,
  antar: KalachakraAntar = 'row',
): KalachakraPlan => {
  const first: Row = { group: groupOf(moon.id), pada: moon.pada };
  const { signAtPlace, partsAt } = courseOf(first, antar);
  const paramayu = signsOf(first).reduce((sum, sign) => sum + yearsOf(sign), 0);
  const passed = (moon.elapsed * 4 - (moon.pada - 1)) * paramayu;
  const start = plusDays(birth, -passed * yearLength);
  const mahas: DashaPeriod<SignKey>[] = [];
  let years = 0;
  let running: DashaBalance<SignKey> | undefined;
  for (let place = 0, living = 0; living < SHOWN; place++) {
    const from = plusDays(start, years * yearLength);
    years += yearsOf(signAtPlace(place));
    const end = plusDays(start, years * yearLength);
    const lord = rashi(signAtPlace(place)).key;
    mahas.push(majorPeriod({ lord, start: from, end, maha: place, cycle: 1, place }));
    if (years <= passed) continue;
    running ??= { lord, years: years - passed };
    living += 1;
  }
  if (!running) throw new Error('a period runs at birth');
  const partsOf = ({ place = 0 }: DashaPeriod<SignKey>): readonly DashaPart<SignKey>[] => partsAt(place);
  const step = (place: number): string => `${signAtPlace(place)}-${signAtPlace(place + 1)}`;
  const gatis = mahas.flatMap((from, i): GatiStep[] => {
    const to = mahas[i + 1];
    if (!to || from.end <= birth) return [];
    const gati = gatiOf(i === 0 ? '' : step(i - 1), step(i), i + 2 < mahas.length ? step(i + 1) : '');
    return gati ? [{ gati, from, to }] : [];
  });
  const savya = first.group === 'savya_a' || first.group === 'savya_b';
  const [opening, closing] = [signAtPlace(0), signAtPlace(ROW_SIGNS - 1)];
  return {
    birth,
    mahas,
    partsOf,
    gatis,
    group: first.group,
    pada: first.pada,
    savya,
    paramayu,
    balance: running,
    deha: savya ? opening : closing,
    jiva: savya ? closing : opening,
  };
};
