/** What the KP endpoints share. The rules are in layers/jyotish/kp. */
import * as z from 'zod/mini';
import type { Options } from './options.ts';
import { deg, flag, graha, house, lord, sign } from './shapes.ts';

/** Krishnamurti's ayanamsa and Placidus cusps. */
export const KP_DEFAULTS = { ayanamsa: 'krishnamurti', house_system: 'placidus' } as const satisfies Partial<Options>;

/** Whether nodes stand for other planets among the significators. */
export const NODE_AGENTS_FIELD = {
  node_agents: z._default(
    z.boolean().check(z.describe('put Rahu and Ketu before the planets they act for in the lists')),
    true,
  ),
};

const FOUR_LORDS = { sign_lord: lord, star_lord: lord, sub_lord: lord, sub_sub_lord: lord };

/** A planet with its four lords. */
export const kpPlanet = z.strictObject({ planet: graha, longitude: deg, sign, ...FOUR_LORDS, house, retrograde: flag });
/** A cusp with its four lords. */
export const kpCusp = z.strictObject({ house, longitude: deg, sign, ...FOUR_LORDS });

const planets = z.array(graha);
/** Significators of a house, strongest list first. */
export const kpHouseSignificator = z.strictObject({
  house,
  a: planets.check(z.describe('in the star of a planet in the house')),
  b: planets.check(z.describe('in the house')),
  c: planets.check(z.describe('in the star of the lord of the cusp sign')),
  d: planets.check(z.describe('lord of the cusp sign')),
});
