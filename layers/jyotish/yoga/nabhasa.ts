/** The thirty-two shapes in the sky, made by the seven planets without the nodes (Brihat Jataka ch. 12; BPHS ch. 35). */
import { mod } from '../ephemeris/angle.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { rashi, type Mode, type Planet7 } from '../chart/rashi.ts';
import { KENDRAS } from '../chart/bhava.ts';
import { B3, MALEFICS3, type YogaChart } from './conditions.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';

const SOURCE = 'Brihat Jataka ch. 12; BPHS ch. 35';
const row = yogaRow('nabhasa');
const seven = (holds: boolean) => given(holds, ...PLANETS7);

const allIn = (c: YogaChart, planets: readonly Planet7[], houses: readonly number[]): boolean =>
  planets.every((p) => c.at(p, houses));
/** These planets stand in these houses only, and none of the houses is empty of them. */
const fill = (c: YogaChart, planets: readonly Planet7[], houses: readonly number[]): boolean =>
  allIn(c, planets, houses) && houses.every((n) => planets.some((p) => c.h(p) === n));

const ashraya = (id: string, mode: Mode): YogaRule =>
  row(id, SOURCE, (c) => seven(PLANETS7.every((p) => rashi(c.signs[p]).mode === mode)));

/** Three kendras that hold these three planets, one each, and no other of the seven. */
const threeKendras = (c: YogaChart, planets: readonly Planet7[]): boolean => {
  const houses = [...new Set(planets.map((p) => c.h(p)))];
  return houses.length === 3 && allIn(c, planets, KENDRAS) && houses.every((n) => c.occ7(n).length === 1);
};
const dala = (id: string, planets: readonly Planet7[], banned: readonly Planet7[]): YogaRule =>
  row(id, SOURCE, (c) => given(threeKendras(c, planets) && !banned.some((p) => c.at(p, KENDRAS)), ...planets));

/** All seven in one of these sets of houses, each house occupied. */
const akriti = (id: string, ...shapes: readonly (readonly number[])[]): YogaRule =>
  row(id, SOURCE, (c) => seven(shapes.some((houses) => fill(c, PLANETS7, houses))));

const BENEFICS4: readonly Planet7[] = ['moon', ...B3];
const crossed = (id: string, benefics: readonly number[], malefics: readonly number[]): YogaRule =>
  row(id, SOURCE, (c) => seven(fill(c, BENEFICS4, benefics) && fill(c, MALEFICS3, malefics)));

/** `length` houses on from `start`. */
const run = (start: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => mod(start - 1 + i, 12) + 1);

const ASHRAYA: readonly YogaRule[] = [ashraya('rajju', 'movable'), ashraya('musala', 'fixed'), ashraya('nala', 'dual')];

/** Dala and Akriti. */
const SHAPES: readonly YogaRule[] = [
  dala('mala', B3, MALEFICS3),
  dala('sarpa', MALEFICS3, []),
  akriti('gada', [1, 4], [4, 7], [7, 10], [10, 1]),
  akriti('shakata_n', [1, 7]),
  akriti('vihaga', [4, 10]),
  akriti('shringataka', [1, 5, 9]),
  akriti('hala', [2, 6, 10], [3, 7, 11], [4, 8, 12]),
  crossed('vajra', [1, 7], [4, 10]),
  crossed('yava', [4, 10], [1, 7]),
  akriti('kamala', [1, 4, 7, 10]),
  akriti('vapi', [2, 5, 8, 11], [3, 6, 9, 12]),
  akriti('yupa', run(1, 4)),
  akriti('shara', run(4, 4)),
  akriti('shakti', run(7, 4)),
  akriti('danda', run(10, 4)),
  akriti('nauka', run(1, 7)),
  akriti('kuta', run(4, 7)),
  akriti('chhatra', run(7, 7)),
  akriti('chapa', run(10, 7)),
  akriti('ardhachandra', ...[2, 3, 5, 6, 8, 9, 11, 12].map((start) => run(start, 7))),
  akriti('chakra', [1, 3, 5, 7, 9, 11]),
  akriti('samudra', [2, 4, 6, 8, 10, 12]),
];

/**
 * By the number of signs occupied; only where no other shape is formed (BJ 12, last verses). Seven planets in one sign
 * are always an Ashraya as well, so gola gives way to the other shapes alone.
 */
const SANKHYA = [
  ['vina', 7],
  ['dama', 6],
  ['pasha', 5],
  ['kedara', 4],
  ['shula', 3],
  ['yuga', 2],
  ['gola', 1],
] as const;
const sankhya = ([id, signs]: (typeof SANKHYA)[number]): YogaRule =>
  row(id, SOURCE, (c) => {
    const others = signs === 1 ? SHAPES : [...ASHRAYA, ...SHAPES];
    const occupied = new Set(PLANETS7.map((p) => c.signs[p])).size;
    return seven(occupied === signs && others.every((shape) => shape.forms(c) === null));
  });

/** Ashraya, dala, akriti and sankhya. */
export const NABHASA_YOGAS: readonly YogaRule[] = [...ASHRAYA, ...SHAPES, ...SANKHYA.map(sankhya)];
