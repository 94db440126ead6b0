/** The thirty-two nabhasa yogas, patterns of the seven planets without the nodes (Brihat Jataka ch. 12; BPHS ch. 35). */
import { KENDRAS } from '../chart/bhava.ts';
import { PLANETS7 } from '../chart/graha.ts';
import type { Mode, Planet7 } from '../chart/rashi.ts';
import { conjunct } from '../condition/relation.ts';
import { fill, inHouses, inKendra, inSignsOfMode, inSoManySigns } from '../condition/placement.ts';
import { BODILY_MALEFICS, each } from '../condition/planet.ts';
import { STEADY_BENEFICS } from '../condition/reading.ts';
import { all, any, every, names, none, not } from '../condition/term.ts';
import { mod } from '../ephemeris/angle.ts';
import { yogaRow } from './rule.ts';

const SOURCE = 'Brihat Jataka ch. 12; BPHS ch. 35';
const row = yogaRow('nabhasa');

const ashraya = <const Id extends string>(id: Id, mode: Mode) =>
  row(id, SOURCE, every(PLANETS7, inSignsOfMode(each, mode)));

/** Three kendras that hold these three planets, one each, and no other of the seven; the banned in no kendra. */
const dala = <const Id extends string>(id: Id, planets: readonly Planet7[], banned: readonly Planet7[]) =>
  row(
    id,
    SOURCE,
    all(
      every(planets, inHouses(each, KENDRAS)),
      ...planets.map((planet) => none(PLANETS7, conjunct(planet, each))),
      none(banned, inKendra(each)),
    ),
  );

/** All seven in one of these sets of houses, each house occupied. */
const akriti = <const Id extends string>(id: Id, ...shapes: readonly (readonly number[])[]) =>
  row(id, SOURCE, any(...shapes.map((houses) => fill(PLANETS7, houses))));

const crossed = <const Id extends string>(id: Id, benefics: readonly number[], malefics: readonly number[]) =>
  row(
    id,
    SOURCE,
    all(names(...PLANETS7), fill(['moon', ...STEADY_BENEFICS], benefics), fill(BODILY_MALEFICS, malefics)),
  );

/** `length` houses on from `start`. */
const run = (start: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => mod(start - 1 + i, 12) + 1);

const ASHRAYA = [ashraya('rajju', 'movable'), ashraya('musala', 'fixed'), ashraya('nala', 'dual')];

/** Dala and Akriti. */
const SHAPES = [
  dala('mala', STEADY_BENEFICS, BODILY_MALEFICS),
  dala('sarpa', BODILY_MALEFICS, []),
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
 * By the number of signs occupied, only where no other shape is formed (Brihat Jataka ch. 12, last verses). Seven planets
 * in one sign are always an Ashraya as well, so gola gives way to the other shapes alone.
 */
const sankhya = <const Id extends string>(id: Id, signs: number) => {
  const others = (signs === 1 ? SHAPES : [...ASHRAYA, ...SHAPES]).map(({ when }) => when);
  return row(id, SOURCE, all(names(...PLANETS7), inSoManySigns(PLANETS7, signs), not(any(...others))));
};

/** Ashraya, dala, akriti and sankhya. */
export const NABHASA_YOGAS = [
  ...ASHRAYA,
  ...SHAPES,
  sankhya('vina', 7),
  sankhya('dama', 6),
  sankhya('pasha', 5),
  sankhya('kedara', 4),
  sankhya('shula', 3),
  sankhya('yuga', 2),
  sankhya('gola', 1),
];
