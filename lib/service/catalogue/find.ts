/**
 * Finds endpoints by words, as people ask for them: a query is held against the questions of `asked.json`, the summary and
 * the path of each endpoint, a rare word counting more than a common one (cosine of TF-IDF; Salton and Buckley 1988).
 */
import { distance } from 'fastest-levenshtein';
import type { EndpointRow } from './rows.ts';
import { latinWords as wordsOf } from './latin-words.ts';
import data from './asked.json' with { type: 'json' };

/** What a word counts beside its synonyms, they beside it, and two neighbours written as one (`rahukalam`). */
const OWN_SHARE = 0.6;
const SYNONYM_SHARE = 0.7;
const JOINED_SHARE = 0.3;
/** What it counts that an endpoint knows the words from several of its questions, beside its best one. */
const SPREAD = 0.5;
/** Letters from which on endings are cut. */
const STEM_LETTERS = 5;
/** Letters from which on an unknown word may be a misspelling of a known one. */
const MISSPELT_LETTERS = 6;
const LONG_LETTERS = 9;
/** Most terms of a query that are looked at. */
const MOST_TERMS = 60;

/** Words that tell no endpoint from another. */
const PLAIN = new Set(data.plain.flatMap(wordsOf));

const stemOf = (word: string): string => {
  if (word.length >= STEM_LETTERS) return word.replace(/ies$/, 'y').replace(/(ing|ed|es|s)$/, '');
  return word.length === STEM_LETTERS - 1 ? word.replace(/s$/, '') : word;
};

/** Stem → the word that stands for it and its synonyms, marked so that it is no word of a text. */
const heads: ReadonlyMap<string, string> = new Map(
  Object.entries(data.synonyms).flatMap(([head, others]) =>
    [head, ...others].flatMap(wordsOf).map((word) => [stemOf(word), `=${head}`]),
  ),
);

/** Stem → the kind of thing that it names (`#planet`): what is asked of one of them is asked of all. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(data.classes).flatMap(([kind, members]) =>
    members.flatMap(wordsOf).map((word) => [stemOf(word), `#${kind}`]),
  ),
);

/** A day, an hour, a year; what names a number system (108, 249) has three digits. */
const SMALL_NUMBER = /^(\d{1,2}|\d{4,})$/;

/** Term → its share, at most 1. */
type Terms = ReadonlyMap<string, number>;

/** Terms of a text: its stems, what stands for their synonyms, and neighbours as one word. */
const termsOf = (text: string): Terms => {
  const terms = new Map<string, number>();
  const put = (term: string, share: number): void => void terms.set(term, Math.max(share, terms.get(term) ?? 0));
  let before: string | null = null;
  let isDate = false;
  for (const word of wordsOf(text)) {
    const stem = stemOf(word);
    // The month of "4 march 1994" is part of a date; that of "festivals in march" is not.
    const isEmpty = PLAIN.has(word) || SMALL_NUMBER.test(word) || (isDate && kinds.get(stem) === '#month');
    isDate = SMALL_NUMBER.test(word);
    if (isEmpty) {
      before = null;
      continue;
    }
    const head = heads.get(stem);
    put(stem, head === undefined ? 1 : OWN_SHARE);
    if (head !== undefined) put(head, SYNONYM_SHARE);
    const kind = kinds.get(stem);
    if (kind !== undefined) put(kind, SYNONYM_SHARE);
    if (before !== null) put(stemOf(before + word), JOINED_SHARE);
    before = word;
  }
  return terms;
};

const asked: Readonly<Record<string, readonly string[]>> = data.asked;

interface Indexed {
  readonly row: EndpointRow;
  /** Its questions, each with its length. */
  readonly questions: readonly { readonly terms: Terms; readonly length: number }[];
  /** Every term of the questions. */
  readonly all: Terms;
}
interface Index {
  readonly endpoints: readonly Indexed[];
  /** Term → how rare it is among the endpoints; of every term that one of them has. */
  readonly rarity: ReadonlyMap<string, number>;
}

/** The questions of an endpoint: those of `asked.json`, its summary, its path. */
const questionsOf = ({ name, summary }: EndpointRow): readonly Terms[] =>
  [...(asked[name] ?? []), summary, name.replaceAll(/[^a-z0-9]+/g, ' ')].map(termsOf);

const lengthOf = (terms: Iterable<readonly [string, number]>, rarity: ReadonlyMap<string, number>): number =>
  Math.hypot(...Array.from(terms, ([term, share]) => share * (rarity.get(term) ?? 0)));

const indexed = (rows: readonly EndpointRow[]): Index => {
  const parts = rows.map((row) => {
    const questions = questionsOf(row);
    const all = new Map<string, number>();
    for (const terms of questions)
      for (const [term, share] of terms) all.set(term, Math.max(share, all.get(term) ?? 0));
    return { row, questions, all };
  });
  const having = new Map<string, number>();
  for (const { all } of parts) for (const term of all.keys()) having.set(term, (having.get(term) ?? 0) + 1);
  const rarity = new Map([...having].map(([term, count]) => [term, Math.log(1 + rows.length / count)]));
  const endpoints = parts.map(({ row, questions, all }) => ({
    row,
    questions: questions.map((terms) => ({ terms, length: lengthOf(terms, rarity) })),
    all,
  }));
  return { endpoints, rarity };
};

/** An index is made once for a list of rows: a service has one list. */
const known = new WeakMap<readonly EndpointRow[], Index>();
const indexOf = (rows: readonly EndpointRow[]): Index => {
  const found = known.get(rows) ?? indexed(rows);
  known.set(rows, found);
  return found;
};

/** The known term that an unknown word is a misspelling of, if any: its first letter is right, and nearly all others. */
const nearest = (word: string, { rarity }: Index): string | null => {
  if (word.length < MISSPELT_LETTERS) return null;
  const most = word.length >= LONG_LETTERS ? 2 : 1;
  const near = [...rarity.keys()].filter((term) => term[0] === word[0] && distance(term, word) <= most);
  return near.sort((a, b) => distance(a, word) - distance(b, word) || (a < b ? -1 : 1))[0] ?? null;
};

/** The terms of a query that some endpoint has, a misspelt one as what it was meant to be. */
const wantedOf = (query: string, index: Index): readonly (readonly [term: string, share: number])[] =>
  [...termsOf(query)].slice(0, MOST_TERMS).flatMap(([term, share]): (readonly [string, number])[] => {
    if (index.rarity.has(term)) return [[term, share]];
    const meant = share > JOINED_SHARE ? nearest(term, index) : null;
    return meant === null ? [] : [[meant, share]];
  });

/**
 * Of these rows those that fit a query best, best first; those of a suite where one is named. A query without a word that
 * any of them knows fits nothing.
 */
export const endpointsFor = (
  rows: readonly EndpointRow[],
  query: string,
  { suite, limit }: { readonly suite?: string | undefined; readonly limit: number },
): readonly EndpointRow[] => {
  const index = indexOf(rows);
  const wanted = wantedOf(query, index);
  const length = lengthOf(wanted, index.rarity);
  const common = (terms: Terms): number =>
    wanted.reduce((sum, [term, share]) => sum + share * (terms.get(term) ?? 0) * (index.rarity.get(term) ?? 0) ** 2, 0);
  const scoreOf = ({ questions, all }: Indexed): number => {
    const spread = common(all);
    if (spread === 0) return 0;
    const best = Math.max(...questions.map((one) => common(one.terms) / (one.length || 1)));
    return best / length + (SPREAD * spread) / length ** 2;
  };
  return index.endpoints
    .filter(({ row }) => suite === undefined || row.suite === suite)
    .map((one) => ({ row: one.row, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => row);
};
