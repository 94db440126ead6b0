/** What forms or lifts a dosha in this chart: of a rule with alternatives the one that holds, and the houses it stands in. */
import type * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { fillAny } from '../../words/fill.ts';
import type { SHAPES } from './answers.ts';
import type { Making } from './making.ts';

type Point = z.output<typeof SHAPES.planets>['planets'][number];
/** A rule by its key, and its name: the rule as it stands for every chart. */
export interface DoshaRule {
  readonly key: string;
  readonly name: string;
}

const KENDRAS = [1, 4, 7, 10];
/** The planets that keep the Moon company. */
const STAR_PLANETS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
/** Houses that Jupiter looks at, from its own. */
const JUPITER_LOOKS = [5, 7, 9];

const houseFrom = (from: Point, planet: Point): number => ((planet.sign.id - from.sign.id + 12) % 12) + 1;

/** The sentences that hold of a rule in a chart; empty for a rule whose name says all. */
const sentencesOf = (making: Making, planets: readonly Point[], key: string): readonly string[] => {
  const { kinds, named } = bank(making.language, 'explain');
  const of = (planet: string): Point | undefined => planets.find((one) => one.planet === planet);
  const name = ({ planet, name: own }: Point): string =>
    Object.entries(named).find(([one]) => one === planet)?.[1] ?? own;
  const inHouse = (one: Point): string => fillAny(kinds.in_houses, { a: name(one), wants: one.house });
  const fromPoint = (from: Point, one: Point): string =>
    fillAny(kinds.in_houses_from, { a: name(from), b: name(one), wants: houseFrom(from, one) });
  const [mars, moon, venus, jupiter] = [of('mars'), of('moon'), of('venus'), of('jupiter')];
  if (mars === undefined || moon === undefined || venus === undefined || jupiter === undefined) return [];
  const company = planets.filter(({ planet }) => STAR_PLANETS.includes(planet));
  const marsSeen = houseFrom(jupiter, mars);
  switch (key) {
    case 'from_lagna':
      return [inHouse(mars)];
    case 'from_moon':
      return [fromPoint(moon, mars)];
    case 'from_venus':
      return [fromPoint(venus, mars)];
    case 'own_or_exalted_sign':
    case 'leo_or_aquarius':
      return [fillAny(kinds.in_signs, { a: name(mars), wants: mars.sign.name })];
    case 'jupiter_or_venus':
      return [
        ...[jupiter, venus].filter(({ house }) => house === 1).map(inHouse),
        ...(marsSeen === 1 ? [fillAny(kinds.conjunct, { a: name(jupiter), b: name(mars) })] : []),
        ...(JUPITER_LOOKS.includes(marsSeen) ? [fillAny(kinds.aspects, { a: name(jupiter), b: name(mars) })] : []),
      ];
    case 'planet_in_kendra_from_lagna':
      return company.filter(({ house }) => KENDRAS.includes(house)).map(inHouse);
    case 'planet_in_kendra_from_moon':
      return company.filter((one) => KENDRAS.includes(houseFrom(moon, one))).map((one) => fromPoint(moon, one));
    case 'moon_in_kendra':
      return [inHouse(moon)];
    case 'moon_aspected_by_jupiter':
      return [fillAny(kinds.aspects, { a: name(jupiter), b: name(moon) })];
    default:
      return [];
  }
};

/** Rules that hold, each as what this chart shows; the rule's own name where that says all. */
export const foundOf = (making: Making, planets: readonly Point[], rules: readonly DoshaRule[]): readonly string[] => [
  ...new Set(
    rules.flatMap(({ key, name }) => {
      const said = sentencesOf(making, planets, key);
      return said.length === 0 ? [name] : said;
    }),
  ),
];
