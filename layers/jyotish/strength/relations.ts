/** The five-fold friendship of the seven planets in one chart, as a table for repeated look-ups. */
import type { Graha } from '../ephemeris/sky.ts';
import { compoundRelation, type Relation } from '../chart/dignity.ts';
import { byPlanet7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';

/** Relation of the first planet to the second, from the rashi of this chart (BPHS ch. 3 v. 55 ff.). */
export type RelationTable = Readonly<Record<Planet7, Readonly<Record<Planet7, Relation>>>>;

/** Relations of the seven planets to each other; `signs` are their rashi signs 1–12. */
export const relationTable = (signs: Readonly<Record<Graha, number>>): RelationTable =>
  byPlanet7((of) => byPlanet7((other) => compoundRelation(of, other, signs[of], signs[other])));
