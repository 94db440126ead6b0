/** Finds endpoints by words: those of their path, summary and fields, and what people say instead. */
import type { EndpointRow } from '../catalogue/rows.ts';
import { readQuery, wordsOf } from './query.ts';

/** Weights of a word found in the path, the summary, the names of the fields. */
const IN_PATH = 3;
const IN_SUMMARY = 2;
const IN_FIELDS = 1;
/** Letters from which on a word may be the beginning of another, and how many may be missing: planet, planets. */
const STEM_LETTERS = 4;
const MOST_MISSING = 3;
/** What a stem counts of the word itself. */
const STEM_SHARE = 0.7;
/** What each word of a path that the query does not say takes off. */
const UNSAID = 0.08;

interface Indexed {
  readonly row: EndpointRow;
  readonly parts: readonly (readonly [words: readonly string[], weight: number])[];
}

const fit = (a: string, b: string): number => {
  if (a === b) return 1;
  const isStem =
    Math.min(a.length, b.length) >= STEM_LETTERS &&
    Math.abs(a.length - b.length) <= MOST_MISSING &&
    (a.startsWith(b) || b.startsWith(a));
  return isStem ? STEM_SHARE : 0;
};
const weightIn = ({ parts }: Indexed, word: string): number =>
  Math.max(0, ...parts.map(([words, weight]) => weight * Math.max(0, ...words.map((one) => fit(one, word)))));

/**
 * Of these rows those that fit a query best, best first; those of a suite where one is named. What tells of the service
 * itself (`meta`), and drawings, are found only by words about them. First stand those that its words name
 * outright; of the others a word counts the more, the fewer endpoints have it. A query without such words fits nothing.
 */
export const endpointsFor = (
  rows: readonly EndpointRow[],
  query: string,
  { suite, limit }: { readonly suite?: string | undefined; readonly limit: number },
): readonly EndpointRow[] => {
  const { wanted, named, isMeant } = readQuery(query, suite);
  const indexed: readonly Indexed[] = rows.filter(isMeant).map((row) => ({
    row,
    parts: [
      [wordsOf(row.name), IN_PATH],
      [wordsOf(row.summary), IN_SUMMARY],
      [row.fields.flatMap(wordsOf), IN_FIELDS],
    ],
  }));
  const rarity = new Map(
    [...wanted].map((word) => {
      const having = indexed.filter((one) => weightIn(one, word) > 0).length;
      return [word, having === 0 ? 0 : Math.log((indexed.length + 1) / having)] as const;
    }),
  );
  const scoreOf = (one: Indexed): number => {
    const unsaid = wordsOf(one.row.name).filter((word) => [...wanted].every((said) => fit(word, said) === 0));
    const sum = [...rarity].reduce((total, [word, rare]) => total + rare * weightIn(one, word), 0);
    return sum / (1 + UNSAID * unsaid.length);
  };
  const placeOf = ({ row }: Indexed): number => {
    const place = named.indexOf(row.name);
    return place === -1 ? named.length : place;
  };
  return indexed
    .map((one) => ({ row: one.row, place: placeOf(one), score: scoreOf(one) }))
    .filter(({ place, score }) => place < named.length || score > 0)
    .sort((a, b) => a.place - b.place || b.score - a.score || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => row);
};
