/** Avasthas: the states of the planets in five schemes (BPHS ch. 45). */
import { aspectsSign } from '../chart/drishti.ts';
import { dignityOf, naturalRelation, type Dignity } from '../chart/dignity.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import { naturalBenefics, NATURAL_MALEFICS } from '../chart/natural.ts';
import { lordOf, rashi } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import { mod } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** By age: six degrees each, from infancy in odd signs, from death in even ones. */
export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type BaladiState = (typeof BALADI)[number];

/** By wakefulness: at home or exalted awake, with friends dreaming, else asleep. */
export const JAGRADADI = ['jagrat', 'swapna', 'sushupti'] as const;
export type JagradadiState = (typeof JAGRADADI)[number];

/** By mood: the first that holds. */
export const DEEPTADI = [
  'kopa',
  'deepta',
  'swastha',
  'vikala',
  'mudita',
  'shanta',
  'dina',
  'duhkhita',
  'khala',
] as const;
export type DeeptadiState = (typeof DEEPTADI)[number];

/** By company: any number of them. */
export const LAJJITADI = ['lajjita', 'garvita', 'kshudhita', 'trishita', 'mudita', 'kshobhita'] as const;
export type LajjitadiState = (typeof LAJJITADI)[number];

/** By activity; number 12 (remainder 0) is nidra. */
export const SHAYANADI = [
  'shayana',
  'upavesha',
  'netrapani',
  'prakasha',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;
export type ShayanadiState = (typeof SHAYANADI)[number];
/** Degrees of an activity, by the sound of the name: remainders 1, 2, 0. */
export const SHAYANADI_DEGREES = ['drishti', 'cheshta', 'vicheshta'] as const;
export type ShayanadiDegree = (typeof SHAYANADI_DEGREES)[number];

const baladi = (sign: number, degree: number): BaladiState => {
  const k = Math.floor(degree / 6);
  return rowAt(BALADI, rashi(sign).odd ? k : 4 - k, 'age');
};

const JAGRADADI_OF: Readonly<Record<Dignity, JagradadiState>> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  great_friend: 'swapna',
  friend: 'swapna',
  neutral: 'swapna',
  enemy: 'sushupti',
  great_enemy: 'sushupti',
  debilitated: 'sushupti',
};

const DEEPTADI_OF: Readonly<Record<Dignity, DeeptadiState>> = {
  exalted: 'deepta',
  moolatrikona: 'swastha',
  own: 'swastha',
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  great_enemy: 'khala',
  debilitated: 'khala',
};

/** What stands with a planet and what aspects it, by sign; the nodes aspect the seventh. */
const companyOf = (
  { signs }: Chart,
  graha: Graha,
): { readonly with: readonly Graha[]; readonly aspecting: readonly Graha[] } => {
  const others = GRAHAS.filter((other) => other !== graha);
  return {
    with: others.filter((other) => signs[other] === signs[graha]),
    aspecting: others.filter((other) => aspectsSign(other, signs[other], signs[graha])),
  };
};

const deeptadi = (chart: Chart, graha: Graha, dignity: Dignity): DeeptadiState => {
  if (chart.grahas[graha].combust) return 'kopa';
  const byPlace = DEEPTADI_OF[dignity];
  if (byPlace === 'deepta' || byPlace === 'swastha') return byPlace;
  return companyOf(chart, graha).with.some((other) => NATURAL_MALEFICS.includes(other)) ? 'vikala' : byPlace;
};

const LAJJITA_COMPANY: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
const WATER: readonly number[] = [4, 8, 12];

/** Friends and enemies are the natural ones. */
const lajjitadi = (chart: Chart, graha: Graha, dignity: Dignity): readonly LajjitadiState[] => {
  const { with: beside, aspecting } = companyOf(chart, graha);
  const relation = (other: Graha) => naturalRelation(graha, other);
  const enemy = (other: Graha): boolean => relation(other) === 'enemy';
  const friend = (other: Graha): boolean => relation(other) === 'friend';
  const sign = chart.signs[graha];
  const lord = lordOf(sign);
  const touching = [...beside, ...aspecting];
  const benefics = naturalBenefics(chart);
  const holds: Readonly<Record<LajjitadiState, boolean>> = {
    lajjita: signHouse(chart, graha) === 5 && beside.some((other) => LAJJITA_COMPANY.includes(other)),
    garvita: dignity === 'exalted' || dignity === 'moolatrikona',
    kshudhita: enemy(lord) || touching.some(enemy) || beside.includes('saturn'),
    trishita: WATER.includes(sign) && aspecting.some(enemy) && !aspecting.some((other) => benefics.includes(other)),
    mudita: friend(lord) || touching.some(friend) || beside.includes('jupiter'),
    kshobhita:
      beside.includes('sun') &&
      (touching.some((other) => other !== 'sun' && !benefics.includes(other)) || aspecting.some(enemy)),
  };
  return LAJJITADI.filter((state) => holds[state]);
};

const ADDEND: Readonly<Record<Graha, number>> = {
  sun: 5,
  moon: 2,
  mars: 2,
  mercury: 3,
  jupiter: 5,
  venus: 3,
  saturn: 3,
  rahu: 4,
  ketu: 4,
};

const DAYS_PER_GHATI = 1 / 60;

/** Ghati 1–60 of an instant, counted from sunrise. */
export const ghatiOf = (jd: JulianDay, sunrise: JulianDay): number => Math.floor((jd - sunrise) / DAYS_PER_GHATI) + 1;

/** Remainder 0–11 of the sum that names a planet's activity. */
const activity = (chart: Chart, graha: Graha, ghati: number): number => {
  const { nakshatra, degree } = chart.grahas[graha];
  const navamsa = Math.floor((degree * 9) / 30) + 1;
  const sum =
    nakshatra.id * (GRAHAS.indexOf(graha) + 1) * navamsa +
    chart.grahas.moon.nakshatra.id +
    ghati +
    chart.ascendant.sign;
  return mod(sum, 12);
};

/** The states of one planet. */
export interface Avasthas {
  readonly dignity: Dignity;
  readonly baladi: BaladiState;
  readonly jagradadi: JagradadiState;
  readonly deeptadi: DeeptadiState;
  readonly lajjitadi: readonly LajjitadiState[];
  /** Null without a sunrise to count ghatis from. */
  readonly shayanadi: ShayanadiState | null;
  /** Null without the sound of the name, or where shayanadi is. */
  readonly shayanadiDegree: ShayanadiDegree | null;
}

/** The states of a planet; `sunrise` of the Vedic day of birth, `nameSound` 1–5 from the first letter of the name. */
export const avasthasOf = (
  chart: Chart,
  graha: Graha,
  sunrise: JulianDay | null,
  nameSound: number | null,
): Avasthas => {
  const { longitude, sign, degree } = chart.grahas[graha];
  const dignity = dignityOf(graha, longitude, chart.signs);
  const remainder = sunrise === null ? null : activity(chart, graha, ghatiOf(chart.jd, sunrise));
  const fine =
    remainder === null || nameSound === null
      ? null
      : mod(mod(remainder * remainder + nameSound, 12) + ADDEND[graha] - 1, 3);
  return {
    dignity,
    baladi: baladi(sign, degree),
    jagradadi: JAGRADADI_OF[dignity],
    deeptadi: deeptadi(chart, graha, dignity),
    lajjitadi: lajjitadi(chart, graha, dignity),
    shayanadi: remainder === null ? null : rowAt(SHAYANADI, mod(remainder - 1, 12), 'activity'),
    shayanadiDegree: fine === null ? null : rowAt(SHAYANADI_DEGREES, fine, 'degree of an activity'),
  };
};
