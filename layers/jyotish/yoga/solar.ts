/** Yogas counted from the Sun, and the planetary chains listed with them (Phaladeepika ch. 6). */
import { KENDRAS } from '../chart/bhava.ts';
import { combust } from '../condition/dignity.ts';
import { conjunct, housesExchange } from '../condition/relation.ts';
import { inHouses, inHousesFrom } from '../condition/placement.ts';
import { each, STAR_PLANETS } from '../condition/planet.ts';
import { all, narrowly, none, not, orRaman, some, type Term } from '../condition/term.ts';
import { yogaRow } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const row = yogaRow('solar');
const SOURCE = `${PD6}; BPHS ch. 38`;

const starPlanetIn = (house: number): Term => some(STAR_PLANETS, inHousesFrom('sun', each, [house]));
const noStarPlanetIn = (house: number): Term => none(STAR_PLANETS, inHousesFrom('sun', each, [house]));

/** In the order of every list. */
export const SOLAR_YOGAS = [
  row('vesi', SOURCE, all(starPlanetIn(2), noStarPlanetIn(12))),
  row('vasi', SOURCE, all(starPlanetIn(12), noStarPlanetIn(2))),
  row('ubhayachari', SOURCE, all(starPlanetIn(2), starPlanetIn(12))),
  row('budhaditya', `${BVR}, no. 24`, all(conjunct('sun', 'mercury'), narrowly(not(combust('mercury'))))),
  row(
    'bhaskara',
    BVR,
    all(
      inHousesFrom('sun', 'mercury', [2]),
      inHousesFrom('mercury', 'moon', [11]),
      inHousesFrom('moon', 'jupiter', [5, 9]),
    ),
  ),
  row(
    'indra',
    `Jataka Parijata ch. 7; by option ${BVR}, no. 64`,
    orRaman(
      'indra',
      all(
        inHousesFrom('moon', 'mars', [3]),
        inHousesFrom('mars', 'saturn', [7]),
        inHousesFrom('saturn', 'venus', [7]),
        inHousesFrom('venus', 'jupiter', [7]),
      ),
      all(housesExchange(5, 11), inHouses('moon', 5)),
    ),
  ),
  row(
    'marut',
    BVR,
    all(
      inHousesFrom('venus', 'jupiter', [5, 9]),
      inHousesFrom('jupiter', 'moon', [5]),
      inHousesFrom('moon', 'sun', KENDRAS),
    ),
  ),
  row(
    'budha_yoga',
    BVR,
    all(
      inHouses('jupiter', 1),
      inHousesFrom('jupiter', 'moon', KENDRAS),
      inHousesFrom('moon', 'rahu', [2]),
      inHousesFrom('rahu', 'sun', [3]),
      inHousesFrom('rahu', 'mars', [3]),
    ),
  ),
];
