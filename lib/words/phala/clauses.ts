/** What the words of clauses are: their keys, and how a language joins them. */
import type { Planet7 } from '../../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { House, LifeArea } from '../../../layers/jyotish/phala/reading.ts';

type Node = 'rahu' | 'ketu';
type Star = Exclude<Planet7, 'sun' | 'moon'>;
export type ClauseKey =
  | `${'exalted' | 'own' | 'fall-cancelled' | 'debilitated'}/${Planet7}`
  | `${'dispositor-firm' | 'dispositor-strained'}/${Node}`
  | `combust/${Star | 'moon'}`
  | `retrograde/${Star}`
  | `vargottama/${Graha}`
  | `${'lord-firm' | 'lord-strained'}/${House}`
  | `with/${Graha}`
  | `seen-by/${'jupiter' | 'saturn' | 'mars'}`
  | `frame/${'outweighed' | 'however' | 'balanced'}${'' | '/2' | '/3'}`
  | `acts-from/${House}`
  | `from-lord/trine/${1 | 2}`
  | `from-lord/kendra/${1 | 2 | 3}`
  | `from-lord/gain/${1 | 2}`
  | `from-lord/together/${1 | 2}`
  | `from-lord/hard/${1 | 2 | 3}`
  | 'node-period'
  | `from-rising/${House}`
  | `${'transit-obstructed' | 'transit-relieved'}/${1 | 2 | 3 | 4}`
  | `${'area-other' | 'area-periods'}/${LifeArea}`
  | 'star-lord';

/** The clauses of a language and how they are joined to what stands before them. */
export interface ModifierText {
  /** A clause without its first capital and its full stop; `{name}` is the name of a planet. */
  readonly clauses: Readonly<Record<ClauseKey, string>>;
  /** Sets a clause against what stands before it: a first time, a second time. */
  readonly against: readonly [string, string];
  /** Names of the planets as they stand inside a sentence. */
  readonly planets: Readonly<Record<Graha, string>>;
  /** A planet named as the lord of the house that the paragraph is about. */
  readonly asLord: (planet: string, house: number) => string;
  /** A clause as a sentence of its own. */
  readonly sentence: (clause: string) => string;
}
