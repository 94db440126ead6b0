/**
 * Finds endpoints by words, as people ask for them: a query is held against the questions of `asked.json`, the summary and
 * the path of each endpoint, a rare word counting more than a common one (cosine of TF-IDF; Salton and Buckley 1988).
 */
import { distance } from 'fastest-levenshtein';
import type { EndpointRow } from './rows.ts';
import { normalised } from '../../words/reading/normalise.ts';
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

/** The words of a text; karakamsha and karakamsa, kaal and kal are one. */
const wordsOf = (text: string): readonly string[] =>
  normalised(text)
    .replaceAll('sh', 's')
    .replaceAll('aa', 'a')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

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
  for (const word of wordsOf(text)) {
    if (PLAIN.has(word) || SMALL_NUMBER.test(word)) {
      before = null;
      continue;
    }
    const stem = stemOf(word);
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
  readonly questions: readonly Terms[];
  /** Every term of the questions. */
  readonly all: Terms;
}

const indexed = (row: EndpointRow): Indexed => {
  const texts = [...(asked[row.name] ?? []), row.summary, row.name.replaceAll(/[^a-z0-9]+/g, ' ')];
  const questions = texts.map(termsOf);
  const all = new Map<string, number>();
  for (const terms of questions) for (const [term, share] of terms) all.set(term, Math.max(share, all.get(term) ?? 0));
  return { row, questions, all };
};

/** An index is made once for a list of rows: a service has one list. */
interface Index {
  readonly index: readonly Indexed[];
  /** Every term of all of them. */
  readonly terms: ReadonlySet<string>;
}
const known = new WeakMap<readonly EndpointRow[], Index>();
const indexOf = (rows: readonly EndpointRow[]): Index => {
  const before = known.get(rows);
  if (before) return before;
  const index = rows.map(indexed);
  const made = { index, terms: new Set(index.flatMap(({ all }) => [...all.keys()])) };
  known.set(rows, made);
  return made;
};

/** The known term that an unknown word is a misspelling of: of as good as its letters, its beginning the same. */
const nearest = (word: string, terms: ReadonlySet<string>): string | null => {
  if (word.length < MISSPELT_LETTERS) return null;
  const most = word.length >= 2 * STEM_LETTERS - 1 ? 2 : 1;
  const near = [...terms].filter((term) => term[0] === word[0] && distance(term, word) <= most);
  return near.sort((a, b) => distance(a, word) - distance(b, word) || (a < b ? -1 : 1))[0] ?? null;
};

/**
 * Of these rows those that fit a query best, best first; those of a suite where one is named. A query without a word that
 * any of them knows fits nothing.
 */
export const endpointsFor = (
  rows: readonly EndpointRow[],
  query: string,
  { suite, limit }: { readonly suite?: string | undefined; readonly limit: number },
): readonly EndpointRow[] => {
  const { index, terms } = indexOf(rows);
  const rarityOf = (term: string): number =>
    Math.log(1 + index.length / index.filter(({ all }) => all.has(term)).length);
  const rarity = new Map<string, number>();
  const rare = (term: string): number => {
    const value = rarity.get(term) ?? rarityOf(term);
    rarity.set(term, value);
    return value;
  };
  const wanted = [...termsOf(query)].flatMap(([term, share]): (readonly [string, number])[] => {
    const isWord = share > JOINED_SHARE;
    const known = terms.has(term) || !isWord ? term : nearest(term, terms);
    return known === null || !terms.has(known) ? [] : [[known, share]];
  });
  const lengthOf = (terms: Iterable<readonly [string, number]>): number =>
    Math.hypot(...Array.from(terms, ([term, share]) => share * rare(term)));
  const length = lengthOf(wanted);
  const common = (terms: Terms): number =>
    wanted.reduce((sum, [term, share]) => sum + share * (terms.get(term) ?? 0) * rare(term) ** 2, 0);
  const scoreOf = ({ questions, all }: Indexed): number => {
    const spread = common(all);
    if (spread === 0) return 0;
    const best = questions.map((terms) => common(terms) / (lengthOf(terms) || 1));
    return Math.max(...best) / length + (SPREAD * spread) / length ** 2;
  };
  return index
    .filter(({ row }) => suite === undefined || row.suite === suite)
    .map((one) => ({ row: one.row, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => row);
};
