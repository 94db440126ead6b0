/** The same birth under two sets of options: facts that change, and the shift of the dashas. */
import { castChart } from '../chart/chart.ts';
import { NAKSHATRA_KEYS, nakshatraOf, type NakshatraPosition } from '../chart/nakshatra.ts';
import { rashi } from '../chart/rashi.ts';
import { runningPeriods } from '../dasha/walk.ts';
import { VIMSHOTTARI_ROWS, vimshottariPlan, VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { GRAHAS, type HouseSystem, type Place, type Sky } from '../ephemeris/sky.ts';

/** Everything a birth is computed with. */
export interface ChartChoices {
  readonly sky: Sky;
  readonly houseSystem: HouseSystem;
  /** Days in a dasha year. */
  readonly yearLength: number;
}

export type Fact = string | number | boolean;

const POINT_FACTS = ['sign', 'nakshatra', 'pada'] as const;
const PLANET_FACTS = [...POINT_FACTS, 'house', 'retrograde', 'combust'] as const;
const DASHA_FACTS = ['maha', 'antar'] as const;
/** What may come out differently: the last part of the name of a fact. */
export const CHART_FACTS = [...PLANET_FACTS, ...DASHA_FACTS] as const;
export type ChartFact = (typeof CHART_FACTS)[number];
/** Names of the facts that are compared: `ascendant.pada`, `planets.moon.sign`, `dasha.maha` … */
export const FACT_FIELDS: readonly string[] = [
  ...POINT_FACTS.map((fact) => `ascendant.${fact}`),
  ...GRAHAS.flatMap((graha) => PLANET_FACTS.map((fact) => `planets.${graha}.${fact}`)),
  ...DASHA_FACTS.map((fact) => `dasha.${fact}`),
];

/** Facts of a birth that options may change, under the names of `FACT_FIELDS`. */
export interface BirthFacts {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly moon: NakshatraPosition;
  readonly yearLength: number;
}

const signKey = (sign: number): string => rashi(sign).key;
const starKey = (id: number): string => NAKSHATRA_KEYS[id - 1] ?? '';

/** The facts of a birth. Signs, stars and lords are keys. */
export const birthFacts = (jd: JulianDay, place: Place, { sky, houseSystem, yearLength }: ChartChoices): BirthFacts => {
  const chart = castChart(sky, jd, place, houseSystem);
  const facts = new Map<string, Fact>();
  const point = (name: string, sign: number, { id, pada }: NakshatraPosition): void => {
    facts.set(`${name}.sign`, signKey(sign));
    facts.set(`${name}.nakshatra`, starKey(id));
    facts.set(`${name}.pada`, pada);
  };
  point('ascendant', chart.ascendant.sign, chart.ascendant.nakshatra);
  for (const graha of GRAHAS) {
    const { sign, nakshatra, house, retrograde, combust } = chart.grahas[graha];
    point(`planets.${graha}`, sign, nakshatra);
    facts.set(`planets.${graha}.house`, house);
    facts.set(`planets.${graha}.retrograde`, retrograde);
    facts.set(`planets.${graha}.combust`, combust);
  }
  const moon = nakshatraOf(chart.grahas.moon.longitude);
  const lords = runningPeriods(vimshottariPlan(jd, moon, yearLength), jd, 2).at(-1)?.lords ?? [];
  ['dasha.maha', 'dasha.antar'].forEach((name, level) => facts.set(name, lords[level] ?? ''));
  return { facts, moon, yearLength };
};

/** A fact that changes. */
export interface FactChange {
  readonly field: string;
  readonly from: Fact;
  readonly to: Fact;
}

/** The facts that differ, in the order of the facts. */
export const changedFacts = (base: BirthFacts, variant: BirthFacts): readonly FactChange[] =>
  [...base.facts].flatMap(([field, from]) => {
    const to = variant.facts.get(field) ?? from;
    return to === from ? [] : [{ field, from, to }];
  });

/** Years of the Vimshottari round before row `row` begins. */
const yearsBefore = (row: number): number => VIMSHOTTARI_ROWS.slice(0, row).reduce((sum, { years }) => sum + years, 0);
const rowOf = ({ id }: NakshatraPosition): number => (id - 1) % VIMSHOTTARI_ROWS.length;
const yearsOf = (row: number): number => VIMSHOTTARI_ROWS[row]?.years ?? 0;
const phase = (moon: NakshatraPosition): number => yearsBefore(rowOf(moon)) + moon.elapsed * yearsOf(rowOf(moon));

/**
 * Days by which the end of the base's first Vimshottari period comes later under the variant; negative = earlier.
 * Continuous where the Moon changes star: measured along the round of 120 years.
 */
export const dashaShiftDays = (base: BirthFacts, variant: BirthFacts): number => {
  const end = yearsBefore(rowOf(base.moon)) + yearsOf(rowOf(base.moon));
  const half = VIMSHOTTARI_YEARS / 2;
  const here = phase(base.moon);
  const apart = phase(variant.moon) - here;
  const moved = apart > half ? apart - VIMSHOTTARI_YEARS : apart <= -half ? apart + VIMSHOTTARI_YEARS : apart;
  return (end - here - moved) * variant.yearLength - (end - here) * base.yearLength;
};
