/** Stones for an ascendant, and whether one suits a chart. */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import { dignityOf } from '../chart/dignity.ts';
import { housesOwned } from '../chart/functional.ts';
import { neechaBhanga } from '../chart/neecha-bhanga.ts';
import { lordOf, signAt } from '../chart/rashi.ts';
import { opposedPlanets } from './need.ts';
import { PLANET_REMEDIES, type Gem } from './planet-rows.ts';

/** What a stone is for: the lords of the first, fifth and ninth house. */
export const GEM_ROLES = { life: 1, lucky: 5, fortune: 9 } as const;
export type GemRole = keyof typeof GEM_ROLES;
const ROLES: readonly GemRole[] = ['life', 'lucky', 'fortune'];

const DUSTHANAS: readonly number[] = [6, 8, 12];
const TRIKONAS: readonly number[] = [1, 5, 9];
const KENDRAS_BUT_FIRST: readonly number[] = [4, 7, 10];
const NODE_HOUSES: readonly number[] = [1, 5, 9, 10, 11];

/** The houses a planet rules from the ascendant; none of a node. */
const ruled = (chart: Chart, planet: Graha): readonly number[] =>
  planet === 'rahu' || planet === 'ketu' ? [] : housesOwned(planet, chart.ascendant.sign);

/** Tests of a stone, in the order of every answer. */
export const GEM_TESTS = [
  'trikona_lord',
  'kendra_lord_exalted',
  'no_dusthana',
  'not_debilitated',
  'node_dispositor',
] as const;
export type GemTest = (typeof GEM_TESTS)[number];

const rulesTrikona = (chart: Chart, planet: Graha): boolean =>
  ruled(chart, planet).some((house) => TRIKONAS.includes(house));
const isRuler = (chart: Chart, planet: Graha): boolean => lordOf(chart.ascendant.sign) === planet;

/** Rules 6, 8 or 12, and its other house is not 1, 5 or 9. */
const rulesOnlyHarm = (chart: Chart, planet: Graha): boolean =>
  ruled(chart, planet).some((house) => DUSTHANAS.includes(house)) && !rulesTrikona(chart, planet);

/** Debilitated without cancellation, the lord of the ascendant excepted. */
const isFallen = (chart: Chart, planet: Graha): boolean =>
  !isRuler(chart, planet) && neechaBhanga(chart, planet)?.formed === false;

const isExaltedKendraLord = (chart: Chart, planet: Graha): boolean =>
  ruled(chart, planet).some((house) => KENDRAS_BUT_FIRST.includes(house)) &&
  dignityOf(planet, chart.grahas[planet].longitude, chart.signs) === 'exalted';

const nodeSuits = (chart: Chart, node: Graha): boolean =>
  NODE_HOUSES.includes(signHouse(chart, lordOf(chart.signs[node])));

/** A test and whether the stone passes it. */
export interface GemFinding {
  readonly test: GemTest;
  readonly passed: boolean;
}

/** The tests of the stone of a planet, and whether it suits the chart. */
export const judgeGem = (
  chart: Chart,
  planet: Graha,
): { readonly suitable: boolean; readonly findings: readonly GemFinding[] } => {
  if (planet === 'rahu' || planet === 'ketu') {
    const passed = nodeSuits(chart, planet);
    return { suitable: passed, findings: [{ test: 'node_dispositor', passed }] };
  }
  const trikona = rulesTrikona(chart, planet);
  const exalted = isExaltedKendraLord(chart, planet);
  const unharmed = !rulesOnlyHarm(chart, planet);
  const standing = !isFallen(chart, planet);
  return {
    suitable: (trikona || exalted) && unharmed && standing,
    findings: [
      { test: 'trikona_lord', passed: trikona },
      ...(trikona ? [] : [{ test: 'kendra_lord_exalted', passed: exalted } as const]),
      { test: 'no_dusthana', passed: unharmed },
      { test: 'not_debilitated', passed: standing },
    ],
  };
};

/** A stone for a chart. */
export interface SuggestedGem {
  readonly role: GemRole | 'node';
  readonly planet: Graha;
  readonly gem: Gem;
  readonly findings: readonly GemFinding[];
}

/** The stones of the first, fifth and ninth lord that pass their tests, each planet once; those of the nodes on request. */
export const gemsFor = (chart: Chart, includeNodes: boolean): SuggestedGem[] => {
  const found: SuggestedGem[] = [];
  const add = (role: SuggestedGem['role'], planet: Graha): void => {
    const { suitable, findings } = judgeGem(chart, planet);
    if (suitable && !found.some((one) => one.planet === planet))
      found.push({ role, planet, gem: PLANET_REMEDIES[planet].gem, findings });
  };
  for (const role of ROLES) add(role, lordOf(signAt(chart.ascendant.sign, GEM_ROLES[role])));
  if (includeNodes) for (const node of ['rahu', 'ketu'] as const) add('node', node);
  return found;
};

/** The planet of a stone. */
export const planetOfGem = (gem: Gem): Graha => {
  const planet = GRAHAS.find((one) => PLANET_REMEDIES[one].gem === gem);
  if (!planet) throw new Error(`no planet has the stone ${gem}`);
  return planet;
};

/** Stones that are not worn together with the stone of a planet. */
export const opposedGems = (planet: Graha): readonly Gem[] =>
  opposedPlanets(planet).map((other) => PLANET_REMEDIES[other].gem);

/** Carats of a ratti: 0.1215 g. */
const CARATS_PER_RATTI = 0.6075;
const KILOGRAMS_PER_CARAT = 12;

/** Weight in carats: a twelfth of the body weight in kilograms inside the traditional range, or the least of the range. */
export const caratsFor = (
  planet: Graha,
  bodyKg: number | null,
): { readonly carats: number; readonly range: readonly [number, number] } => {
  const unit = planet === 'venus' ? 1 : CARATS_PER_RATTI;
  const [least, most] = PLANET_REMEDIES[planet].weight;
  const range: readonly [number, number] = [least * unit, most * unit];
  const wanted = bodyKg === null ? range[0] : bodyKg / KILOGRAMS_PER_CARAT;
  return { carats: Math.min(range[1], Math.max(range[0], wanted)), range };
};
