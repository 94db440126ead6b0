/** Parts of Hindi in Latin letters. */
import { hinglish } from '../../../words/hinglish.ts';
import { rendered, type Part, type Row } from './parts.ts';
import type { Cited } from './rows-cited.ts';

/** A name in Latin letters as it stands inside a sentence: without the capital that begins one. */
const latin = (text: string): string => hinglish(`x ${text}`).slice(2);

const latinField = (value: Row['fields'][string]): Row['fields'][string] => {
  if (typeof value === 'object') return { ...value, nom: latin(value.nom) };
  return typeof value === 'string' ? latin(value) : value;
};

/** Rows whose fields are in Latin letters. */
export const inLatinRows = (rows: ReadonlyMap<string, Row>): ReadonlyMap<string, Row> =>
  new Map(
    [...rows].map(([id, row]) => [
      id,
      {
        ...row,
        fields: Object.fromEntries(Object.entries(row.fields).map(([name, value]) => [name, latinField(value)])),
      },
    ]),
  );

/** Parts in Latin letters: their templates, and what fills them. */
export const inLatin = (parts: readonly Part[], { rows }: Cited): readonly Part[] => {
  const own = inLatinRows(rows.all);
  return parts.map(({ slots: _, text: __, template, ...part }) =>
    rendered({ ...part, template: hinglish(template) }, own),
  );
};
