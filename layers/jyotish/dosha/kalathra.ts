/** Kalathra dosha: affliction of the house of marriage, by the rules taught in South India. */
import { aspectsSign } from '../chart/drishti.ts';
import { debilitationSign, placeDignity } from '../chart/dignity.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import { NATURAL_MALEFICS } from '../chart/natural.ts';
import { lordOf, signAt } from '../chart/rashi.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { gradeByCount, type DoshaGrade } from './rule.ts';

/** The rules in order. */
export const KALATHRA_RULES = [
  'malefic_in_7', 'malefic_in_2', 'malefic_in_1_4_8_12', 'lord7_in_6_8_12', 'lord7_fallen', 'venus_afflicted', 'venus_weak',
] as const; // prettier-ignore
export type KalathraRule = (typeof KALATHRA_RULES)[number];

/** What eases it. */
export const KALATHRA_EASINGS = ['jupiter_on_7', 'lord7_dignified'] as const;
export type KalathraEasing = (typeof KALATHRA_EASINGS)[number];

/** Kalathra dosha of a chart. */
export interface Kalathra {
  readonly present: boolean;
  readonly grade: DoshaGrade;
  /** Each rule with the planets that meet it; none where it is not met. */
  readonly rules: readonly { readonly key: KalathraRule; readonly planets: readonly Graha[] }[];
  readonly easedBy: readonly KalathraEasing[];
  /** Malefics in houses 1, 2, 4, 7, 8, 12: the traditional short form. */
  readonly malefics: readonly Graha[];
}

const BAD_HOUSES: readonly number[] = [6, 8, 12];

/** Present with a malefic in the seventh, or with two of the other rules; graded by the number met. */
export const kalathraOf = (chart: Chart): Kalathra => {
  const { signs, grahas, ascendant } = chart;
  const inHouse = (...houses: readonly number[]): readonly Graha[] =>
    NATURAL_MALEFICS.filter((graha) => houses.includes(signHouse(chart, graha)));
  const seventh = signAt(ascendant.sign, 7);
  const lord = lordOf(seventh);
  const only = (graha: Graha, holds: boolean): readonly Graha[] => (holds ? [graha] : []);
  const fallen = (graha: Graha): boolean => signs[graha] === debilitationSign(graha);
  const withVenus = (['sun', 'saturn', 'rahu', 'ketu'] as const).filter((graha) => signs[graha] === signs.venus);
  const afflicted: readonly Graha[] = withVenus.length > 0 || grahas.venus.combust ? ['venus', ...withVenus] : [];
  const planets: Readonly<Record<KalathraRule, readonly Graha[]>> = {
    malefic_in_7: inHouse(7),
    malefic_in_2: inHouse(2),
    malefic_in_1_4_8_12: inHouse(1, 4, 8, 12),
    lord7_in_6_8_12: only(lord, BAD_HOUSES.includes(signHouse(chart, lord))),
    lord7_fallen: only(lord, fallen(lord) || grahas[lord].combust),
    venus_afflicted: afflicted,
    venus_weak: only('venus', BAD_HOUSES.includes(signHouse(chart, 'venus')) || fallen('venus')),
  };
  const rules = KALATHRA_RULES.map((key) => ({ key, planets: planets[key] }));
  const met = rules.filter((rule) => rule.planets.length > 0);
  const others = met.filter(({ key }) => key !== 'malefic_in_7').length;
  const present = others < met.length || others >= 2;
  const dignity = placeDignity(lord, grahas[lord].longitude);
  const easing: Readonly<Record<KalathraEasing, boolean>> = {
    jupiter_on_7: signs.jupiter === seventh || aspectsSign('jupiter', signs.jupiter, seventh),
    lord7_dignified: dignity !== null && dignity !== 'debilitated',
  };
  return {
    present,
    grade: gradeByCount(present ? met.length : 0),
    rules,
    easedBy: KALATHRA_EASINGS.filter((key) => easing[key]),
    malefics: inHouse(1, 2, 4, 7, 8, 12),
  };
};
