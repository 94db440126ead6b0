/** Finds endpoints by words: those of their path, summary and fields, and what people say instead. */
import { intentFinder } from '../../words/reading/intents.ts';
import { normalised } from '../../words/reading/normalise.ts';
import type { EndpointRow } from '../catalogue/rows.ts';
import { INTENTS_SAID } from '../../words/reading/intent-vocabulary.ts';
import { CATALOGUE_SAID } from '../../words/reading/catalogue-vocabulary.ts';

/** Other words of the catalogue for what people say. */
const SYNONYMS: Readonly<Record<string, string>> = {
  kundali: 'kundli chart birthchart',
  kundli: 'kundli chart birthchart',
  natal: 'birthchart',
  mahadasha: 'dasha vimshottari',
  star: 'nakshatra',
  sadesati: 'sade sati',
  remedy: 'remedies',
};

/** What a word of every day stands for (kundli, horoscope): behind anything else that a query names. */
const GENERAL = ['birthchart', 'horoscope/daily', 'panchang/daily', 'lal-kitab/chart', 'muhurat/find/{event}'];

/** Calculations that the words of a query name, in the order in which they do. */
const namedIn = intentFinder([...CATALOGUE_SAID, ...INTENTS_SAID]);

/** The words of a text; karakamsha and karakamsa, kaal and kal are one. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('sh', 's')
    .replaceAll('aa', 'a')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words of a query that tell no calculation from another. */
const PLAIN_WORDS = new Set(
  wordsOf(
    'a an and api are at by can check do find for from get give how i in is it list me my of on or please show the to what when which with need want calculate calculator endpoint data today now aaj ka ki ke kab kya hai mera meri mein me आज का की के कब क्या है मेरा मेरी में',
  ),
);

/** Words of a query about the service itself; without one of them `meta` is no answer. */
const SERVICE_WORDS = new Set(
  wordsOf(
    'api error errors price prices pricing credit credits limit limits engine version changelog accuracy function functions openapi health endpoints',
  ),
);

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
 * itself (`meta`) is found only by words about it. First stand those that its words name
 * outright; of the others a word counts the more, the fewer endpoints have it. A query without such words fits nothing.
 */
export const endpointsFor = (
  rows: readonly EndpointRow[],
  query: string,
  { suite, limit }: { readonly suite?: string | undefined; readonly limit: number },
): readonly EndpointRow[] => {
  const said = normalised(query);
  const all = [...new Set(namedIn(said).map((name) => name.replace(/^varga\/D\d+$/, 'varga/{chart}')))];
  const named = [...all.filter((name) => !GENERAL.includes(name)), ...all.filter((name) => GENERAL.includes(name))];
  const meant = Object.entries(SYNONYMS).flatMap(([phrase, words]) => (said.includes(phrase) ? wordsOf(words) : []));
  const wanted = new Set([...wordsOf(said), ...meant].filter((word) => !PLAIN_WORDS.has(word)));
  const isAboutService = wordsOf(said).some((word) => SERVICE_WORDS.has(word));
  const indexed: readonly Indexed[] = rows
    .filter(({ suite: of }) => (suite === undefined ? of !== 'meta' || isAboutService : of === suite))
    .map((row) => ({
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
