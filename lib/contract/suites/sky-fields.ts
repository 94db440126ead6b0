/** Fields and shapes that the ephemeris and transit endpoints share. */
import * as z from 'zod/mini';
import { GRAHAS, OUTER, type Body } from '../../../layers/jyotish/ephemeris/sky.ts';
import { about, between, oneOf, several } from '../frame/about.ts';
import { deg, lord, lordName, nak, sign, signDegree, signDegreeDms } from '../frame/shapes.ts';

/** Every body with a position: the nine grahas, then Uranus, Neptune and Pluto. */
export const BODIES = [...GRAHAS, ...OUTER] as const satisfies readonly Body[];
export const body = oneOf(BODIES, 'One of the nine planets (grahas), or Uranus, Neptune, Pluto');

/** A list of bodies out of `allowed`; `standard` when left out. */
export const bodiesField = <T extends Body>(allowed: readonly [T, ...T[]], standard: readonly T[]) =>
  z._default(several(oneOf(allowed, 'Body'), 1, 24, 'Bodies to look at, each counted once'), [...standard]);

/** Longest span in days of a search that the Moon takes part in: five years. */
export const MAX_MOON_DAYS = 1827;
/** Longest span in days of a search over the sky: a hundred years. */
export const MAX_SKY_DAYS = 36525;

/** A list of angles 0–180; `standard` when left out. */
export const anglesField = (standard: readonly number[]) =>
  z._default(
    several(
      between(0, 180, 'Angle in degrees, 0 to 180'),
      1,
      12,
      'Angles in degrees, 0 to 180: 0 is together, 180 opposite',
    ),
    [...standard],
  );

/**
 * The members of a list, each once.
 * @example
 * once(['sun', 'moon', 'sun']) // → ['sun', 'moon']
 */
export const once = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** A place in the sidereal zodiac, with its sign and star. */
export const ZODIAC = {
  longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360, under the ayanamsa of meta.settings'),
  sign,
  sign_degree: signDegree,
  sign_degree_dms: signDegreeDms,
  sign_lord: about(lord, 'Planet that rules the sign'),
  sign_lord_name: lordName,
  nakshatra: nak,
};
