/** Yogas named after one of the twelve houses: of its lord (Phaladeepika ch. 6), and of a garland that begins there. */
import { PLANETS7 } from '../chart/graha.ts';
import { combust, dignified } from '../condition/dignity.ts';
import { fill, inDusthana, inHouses } from '../condition/placement.ts';
import { BENEFICS, each, houseLord } from '../condition/planet.ts';
import { aspectsHouseAt } from '../condition/relation.ts';
import { all, any, not, some } from '../condition/term.ts';
import { mod } from '../ephemeris/angle.ts';
import { yogaRow } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const row = yogaRow('named');

/** A benefic is in the house or aspects it; its lord is in its own or exaltation sign, neither combust nor in a dusthana. */
const bhava = <const Id extends string>(id: Id, house: number) =>
  row(
    id,
    PD6,
    all(
      any(some(BENEFICS, inHouses(each, house)), some(BENEFICS, aspectsHouseAt(each, house))),
      dignified(houseLord(house)),
      not(inDusthana(houseLord(house))),
      not(combust(houseLord(house))),
    ),
  );

/** The twelve good yogas of the houses, in the order of the verse. */
export const BHAVA_YOGAS = [
  bhava('bhava_chamara', 1),
  bhava('bhava_dhenu', 2),
  bhava('bhava_shaurya', 3),
  bhava('bhava_jaladhi', 4),
  bhava('bhava_chhatra', 5),
  bhava('bhava_astra', 6),
  bhava('bhava_kama', 7),
  bhava('bhava_asura', 8),
  bhava('bhava_bhagya', 9),
  bhava('bhava_khyati', 10),
  bhava('bhava_parijata', 11),
  bhava('bhava_musala', 12),
];

/** The lord of the house is in a dusthana. */
const fallen = <const Id extends string>(id: Id, house: number) =>
  yogaRow('arishta')(id, PD6, inDusthana(houseLord(house)));

/** Their opposites. Those of houses 6, 8 and 12 are harsha, sarala and vimala; of 10 and 11 duryoga and daridra_1. */
export const AVAYOGAS = [
  fallen('avayoga', 1),
  fallen('nisva', 2),
  fallen('mriti', 3),
  fallen('kuhu', 4),
  fallen('pamara', 5),
  fallen('dushkriti', 7),
  fallen('nirbhagya', 9),
];

/** The seven planets one to a house, in seven houses on from this one. */
const malika = <const Id extends string>(id: Id, first: number) =>
  row(
    id,
    `${BVR}, no. ${31 + first}`,
    fill(
      PLANETS7,
      Array.from({ length: 7 }, (_, i) => mod(first - 1 + i, 12) + 1),
    ),
  );

/** Garlands from each house. */
export const MALIKA_YOGAS = [
  malika('lagna_malika', 1),
  malika('dhana_malika', 2),
  malika('vikrama_malika', 3),
  malika('sukha_malika', 4),
  malika('putra_malika', 5),
  malika('shatru_malika', 6),
  malika('kalatra_malika', 7),
  malika('randhra_malika', 8),
  malika('bhagya_malika', 9),
  malika('karma_malika', 10),
  malika('labha_malika', 11),
  malika('vyaya_malika', 12),
];
