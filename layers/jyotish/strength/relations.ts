/** The five-fold friendship of the seven planets in one chart, worked out once and looked up many times. */
import type { Graha } from '../ephemeris/sky.ts';
import { compoundRelation, type Relation } from '../chart/dignity.ts';
import type { Planet7 } from '../chart/rashi.ts';

/** What the first holds the second to be, from the rashi of this chart (BPHS ch. 3 v. 55 ff.). */
export type RelationTable = Readonly<Record<Planet7, Readonly<Record<Planet7, Relation>>>>;

/** A record over the seven planets, each value made by `make`. */
export const byPlanet7 = <T>(make: (planet: Planet7) => T): Record<Planet7, T> => ({
  sun: make('sun'),
  moon: make('moon'),
  mars: make('mars'),
  mercury: make('mercury'),
  jupiter: make('jupiter'),
  venus: make('venus'),
  saturn: make('saturn'),
});

/** Relations of the seven planets to each other; `signs` are their rashi signs 1–12. */
export const relationTable = (signs: Readonly<Record<Graha, number>>): RelationTable =>
  byPlanet7((of) => byPlanet7((other) => compoundRelation(of, other, signs[of], signs[other])));
