/**
 * A tongue: a language with those that are mixed into it, ready to read a text. Words get the concepts that they belong to;
 * then the statements and rules of a case are found among them.
 */
import type { Language } from '../../words/languages.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';
import { isPhrase, lexiconOf, Lookup, type Form, type Lexicon } from './lexicon.ts';
import { mender } from './mend.ts';
import { inFull, inTwoScripts } from './spelling.ts';
import {
  KEY_LETTERS,
  keyIn,
  NO_WORD,
  stemFinder,
  stemMarker,
  type Source,
  type StemFinder,
  type Word,
} from './stems.ts';

const BREAKS = /[\s,;:/?!.।॥|()]+/u;
const MARKS = /^[^\p{L}\p{M}\d']+|[^\p{L}\p{M}\d']+$/gu;
/** Letters of a word that are read. */
const LONGEST_WORD = 40;
const INDIAN = /[\u0900-\u0d7f]/gu;
const COMMON = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** A text without the letters of other scripts of India. */
const ownLetters = (text: string, own: RegExp): string =>
  text.replace(INDIAN, (letter) => (own.test(letter) || COMMON.test(letter) ? letter : ' '));

const hasConcept = (keys: ReadonlySet<string>): boolean => [...keys].some((key) => key.startsWith('<'));

/** A tongue. */
export interface Tongue {
  readonly code: Language;
  /** How many letters of its script stand in a text. */
  readonly lettersIn: (text: string) => number;
  /** Letters that no other language of its script has; null where it has none. */
  readonly ownLetters: RegExp | null;
  /** Whether other languages stand in it. */
  readonly isMixed: boolean;
  /** The words of a text. */
  readonly read: (text: string) => readonly Word[];
  /** How many of them it knows: those of concepts, and the small words of that of its languages that has the most. */
  readonly knownIn: (words: readonly Word[]) => number;
  /** How many of them are small words of it, which no tongue borrows. */
  readonly marksIn: (words: readonly Word[]) => number;
  /** The words with the concepts of the phrases that begin at them. */
  readonly withPhrases: (words: readonly Word[]) => readonly Word[];
  /** A finder of stems as the languages of the tongue have them under a name. */
  readonly said: (name: string) => StemFinder;
}

/** The languages read letter by letter are all spelled alike, which is spelling 0; 1 is that of the language itself. */
const spellingOf = ({ isExact }: Lexicon): number => (isExact ? 0 : 1);

const sourcesOf = (lexicon: Lexicon, forms: readonly Form[], inLatin: boolean): readonly Source[] =>
  forms.flatMap(({ stem, letters }) =>
    [stem, ...(inLatin && letters !== null ? [letters] : [])].map((one) => ({
      stem: one,
      spelling: spellingOf(lexicon),
    })),
  );

/** Words in Latin letters: what is written almost like one of them is taken for it. */
const latinWordsOf = (lexicons: readonly Lexicon[]): ReadonlySet<string> =>
  new Set(lexicons.flatMap(({ text }) => text.match(/(?<![<\w])[a-z]+(?![\w>])/gu) ?? []));

/** Reads words in each spelling of a tongue. */
const wordReader = (lexicons: readonly Lexicon[]): ((texts: readonly string[]) => readonly Word[]) => {
  const readers = [...Map.groupBy(lexicons, spellingOf)].map(([spelling, speakers]) => ({
    spelling,
    spell: speakers[0]?.speller.spell ?? String,
    lookup: new Lookup(speakers),
    mend: mender(latinWordsOf(speakers)),
  }));
  /** A word from its spellings, one for each reader. */
  const wordOf = (spellings: readonly string[]): Word => {
    const spelled: string[] = [];
    const keys = new Set<string>();
    readers.forEach(({ spelling, lookup, mend }, i) => {
      const own = mend(spellings[i] ?? '');
      spelled[spelling] = own;
      keys.add(keyIn(spelling, own));
      for (let end = 1; end <= Math.min(own.length, KEY_LETTERS); end++) keys.add(keyIn(spelling, own.slice(0, end)));
      for (const name of lookup.conceptsOf(own)) keys.add(name);
    });
    return { spelled, keys };
  };
  return (texts) => {
    const unique = [...new Set(texts)];
    const bySpelling = readers.map(({ spell }) => spell(unique.join('\n')).split('\n'));
    const known = new Map(
      unique.map((text, at) => [text, wordOf(bySpelling.map((words) => words[at] ?? ''))] as const),
    );
    return texts.map((text) => known.get(text) ?? NO_WORD);
  };
};

/** The phrases of concepts. */
const phrasesOf = (lexicons: readonly Lexicon[]): readonly Source[] =>
  lexicons.flatMap((lexicon) =>
    [...lexicon.concepts].flatMap(([concept, forms]) =>
      sourcesOf(lexicon, forms.filter(isPhrase), true).map((source) => ({ ...source, name: `<${concept}>` })),
    ),
  );

/** The tongue of a language, with the vocabularies of those that are mixed into it. */
export const tongueOf = (code: Language, own: Vocabulary, mixed: readonly Vocabulary[]): Tongue => {
  const short = new Map([own, ...mixed].flatMap((one) => Object.entries(one.short ?? {})));
  const full = inFull(short);
  const lexicons = [own, ...mixed].map((language) => lexiconOf(language));
  const script = new RegExp(`\\p{Script=${own.script}}`, 'u');
  const letters = new RegExp(`(?=\\p{L})\\p{Script=${own.script}}`, 'gu');
  const wordsOf = wordReader(lexicons);
  const conceptsAt = stemMarker(phrasesOf(lexicons));
  const isMark = ({ spelled }: Word, lexicon: Lexicon): boolean =>
    lexicon.marks.has(spelled[spellingOf(lexicon)] ?? '');
  const mostOf = (wordsIn: (lexicon: Lexicon) => readonly Word[]): number =>
    Math.max(...lexicons.map((lexicon) => wordsIn(lexicon).length));
  return {
    code,
    lettersIn: (text) => text.match(letters)?.length ?? 0,
    ownLetters: own.letters === undefined ? null : new RegExp(`[${own.letters}]`, 'u'),
    isMixed: mixed.length > 0,
    read: (text) =>
      wordsOf(
        full(inTwoScripts(ownLetters(text, script)))
          .split(BREAKS)
          .map((word) => word.slice(0, LONGEST_WORD).replace(MARKS, ''))
          .filter(Boolean),
      ),
    knownIn: (words) => mostOf((lexicon) => words.filter((word) => hasConcept(word.keys) || isMark(word, lexicon))),
    marksIn: (words) => mostOf((lexicon) => words.filter((word) => isMark(word, lexicon))),
    withPhrases: (words) =>
      words.map((word, at) => {
        const names = conceptsAt(words, at);
        return names.length === 0 ? word : { ...word, keys: new Set([...word.keys, ...names]) };
      }),
    said: (name) => stemFinder(lexicons.flatMap((one) => sourcesOf(one, one.said.get(name) ?? [], !one.isExact))),
  };
};
