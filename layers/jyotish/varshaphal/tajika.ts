/** Tajika contacts: two planets that aspect by sign and come within their limits by degrees (Tajika Nilakanthi ch. 2). */
import type { Chart } from '../chart/chart.ts';
import { houseFrom, signAt, type Planet7 } from '../chart/rashi.ts';
import { norm180, norm360 } from '../ephemeris/angle.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';

/** From the fastest to the slowest. */
export const TAJIKA_ORDER: readonly Planet7[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];

/** Limits of the planets in degrees (deeptamsha). */
const DEEPTAMSHA: Readonly<Record<Planet7, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** How the limit of a pair is made: the mean of the two, their sum, or the smaller one. */
export const ORB_RULES = ['mean', 'sum', 'each'] as const;
export type OrbRule = (typeof ORB_RULES)[number];

/** Degrees within which two planets reach each other. */
export const contactLimit = (a: Planet7, b: Planet7, rule: OrbRule): number => {
  const sum = DEEPTAMSHA[a] + DEEPTAMSHA[b];
  if (rule === 'sum') return sum;
  if (rule === 'mean') return sum / 2;
  return Math.min(DEEPTAMSHA[a], DEEPTAMSHA[b]);
};

/** Natures of an aspect by the count of signs. */
export const TAJIKA_ASPECTS = ['open_friendly', 'hidden_friendly', 'open_hostile', 'hidden_hostile'] as const;
export type TajikaAspect = (typeof TAJIKA_ASPECTS)[number];

/**
 * Nature of the aspect between two signs at a count 1–12: 5, 9 and 3, 11 friendly; 1, 7 and 4, 10 hostile; null for 2, 6, 8, 12.
 * @example
 * tajikaAspect(5) // → 'open_friendly'
 */
export const tajikaAspect = (count: number): TajikaAspect | null => {
  if (count === 5 || count === 9) return 'open_friendly';
  if (count === 3 || count === 11) return 'hidden_friendly';
  if (count === 1 || count === 7) return 'open_hostile';
  return count === 4 || count === 10 ? 'hidden_hostile' : null;
};

/** Contacts: to come (at the end of a sign), coming, complete, past. */
export const CONTACT_KINDS = ['ithasala_bhavishya', 'ithasala', 'ithasala_purna', 'ishrafa'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Two planets that aspect each other by sign. */
export interface TajikaPair {
  readonly fast: Planet7;
  readonly slow: Planet7;
  /** Signs from the fast to the slow one, 1–12. */
  readonly distance: number;
  readonly aspect: TajikaAspect;
  /** Degree of the slow one less that of the fast one, each in its sign. */
  readonly difference: number;
  readonly limit: number;
  /** Null when they are farther apart than the limit. */
  readonly kind: ContactKind | null;
  /** The two close in: an ithasala whose fast planet is direct, or whose relative motion closes. */
  readonly applying: boolean;
}

const COMPLETE_DEG = 1;
/** A planet from this degree on is about to enter the next sign. */
export const SIGN_END_DEG = 29;

const kindOf = (difference: number, limit: number): ContactKind | null => {
  if (Math.abs(difference) > limit) return null;
  if (Math.abs(difference) <= COMPLETE_DEG) return 'ithasala_purna';
  return difference > 0 ? 'ithasala' : 'ishrafa';
};

/** Whether a contact is an ithasala of any kind. */
export const isIthasala = ({ kind }: Pick<TajikaPair, 'kind'>): boolean => kind !== null && kind !== 'ishrafa';

const pairOf = ({ grahas, signs }: Chart, fast: Planet7, slow: Planet7, rule: OrbRule): TajikaPair | null => {
  const distance = houseFrom(signs[fast], signs[slow]);
  const limit = contactLimit(fast, slow, rule);
  const aspect = tajikaAspect(distance);
  const difference = grahas[slow].degree - grahas[fast].degree;
  const here = aspect && kindOf(difference, limit);
  const closing = (grahas[fast].speed - grahas[slow].speed) * (here ? Math.sign(difference) : 1) > 0;
  const applying = !grahas[fast].retrograde || closing;
  if (aspect && here)
    return { fast, slow, distance, aspect, difference, limit, kind: here, applying: here !== 'ishrafa' && applying };
  const next = tajikaAspect(houseFrom(signAt(signs[fast], 2), signs[slow]));
  if (grahas[fast].degree >= SIGN_END_DEG && next !== null && grahas[slow].degree <= limit)
    return { fast, slow, distance, aspect: next, difference, limit, kind: 'ithasala_bhavishya', applying };
  return aspect && { fast, slow, distance, aspect, difference, limit, kind: null, applying: false };
};

/** Every pair of the seven planets that aspects by sign, or is about to. */
export const tajikaPairs = (chart: Chart, rule: OrbRule): readonly TajikaPair[] =>
  TAJIKA_ORDER.flatMap((fast, i) =>
    TAJIKA_ORDER.slice(i + 1).flatMap((slow) => {
      const pair = pairOf(chart, fast, slow, rule);
      return pair ? [pair] : [];
    }),
  );

const EXACT_WITHIN_DAYS = 60;
const EXACT_STEPS = 40;
const EXACT_DEG = 1e-7;

/** Next instant within 60 days at which the two have equal degrees in their signs; null when they do not reach it. */
export const exactContact = (
  sky: Sky,
  { fast, slow }: Pick<TajikaPair, 'fast' | 'slow'>,
  from: JulianDay,
): JulianDay | null => {
  const apart = (jd: JulianDay) => {
    const a = sky.position(fast, jd);
    const b = sky.position(slow, jd);
    return { arc: norm180(12 * (b.longitude - a.longitude)) / 12, speed: b.speed - a.speed };
  };
  const step = EXACT_WITHIN_DAYS / EXACT_STEPS;
  const limit = fast === 'moon' ? step / 2 : step;
  let at = from;
  let last = apart(at).arc;
  for (let jd = from + limit; jd <= from + EXACT_WITHIN_DAYS; jd += limit) {
    const { arc } = apart(julian(jd));
    if (last !== 0 && last > 0 !== arc > 0 && Math.abs(last - arc) < 15) return settled(apart, at, julian(jd), last);
    at = julian(jd);
    last = arc;
  }
  return null;
};

/** Root between two instants of which the arc has different signs: halving, then it is good to a second. */
const settled = (
  apart: (jd: JulianDay) => { readonly arc: number },
  from: JulianDay,
  to: JulianDay,
  first: number,
): JulianDay => {
  let [low, high] = [from, to];
  for (let i = 0; i < 40; i++) {
    const middle = julian((low + high) / 2);
    const { arc } = apart(middle);
    if (Math.abs(arc) < EXACT_DEG) return middle;
    if (arc > 0 === first > 0) low = middle;
    else high = middle;
  }
  return plusDays(low, (high - low) / 2);
};

/** The sixteen yogas. */
export const TAJIKA_YOGAS = [
  'ikkabala',
  'induvara',
  'ithasala',
  'ishrafa',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi_kamboola',
  'khallasara',
  'radda',
  'duhphali_kuttha',
  'dutthotthadavira',
  'tambira',
  'kuttha',
  'durapha',
] as const;
export type TajikaYoga = (typeof TAJIKA_YOGAS)[number];

/** Grades of kamboola by the standing of the Moon. */
export const KAMBOOLA_GRADES = ['uttama', 'madhyama', 'adhama'] as const;
export type KamboolaGrade = (typeof KAMBOOLA_GRADES)[number];

/** The slower planet of the Moon's closest ithasala; null when she has none. */
export const moonTransfer = (pairs: readonly TajikaPair[]): Planet7 | null => {
  const contacts = pairs.filter((pair) => pair.fast === 'moon' && isIthasala(pair));
  const reach = ({ difference, kind }: TajikaPair): number =>
    kind === 'ithasala_bhavishya' ? norm360(difference + 30) : Math.abs(difference);
  return contacts.toSorted((a, b) => reach(a) - reach(b))[0]?.slow ?? null;
};
