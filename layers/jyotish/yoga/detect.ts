/** The table of yogas, and the evaluation of its rules on a chart. */
import { DUSTHANAS } from '../chart/bhava.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { formingPlanets } from '../condition/evaluate.ts';
import { heldRules, type HeldRule } from '../condition/ground.ts';
import type { ChartReading } from '../condition/reading.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { ARISHTA_YOGAS } from './arishta.ts';
import { DHANA_YOGAS } from './dhana.ts';
import { KARTARI_YOGAS } from './kartari.ts';
import { LUNAR_YOGAS } from './lunar.ts';
import { MAHAPURUSHA_YOGAS } from './mahapurusha.ts';
import { NABHASA_YOGAS } from './nabhasa.ts';
import { AVAYOGAS, BHAVA_YOGAS, MALIKA_YOGAS } from './bhava.ts';
import { NAMED_YOGAS } from './named.ts';
import { RAJA_YOGAS } from './raja.ts';
import type { YogaFamily, YogaRule } from './rule.ts';
import { SOLAR_YOGAS } from './solar.ts';

const RULES = [
  ...MAHAPURUSHA_YOGAS,
  ...LUNAR_YOGAS,
  ...SOLAR_YOGAS,
  ...KARTARI_YOGAS,
  ...NABHASA_YOGAS,
  ...RAJA_YOGAS,
  ...NAMED_YOGAS,
  ...MALIKA_YOGAS,
  ...BHAVA_YOGAS,
  ...DHANA_YOGAS,
  ...ARISHTA_YOGAS,
  ...AVAYOGAS,
];
/** Every yoga has its row's id. */
export type YogaId = (typeof RULES)[number]['id'];
/** The yogas, family by family. The doshas that are listed with them are added by `dosha/as-yogas.ts`. */
export const YOGA_RULES: readonly YogaRule<YogaId>[] = RULES;

/** A rule judged on one chart. */
export interface YogaFinding<Id extends string = string> {
  readonly id: Id;
  readonly family: YogaFamily;
  readonly source: string;
  readonly varga: VargaNumber;
  readonly present: boolean;
  /** 0–1; 0 where the yoga is not formed. */
  readonly strength: number;
  readonly planets: readonly Graha[];
  /** Houses 1–12 of the forming planets, ascending. */
  readonly houses: readonly number[];
  readonly cancelledBy: readonly HeldRule[];
  /** Lords that own a dusthana too: each yoga they touch has half its strength. Empty for yogas that do not ask. */
  readonly taintedBy: readonly Graha[];
  /** Alternative conditions that are met, for yogas that have several. */
  readonly by: readonly HeldRule[];
}

/** A rule that cannot be judged because a circumstance of the birth is not known. */
export interface YogaNotJudged<Id extends string = string> {
  readonly id: Id;
  readonly needs: 'gender' | 'day' | 'gulika';
}

const WORTH = {
  exalted: 1,
  moolatrikona: 1,
  own: 1,
  great_friend: 0.75,
  friend: 0.75,
  neutral: 0.5,
  enemy: 0.25,
  great_enemy: 0.25,
  debilitated: 0,
} as const;

/**
 * Strength of a yoga, 0–1: mean worth of its planets, zero for a combust or debilitated one, halved if any is in 6, 8 or 12.
 * Where the yoga itself raises the fall (`raisesFall`), a debilitated planet is worth one in a neutral sign, combust half of it.
 */
export const yogaStrength = (chart: ChartReading, planets: readonly Graha[], raisesFall = false): number => {
  if (planets.length === 0) return 0;
  const worth = (planet: Graha): number => {
    if (raisesFall && chart.isDebilitated(planet)) return chart.isCombust(planet) ? WORTH.neutral / 2 : WORTH.neutral;
    if (chart.isCombust(planet) || chart.isDebilitated(planet)) return 0;
    return chart.isDignified(planet) ? 1 : WORTH[chart.dignity(planet)];
  };
  const mean = planets.reduce((sum, planet) => sum + worth(planet), 0) / planets.length;
  return planets.some((planet) => DUSTHANAS.includes(chart.house(planet))) ? mean / 2 : mean;
};

/** Lords of these houses that own a dusthana as well (Laghu Parashari; BPHS ch. 34 v. 11-12), each once. */
const taintedLords = (houses: readonly number[], chart: ChartReading): readonly Graha[] => [
  ...new Set(
    houses
      .map((house) => chart.lordOfHouse(house))
      .filter((lord) => chart.housesOwned(lord).some((house) => DUSTHANAS.includes(house))),
  ),
];

/** One rule on one chart. */
export const judgeYoga = <Id extends string>(rule: YogaRule<Id>, chart: ChartReading): YogaFinding<Id> => {
  const formed = formingPlanets(rule.when, chart);
  const planets = formed ?? [];
  const taintedBy = formed ? taintedLords(rule.lordsOf ?? [], chart) : [];
  return {
    id: rule.id,
    family: rule.family,
    source: rule.source,
    varga: chart.varga,
    present: formed !== null,
    strength: yogaStrength(chart, planets, rule.raisesFall) / (taintedBy.length > 0 ? 2 : 1),
    planets,
    houses: [...new Set(planets.map((planet) => chart.house(planet)))].sort((a, b) => a - b),
    cancelledBy: formed ? heldRules(rule.cancels ?? {}, chart) : [],
    taintedBy,
    by: formed ? heldRules(rule.ways ?? {}, chart) : [],
  };
};

const missing = ({ needs }: YogaRule, { born }: ChartReading): boolean => {
  if (needs === undefined) return false;
  if (needs === 'gender') return born.day === null || (born.gender !== 'male' && born.gender !== 'female');
  return born[needs] === null;
};

/** All of `rules` on one chart; those that cannot be judged are listed apart. */
export const detectYogas = <Id extends string>(
  chart: ChartReading,
  rules: readonly YogaRule<Id>[],
): { readonly findings: readonly YogaFinding<Id>[]; readonly notJudged: readonly YogaNotJudged<Id>[] } => {
  const asked = rules.filter((rule) => chart.varga === 1 || !rule.natalOnly);
  const judged = asked.filter((rule) => !missing(rule, chart));
  return {
    findings: judged.map((rule) => judgeYoga(rule, chart)),
    notJudged: asked.flatMap((rule) =>
      rule.needs && missing(rule, chart) ? [{ id: rule.id, needs: rule.needs }] : [],
    ),
  };
};
