/** For which births the conditional dashas are meant (BPHS ch. 46 v. 17–41). Reported, never enforced. */
import { signHouse, type Chart } from '../chart/chart.ts';
import { houseFrom, lordOf, signAt } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';
import { norm360 } from '../ephemeris/angle.ts';
import { dayOrNight } from '../panchang/vedic-day.ts';
import { CONDITIONAL_SYSTEMS } from './conditional.ts';

/** What the conditions read. */
export const APPLICABILITY_FACTS = [
  'rahu_house',
  'rahu_from_lagna_lord',
  'birth',
  'paksha',
  'lagna_hora',
  'lagna_sign',
  'lagna_navamsa',
  'lagna_dwadasamsa',
  'tenth_lord_house',
  'lagna_lord_house',
  'seventh_lord_house',
  'sun_house',
] as const;
export type ApplicabilityFact = (typeof APPLICABILITY_FACTS)[number];

/** A reading: a house or sign number, or one of two halves. Null where day and night cannot be told. */
export type FactValue = number | 'day' | 'night' | 'shukla' | 'krishna' | 'sun' | 'moon' | null;

type Facts = Readonly<Record<ApplicabilityFact, FactValue>>;

/** The readings of a chart; `isDay` is null on a day without sunrise. */
export const applicabilityFacts = (chart: Chart, isDay: boolean | null): Facts => {
  const { ascendant, grahas, signs } = chart;
  const lagna = ascendant.sign;
  const houseOfLord = (house: number): number => signHouse(chart, lordOf(signAt(lagna, house)));
  return {
    rahu_house: signHouse(chart, 'rahu'),
    rahu_from_lagna_lord: houseFrom(signs[lordOf(lagna)], signs.rahu),
    birth: dayOrNight(isDay),
    paksha: norm360(grahas.moon.longitude - grahas.sun.longitude) < 180 ? 'shukla' : 'krishna',
    lagna_hora: vargaSign(2, ascendant.longitude) === 5 ? 'sun' : 'moon',
    lagna_sign: lagna,
    lagna_navamsa: vargaSign(9, ascendant.longitude),
    lagna_dwadasamsa: vargaSign(12, ascendant.longitude),
    tenth_lord_house: houseOfLord(10),
    lagna_lord_house: houseOfLord(1),
    seventh_lord_house: houseOfLord(7),
    sun_house: signHouse(chart, 'sun'),
  };
};

/** A condition: the facts it reads, in order, and whether they meet it (null where one of them is). */
interface Condition {
  readonly reads: readonly ApplicabilityFact[];
  readonly met: (facts: Facts) => boolean | null;
}

const QUADRANTS_AND_TRINES: readonly FactValue[] = [1, 4, 5, 7, 9, 10];

/** Keys of the conditions: one for each system, and the second one of Ashtottari. */
export const APPLICABILITY_CONDITIONS = ['ashtottari', 'ashtottari_paksha', ...CONDITIONAL_SYSTEMS] as const;
export type ApplicabilityCondition = (typeof APPLICABILITY_CONDITIONS)[number];

const CONDITIONS: Readonly<Record<ApplicabilityCondition, Condition>> = {
  ashtottari: {
    reads: ['rahu_from_lagna_lord', 'rahu_house'],
    met: ({ rahu_from_lagna_lord: from, rahu_house: house }) => QUADRANTS_AND_TRINES.includes(from) && house !== 1,
  },
  ashtottari_paksha: {
    reads: ['birth', 'paksha'],
    met: ({ birth, paksha }) => (birth === null ? null : (birth === 'day') === (paksha === 'krishna')),
  },
  shodashottari: {
    reads: ['lagna_hora', 'paksha'],
    met: ({ lagna_hora: hora, paksha }) => (hora === 'moon') === (paksha === 'krishna'),
  },
  dwadashottari: { reads: ['lagna_navamsa'], met: ({ lagna_navamsa: sign }) => sign === 2 || sign === 7 },
  panchottari: {
    reads: ['lagna_sign', 'lagna_dwadasamsa'],
    met: ({ lagna_sign: sign, lagna_dwadasamsa: part }) => sign === 4 && part === 4,
  },
  shatabdika: {
    reads: ['lagna_sign', 'lagna_navamsa'],
    met: ({ lagna_sign: sign, lagna_navamsa: part }) => sign === part,
  },
  chaturashiti: { reads: ['tenth_lord_house'], met: ({ tenth_lord_house: house }) => house === 10 },
  dwisaptati: {
    reads: ['lagna_lord_house', 'seventh_lord_house'],
    met: ({ lagna_lord_house: first, seventh_lord_house: seventh }) => first === 7 || seventh === 1,
  },
  shashtihayani: { reads: ['sun_house'], met: ({ sun_house: house }) => house === 1 },
  shattrimsha: {
    reads: ['birth', 'lagna_hora'],
    met: ({ birth, lagna_hora: hora }) => (birth === null ? null : (birth === 'day') === (hora === 'sun')),
  },
};

/** One condition judged: whether it is met (null where day and night cannot be told), and what was read. */
export interface JudgedCondition {
  readonly key: ApplicabilityCondition;
  readonly met: boolean | null;
  readonly observed: readonly { readonly fact: ApplicabilityFact; readonly value: FactValue }[];
}

/** Judges a condition on the readings of a chart. */
export const judgeCondition = (key: ApplicabilityCondition, facts: Facts): JudgedCondition => {
  const { reads, met } = CONDITIONS[key];
  return { key, met: met(facts), observed: reads.map((fact) => ({ fact, value: facts[fact] })) };
};
