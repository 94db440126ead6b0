/**
 * Readings of a child's chart: a birth that is saved with the mark `minor`. Nothing is said in them of marriage, love, children,
 * intimacy and death. Paragraphs about the houses of these go; of all other texts the sentences that touch on them.
 */
import type { Language } from '../../words/languages.ts';
import { adultWords } from '../../words/reading/childs.ts';

/** Themes of paragraphs that are an adult's (`lib/words/banks/en/phala/themes.json`). */
const ADULT_THEMES: readonly unknown[] = ['creation', 'partnership', 'change'];

const SENTENCES = /(?<=[.!?।]["”’]?)\s+/;

/** A text without the sentences that touch on it. */
const childsText = (text: string, adult: RegExp): string =>
  adult.test(text)
    ? text
        .split(SENTENCES)
        .filter((sentence) => !adult.test(sentence))
        .join(' ')
    : text;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a paragraph, or a row like one, of which nothing is left to say. */
const isGone = (before: unknown, after: unknown): boolean =>
  isRecord(before) &&
  isRecord(after) &&
  (ADULT_THEMES.includes(before['theme']) || (before['text'] !== '' && after['text'] === ''));

/**
 * An answer as it is given for a child.
 * @example
 * forChild({ text: 'You learn early. You may marry late.' }, 'en') // → { text: 'You learn early.' }
 */
export const forChild = (value: unknown, language: Language): unknown => {
  const adult = adultWords(language);
  if (adult === null) return value;
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return SENTENCES.test(one) || /[.!?।]$/.test(one) ? childsText(one, adult) : one;
    if (Array.isArray(one))
      return one.flatMap((item: unknown) => {
        const walked = walk(item);
        return isGone(item, walked) || (item !== '' && walked === '') ? [] : [walked];
      });
    return isRecord(one) ? Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, walk(inner)])) : one;
  };
  return walk(value);
};
