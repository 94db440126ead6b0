/**
 * The chart of Lal Kitab (teva): signs are fixed to the houses, planets keep their houses (B. M. Goswami, Jyotish Lal
 * Kitab 1952; Lal Kitab 1952, Arun Sanhita).
 */
import { signHouse, type Chart } from '../chart/chart.ts';
import { byGraha } from '../chart/graha.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** Houses 1–12 of the planets. */
export type Teva = Readonly<Record<Graha, number>>;

/** The teva of a birth chart: houses by signs from the ascendant. */
export const tevaOf = (chart: Chart): Teva => byGraha((graha) => signHouse(chart, graha));

/** Houses that belong to a planet whatever the chart (pakka ghar). */
const PAKKA: Readonly<Record<Graha, readonly number[]>> = {
  sun: [1],
  moon: [4],
  mars: [3, 8],
  mercury: [7],
  jupiter: [2, 5, 9, 11],
  venus: [7],
  saturn: [8, 10],
  rahu: [12],
  ketu: [6],
};
const EXALTED: Readonly<Record<Graha, readonly number[]>> = {
  sun: [1],
  moon: [2],
  mars: [10],
  mercury: [6],
  jupiter: [4],
  venus: [12],
  saturn: [7],
  rahu: [3, 6],
  ketu: [9, 12],
};
const DEBILITATED: Readonly<Record<Graha, readonly number[]>> = {
  sun: [7],
  moon: [8],
  mars: [4],
  mercury: [12],
  jupiter: [10],
  venus: [6],
  saturn: [1],
  rahu: [9, 12],
  ketu: [3, 6],
};
const OWN: Readonly<Record<Graha, readonly number[]>> = {
  sun: [5],
  moon: [4],
  mars: [1, 8],
  mercury: [3, 6],
  jupiter: [9, 12],
  venus: [2, 7],
  saturn: [10, 11],
  rahu: [12],
  ketu: [6],
};

/** Enemies of each planet (Goswami, p. 71). */
const ENEMIES: Readonly<Record<Graha, readonly Graha[]>> = {
  jupiter: ['venus', 'mercury'],
  sun: ['venus', 'saturn', 'rahu'],
  moon: ['ketu'],
  venus: ['sun', 'moon', 'rahu'],
  mars: ['mercury', 'ketu'],
  mercury: ['moon'],
  saturn: ['sun', 'moon', 'mars'],
  rahu: ['sun', 'venus', 'mars'],
  ketu: ['moon', 'mars'],
};

/** Enemies by Goswami, or with the two that others read in the edition of 1952 (p. 31): the Sun also Ketu, the Moon also Rahu. */
export const ENEMY_RULES = ['goswami', '1952'] as const;
export type EnemyRule = (typeof ENEMY_RULES)[number];

/** Whether `other` is an enemy of a planet. */
export const isLalEnemy = (graha: Graha, other: Graha, rule: EnemyRule): boolean =>
  ENEMIES[graha].includes(other) ||
  (rule === '1952' && ((graha === 'sun' && other === 'ketu') || (graha === 'moon' && other === 'rahu')));

/** Aspects of houses: to which houses each one looks. The eighth looks back at the second. */
// prettier-ignore
const HOUSE_ASPECTS: Readonly<Record<number, readonly number[]>> = {
  1: [7], 2: [6], 3: [9, 11], 4: [10], 5: [9], 6: [12], 8: [12, 2],
};

/** Houses 1–12 that a house looks at. */
export const housesSeen = (house: number): readonly number[] => HOUSE_ASPECTS[house] ?? [];

/** States of a planet by its house. */
export const LAL_STATES = ['exalted', 'debilitated', 'own', 'plain'] as const;
export type LalState = (typeof LAL_STATES)[number];
/** What a planet is said to give. */
export const LAL_NATURES = ['benefic', 'malefic', 'neutral'] as const;
export type LalNature = (typeof LAL_NATURES)[number];

/** State of a planet in the teva. */
export interface LalPlanet {
  readonly planet: Graha;
  readonly house: number;
  readonly pakka: boolean;
  readonly state: LalState;
  readonly awake: boolean;
  readonly nature: LalNature;
}

const stateOf = (graha: Graha, house: number): LalState => {
  if (EXALTED[graha].includes(house)) return 'exalted';
  if (DEBILITATED[graha].includes(house)) return 'debilitated';
  if (OWN[graha].includes(house)) return 'own';
  return 'plain';
};

/** Planets in a house, in the order of `GRAHAS`. */
export const inLalHouse = (teva: Teva, house: number): readonly Graha[] =>
  GRAHAS.filter((graha) => teva[graha] === house);

const isOccupied = (teva: Teva, house: number): boolean => inLalHouse(teva, house).length > 0;
const isSeen = (teva: Teva, house: number): boolean => GRAHAS.some((graha) => housesSeen(teva[graha]).includes(house));

const natureOf = (state: LalState, pakka: boolean, enemy: boolean): LalNature => {
  if ((state === 'exalted' || state === 'own' || pakka) && !enemy) return 'benefic';
  return state === 'debilitated' || (enemy && !pakka && state !== 'exalted') ? 'malefic' : 'neutral';
};

/** States of the nine planets. Awake: in a pakka house, looking at an occupied house, or seen from one. */
export const lalPlanets = (teva: Teva, enemies: EnemyRule): readonly LalPlanet[] =>
  GRAHAS.map((planet) => {
    const house = teva[planet];
    const pakka = PAKKA[planet].includes(house);
    const state = stateOf(planet, house);
    const enemy = inLalHouse(teva, house).some((other) => other !== planet && isLalEnemy(planet, other, enemies));
    const awake = pakka || housesSeen(house).some((seen) => isOccupied(teva, seen)) || isSeen(teva, house);
    return { planet, house, pakka, state, awake, nature: natureOf(state, pakka, enemy) };
  });

/** Significators of the houses. */
const KARAKAS: readonly (readonly Graha[])[] = [
  ['sun'],
  ['jupiter'],
  ['mars'],
  ['moon'],
  ['jupiter'],
  ['ketu'],
  ['mercury', 'venus'],
  ['mars', 'saturn'],
  ['jupiter'],
  ['saturn'],
  ['jupiter'],
  ['rahu'],
];

/** A house of the teva. */
export interface LalHouse {
  /** 1–12; the sign of this number is fixed to it. */
  readonly house: number;
  readonly planets: readonly Graha[];
  readonly owner: Planet7;
  readonly karakas: readonly Graha[];
  /** Occupied, or seen from an occupied house. */
  readonly awake: boolean;
}

/** The twelve houses of a teva. */
export const lalHouses = (teva: Teva): readonly LalHouse[] =>
  Array.from({ length: 12 }, (_, i) => {
    const house = i + 1;
    return {
      house,
      planets: inLalHouse(teva, house),
      owner: lordOf(house),
      karakas: rowOf(KARAKAS, house, 'house'),
      awake: isOccupied(teva, house) || isSeen(teva, house),
    };
  });

/** Kinds of teva: blind, half blind (by night), righteous, minor. */
export const TEVA_TYPES = ['andha', 'ratandh', 'dharmi', 'nabalig'] as const;
export type TevaType = (typeof TEVA_TYPES)[number];
/** Half of the righteous teva that is met where the other is not. */
export const TEVA_HALVES = ['nodes', 'saturn'] as const;

/** One test of the teva. */
export interface TevaTest {
  readonly id: TevaType;
  readonly present: boolean;
  /** Planets that decide it. */
  readonly planets: readonly Graha[];
  /** For dharmi with one half alone: which. */
  readonly half: (typeof TEVA_HALVES)[number] | null;
}

const QUADRANTS: readonly number[] = [1, 4, 7, 10];
const TENDER: readonly Graha[] = ['saturn', 'rahu', 'ketu'];

/** The four tests. */
export const tevaTypes = (teva: Teva, enemies: EnemyRule): readonly TevaTest[] => {
  const tenth = inLalHouse(teva, 10);
  const blind = tenth.filter((a) =>
    tenth.some((b) => a !== b && (isLalEnemy(a, b, enemies) || isLalEnemy(b, a, enemies))),
  );
  const nodes = (['rahu', 'ketu'] as const).filter((node) => teva[node] === 4 || teva[node] === teva.moon);
  const saturn = teva.saturn === 11 || teva.saturn === teva.jupiter;
  const dharmi = nodes.length > 0 && saturn;
  const saturnHalf = saturn ? 'saturn' : null;
  const half = nodes.length > 0 ? 'nodes' : saturnHalf;
  const central = GRAHAS.filter((graha) => QUADRANTS.includes(teva[graha]));
  const minor = central.every((graha) => TENDER.includes(graha)) || (central.length === 1 && central[0] === 'mercury');
  const night = teva.sun === 4 && teva.saturn === 7;
  return [
    { id: 'andha', present: blind.length > 0, planets: blind, half: null },
    { id: 'ratandh', present: night, planets: night ? ['sun', 'saturn'] : [], half: null },
    {
      id: 'dharmi',
      present: dharmi,
      planets: dharmi ? [...nodes, 'saturn'] : [],
      half: dharmi ? null : half,
    },
    { id: 'nabalig', present: minor, planets: minor ? central : [], half: null },
  ];
};
