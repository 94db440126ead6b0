/** The table of yogas and the engine that reads them off a chart. */
import type { Graha } from '../ephemeris/sky.ts';
import type { VargaNumber } from '../chart/varga.ts';
import { ARISHTA_YOGAS } from './arishta.ts';
import { DUSTHANAS } from '../chart/bhava.ts';
import type { YogaChart } from './conditions.ts';
import { DHANA_YOGAS } from './dhana.ts';
import { KARTARI_YOGAS } from './kartari.ts';
import { LUNAR_YOGAS } from './lunar.ts';
import { MAHAPURUSHA_YOGAS } from './mahapurusha.ts';
import { NABHASA_YOGAS } from './nabhasa.ts';
import { NAMED_YOGAS } from './named.ts';
import { RAJA_YOGAS } from './raja.ts';
import { metConditions, type YogaFamily, type YogaRule } from './rule.ts';
import { SOLAR_YOGAS } from './solar.ts';

/** The yogas, family by family. The doshas that are listed with them are added by `dosha/as-yogas.ts`. */
export const YOGA_RULES: readonly YogaRule[] = [
  ...MAHAPURUSHA_YOGAS,
  ...LUNAR_YOGAS,
  ...SOLAR_YOGAS,
  ...KARTARI_YOGAS,
  ...NABHASA_YOGAS,
  ...RAJA_YOGAS,
  ...NAMED_YOGAS,
  ...DHANA_YOGAS,
  ...ARISHTA_YOGAS,
];

/** A rule judged on one chart. */
export interface YogaFinding {
  readonly id: string;
  readonly family: YogaFamily;
  readonly source: string;
  readonly varga: VargaNumber;
  readonly present: boolean;
  /** 0–1; 0 where the yoga is not formed. */
  readonly strength: number;
  readonly planets: readonly Graha[];
  /** Houses 1–12 of the forming planets, ascending. */
  readonly houses: readonly number[];
  readonly cancelledBy: readonly string[];
  /** Alternative conditions that are met, for yogas that have several. */
  readonly by: readonly string[];
}

/** A rule that cannot be judged because a circumstance of the birth is not known. */
export interface YogaNotJudged {
  readonly id: string;
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

/** Strength of a yoga, 0–1: mean worth of its planets, none for a combust or fallen one, halved if any is in 6, 8 or 12. */
export const yogaStrength = (c: YogaChart, planets: readonly Graha[]): number => {
  if (planets.length === 0) return 0;
  const worth = (p: Graha): number => (c.combust(p) || c.deb(p) ? 0 : c.dig(p) ? 1 : WORTH[c.dignity(p)]);
  const mean = planets.reduce((sum, p) => sum + worth(p), 0) / planets.length;
  return planets.some((p) => c.at(p, DUSTHANAS)) ? mean / 2 : mean;
};

/** One rule on one chart. */
export const judgeYoga = (rule: YogaRule, c: YogaChart): YogaFinding => {
  const formed = rule.forms(c);
  const planets = formed ?? [];
  return {
    id: rule.id,
    family: rule.family,
    source: rule.source,
    varga: c.varga,
    present: formed !== null,
    strength: yogaStrength(c, planets),
    planets,
    houses: [...new Set(planets.map((p) => c.h(p)))].sort((a, b) => a - b),
    cancelledBy: formed ? metConditions(rule.cancels, c) : [],
    by: formed ? metConditions(rule.ways, c) : [],
  };
};

const missing = (rule: YogaRule, c: YogaChart): boolean => {
  if (rule.needs === undefined) return false;
  if (rule.needs === 'gender') return c.born.day === null || (c.born.gender !== 'male' && c.born.gender !== 'female');
  return c.born[rule.needs] === null;
};

/** All of `rules` on one chart; those that cannot be judged stand apart. */
export const detectYogas = (
  c: YogaChart,
  rules: readonly YogaRule[],
): { readonly findings: readonly YogaFinding[]; readonly notJudged: readonly YogaNotJudged[] } => {
  const asked = rules.filter((rule) => c.varga === 1 || !rule.natalOnly);
  const judged = asked.filter((rule) => !missing(rule, c));
  return {
    findings: judged.map((rule) => judgeYoga(rule, c)),
    notJudged: asked.flatMap((rule) => (rule.needs && missing(rule, c) ? [{ id: rule.id, needs: rule.needs }] : [])),
  };
};
