/**
 * The text bank of readings. A family is a table of rows in every language; the rule side (layers/jyotish/phala) names a
 * row by its key and never sees the words. Row keys are literal types, so that the compiler lists a missing row.
 */
import type { MONTH_KEYS, RITU_KEYS } from '../../../layers/jyotish/calendar/keys.ts';
import type { KARANA_KEYS, NITYA_YOGA_KEYS, VARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { NakshatraKey } from '../../../layers/jyotish/chart/nakshatra.ts';
import type { Planet7, SignKey } from '../../../layers/jyotish/chart/rashi.ts';
import type { AreaVerdict } from '../../../layers/jyotish/phala/areas.ts';
import type { House, LifeArea, PhalaFamily } from '../../../layers/jyotish/phala/reading.ts';
import type { StrengthBand } from '../../../layers/jyotish/phala/state.ts';
import type { Language } from '../languages.ts';

/**
 * Words of a paragraph: what it is and how it shows, then its use or its care, which a single sign has not. Clauses
 * stand between the two; `{name}` is the name of a planet.
 */
export type Row = readonly [shows: string, use?: string];

type KeysOf<T extends readonly string[]> = T[number];
/** Tithis are numbered 1–30: the two halves read differently. */
type LimbKey =
  | `vara/${KeysOf<typeof VARA_KEYS>}`
  | `tithi/${TithiNumber}`
  | `yoga/${KeysOf<typeof NITYA_YOGA_KEYS>}`
  | `karana/${KeysOf<typeof KARANA_KEYS>}`
  | `month/${KeysOf<typeof MONTH_KEYS>}`
  | `ritu/${KeysOf<typeof RITU_KEYS>}`;
type TithiNumber = House | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30;
type Nodes = 'rahu' | 'ketu';
/** The earlier planet first; Rahu and Ketu are never together. */
type JoinedKey =
  | `sun/${Exclude<Graha, 'sun'>}`
  | `moon/${Exclude<Graha, 'sun' | 'moon'>}`
  | `mars/${'mercury' | 'jupiter' | 'venus' | 'saturn' | Nodes}`
  | `mercury/${'jupiter' | 'venus' | 'saturn' | Nodes}`
  | `jupiter/${'venus' | 'saturn' | Nodes}`
  | `venus/${'saturn' | Nodes}`
  | `saturn/${Nodes}`;
type AspectKey =
  | `mars/${Exclude<Graha, 'mars'>}`
  | `jupiter/${Exclude<Graha, 'jupiter'>}`
  | `saturn/${Exclude<Graha, 'saturn'>}`
  | 'sun/moon'
  | 'moon/mercury'
  | 'moon/venus';
type AreaSign =
  | `lord/${'firm' | 'placed' | 'strained'}`
  | `${'support' | 'karaka' | 'varga'}/${'firm' | 'strained'}`
  | `${'occupant' | 'aspect'}/${'help' | 'press'}`;
/** Keys of the rows of each family. */
interface RowKeys extends Readonly<Record<PhalaFamily, string | number>> {
  readonly asc: SignKey;
  readonly moon: SignKey;
  readonly star: NakshatraKey;
  readonly pada: `${NakshatraKey}/${1 | 2 | 3 | 4}`;
  readonly 'planet.house': `${Graha}/${House}`;
  readonly 'planet.sign': `${Graha}/${SignKey}`;
  readonly 'planet.star': `${Graha}/${Graha}`;
  readonly 'lord.in': `${House}/${House}`;
  readonly 'dasha.lord': `${Graha}/${StrengthBand}`;
  readonly 'dasha.house': House;
  readonly 'dasha.pair': `${Graha}/${Graha}`;
  readonly 'area.frame': `${LifeArea}/${AreaVerdict}`;
  readonly limb: LimbKey;
  readonly 'pair.joined': JoinedKey;
  readonly 'pair.aspect': AspectKey;
  readonly transit: `${Graha}/${House}`;
  readonly 'year.muntha': House;
  readonly 'year.lord': `${Planet7}/${'firm' | 'strained'}`;
  readonly 'year.rising': House;
  readonly 'year.month': House;
  readonly 'area.sign': `${LifeArea}/${AreaSign}`;
}
/** All rows of a family in one language. */
export type Rows<F extends PhalaFamily> = Readonly<Record<RowKeys[F], Row>>;

/** The texts of one family. */
export interface Bank {
  readonly family: PhalaFamily;
  readonly tables: Readonly<Record<Language, Readonly<Record<string, Row>>>>;
}

/** A bank of one family. */
export const bankOf = <F extends PhalaFamily>(family: F, tables: Readonly<Record<Language, Rows<F>>>): Bank => ({
  family,
  tables,
});

/** The row with this key; throws where there is none. */
export const bankRow = ({ family, tables }: Bank, language: Language, key: string): Row => {
  const row = tables[language][key];
  if (row === undefined) throw new Error(`no row ${key} in ${family}, ${language}`);
  return row;
};
