/** Words of the reference pages: names and meanings of what the answers speak of. */
import type { HouseKey } from '../../layers/jyotish/chart/bhava.ts';
import type { Element, Mode, SignKey } from '../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import type { StarKey } from '../../layers/jyotish/phala/reading.ts';
import { reference as en } from './en/reference.ts';
import { reference as hi } from './hi/reference.ts';
import type { Language } from './languages.ts';

/** What may be looked up. */
export type ReferenceTopic = 'signs' | 'planets' | 'houses' | 'nakshatras';
/** What is told of an item besides its meaning. */
export type ReferenceProperty =
  | 'lord' | 'element' | 'mode' | 'own_signs' | 'exaltation' | 'debilitation' | 'friends'
  | 'kind' | 'begins' | 'deity' | 'symbol'; // prettier-ignore
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
    readonly nakshatras: Readonly<Record<StarKey, string>>;
  };
  readonly symbols: Readonly<Record<StarKey, string>>;
  readonly deities: Readonly<Record<StarKey, string>>;
}

const TEXTS: Readonly<Record<Language, ReferenceText>> = { en, hi };

/** The words of the reference pages in a language. */
export const referenceText = (language: Language): ReferenceText => TEXTS[language];
