/**
 * The text bank of readings. A family is a table of rows in every language; the rule side (layers/jyotish/phala) names a
 * row by its key and never sees the words. Row keys are literal types, so that the compiler lists a missing row.
 */
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { SignKey } from '../../../layers/jyotish/chart/rashi.ts';
import type { House, StarKey } from '../../../layers/jyotish/phala/reading.ts';
import type { Language } from '../languages.ts';

/** Words of a paragraph: what it is and how it shows, then its use or its care. Clauses stand between the two. */
export type Row = readonly [shows: string, use: string];

/** Keys of a family. */
export interface RowKeys {
  readonly asc: SignKey;
  readonly moon: SignKey;
  readonly star: StarKey;
  readonly pada: `${StarKey}/${1 | 2 | 3 | 4}`;
  readonly 'planet.house': `${Graha}/${House}`;
  readonly 'planet.sign': `${Graha}/${SignKey}`;
  readonly 'planet.star': `${Graha}/${Graha}`;
  readonly 'lord.in': `${House}/${House}`;
}
export type Family = keyof RowKeys;
/** All rows of a family in one language. */
export type Rows<F extends Family> = Readonly<Record<RowKeys[F], Row>>;

/** The texts of one family. */
export interface Bank {
  readonly family: Family;
  readonly tables: Readonly<Record<Language, Readonly<Record<string, Row>>>>;
}

/** A bank of one family. */
export const bankOf = <F extends Family>(family: F, tables: Readonly<Record<Language, Rows<F>>>): Bank => ({
  family,
  tables,
});

/** The row with this key; throws where there is none. */
export const bankRow = ({ family, tables }: Bank, language: Language, key: string): Row => {
  const row = tables[language][key];
  if (row === undefined) throw new Error(`no row ${key} in ${family}, ${language}`);
  return row;
};
