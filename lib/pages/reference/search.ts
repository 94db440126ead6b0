/**
 * The search of the reference over endpoints, fields, errors and guides. Endpoints are found as the finder of MCP finds them,
 * which knows Hindi, romanised words and misspellings; the others by their words.
 */
import { distance } from 'fastest-levenshtein';
import type { EndpointRow } from '../../service/catalogue/rows.ts';
import { endpointsFor } from '../../service/finder.ts';
import { pageWords } from '../../words/pages.ts';
import { filled } from '../../words/fill.ts';
import type { Language } from '../../words/languages.ts';
import { referenceText } from '../../words/reference-text.ts';
import { indianInLatin } from '../../words/reading/indian-script.ts';
import { suiteName } from '../../words/suites.ts';
import type { ErrorLine } from '../error-rows.ts';
import { GUIDE_KEYS } from '../guide-keys.ts';
import { operationPath } from '../operation.ts';
import { PHRASES } from '../snippets/phrases.ts';

/** A result. */
export interface Found {
  /** Below the root. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
  /** Whether title and words about it are English on a page of any language. */
  readonly english: boolean;
}

/** A field of a request, with an endpoint that takes it. */
export interface FieldRow {
  readonly name: string;
  readonly meaning: string;
  readonly operation: { readonly method: string; readonly path: string; readonly suite: string };
}

/** What is searched. */
export interface Searched {
  readonly endpoints: readonly EndpointRow[];
  readonly fields: readonly FieldRow[];
  readonly errors: readonly ErrorLine[];
}

const MOST_ENDPOINTS = 8;
const MOST_OTHERS = 3;
/** Letters of a word from which on one of them may be wrong, and two. */
const ONE_WRONG = 5;
const TWO_WRONG = 9;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const wrongLetters = (word: string): number => {
  if (word.length < ONE_WRONG) return 0;
  return word.length < TWO_WRONG ? 1 : 2;
};

/** How well a wanted word is one of these: itself 1, its beginning less, with a letter wrong less again. */
const fit = (wanted: string, words: readonly string[]): number => {
  if (words.includes(wanted)) return 1;
  if (wanted.length > 2 && words.some((one) => one.startsWith(wanted))) return 0.8;
  const most = wrongLetters(wanted);
  return most > 0 && words.some((one) => Math.abs(one.length - wanted.length) <= most && distance(one, wanted) <= most)
    ? 0.5
    : 0;
};

/** Words of a query that everything would have. */
const PLAIN = new Set([
  'the',
  'a',
  'an',
  'of',
  'in',
  'to',
  'for',
  'how',
  'is',
  'and',
  'my',
  'का',
  'की',
  'के',
  'में',
  'क्या',
  'है',
]);

interface Text {
  readonly title: string;
  readonly text: string;
}

/** Rows that have every word of a query, best first; a word in the title counts three times. */
const matching = <R>(rows: readonly R[], query: string, textOf: (row: R) => Text, most: number): readonly R[] => {
  const wanted = wordsOf(query).filter((word) => !PLAIN.has(word));
  if (wanted.length === 0) return [];
  return rows
    .map((row) => {
      const { title, text } = textOf(row);
      const [heads, bodies] = [wordsOf(title), wordsOf(text)];
      const scores = wanted.map((word) => Math.max(3 * fit(word, heads), fit(word, bodies)));
      return { row, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ row }) => row);
};

const guidesFor = (query: string, language: Language): readonly Found[] => {
  const { guides, docs, embed } = pageWords(language);
  const english = pageWords('en').guides;
  const rows = [
    {
      path: '/docs/start',
      title: docs.start,
      about: docs.startLead,
      words: 'start first call sdk client library शुरुआत',
    },
    {
      path: '/docs/accuracy',
      title: docs.accuracy,
      about: docs.accuracyLead,
      words: 'accuracy error compared verified सटीकता',
    },
    {
      path: '/docs/embed',
      title: embed.title,
      about: embed.keyText[0] ?? '',
      words:
        'widget widgets embed on in my site page html web component element website wordpress plugin react vue iframe shortcode विजेट वेबसाइट',
    },
    { path: '/docs/errors', title: docs.errors, about: docs.errorsLead, words: 'errors codes त्रुटि' },
    {
      path: '/pricing',
      title: pageWords(language).pricing.title,
      about: pageWords(language).pricing.lead,
      words: 'price pricing plan cost credits दाम योजना',
    },
    ...PHRASES.map(({ name, title }) => ({
      path: `/docs/start/${name}`,
      title: filled(docs.library.title, { language: title }),
      about: `${docs.library.libraries}: ${title}`,
      words: `${title} client library sdk package install`,
    })),
    ...GUIDE_KEYS.map((key) => ({
      path: `/docs/guides/${key}`,
      title: guides.names[key],
      about: guides.leads[key],
      words: `${english.names[key]} ${english.leads[key]} ${english.words[key]} ${guides.words[key]}`,
    })),
  ];
  return matching(rows, query, ({ title, words }) => ({ title: `${title} ${words}`, text: '' }), MOST_OTHERS).map(
    ({ path, title, about }) => ({ path, title, about, english: false }),
  );
};

const fieldsFor = (fields: readonly FieldRow[], query: string, language: Language): readonly Found[] =>
  matching(
    fields,
    query,
    ({ name, meaning }) => ({
      title: name.replaceAll('_', ' '),
      text: `${name} ${meaning} ${referenceText(language, meaning) ?? ''}`,
    }),
    MOST_OTHERS,
  ).map(({ name, meaning, operation }) => {
    const about = referenceText(language, meaning);
    return {
      path: `${operationPath(operation)}#f-${name}`,
      title: `${name} · ${suiteName(operation.suite, language)}`,
      about: about ?? meaning,
      english: about === undefined,
    };
  });

const errorsFor = (errors: readonly ErrorLine[], query: string): readonly Found[] =>
  matching(
    errors,
    query.replaceAll('_', ' '),
    ({ code, title }) => ({ title: `${code.replaceAll('_', ' ')} ${title}`, text: '' }),
    MOST_OTHERS,
  ).map(({ code, title }) => ({ path: `/docs/errors/${code}`, title: code, about: title, english: false }));

const isCode = (query: string): boolean => /^[A-Z]+(_[A-Z]+)+$/.test(query.trim()) || /^[45]\d\d$/.test(query.trim());

const vocabularies = new WeakMap<readonly EndpointRow[], readonly string[]>();
/** The words of the paths of endpoints. */
const vocabularyOf = (endpoints: readonly EndpointRow[]): readonly string[] => {
  const known = vocabularies.get(endpoints) ?? [...new Set(endpoints.flatMap(({ path }) => wordsOf(path)))];
  vocabularies.set(endpoints, known);
  return known;
};

/** A query with each word that is a letter or two from one of a path in the spelling of that; null where none is. */
const respelled = (endpoints: readonly EndpointRow[], query: string): string | null => {
  const known = vocabularyOf(endpoints);
  const better = wordsOf(query).map((word) => {
    const near = known
      .map((one) => ({ one, edits: distance(one, word) }))
      .filter(({ edits }) => edits <= wrongLetters(word) + 1 && word.length >= ONE_WRONG)
      .toSorted((a, b) => a.edits - b.edits)[0];
    return near?.one ?? word;
  });
  const text = better.join(' ');
  return text === wordsOf(query).join(' ') ? null : text;
};

/** Endpoints by the words of a query, and where that finds nothing by words of like spelling. */
const endpointsIn = (endpoints: readonly EndpointRow[], query: string): readonly EndpointRow[] => {
  const find = (text: string): readonly EndpointRow[] => endpointsFor(endpoints, text, { limit: MOST_ENDPOINTS });
  const found = find(query);
  const other = found.length > 0 ? null : respelled(endpoints, indianInLatin(query));
  return other === null ? found : find(other);
};

/** What a query finds, best first: an error where its code is asked for, else endpoints before guides, fields and errors. */
export const searchReference = (
  { endpoints, fields, errors }: Searched,
  query: string,
  language: Language,
): readonly Found[] => {
  const asked = query.trim();
  const byStatus = errors.filter(({ status }) => String(status) === asked);
  const found: readonly Found[] = endpointsIn(endpoints, asked).map((row) => {
    const about = referenceText(language, row.summary);
    return {
      path: operationPath(row),
      title: row.path.replace('/v1/', ''),
      about: about ?? row.summary,
      english: about === undefined,
    };
  });
  const failures = [
    ...byStatus.map(({ code, title }) => ({ path: `/docs/errors/${code}`, title: code, about: title, english: false })),
    ...errorsFor(errors, asked),
  ];
  const guides = guidesFor(asked, language);
  const own = fieldsFor(fields, asked, language);
  if (isCode(asked)) return [...failures, ...found, ...guides];
  const named = own.filter(({ title }) => title.startsWith(`${asked} `));
  // A guide that has all of several words is what was looked for.
  const first = wordsOf(asked).length > 1 ? guides.slice(0, 1) : [];
  const others = own.filter((one) => !named.includes(one));
  return [...named, ...first, ...found, ...guides.filter((one) => !first.includes(one)), ...others, ...failures];
};
