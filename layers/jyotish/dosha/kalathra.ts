/**
 * Kalatra dosha, affliction of the house of marriage in South Indian practice: four malefics in the houses of marriage make
 * it, and seven further rules, which stand in most charts, say how heavy it is.
 */
import { NATURAL_MALEFICS } from '../chart/natural.ts';
import { combust, debilitated, dignified } from '../condition/dignity.ts';
import { formingPlanets, holds } from '../condition/evaluate.ts';
import { inHouses } from '../condition/placement.ts';
import { each, houseLord } from '../condition/planet.ts';
import type { ChartReading } from '../condition/reading.ts';
import { aspectsHouseAt, conjunct } from '../condition/relation.ts';
import { all, any, names, oneOrMore, some, type Term } from '../condition/term.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { doshaRow, gradeByCount, judgeDosha, type DoshaFinding, type DoshaGrade } from './rule.ts';

const SOURCE = 'South Indian practice (kalathra dosha)';

/** Houses whose malefics the short form counts. */
const COUNTED_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];
/** Malefics there that make the dosha: one alone stands in nine of ten charts. */
const COUNT_NEEDED = 4;

/** The seven rules in order. */
export const KALATHRA_RULES = [
  'malefic_in_7',
  'malefic_in_2',
  'malefic_in_1_4_8_12',
  'lord7_in_6_8_12',
  'lord7_fallen',
  'venus_afflicted',
  'venus_weak',
] as const;
export type KalathraRule = (typeof KALATHRA_RULES)[number];

/** What eases it. */
export const KALATHRA_EASINGS = ['jupiter_on_7', 'lord7_dignified'] as const;
export type KalathraEasing = (typeof KALATHRA_EASINGS)[number];

const lord = houseLord(7);
const BAD_HOUSES: readonly number[] = [6, 8, 12];

const RULES: Readonly<Record<KalathraRule, Term>> = {
  malefic_in_7: some(NATURAL_MALEFICS, inHouses(each, 7)),
  malefic_in_2: some(NATURAL_MALEFICS, inHouses(each, 2)),
  malefic_in_1_4_8_12: some(NATURAL_MALEFICS, inHouses(each, [1, 4, 8, 12])),
  lord7_in_6_8_12: inHouses(lord, BAD_HOUSES),
  lord7_fallen: any(debilitated(lord), combust(lord)),
  venus_afflicted: all(
    names('venus'),
    oneOrMore(combust('venus'), some(['sun', 'saturn', 'rahu', 'ketu'], conjunct('venus', each))),
  ),
  venus_weak: any(inHouses('venus', BAD_HOUSES), debilitated('venus')),
};
const EASINGS: Readonly<Record<KalathraEasing, Term>> = {
  jupiter_on_7: any(inHouses('jupiter', 7), aspectsHouseAt('jupiter', 7)),
  lord7_dignified: dignified(lord),
};

/** Each of the seven rules with the planets that meet it; none where it is not met. */
export type KalathraRules = readonly { readonly key: KalathraRule; readonly planets: readonly Graha[] }[];

const rulesOf = (chart: ChartReading): KalathraRules =>
  KALATHRA_RULES.map((key) => ({ key, planets: formingPlanets(RULES[key], chart) ?? [] }));

/** Mild with none or one of the seven rules met, moderate with two, strong with three or more. */
const gradeByRules = (rules: KalathraRules): DoshaGrade =>
  gradeByCount(Math.max(1, rules.filter(({ planets }) => planets.length > 0).length));

/** The dosha as a row of every list: present with four malefics, graded by the seven rules. */
export const KALATRA = doshaRow({
  id: 'kalatra',
  source: SOURCE,
  rules: Object.fromEntries(NATURAL_MALEFICS.map((planet) => [planet, inHouses(planet, COUNTED_HOUSES)])),
  needed: COUNT_NEEDED,
  grade: (chart) => gradeByRules(rulesOf(chart)),
});

/** Kalatra dosha of a chart in full. */
export interface Kalathra extends DoshaFinding<'kalatra'> {
  readonly rules: KalathraRules;
  readonly easedBy: readonly KalathraEasing[];
}

/** The finding of every list, with the seven rules and what eases it. */
export const kalathraOf = (chart: ChartReading): Kalathra => ({
  ...judgeDosha(KALATRA, chart),
  rules: rulesOf(chart),
  easedBy: KALATHRA_EASINGS.filter((key) => holds(EASINGS[key], chart)),
});
