/** The five-fold friendship of the seven planets in one chart, worked out once and looked up many times. */
import type { Graha } from '../ephemeris/sky.ts';
import { compoundRelation, type Relation } from '../chart/dignity.ts';
import { byPlanet7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';

/** What the first holds the second to be, from the rashi of this chart (BPHS ch. 3 v. 55 ff.). */
export type RelationTable = Readonly<Record<Planet7, Readonly<Record<Planet7, Relation>>>>;

/** Relations of the seven planets to each other; `signs` are their rashi signs 1–12. */
export const relationTable = (signs: Readonly<Record<Graha, number>>): RelationTable =>
  byPlanet7((of) => byPlanet7((other) => compoundRelation(of, other, signs[of], signs[other])));
