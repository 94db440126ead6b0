/** Yogas of poverty and obstacles (BPHS ch. 42, Phaladeepika, Brihat Jataka ch. 6 and 15). */
import { PLANETS7 } from '../chart/graha.ts';
import { aspects, conjunct, housesExchange, joined, joinedOrAspected } from '../condition/relation.ts';
import { combust, debilitated, owns, samePlanet, strong } from '../condition/dignity.ts';
import { inDusthana, inKendraOrTrikona, inVargaSignOf, nearDegree } from '../condition/placement.ts';
import { BENEFICS, crowd, each, houseLord, MALEFICS, reference } from '../condition/planet.ts';
import { all, any, atLeast, namesAll, none, not, some, unnamed } from '../condition/term.ts';
import { yogaRow } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const BPHS42 = 'BPHS ch. 42';
const row = yogaRow('arishta');

/** Lords of the second and the seventh. */
const MARAKAS = [houseLord(2), houseLord(7)];
const LAGNA_LORD = houseLord(1);
/** Deepest debilitation of the Sun: 10° Libra. */
const SUN_FALL = 190;

/** Three yogas of poverty; together they are the daridra dosha too. */
export const DARIDRA_YOGAS = [
  row('daridra_1', `${PD6}; ${BVR}`, inDusthana(houseLord(11))),
  row(
    'daridra_2',
    BPHS42,
    all(
      housesExchange(1, 12),
      some(
        MARAKAS,
        any(joinedOrAspected(reference(LAGNA_LORD), each), joinedOrAspected(reference(houseLord(12)), each)),
      ),
    ),
  ),
  row(
    'daridra_3',
    BPHS42,
    all(
      inDusthana(LAGNA_LORD),
      some(MALEFICS, conjunct(each, reference(LAGNA_LORD))),
      some(MARAKAS, aspects(each, reference(LAGNA_LORD))),
    ),
  ),
];

/** In the order of every list. */
export const ARISHTA_YOGAS = [
  ...DARIDRA_YOGAS,
  row(
    'bandhana',
    BVR,
    all(
      joined(LAGNA_LORD, houseLord(6)),
      inKendraOrTrikona(LAGNA_LORD),
      some(['saturn', 'rahu', 'ketu'], all(not(samePlanet(each, houseLord(6))), conjunct(each, reference(LAGNA_LORD)))),
    ),
  ),
  row(
    'sanyasa',
    'Brihat Jataka ch. 15; BPHS ch. 79',
    all(unnamed(some(crowd(4), any(strong(each), owns(each, [10])))), namesAll(crowd(4))),
  ),
  row('sanyasa_moon', 'Brihat Jataka ch. 15', all(inVargaSignOf('moon', 3, 'saturn'), aspects('saturn', 'moon'))),
  row(
    'balarishta',
    'Brihat Jataka ch. 6',
    all(
      inDusthana('moon'),
      some(MALEFICS, aspects(each, reference('moon'))),
      none(BENEFICS, joinedOrAspected('moon', each)),
    ),
  ),
  row('duryoga', PD6, inDusthana(houseLord(10))),
  row(
    'raja_bhanga',
    'BPHS ch. 39; Saravali',
    any(atLeast(3, PLANETS7, debilitated(each)), nearDegree('sun', SUN_FALL, 1)),
  ),
  row('dur_lagna', BVR, all(any(combust(LAGNA_LORD), debilitated(LAGNA_LORD)), inDusthana(LAGNA_LORD))),
];
