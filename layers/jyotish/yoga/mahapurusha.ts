/** Mahapurusha yogas: a star-planet in its own or exaltation sign, in a kendra (from the lagna; option: or the Moon). */
import { KENDRAS } from '../chart/bhava.ts';
import { dignified } from '../condition/dignity.ts';
import { inHousesFrom, inKendra } from '../condition/placement.ts';
import { reference, type PlanetTerm } from '../condition/planet.ts';
import { all, any, fromMoonToo } from '../condition/term.ts';
import { yogaRow } from './rule.ts';
import { PD6 } from './sources.ts';

const row = yogaRow('mahapurusha');
const great = <const Id extends string>(id: Id, planet: PlanetTerm) =>
  row(
    id,
    `${PD6}; BPHS ch. 75`,
    all(dignified(planet), any(inKendra(planet), fromMoonToo(inHousesFrom(reference('moon'), planet, KENDRAS)))),
  );

/** One of each star-planet. */
export const MAHAPURUSHA_YOGAS = [
  great('ruchaka', 'mars'),
  great('bhadra', 'mercury'),
  great('hamsa', 'jupiter'),
  great('malavya', 'venus'),
  great('sasa', 'saturn'),
];
