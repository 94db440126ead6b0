/** Yogas counted from the Moon (Brihat Jataka ch. 13). */
import { DUSTHANAS, KENDRAS, UPACHAYAS } from '../chart/bhava.ts';
import { aspectEachOther, aspects, aspectsHouseAt, conjunct, joined, joinedOrAspected } from '../condition/relation.ts';
import { combust, debilitated, inGreatFriendSign, strong } from '../condition/dignity.ts';
import { inDusthana, inHouses, inHousesFrom, inKendra } from '../condition/placement.ts';
import { tithiFrom } from '../condition/birth.ts';
import { BENEFICS, dispositor, each, houseLord, MALEFICS, reference, STAR_PLANETS } from '../condition/planet.ts';
import { STEADY_BENEFICS } from '../condition/reading.ts';
import { all, any, every, names, narrowly, none, not, oneOrMore, some, widely, type Term } from '../condition/term.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { yogaRow } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const BJ13 = 'Brihat Jataka ch. 13';
const row = yogaRow('lunar');

const starPlanetIn = (house: number): Term => some(STAR_PLANETS, inHousesFrom('moon', each, [house]));
const noStarPlanetIn = (house: number): Term => none(STAR_PLANETS, inHousesFrom('moon', each, [house]));

/** The Moon alone: no star-planet in the second and the twelfth from it. */
export const KEMADRUMA = row(
  'kemadruma',
  `${BJ13} v. 3; ${PD6}`,
  all(names('moon'), noStarPlanetIn(2), noStarPlanetIn(12)),
  {
    cancels: {
      planet_in_kendra_from_lagna: some(STAR_PLANETS, inKendra(each)),
      planet_in_kendra_from_moon: some(STAR_PLANETS, inHousesFrom('moon', each, KENDRAS)),
      planet_with_moon: some(STAR_PLANETS, conjunct(each, 'moon')),
      moon_in_kendra: inKendra('moon'),
      moon_aspected_by_jupiter: aspects('jupiter', 'moon'),
    },
    isHard: true,
  },
);

/** The Moon in a dusthana from Jupiter, and in no kendra. */
export const SHAKATA = row(
  'shakata',
  `${PD6}; ${BVR}`,
  all(names('moon'), inHousesFrom('jupiter', 'moon', DUSTHANAS), not(inKendra('moon'))),
  { isHard: true },
);

const MOON_LORD = dispositor('moon');

/** In the order of every list. */
export const LUNAR_YOGAS = [
  row('sunapha', `${BJ13} v. 3`, all(starPlanetIn(2), noStarPlanetIn(12))),
  row('anapha', `${BJ13} v. 3`, all(starPlanetIn(12), noStarPlanetIn(2))),
  row('durudhura', `${BJ13} v. 3`, all(starPlanetIn(2), starPlanetIn(12))),
  KEMADRUMA,
  row(
    'gajakesari',
    `${PD6}; ${BVR}, no. 1`,
    all(
      inHousesFrom('moon', 'jupiter', KENDRAS),
      narrowly(none(['jupiter', 'moon'], any(debilitated(each), combust(each)))),
      narrowly(not(inDusthana('jupiter'))),
    ),
  ),
  row('chandradhi', `${BJ13} v. 2; BPHS ch. 37`, every(STEADY_BENEFICS, inHousesFrom('moon', each, [6, 7, 8]))),
  row(
    'lagnadhi',
    `${PD6}; BPHS ch. 36`,
    all(
      every(STEADY_BENEFICS, inHouses(each, [6, 7, 8])),
      ...STEADY_BENEFICS.map((planet) => none(MALEFICS, joinedOrAspected(planet, each))),
    ),
  ),
  row('chandra_mangala', `${BVR}, no. 6`, any(conjunct('moon', 'mars'), widely(aspectEachOther('moon', 'mars')))),
  SHAKATA,
  row(
    'vasumati',
    PD6,
    any(
      every(STEADY_BENEFICS, inHouses(each, UPACHAYAS)),
      every(STEADY_BENEFICS, inHousesFrom(reference('moon'), each, UPACHAYAS)),
    ),
  ),
  row(
    'amala',
    `${PD6}; BPHS ch. 36`,
    oneOrMore(
      all(some(BENEFICS, inHouses(each, 10)), none(MALEFICS, inHouses(each, 10))),
      all(
        some(BENEFICS, inHousesFrom(reference('moon'), each, [10])),
        none(MALEFICS, inHousesFrom('moon', each, [10])),
      ),
    ),
  ),
  row(
    'pushkala',
    PD6,
    all(
      names('moon'),
      joined(MOON_LORD, houseLord(1)),
      any(inKendra(MOON_LORD), inGreatFriendSign(MOON_LORD)),
      aspectsHouseAt(MOON_LORD, 1),
      some(PLANETS7, all(inHouses(each, 1), strong(each))),
    ),
  ),
  row('chandra_poorna', `${BJ13}; ${BVR}`, all(tithiFrom(8, 22), inKendra('moon'), aspects('jupiter', 'moon'))),
];
