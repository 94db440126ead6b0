/** The files of the banks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';

export const BANKS = join(ROOT, 'lib/words/banks');
/** Whether a file holds texts in the keys of English. */
const BESIDE = ['forms.json', 'spellings.json', 'documents.json'];
const isFamily = (file: string): boolean => !BESIDE.includes(file);

/** What a bank holds: strings, lists and objects. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

/** Families of a language, sorted. */
export const familiesOf = (language: string): readonly string[] =>
  globSync('**/*.json', { cwd: join(BANKS, language) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isFamily)
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

/** A bank as its file has it. */
export const readBank = (language: string, family: string): Texts => {
  const texts: Texts = JSON.parse(readFileSync(join(BANKS, language, `${family}.json`), 'utf8'));
  return texts;
};

/** Whether a list stands for a row of so many parts, which every language has; other lists are free in length. */
const TUPLES = [
  /^letters\/\d+$/,
  /^horoscope\/(career|family|health|love|money|study|travel)\/\d+\/\d+$/,
  /^horoscope\/(tara|pair-distance)\/\d+\/\d+$/,
  /^phala\/(?!event-words|modifiers|titles)[\w-]+\//,
  /^phala\/modifiers\/against$/,
  /^astrologer\/answers\/questions\/\w+$/,
  /^astrologer\/days\/parts$/,
];

/** Whether the list at this path (family, then keys, with slashes) is such a row. */
export const isTuple = (path: string): boolean => TUPLES.some((pattern) => pattern.test(path));
