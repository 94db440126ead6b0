/** Kartari ("scissors") yogas: the lagna enclosed on both sides (Phaladeepika ch. 6). */
import { inHouses } from '../condition/placement.ts';
import { BENEFICS, each, MALEFICS, type PlanetSet } from '../condition/planet.ts';
import { all, none, some, type Term } from '../condition/term.ts';
import { yogaRow } from './rule.ts';
import { PD6 } from './sources.ts';

const row = yogaRow('kartari');

/** Planets of one kind in the second and the twelfth house, and none of the other kind. */
const enclosed = (by: PlanetSet, never: PlanetSet): Term =>
  all(
    some(by, inHouses(each, 2)),
    none(never, inHouses(each, 2)),
    some(by, inHouses(each, 12)),
    none(never, inHouses(each, 12)),
  );

/** The lagna enclosed by benefics, or by malefics. */
export const KARTARI_YOGAS = [
  row('shubha_kartari', PD6, enclosed(BENEFICS, MALEFICS)),
  row('papa_kartari', PD6, enclosed(MALEFICS, BENEFICS), { isHard: true }),
];
