/** Strengths of the year chart: the five-fold and Harsha (Tajika Nilakanthi ch. 1; B. V. Raman, Varshaphal). */
import { signHouse } from '../chart/chart.ts';
import { exaltationSign } from '../chart/dignity.ts';
import { byPlanet7, GRAHA_TABLE } from '../chart/graha.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { vargaSign } from '../chart/varga.ts';
import { separation } from '../ephemeris/angle.ts';
import { tajikaRelation, type TajikaChart, type TajikaRelation } from './year-chart.ts';

const SHORT = { Su: 'sun', Mo: 'moon', Ma: 'mars', Me: 'mercury', Ju: 'jupiter', Ve: 'venus', Sa: 'saturn' } as const;
type Short = keyof typeof SHORT;
const hadda = (...parts: readonly (readonly [Short, number])[]) =>
  parts.map(([short, to]) => ({ lord: SHORT[short], to }));

/** Parts of the signs from Aries: the planet and the degree at which its part ends. */
const HADDA = [
  hadda(['Ju', 6], ['Ve', 12], ['Me', 20], ['Ma', 25], ['Sa', 30]),
  hadda(['Ve', 8], ['Me', 14], ['Ju', 22], ['Sa', 27], ['Ma', 30]),
  hadda(['Me', 6], ['Ve', 12], ['Ju', 17], ['Ma', 24], ['Sa', 30]),
  hadda(['Ma', 7], ['Ve', 13], ['Me', 19], ['Ju', 26], ['Sa', 30]),
  hadda(['Ju', 6], ['Ve', 11], ['Sa', 18], ['Me', 24], ['Ma', 30]),
  hadda(['Me', 7], ['Ve', 17], ['Ju', 21], ['Ma', 28], ['Sa', 30]),
  hadda(['Sa', 6], ['Me', 14], ['Ju', 21], ['Ve', 28], ['Ma', 30]),
  hadda(['Ma', 7], ['Ve', 11], ['Me', 19], ['Ju', 24], ['Sa', 30]),
  hadda(['Ju', 12], ['Ve', 17], ['Me', 21], ['Ma', 26], ['Sa', 30]),
  hadda(['Me', 7], ['Ju', 14], ['Ve', 22], ['Sa', 26], ['Ma', 30]),
  hadda(['Me', 7], ['Ve', 13], ['Ju', 20], ['Ma', 25], ['Sa', 30]),
  hadda(['Ve', 12], ['Ju', 16], ['Me', 19], ['Ma', 28], ['Sa', 30]),
] as const;

/** Lord of the hadda at a degree of sign 1–12. */
export const haddaLord = (sign: number, degree: number): Planet7 => {
  const found = rowOf(HADDA, sign, 'sign').find(({ to }) => degree < to);
  if (!found) throw new Error(`no hadda at ${degree}`);
  return found.lord;
};

/** Five-fold strength of a planet; the total is a quarter of the sum, at most 20. */
export interface Panchavargeeya {
  readonly kshetra: number;
  readonly uccha: number;
  readonly hadda: number;
  readonly drekkana: number;
  readonly navamsa: number;
  readonly total: number;
}

const SHARE: Readonly<Record<TajikaRelation, number>> = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 };
const WHOLE = { kshetra: 30, hadda: 15, drekkana: 10, navamsa: 5 } as const;

/** Five-fold strength of the seven planets. The share of each part goes by the Tajika relation to its lord. */
export const panchavargeeya = ({ chart }: Pick<TajikaChart, 'chart'>): Readonly<Record<Planet7, Panchavargeeya>> =>
  byPlanet7((planet) => {
    const { longitude, sign, degree } = chart.grahas[planet];
    const part = (of: keyof typeof WHOLE, lord: Planet7): number =>
      WHOLE[of] * SHARE[tajikaRelation(chart, planet, lord)];
    const parts = {
      kshetra: part('kshetra', lordOf(sign)),
      uccha: separation(longitude, GRAHA_TABLE[planet].deepExaltation + 180) / 9,
      hadda: part('hadda', haddaLord(sign, degree)),
      drekkana: part('drekkana', lordOf(vargaSign(3, longitude))),
      navamsa: part('navamsa', lordOf(vargaSign(9, longitude))),
    };
    return { ...parts, total: Object.values(parts).reduce((sum, value) => sum + value, 0) / 4 };
  });

/** Words for a five-fold strength, from little to much. */
export const BALA_GRADES = ['weak', 'middling', 'strong', 'very_strong'] as const;
export type BalaGrade = (typeof BALA_GRADES)[number];

/** Grade of a total of 20: weak below 5, middling below 10, strong to 15, very strong beyond (Tajika Nilakanthi ch. 1). */
export const balaGrade = (total: number): BalaGrade => {
  if (total < 5) return 'weak';
  if (total < 10) return 'middling';
  return total <= 15 ? 'strong' : 'very_strong';
};

/** The four joys of a planet, 5 each. */
export interface HarshaBala {
  /** In the house of its joy. */
  readonly place: number;
  /** In its own or its exaltation sign. */
  readonly dignity: number;
  /** In the half of the houses of its sex. */
  readonly gender: number;
  /** Of the sex of the time: male by day, female by night. */
  readonly time: number;
  readonly total: number;
}

const JOY: Readonly<Record<Planet7, number>> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};
const FEMALE: readonly Planet7[] = ['moon', 'mercury', 'venus', 'saturn'];
const FEMALE_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];

/** Harsha bala of the seven planets, houses counted by signs from the year ascendant. */
export const harshaBala = ({ chart, isDay }: TajikaChart): Readonly<Record<Planet7, HarshaBala>> =>
  byPlanet7((planet) => {
    const house = signHouse(chart, planet);
    const sign = chart.signs[planet];
    const female = FEMALE.includes(planet);
    const five = (holds: boolean): number => (holds ? 5 : 0);
    const parts = {
      place: five(JOY[planet] === house),
      dignity: five(GRAHA_TABLE[planet].own.includes(sign) || exaltationSign(planet) === sign),
      gender: five(FEMALE_HOUSES.includes(house) === female),
      time: five(isDay !== female),
    };
    return { ...parts, total: parts.place + parts.dignity + parts.gender + parts.time };
  });
