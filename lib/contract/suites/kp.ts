/** What the KP endpoints share. The rules are in layers/jyotish/kp. */
import * as z from 'zod/mini';
import type { Options } from '../frame/options.ts';
import { about, flag, objectOf } from '../frame/about.ts';
import {
  deg,
  graha,
  house,
  lord,
  lordName,
  name,
  planetPos,
  planets,
  sign,
  signDegree,
  signDegreeDms,
} from '../frame/shapes.ts';

/** Krishnamurti's ayanamsa and Placidus cusps. */
export const KP_DEFAULTS = { ayanamsa: 'krishnamurti', house_system: 'placidus' } as const satisfies Partial<Options>;

/** Whether nodes stand for other planets among the significators. */
export const NODE_AGENTS_FIELD = {
  node_agents: z._default(about(flag, 'Put Rahu and Ketu before the planets they act for in the lists'), true),
};

const RULERS = {
  sign_lord: about(lord, 'Lord of the sign'),
  sign_lord_name: lordName,
  star_lord: about(lord, 'Lord of the star'),
  star_lord_name: lordName,
  sub_lord: about(lord, 'Lord of the sub: the star cut into nine in proportion to the Vimshottari years'),
  sub_lord_name: lordName,
};
const SUB_SUB = {
  sub_sub_lord: about(lord, 'Lord of the sub-sub: the sub cut in the same way'),
  sub_sub_lord_name: lordName,
};

/** The three lords that rule a point of the moment. */
export const kpRuler = z.strictObject(RULERS);
/** A planet with its four lords. */
export const kpPlanet = z.strictObject({ ...planetPos.shape, ...RULERS, ...SUB_SUB });
/** A cusp with its four lords. */
export const kpCusp = z.strictObject({
  house,
  longitude: about(deg, 'Sidereal longitude at which the house begins, degrees'),
  sign: about(sign, 'Sign of the cusp'),
  sign_degree: signDegree,
  sign_degree_dms: signDegreeDms,
  ...RULERS,
  ...SUB_SUB,
});

/** Significators of a house, strongest list first. */
export const kpHouseSignificator = z.strictObject({
  house,
  a: planets('Planets in the star of a planet that stands in the house: the strongest'),
  b: planets('Planets that stand in the house'),
  c: planets('Planets in the star of the lord of the cusp sign'),
  d: planets('The lord of the cusp sign'),
});

/** Houses that a planet signifies, in four levels of strength. */
export const kpPlanetSignificator = z.strictObject({
  planet: graha,
  name,
  levels: objectOf('Houses signified, by level; a node rules none', {
    1: about(z.array(house), 'Houses that the lord of its star stands in: the strongest'),
    2: about(z.array(house), 'House it stands in'),
    3: about(z.array(house), 'Houses that the lord of its star rules'),
    4: about(z.array(house), 'Houses it rules'),
  }),
  acts_for: planets('Rahu and Ketu: planets whose results they give, more strongly than those themselves; else empty'),
});
