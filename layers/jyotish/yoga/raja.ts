/** Yogas of rank (BPHS ch. 39, Phaladeepika ch. 6 and 7). */
import { DUSTHANAS, KENDRAS, TRIKONAS } from '../chart/bhava.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { NEECHA_BHANGA_IDS } from '../chart/neecha-bhanga.ts';
import { aspects, housesExchange, joined, joinedOrAspected, related } from '../condition/relation.ts';
import { combust, debilitated, exalted, fallRaised, owns, untainted } from '../condition/dignity.ts';
import {
  inDusthana,
  inHouses,
  inHousesFrom,
  inKendra,
  inKendraFrom,
  inKendraOrTrikona,
  inSignsOfParity,
} from '../condition/placement.ts';
import { lagnaOfMode, lagnaOfParity, ofGender, bornBy } from '../condition/birth.ts';
import { BENEFICS, each, houseLord, reference } from '../condition/planet.ts';
import {
  all,
  any,
  every,
  names,
  narrowly,
  none,
  not,
  oneOrMore,
  some,
  strictly,
  type Term,
} from '../condition/term.ts';
import { yogaRow } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const BPHS39 = 'BPHS ch. 39';
const PD7 = 'Phaladeepika ch. 7';
const row = yogaRow('raja');

/** The lords of a kendra and a trikona related; one that owns a dusthana too halves the strength, or under `strictRaja` forms none. */
const lordsRelated = <const Id extends string>(id: Id, kendra: number, trikona: number, source = BPHS39) =>
  row(
    id,
    source,
    all(related(houseLord(kendra), houseLord(trikona)), strictly(untainted(kendra)), strictly(untainted(trikona))),
    { lordsOf: [kendra, trikona] },
  );

/** Viparita raja yogas: the lord of a dusthana in a dusthana; narrower, joined or aspected by such lords only. */
const viparita = <const Id extends string>(id: Id, house: number) =>
  row(
    id,
    PD6,
    all(
      inDusthana(houseLord(house)),
      narrowly(none(PLANETS7, all(joinedOrAspected(houseLord(house), each), not(owns(each, DUSTHANAS))))),
    ),
  );

const HOUSE_PAIRS = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((m) =>
  Array.from({ length: 12 - m }, (_, i) => [m, m + 1 + i] as const),
);
type Pair = readonly [m: number, n: number];
const hasDusthana = ([m, n]: Pair): boolean => DUSTHANAS.includes(m) || DUSTHANAS.includes(n);
const hasThird = (pair: Pair): boolean => pair.includes(3);
/** Lords of two houses in each other's house: 28 great pairs, 8 with the third house, 30 with a dusthana (Phaladeepika 6). */
const exchange = (wanted: (pair: Pair) => boolean): Term =>
  oneOrMore(...HOUSE_PAIRS.filter(wanted).map(([m, n]) => housesExchange(m, n)));

/** In the order of every list. */
export const RAJA_YOGAS = [
  lordsRelated('raja_1_5', 1, 5),
  lordsRelated('raja_1_9', 1, 9),
  lordsRelated('raja_4_5', 4, 5),
  lordsRelated('raja_4_9', 4, 9),
  lordsRelated('raja_7_5', 7, 5),
  lordsRelated('raja_7_9', 7, 9),
  lordsRelated('raja_10_5', 10, 5),
  lordsRelated('raja_4_1', 4, 1),
  lordsRelated('raja_7_1', 7, 1),
  lordsRelated('raja_10_1', 10, 1),
  lordsRelated('raja_5_9', 5, 9),
  lordsRelated('dharma_karmadhipati', 10, 9, `${BPHS39}; ${PD7}`),
  row(
    'yogakaraka',
    'BPHS ch. 34',
    some(
      PLANETS7,
      all(
        owns(each, [4, 7, 10]),
        owns(each, [5, 9]),
        inKendraOrTrikona(each),
        not(debilitated(each)),
        not(combust(each)),
      ),
    ),
  ),
  viparita('harsha', 6),
  viparita('sarala', 8),
  viparita('vimala', 12),
  row('neecha_bhanga', `${PD7}; ${BVR}`, some(PLANETS7, fallRaised(each)), {
    raisesFall: true,
    ways: Object.fromEntries(NEECHA_BHANGA_IDS.map((id) => [id, some(PLANETS7, fallRaised(each, id))])),
  }),
  row(
    'maha_parivartana',
    PD6,
    exchange((pair) => !hasThird(pair) && !hasDusthana(pair)),
  ),
  row(
    'khala',
    PD6,
    exchange((pair) => hasThird(pair) && !hasDusthana(pair)),
    { isHard: true },
  ),
  row('dainya', PD6, exchange(hasDusthana), { isHard: true }),
  row('adhi_raja', BVR, all(exalted(houseLord(1)), aspects('jupiter', houseLord(1)))),
  row(
    'akhanda_samrajya',
    BVR,
    all(
      some([houseLord(2), houseLord(9), houseLord(11)], inHousesFrom(reference('moon'), each, KENDRAS)),
      owns('jupiter', [2, 5, 11]),
    ),
  ),
  row(
    'mahabhagya',
    `${BVR}, no. 25`,
    all(
      names('sun', 'moon'),
      any(
        all(
          ofGender('male'),
          bornBy('day'),
          lagnaOfParity('odd'),
          inSignsOfParity('sun', 'odd'),
          inSignsOfParity('moon', 'odd'),
        ),
        all(
          ofGender('female'),
          bornBy('night'),
          lagnaOfParity('even'),
          inSignsOfParity('sun', 'even'),
          inSignsOfParity('moon', 'even'),
        ),
      ),
    ),
    { needs: 'gender' },
  ),
  row('raja_lakshana', `${BVR}, no. 10`, every(['jupiter', 'venus', 'mercury', 'moon'], inKendra(each))),
  row(
    'amsavatara',
    BVR,
    all(lagnaOfMode('movable'), every(['jupiter', 'venus', 'saturn'], inKendra(each)), exalted('saturn')),
  ),
  row(
    'trilochana',
    BVR,
    all(
      inHousesFrom('sun', 'mars', TRIKONAS),
      inHousesFrom('sun', 'moon', TRIKONAS),
      inHousesFrom('mars', 'moon', TRIKONAS),
    ),
  ),
  row('devendra', BVR, all(lagnaOfMode('fixed'), housesExchange(1, 11), housesExchange(2, 10))),
  row(
    'makuta',
    BVR,
    all(
      inHousesFrom(houseLord(9), 'jupiter', [9]),
      some(BENEFICS, inHousesFrom('jupiter', each, [9])),
      inHouses('saturn', 10),
    ),
  ),
  row('jaya', BVR, all(exalted(houseLord(10)), debilitated(houseLord(6)))),
  row(
    'vidyut',
    BVR,
    all(exalted(houseLord(11)), joined(houseLord(11), 'venus'), inKendraFrom(houseLord(1), houseLord(11))),
  ),
  row('chapa_raja', `${BVR}, no. 30`, all(exalted(houseLord(1)), housesExchange(4, 10))),
];
