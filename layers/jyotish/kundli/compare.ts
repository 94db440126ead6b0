/** The same birth under two sets of options: facts that change, and the shift of the dashas. */
import { castChart, type ChartPoint } from '../chart/chart.ts';
import { NAKSHATRA_KEYS, nakshatraOf, type NakshatraPosition } from '../chart/nakshatra.ts';
import { rashi } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import { vargaSign } from '../chart/varga.ts';
import { DASHA_SYSTEMS, dashaPlanOf, type DashaBirth } from '../dasha/systems.ts';
import { runningPeriods } from '../dasha/walk.ts';
import { VIMSHOTTARI_ROWS, vimshottariPlan, VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import { GRAHAS, type HouseSystem } from '../ephemeris/sky.ts';
import { ARUDHA_KEYS, arudhaPadas } from '../jaimini/arudha.ts';
import { karakamsaOf } from '../jaimini/karakamsa.ts';
import { charaKarakas, KARAKA_SCHEMES } from '../jaimini/karakas.ts';

/** What the facts of a birth depend on beside its sky. */
export interface ChartChoices {
  readonly houseSystem: HouseSystem;
  /** Days in a dasha year. */
  readonly yearLength: number;
}

export type Fact = string | number | boolean;

const POINT_FACTS = ['sign', 'nakshatra', 'pada', 'navamsa'] as const;
const PLANET_FACTS = [...POINT_FACTS, 'house', 'retrograde', 'combust'] as const;
const DASHA_FACTS = ['maha', 'antar'] as const;
/** What may come out differently: the last part of the name of a fact. */
export const CHART_FACTS = [...PLANET_FACTS, ...DASHA_FACTS] as const;
export type ChartFact = (typeof CHART_FACTS)[number];
/** Chara karakas of the scheme of seven. */
const KARAKA_FACTS = KARAKA_SCHEMES[7];
/** Arudha lagna and upapada. */
const ARUDHA_FACTS = ['A1', 'A12'] as const;
/** Systems whose first lord at birth is compared, beside Vimshottari. */
const DASHA_SYSTEM_FACTS = DASHA_SYSTEMS.filter((system) => system !== 'vimshottari' && system !== 'naisargika');
/** Names of the facts that are compared: `ascendant.pada`, `planets.moon.sign`, `dasha.maha`, `karakas.ak`, `dashas.chara` … */
export const FACT_FIELDS: readonly string[] = [
  ...POINT_FACTS.map((fact) => `ascendant.${fact}`),
  ...GRAHAS.flatMap((graha) => PLANET_FACTS.map((fact) => `planets.${graha}.${fact}`)),
  ...DASHA_FACTS.map((fact) => `dasha.${fact}`),
  ...KARAKA_FACTS.map((karaka) => `karakas.${karaka}`),
  ...ARUDHA_FACTS.map((pada) => `arudhas.${pada}`),
  'karakamsa.sign',
  ...DASHA_SYSTEM_FACTS.map((system) => `dashas.${system}`),
];

const USUAL_CHOICES = { seed: 'moon', rule: 'knrao', colords: 'dual', tribhagi: false } as const;

/** Facts of a birth that options may change, under the names of `FACT_FIELDS`. */
export interface BirthFacts {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly moon: NakshatraPosition;
  readonly yearLength: number;
}

const signKey = (sign: number): string => rashi(sign).key;
const starKey = (id: number): string => NAKSHATRA_KEYS[id - 1] ?? '';

/** The facts of a birth. Signs, stars and lords are keys; the lord of a dasha that has no periods is empty. */
export const birthFacts = (birth: DashaBirth, { houseSystem, yearLength }: ChartChoices): BirthFacts => {
  const { sky, jd, place } = birth;
  const chart = castChart(sky, jd, place, houseSystem);
  const facts = new Map<string, Fact>();
  const point = (name: string, { longitude, sign, nakshatra: { id, pada } }: ChartPoint): void => {
    facts.set(`${name}.sign`, signKey(sign));
    facts.set(`${name}.nakshatra`, starKey(id));
    facts.set(`${name}.pada`, pada);
    facts.set(`${name}.navamsa`, signKey(vargaSign(9, longitude)));
  };
  point('ascendant', chart.ascendant);
  for (const graha of GRAHAS) {
    const { house, retrograde, combust } = chart.grahas[graha];
    point(`planets.${graha}`, chart.grahas[graha]);
    facts.set(`planets.${graha}.house`, house);
    facts.set(`planets.${graha}.retrograde`, retrograde);
    facts.set(`planets.${graha}.combust`, combust);
  }
  const moon = nakshatraOf(chart.grahas.moon.longitude);
  const lords = runningPeriods(vimshottariPlan(jd, moon, yearLength), jd, 2).at(-1)?.lords ?? [];
  ['dasha.maha', 'dasha.antar'].forEach((name, level) => facts.set(name, lords[level] ?? ''));
  for (const { id, graha } of charaKarakas(chart, 7)) facts.set(`karakas.${id}`, graha);
  const padas = arudhaPadas(chart, 'single');
  for (const key of ARUDHA_FACTS)
    facts.set(`arudhas.${key}`, signKey(rowAt(padas, ARUDHA_KEYS.indexOf(key), 'arudha').sign));
  facts.set('karakamsa.sign', signKey(karakamsaOf(chart, 7).karakamsa.sign));
  for (const system of DASHA_SYSTEM_FACTS) {
    const plan = dashaPlanOf(system, birth, { ...USUAL_CHOICES, yearLength });
    facts.set(`dashas.${system}`, runningPeriods(plan, jd, 1)[0]?.lords[0] ?? '');
  }
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

/** The same step along the round, at most half of it either way. */
const shortWay = (years: number): number => {
  const half = VIMSHOTTARI_YEARS / 2;
  if (years > half) return years - VIMSHOTTARI_YEARS;
  return years <= -half ? years + VIMSHOTTARI_YEARS : years;
};

/**
 * Days by which the end of the base's first Vimshottari period comes later under the variant; negative = earlier.
 * Continuous where the Moon changes star: measured along the round of 120 years.
 */
export const dashaShiftDays = (base: BirthFacts, variant: BirthFacts): number => {
  const end = yearsBefore(rowOf(base.moon)) + yearsOf(rowOf(base.moon));
  const here = phase(base.moon);
  const moved = shortWay(phase(variant.moon) - here);
  return (end - here - moved) * variant.yearLength - (end - here) * base.yearLength;
};
