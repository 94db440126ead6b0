/** Aspects (BPHS ch. 8, 26): graha drishti by sign, its graded strength by degree, rashi drishti. */
import type { Graha } from '../ephemeris/sky.ts';
import { norm360 } from '../ephemeris/angle.ts';
import { isNode } from './graha.ts';
import { houseFrom, rashi } from './rashi.ts';

/** What Rahu and Ketu aspect: the 7th only (default), the 5th, 7th and 9th, or nothing. */
export const NODE_ASPECTS = ['7', '5-7-9', 'none'] as const;
export type NodeAspects = (typeof NODE_ASPECTS)[number];

interface Special {
  /** Houses of full aspect beside the 7th. */
  readonly houses: readonly number[];
  /** Virupas added within the two arcs that begin at these angles and are 30° wide. */
  readonly virupas: number;
  readonly arcs: readonly number[];
}

const JUPITER: Special = { houses: [5, 9], virupas: 30, arcs: [120, 240] };
const SPECIAL: Readonly<Partial<Record<Graha, Special>>> = {
  mars: { houses: [4, 8], virupas: 15, arcs: [90, 210] },
  jupiter: JUPITER,
  saturn: { houses: [3, 10], virupas: 45, arcs: [60, 270] },
};

const specialOf = (graha: Graha, nodes: NodeAspects): Special | undefined => {
  if (isNode(graha)) return nodes === '5-7-9' ? JUPITER : undefined;
  return SPECIAL[graha];
};

/** True when the house is one of the graha's special full aspects (Mars 4, 8; Jupiter 5, 9; Saturn 3, 10). */
export const isSpecialDrishti = (graha: Graha, house: number, nodes: NodeAspects = '7'): boolean =>
  specialOf(graha, nodes)?.houses.includes(house) ?? false;

/** True when a graha fully aspects the house 2–12 counted from itself (inclusive): the 7th and its special ones. */
export const aspectsHouse = (graha: Graha, house: number, nodes: NodeAspects = '7'): boolean =>
  !(isNode(graha) && nodes === 'none') && (house === 7 || isSpecialDrishti(graha, house, nodes));

/**
 * True when a graha in sign `from` fully aspects sign `to` (1–12). Being in a sign is not an aspect on it.
 * @example
 * aspectsSign('mars', 1, 8) // → true
 */
export const aspectsSign = (graha: Graha, from: number, to: number, nodes: NodeAspects = '7'): boolean =>
  aspectsHouse(graha, houseFrom(from, to), nodes);

/** Graded strength of an aspect in virupas without the special ones; `angle` from the aspecting body forward, 0 ≤ x < 360. */
const curve = (angle: number): number => {
  if (angle < 30 || angle >= 300) return 0;
  if (angle < 60) return (angle - 30) / 2;
  if (angle < 90) return angle - 45;
  if (angle < 120) return 30 + (120 - angle) / 2;
  if (angle < 150) return 150 - angle;
  if (angle < 180) return 2 * (angle - 150);
  return (300 - angle) / 2;
};

/**
 * Strength of an aspect in virupas, 0–60 (`cap: false`: only Saturn between 60° and 90° exceeds it). `angle` is the arc
 * from the aspecting to the aspected point. BPHS ch. 26; special aspects of Mars, Jupiter and Saturn are added.
 */
export const drishtiVirupas = (graha: Graha, angle: number, cap = true, nodes: NodeAspects = '7'): number => {
  const arc = norm360(angle);
  const special = specialOf(graha, nodes);
  const added = special?.arcs.some((from) => arc >= from && arc < from + 30) ? special.virupas : 0;
  const sum = curve(arc) + added;
  return cap ? Math.min(60, sum) : sum;
};

/**
 * Rashi drishti (Jaimini): movable and fixed signs aspect each other except the adjacent one; dual signs aspect the
 * other duals. Symmetric. A sign does not aspect itself.
 */
export const rashiDrishti = (from: number, to: number): boolean => {
  const a = rashi(from).mode;
  const b = rashi(to).mode;
  if (a === 'dual' || b === 'dual') return a === b && from !== to;
  const steps = houseFrom(from, to);
  return a !== b && steps !== 2 && steps !== 12;
};
