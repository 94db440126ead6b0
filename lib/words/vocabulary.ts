/**
 * Vocabularies by which questions in need of a fixed answer are known: one JSON file per language. Adding a language is adding
 * its file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from './languages.ts';

/** Pairs of a pattern and what it is replaced by, in order. */
export type Replacements = readonly (readonly [from: string, to: string])[];

/**
 * What a language says. Stems stand with `|` between them: a word matches from its beginning unless `=` ends it; `…` stands for
 * up to three words between; `<kin>` for any word of a concept; `$` for the end of the text; `&` joins stems that stand near one
 * another in any order, `!` before one says that it must not stand there. Words in a script of India are found also as they are
 * typed in Latin letters.
 */
export interface Vocabulary {
  /** How far a native reader has gone through it. */
  readonly state: 'draft' | 'native';
  /** ISO 15924 code of the script it is written in. */
  readonly script: string;
  /** Letters that no other language of its script has. */
  readonly letters?: string;
  /** Languages whose words stand among its own. */
  readonly with?: readonly Language[];
  /** Read letter by letter; else near spellings are one (see `spelling.json`). */
  readonly exact?: boolean;
  /** Whether the last "a" of a syllable is silent where Hindi leaves it out. */
  readonly silent?: boolean;
  /** Sounds that its writers mix up in Latin letters, besides those that all do. */
  readonly sounds?: Replacements;
  /** Short forms, each with the words it stands for. */
  readonly short?: Readonly<Record<string, string>>;
  /** Endings that may follow a stem marked `~`. */
  readonly endings?: string;
  /** Frequent small words that tell the language. */
  readonly marks: string | readonly string[];
  /** Concepts, each with its stems. */
  readonly concepts: Readonly<Record<string, string | readonly string[]>>;
  /** Statements that alone make a case. */
  readonly said?: Readonly<Record<string, readonly string[]>>;
  /** All of it in the one spelling, as `lexicon.ts` makes it: only in the layer, so that a cold start need not. */
  readonly spelled?: Spelled;
}

/** The texts of a vocabulary in the one spelling, and as those in a script of India are typed in Latin letters. */
export interface Spelled {
  readonly text: string;
  readonly letters: string;
}

/** What holds of all languages: letters, and the choices that their spelling leaves. */
export interface Spelling {
  /** Letters that stand elsewhere than their like in Devanagari. */
  readonly letters: Readonly<Record<string, string>>;
  /** Letters of Devanagari, to which those of the other scripts are mapped, in Latin ones. */
  readonly consonants: Readonly<Record<string, string>>;
  readonly vowels: Readonly<Record<string, string>>;
  /** Sounds written in several ways in Latin letters. */
  readonly sounds: Replacements;
  /** The same, for languages that are not read letter by letter. */
  readonly near: Replacements;
  /** Letters mixed up in the scripts of India. */
  readonly mixed: Replacements;
}

// Beside this module; in the layer, beside the file that holds it.
const FOLDER = new URL('./reading/safety/', import.meta.url);
const isVocabulary = (file: string): boolean => /^[a-z]{2,3}\.json$/u.test(file);

/** What holds of the letters of all languages. */
export const spelling = (): Spelling => {
  const rows: Spelling = JSON.parse(readFileSync(new URL('spelling.json', FOLDER), 'utf8'));
  return rows;
};

/** The vocabulary of every language that has one, by its code. */
export const vocabularies = (): ReadonlyMap<Language, Vocabulary> =>
  new Map(
    readdirSync(FOLDER)
      .filter(isVocabulary)
      .sort()
      .map((file) => {
        const rows: Vocabulary = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
        return [file.replace('.json', ''), rows] as const;
      }),
  );
