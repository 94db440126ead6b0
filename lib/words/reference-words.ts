/** What the words of the reference pages are: topics, properties, and a text for each item. */
import type { HouseKey } from '../../layers/jyotish/chart/bhava.ts';
import type { NakshatraKey } from '../../layers/jyotish/chart/nakshatra.ts';
import type { Element, Mode, SignKey } from '../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

/** What may be looked up. */
export type ReferenceTopic =
  | 'signs'
  | 'planets'
  | 'houses'
  | 'nakshatras'
  | 'tithis'
  | 'nitya-yogas'
  | 'karanas'
  | 'vargas'
  | 'dashas'
  | 'ayanamsas'
  | 'house-systems'
  | 'yogas'
  | 'doshas'
  | 'festivals'
  | 'muhurat-events'
  | 'pdf-modules'
  | 'chart-styles'
  | 'languages'
  | 'kp-subs';
/** What is told of an item besides its meaning. */
export type ReferenceProperty =
  | 'lord'
  | 'element'
  | 'mode'
  | 'own_signs'
  | 'exaltation'
  | 'debilitation'
  | 'friends'
  | 'kind'
  | 'begins'
  | 'ends'
  | 'deity'
  | 'symbol'
  | 'family'
  | 'star_lord'
  | 'sub_lord'
  | 'regions'
  | 'tradition';
/** Kinds of houses; a house may be of several. */
export type HouseKind = 'kendra' | 'trikona' | 'dusthana' | 'upachaya';

export interface ReferenceText {
  readonly topics: Readonly<Record<ReferenceTopic, string>>;
  readonly properties: Readonly<Record<ReferenceProperty, string>>;
  readonly elements: Readonly<Record<Element, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly houseKinds: Readonly<Record<HouseKind, string>>;
  /** Names of houses 1–12. */
  readonly houses: readonly string[];
  readonly meanings: {
    readonly signs: Readonly<Record<SignKey, string>>;
    readonly planets: Readonly<Record<Graha, string>>;
    readonly houses: Readonly<Record<HouseKey, string>>;
    readonly nakshatras: Readonly<Record<NakshatraKey, string>>;
  };
  readonly symbols: Readonly<Record<NakshatraKey, string>>;
  readonly deities: Readonly<Record<NakshatraKey, string>>;
}
