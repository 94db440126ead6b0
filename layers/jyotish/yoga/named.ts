/** Yogas known by a name of their own (Phaladeepika ch. 6, BPHS ch. 36, Sarvartha Chintamani, B. V. Raman). */
import { KENDRA_TRIKONA, KENDRAS, TRIKONAS } from '../chart/bhava.ts';
import { PLANETS7 } from '../chart/graha.ts';
import {
  aspects,
  aspectsHouseAt,
  conjunct,
  housesExchange,
  joined,
  joinedOrAspected,
  related,
  touched,
} from '../condition/relation.ts';
import { benefic, dignified, exalted, inFriendSign, inMoolatrikona, inOwnSign, strong } from '../condition/dignity.ts';
import { bornBy, gulikaIn, lagnaOfMode, tithiFrom } from '../condition/birth.ts';
import {
  inHouses,
  inHousesFrom,
  inKendra,
  inKendraFrom,
  inKendraOrTrikona,
  inSignsOfMode,
  inTrikona,
} from '../condition/placement.ts';
import {
  BENEFICS,
  dispositor,
  each,
  houseLord,
  MALEFICS,
  navamsaLord,
  reference,
  type PlanetTerm,
} from '../condition/planet.ts';
import { STEADY_BENEFICS } from '../condition/reading.ts';
import {
  all,
  any,
  atLeast,
  every,
  names,
  none,
  not,
  oneOrMore,
  orRaman,
  some,
  unnamed,
  type Term,
} from '../condition/term.ts';
import { GRAHAS } from '../ephemeris/sky.ts';
import { yogaRow } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const SC = 'Sarvartha Chintamani';
const PD6_BPHS36 = `${PD6}; BPHS ch. 36`;
const row = yogaRow('named');

const inDignityOrFriendSign = (planet: PlanetTerm): Term => any(dignified(planet), inFriendSign(planet));
const wellPlaced = (planet: PlanetTerm): Term => all(inKendraOrTrikona(planet), inDignityOrFriendSign(planet));
/** A benefic is in the house; a malefic is in the house. */
const beneficIn = (house: number): Term => some(BENEFICS, inHouses(each, house));
const maleficIn = (house: number): Term => some(MALEFICS, inHouses(each, house));
/** Each of these houses has at least one of the seven planets. */
const occupied = (houses: readonly number[]): Term => all(...houses.map((n) => some(PLANETS7, inHouses(each, n))));
const seenByBenefic = (planet: PlanetTerm): Term => some(BENEFICS, aspects(each, planet));

const LAGNA_LORD = houseLord(1);
const SECOND = dispositor(LAGNA_LORD);
const THIRD = dispositor(SECOND);

/** In the order of every list. */
export const NAMED_YOGAS = [
  row(
    'lakshmi',
    `${PD6}; ${BVR}, no. 27`,
    all(dignified(houseLord(9)), inKendraOrTrikona(houseLord(9)), strong(LAGNA_LORD)),
  ),
  row(
    'gauri',
    `${BVR}, no. 28`,
    all(
      names(houseLord(10)),
      exalted(navamsaLord(houseLord(10))),
      inHouses(navamsaLord(houseLord(10)), 10),
      joined(navamsaLord(houseLord(10)), LAGNA_LORD),
    ),
  ),
  row(
    'saraswati',
    PD6,
    all(every(STEADY_BENEFICS, inHouses(each, [...KENDRA_TRIKONA, 2])), inDignityOrFriendSign('jupiter')),
  ),
  row('parijata', `${PD6}; ${BVR}`, all(names(LAGNA_LORD, SECOND), any(inKendraOrTrikona(THIRD), dignified(THIRD)))),
  row(
    'kalpadruma',
    'BPHS ch. 36',
    every([LAGNA_LORD, SECOND, THIRD, navamsaLord(THIRD)], any(inKendraOrTrikona(each), exalted(each))),
  ),
  row(
    'kahala',
    `BPHS ch. 36; by option ${BVR}, no. 15`,
    all(
      orRaman('kahala', inKendraFrom(houseLord(4), 'jupiter'), inKendraFrom(houseLord(4), houseLord(9))),
      strong(LAGNA_LORD),
    ),
  ),
  row(
    'chamara',
    PD6_BPHS36,
    any(
      all(exalted(LAGNA_LORD), inKendra(LAGNA_LORD), aspects('jupiter', LAGNA_LORD)),
      ...[1, 7, 9, 10].map((n) => atLeast(2, BENEFICS, inHouses(each, n))),
    ),
  ),
  row(
    'shankha',
    PD6_BPHS36,
    any(
      all(inKendraFrom(houseLord(5), houseLord(6)), strong(LAGNA_LORD)),
      all(inSignsOfMode(LAGNA_LORD, 'movable'), inSignsOfMode(houseLord(10), 'movable'), strong(houseLord(9))),
    ),
  ),
  row(
    'bheri',
    PD6_BPHS36,
    all(
      strong(houseLord(9)),
      any(
        occupied([1, 2, 7, 12]),
        all(inKendraFrom('jupiter', 'venus'), inKendraFrom('jupiter', LAGNA_LORD), inKendraFrom('venus', LAGNA_LORD)),
      ),
    ),
  ),
  row(
    'mridanga',
    PD6_BPHS36,
    all(
      some(PLANETS7, all(exalted(reference(each)), inKendraOrTrikona(navamsaLord(each)), dignified(navamsaLord(each)))),
      strong(LAGNA_LORD),
    ),
  ),
  row(
    'srinatha',
    `BPHS ch. 36; ${BVR}, no. 31`,
    all(exalted(houseLord(7)), inHouses(houseLord(7), 10), joined(houseLord(9), houseLord(10))),
  ),
  row(
    'sharada',
    `BPHS ch. 36; ${BVR}`,
    any(
      all(inHouses(houseLord(10), 5), inKendra('mercury'), inOwnSign('sun')),
      all(
        some(['jupiter', 'mercury'], inHousesFrom(reference('moon'), each, TRIKONAS)),
        names('moon'),
        inHouses('mars', 11),
      ),
    ),
  ),
  row(
    'matsya',
    `BPHS ch. 36; by option Jataka Parijata ch. 7 and ${BVR}, no. 53`,
    all(
      beneficIn(5),
      orRaman(
        'matsya',
        all(beneficIn(1), beneficIn(9), ...[4, 5, 8].map(maleficIn)),
        // Five houses need five malefics, and one node is always elsewhere: the dark Moon is the fifth.
        all(...[1, 4, 5, 8, 9].map((n) => some(GRAHAS, all(inHouses(each, n), not(benefic(each)))))),
      ),
    ),
  ),
  row(
    'kurma',
    PD6_BPHS36,
    all(
      every(STEADY_BENEFICS, all(inHouses(each, [5, 6, 7]), inDignityOrFriendSign(each))),
      ...[1, 3, 11].map((n) => some(MALEFICS, all(inHouses(each, n), dignified(each)))),
    ),
  ),
  row('khadga', PD6_BPHS36, all(housesExchange(2, 9), inKendraOrTrikona(LAGNA_LORD))),
  row(
    'kusuma',
    `BPHS ch. 36; ${SC}`,
    all(
      lagnaOfMode('fixed'),
      inKendra('venus'),
      inTrikona('moon'),
      some(BENEFICS, conjunct(each, 'moon')),
      inHouses('saturn', 10),
    ),
  ),
  row(
    'kalanidhi',
    PD6_BPHS36,
    all(inHouses('jupiter', [2, 5]), joinedOrAspected('jupiter', 'mercury'), joinedOrAspected('jupiter', 'venus')),
  ),
  row('hari', `BPHS ch. 36; ${BVR}, no. 51`, every(STEADY_BENEFICS, inHousesFrom(houseLord(2), each, [2, 8, 12]))),
  row('hara', `${BVR}, no. 51`, every(['jupiter', 'moon', 'mercury'], inHousesFrom(houseLord(7), each, [4, 8, 9]))),
  row('brahma_t', `${BVR}, no. 51`, every(['sun', 'venus', 'mars'], inHousesFrom(LAGNA_LORD, each, [4, 10, 11]))),
  row(
    'bharati',
    `${BVR}, no. 29`,
    some(
      [houseLord(2), houseLord(5), houseLord(11)],
      all(exalted(navamsaLord(each)), joined(navamsaLord(each), houseLord(9))),
    ),
  ),
  row('shiva', BVR, all(inHouses(houseLord(5), 9), inHouses(houseLord(9), 10), inHouses(houseLord(10), 5))),
  row('vishnu', BVR, every([houseLord(9), houseLord(10), navamsaLord(houseLord(9))], inHouses(each, 2))),
  row(
    'brahma',
    BVR,
    all(
      inKendraFrom(houseLord(9), 'jupiter'),
      inKendraFrom(houseLord(11), 'venus'),
      any(inKendraFrom(reference(LAGNA_LORD), 'mercury'), inKendraFrom(reference(houseLord(10)), 'mercury')),
    ),
  ),
  row(
    'gandharva',
    BVR,
    all(inHouses(houseLord(10), [3, 7, 11]), joined(LAGNA_LORD, 'jupiter'), exalted('sun'), inHouses('moon', 9)),
  ),
  row('garuda', BVR, all(names('moon'), exalted(navamsaLord('moon')), bornBy('day'), tithiFrom(1, 15)), {
    needs: 'day',
  }),
  row('go', BVR, all(inMoolatrikona('jupiter'), joined('jupiter', houseLord(2)), exalted(LAGNA_LORD))),
  row(
    'parvata',
    `${PD6}; ${BVR}, no. 14`,
    any(
      all(oneOrMore(...KENDRAS.map(beneficIn)), none(GRAHAS, all(inHouses(each, [6, 8]), not(benefic(each))))),
      all(
        inKendraFrom(LAGNA_LORD, houseLord(12)),
        unnamed(seenByBenefic(LAGNA_LORD)),
        unnamed(seenByBenefic(houseLord(12))),
      ),
    ),
  ),
  row('guru_mangala', BVR, any(conjunct('jupiter', 'mars'), inHousesFrom('jupiter', 'mars', [7]))),
  row('chatussagara', `${BVR}, no. 8`, occupied(KENDRAS)),
  row('shubha_lagna', PD6_BPHS36, beneficIn(1)),
  row('ashubha_lagna', 'BPHS ch. 36', maleficIn(1), { isHard: true }),
  row('vanchana_chora_bheeti', `${BVR}, no. 11`, all(gulikaIn(TRIKONAS), maleficIn(1)), { needs: 'gulika' }),
  row(
    'daivagna',
    SC,
    all(inKendra('mercury'), any(inHouses('jupiter', 2), all(inHouses('jupiter', 3), inHouses('venus', 2)))),
  ),
  row('shrikantha', PD6, every([LAGNA_LORD, 'sun', 'moon'], wellPlaced(each))),
  row('viranchi', PD6, every([houseLord(5), 'jupiter', 'saturn'], wellPlaced(each))),
  row(
    'kalatra_sat',
    BVR,
    all(
      names(houseLord(7), 'venus'),
      some(
        ['jupiter', 'mercury'],
        any(joinedOrAspected(reference(houseLord(7)), each), joinedOrAspected(reference('venus'), each)),
      ),
    ),
  ),
  row('putra_sukha', BVR, all(strong(houseLord(5)), strong('jupiter'))),
  row('bandhu_pujya', BVR, all(benefic(houseLord(4)), seenByBenefic(houseLord(4)), inHouses('mercury', 1))),
  row(
    'vahana',
    `modern practice; by option ${BVR}, no. 209`,
    orRaman(
      'vahana',
      all(names(LAGNA_LORD, houseLord(4)), any(related(LAGNA_LORD, houseLord(4)), inHouses(houseLord(4), 11))),
      inHouses(LAGNA_LORD, [4, 9, 11]),
    ),
  ),
  row(
    'bhagya',
    `modern practice; by option ${BVR}, no. 241`,
    orRaman(
      'bhagya',
      all(some(BENEFICS, all(inHouses(each, 9), touched(each, reference(houseLord(9))))), names(houseLord(9))),
      some(BENEFICS, all(inHouses(each, [1, 3, 5]), strong(each), aspectsHouseAt(each, 9))),
    ),
  ),
  row('khyati', PD6, all(beneficIn(10), strong(houseLord(10)))),
];
