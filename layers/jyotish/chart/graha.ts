/** The grahas (BPHS ch. 3): dignities by sign, natural friends, combustion, mean motion. */
import { GRAHAS, OUTER, type Body, type Graha } from '../ephemeris/sky.ts';
import type { Planet7 } from './rashi.ts';

/** Keys of the points of a chart: the nine grahas, the ascendant, the outer planets. */
export const CHART_POINTS = [...GRAHAS, 'ascendant', ...OUTER] as const;

/** Sun to Saturn, in the order of every list. */
export const PLANETS7: readonly Planet7[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** A stretch of one sign, degrees from ≤ x < to. */
export interface SignSpan {
  readonly sign: number;
  readonly from: number;
  readonly to: number;
}

interface GrahaRow {
  /** Point of deepest exaltation, sidereal longitude; debilitation is opposite. */
  readonly deepExaltation: number;
  readonly moolatrikona: SignSpan;
  /** Own signs, 1–12. */
  readonly own: readonly number[];
  readonly friends: readonly Graha[];
  readonly enemies: readonly Graha[];
  /** Combust nearer to the Sun than this: direct and retrograde. Null for the Sun and the nodes. */
  readonly combust: { readonly direct: number; readonly retrograde: number } | null;
  /** Mean geocentric motion, degrees per day. */
  readonly meanSpeed: number;
}

const span = (sign: number, from: number, to: number): SignSpan => ({ sign, from, to });
const orb = (direct: number, retrograde: number): GrahaRow['combust'] => ({ direct, retrograde });

/** All others are neutral. Schools differ on the nodes: their rows follow the most common one. */
export const GRAHA_TABLE: Readonly<Record<Graha, GrahaRow>> = {
  sun: {
    deepExaltation: 10,
    moolatrikona: span(5, 0, 20),
    own: [5],
    friends: ['moon', 'mars', 'jupiter'],
    enemies: ['venus', 'saturn'],
    combust: null,
    meanSpeed: 0.9856,
  },
  moon: {
    deepExaltation: 33,
    moolatrikona: span(2, 3, 30),
    own: [4],
    friends: ['sun', 'mercury'],
    enemies: [],
    combust: orb(12, 12),
    meanSpeed: 13.1764,
  },
  mars: {
    deepExaltation: 298,
    moolatrikona: span(1, 0, 12),
    own: [1, 8],
    friends: ['sun', 'moon', 'jupiter'],
    enemies: ['mercury'],
    combust: orb(17, 17),
    meanSpeed: 0.524,
  },
  mercury: {
    deepExaltation: 165,
    moolatrikona: span(6, 15, 20),
    own: [3, 6],
    friends: ['sun', 'venus'],
    enemies: ['moon'],
    combust: orb(14, 12),
    meanSpeed: 0.9856,
  },
  jupiter: {
    deepExaltation: 95,
    moolatrikona: span(9, 0, 10),
    own: [9, 12],
    friends: ['sun', 'moon', 'mars'],
    enemies: ['mercury', 'venus'],
    combust: orb(11, 11),
    meanSpeed: 0.0831,
  },
  venus: {
    deepExaltation: 357,
    moolatrikona: span(7, 0, 15),
    own: [2, 7],
    friends: ['mercury', 'saturn'],
    enemies: ['sun', 'moon'],
    combust: orb(10, 8),
    meanSpeed: 0.9856,
  },
  saturn: {
    deepExaltation: 200,
    moolatrikona: span(11, 0, 20),
    own: [10, 11],
    friends: ['mercury', 'venus'],
    enemies: ['sun', 'moon', 'mars'],
    combust: orb(15, 15),
    meanSpeed: 0.0335,
  },
  rahu: {
    deepExaltation: 50,
    moolatrikona: span(3, 0, 30),
    own: [11],
    friends: ['mercury', 'venus', 'saturn'],
    enemies: ['sun', 'moon', 'mars'],
    combust: null,
    meanSpeed: -0.053,
  },
  ketu: {
    deepExaltation: 230,
    moolatrikona: span(9, 0, 30),
    own: [8],
    friends: ['mars', 'venus', 'saturn'],
    enemies: ['sun', 'moon'],
    combust: null,
    meanSpeed: -0.053,
  },
};

/**
 * True for Rahu and Ketu.
 * @example
 * isNode('rahu') // → true
 */
export const isNode = (body: Body): boolean => body === 'rahu' || body === 'ketu';

/**
 * A record over the seven planets, each value made by `make`.
 * @example
 * byPlanet7((planet) => planet.length).sun // → 3
 */
export const byPlanet7 = <T>(make: (planet: Planet7) => T): Record<Planet7, T> => ({
  sun: make('sun'),
  moon: make('moon'),
  mars: make('mars'),
  mercury: make('mercury'),
  jupiter: make('jupiter'),
  venus: make('venus'),
  saturn: make('saturn'),
});

/**
 * A record over the nine grahas, each value made by `make`.
 * @example
 * byGraha((graha) => graha.length).ketu // → 4
 */
export const byGraha = <T>(make: (graha: Graha) => T): Record<Graha, T> => ({
  ...byPlanet7(make),
  rahu: make('rahu'),
  ketu: make('ketu'),
});
