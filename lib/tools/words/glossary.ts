/** The glossary: what things are called in each language, and how far that is sure. Banks are held against it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word, and whether almanacs, dictionaries or CLDR print it so. */
type Entry = readonly [word: string, known: 'sure' | 'check'];

interface Glossary {
  /** `language/path` of a name that stays as it is → the reason. */
  readonly kept: Readonly<Record<string, string>>;
  /** Path of a text → language → its word. */
  readonly words: Readonly<Record<string, Readonly<Partial<Record<string, Entry>>>>>;
}

const FILE = join(import.meta.dirname, 'glossary.json');
export const glossary: Glossary = JSON.parse(readFileSync(FILE, 'utf8'));

/** The entries of a language by the path of their text. */
const entriesOf = (language: string, { words }: Glossary): readonly (readonly [path: string, entry: Entry])[] =>
  Object.entries(words).flatMap(([path, row]) => {
    const entry = row[language];
    return entry === undefined ? [] : [[path, entry] as const];
  });

/** How many entries a language has, and how many of them are sure. */
export const glossaryCounts = (language: string, of: Glossary = glossary): { words: number; sure: number } => {
  const entries = entriesOf(language, of);
  return { words: entries.length, sure: entries.filter(([, [, known]]) => known === 'sure').length };
};

/**
 * Texts of a language, by path, that are not called as the glossary calls them, nor listed with a reason to stay; and
 * reasons for names that need none.
 */
export const glossaryFaults = (
  language: string,
  texts: ReadonlyMap<string, string>,
  of: Glossary = glossary,
): readonly string[] => {
  const differs = new Set(
    entriesOf(language, of).flatMap(([path, [word]]) => (texts.get(path) === word ? [] : [`${language}/${path}`])),
  );
  const kept = Object.keys(of.kept).filter((path) => path.startsWith(`${language}/`));
  return [
    ...[...differs].filter((path) => !kept.includes(path)).map((path) => `${path}: is not called as in the glossary`),
    ...kept.filter((path) => !differs.has(path)).map((path) => `${path}: has a reason to differ, and does not differ`),
  ];
};
