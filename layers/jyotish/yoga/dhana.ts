/** Yogas of wealth (BPHS ch. 41). */
import type { Planet7 } from '../chart/rashi.ts';
import { joined, joinedOrAspected, related, touched } from '../condition/relation.ts';
import { inHouses, inInduLagna } from '../condition/placement.ts';
import { inOwnSign, samePlanet, strong } from '../condition/dignity.ts';
import { BENEFICS, each, houseLord, reference } from '../condition/planet.ts';
import { all, any, every, some } from '../condition/term.ts';
import { yogaRow } from './rule.ts';
import { BVR } from './sources.ts';

const BPHS41 = 'BPHS ch. 41';
const row = yogaRow('dhana');

const lordsRelated = <const Id extends string>(id: Id, a: number, b: number) =>
  row(id, BPHS41, related(houseLord(a), houseLord(b)));

/** A planet owns and occupies the fifth; all of these are in the eleventh. */
const ownInFifth = <const Id extends string>(id: Id, planet: Planet7, eleventh: readonly Planet7[]) =>
  row(id, BPHS41, all(inOwnSign(planet), inHouses(planet, 5), every(eleventh, inHouses(each, 11))));

/** A planet is in the lagna, its own sign, joined or aspected by all of these. */
const ownInLagna = <const Id extends string>(id: Id, planet: Planet7, by: readonly Planet7[]) =>
  row(id, BPHS41, all(inOwnSign(planet), inHouses(planet, 1), every(by, joinedOrAspected(planet, each))));

/** In the order of every list. */
export const DHANA_YOGAS = [
  lordsRelated('dhana_1_2', 1, 2),
  lordsRelated('dhana_1_5', 1, 5),
  lordsRelated('dhana_1_9', 1, 9),
  lordsRelated('dhana_1_11', 1, 11),
  lordsRelated('dhana_2_5', 2, 5),
  lordsRelated('dhana_2_9', 2, 9),
  lordsRelated('dhana_2_11', 2, 11),
  lordsRelated('dhana_5_9', 5, 9),
  lordsRelated('dhana_5_11', 5, 11),
  lordsRelated('dhana_9_11', 9, 11),
  ownInFifth('dhana_5_own_sun', 'sun', ['moon', 'jupiter', 'saturn']),
  ownInFifth('dhana_5_own_moon', 'moon', ['saturn']),
  ownInFifth('dhana_5_own_mars', 'mars', ['venus']),
  ownInFifth('dhana_5_own_mercury', 'mercury', ['moon', 'mars', 'jupiter']),
  ownInFifth('dhana_5_own_jupiter', 'jupiter', ['mercury']),
  ownInFifth('dhana_5_own_venus', 'venus', ['mars']),
  ownInFifth('dhana_5_own_saturn', 'saturn', ['sun', 'moon']),
  ownInLagna('dhana_1_own_sun', 'sun', ['mars', 'jupiter']),
  ownInLagna('dhana_1_own_moon', 'moon', ['mercury', 'jupiter']),
  ownInLagna('dhana_1_own_mars', 'mars', ['mercury', 'venus', 'saturn']),
  ownInLagna('dhana_1_own_mercury', 'mercury', ['saturn', 'jupiter']),
  ownInLagna('dhana_1_own_jupiter', 'jupiter', ['mercury', 'mars']),
  ownInLagna('dhana_1_own_venus', 'venus', ['saturn', 'mercury']),
  ownInLagna('dhana_1_own_saturn', 'saturn', ['mars', 'jupiter']),
  row('bahu_dravya', BVR, all(inHouses(houseLord(1), 2), inHouses(houseLord(2), 11), inHouses(houseLord(11), 1))),
  row('matru_dhana', BVR, joinedOrAspected(houseLord(2), houseLord(4))),
  row(
    'putra_dhana',
    BVR,
    all(strong(houseLord(2)), some([houseLord(5), 'jupiter'], joined(reference(houseLord(2)), each))),
  ),
  row(
    'kalatra_dhana',
    BVR,
    all(
      strong(houseLord(2)),
      touched(houseLord(2), houseLord(7)),
      any(touched(houseLord(2), 'venus'), samePlanet(houseLord(7), 'venus')),
    ),
  ),
  row(
    'shatru_dhana',
    BVR,
    all(strong(houseLord(2)), some([houseLord(6), 'mars'], joined(reference(houseLord(2)), each))),
  ),
  row('indu_dhana', 'Uttara Kalamrita', some(BENEFICS, inInduLagna(each))),
];
