/** Words that are written almost like those of questions: read so only where nothing of a message was understood. */
import { GEMS } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { bank } from '../../../words/bank.ts';
import { hinglish } from '../../../words/hinglish.ts';
import { askWords, patternsOf, type AskWords } from '../../../words/reading/ask.ts';
import { normalised, wordsIn } from '../../../words/reading/normalise.ts';
import { slipsBetween } from '../../../words/slips.ts';
import { lexicon } from '../../language/lexicon.ts';
import { spelledWords } from './patterns.ts';

/** Shortest word with a letter too many or too few, shortest with another vowel, and shortest with two. */
const SHORTEST = { length: 5, vowel: 6, vowels: 7 } as const;

/** A word of questions; a stem is the beginning of words. */
interface Known {
  readonly text: string;
  readonly isStem: boolean;
}

const isVowel = (letter = ''): boolean => /[aeiouy\p{M}]/u.test(letter);
/** A word without its vowels, and its letters in one order. */
const bonesOf = (word: string): string =>
  Array.from(word)
    .filter((letter, i) => i === 0 || !isVowel(letter))
    .join('');
const lettersOf = (word: string): string => Array.from(word).toSorted().join('');

const knownOf = (pattern: string): readonly Known[] =>
  pattern
    .replace(/:-?\d+$/u, '')
    .split(/[\s…&$]+/u)
    .filter((form) => !form.startsWith('<') && !form.startsWith('*'))
    .flatMap((form) => {
      const words = spelledWords(form);
      return words.map((text, i) => ({ text, isStem: form.endsWith('*') && i === words.length - 1 }));
    });

const knownIn = (of: (one: AskWords) => readonly string[]): ReadonlyMap<string, readonly Known[]> =>
  Map.groupBy(
    askWords(of)
      .flatMap(knownOf)
      .filter(({ text }) => text.length >= SHORTEST.length),
    ({ text }) => text.slice(0, 1),
  );

let made: { readonly subjects: ReturnType<typeof knownIn>; readonly all: ReturnType<typeof knownIn> } | undefined;
/** The words that name by themselves what is asked about, and all words of questions, by their first letters. */
const knownWords = () =>
  (made ??= {
    subjects: knownIn(({ matters, things, vocations }) =>
      patternsOf([matters, things, vocations]).filter((one) => !one.includes(' ')),
    ),
    all: knownIn(patternsOf),
  });

/** Whether a word is one of questions with a slip: a letter too many, too few or out of its place, or other vowels. */
const isSlip = (word: string, text: string): boolean => {
  if (isVowel(word[1]) !== isVowel(text[1])) return false;
  const length = Math.min(word.length, text.length);
  const slips = slipsBetween(word, text, 2);
  const isOfVowels = bonesOf(word) === bonesOf(text);
  if (slips === 1) {
    if (word.length !== text.length || lettersOf(word) === lettersOf(text)) return true;
    return isOfVowels && length >= SHORTEST.vowel - 1;
  }
  return slips === 2 && isOfVowels && length >= SHORTEST.vowel;
};

const isOf = (word: string, { text, isStem }: Known): boolean => (isStem ? word.startsWith(text) : word === text);
const isNear = (word: string, { text, isStem }: Known): boolean =>
  isStem
    ? [text.length - 1, text.length, text.length + 1].some((length) => isSlip(word.slice(0, length), text))
    : isSlip(word, text);

/** Whether a word is one of questions as it is written. */
const isKnown = (word: string, own: string): boolean =>
  lexicon().longest(word) > 0 ||
  knownWords()
    .all.get(own.slice(0, 1))
    ?.some((known) => isOf(own, known)) === true;

/** A word as questions have it; the word itself where it is known, short, or like none. */
const mendedWord = (word: string): string => {
  const [own = '', ...others] = spelledWords(word);
  if (others.length > 0 || word.length < SHORTEST.length || isKnown(word, own)) return word;
  return (
    knownWords()
      .subjects.get(own.slice(0, 1))
      ?.find((known) => isNear(own, known))?.text ?? word
  );
};

/** Names of stones. */
const STONES = GEMS.flatMap((gem) => [bank('en', 'gems')[gem], hinglish(bank('hi', 'gems')[gem])]);
const LONG_WORD = /[A-Za-z]{6,}/gu;

let named: ReadonlyMap<string, readonly string[]> | undefined;
/** Long words that name a matter, a person or a stone, by their first two letters, in which nobody slips. */
const namingWords = (): ReadonlyMap<string, readonly string[]> =>
  (named ??= Map.groupBy(
    new Set(
      [
        ...askWords(({ matters, vocations, relations, persons, people }) =>
          patternsOf([matters, vocations, relations, persons, people]).filter((one) => !one.includes(' ')),
        ),
        ...STONES,
      ].flatMap((source) => source.toLowerCase().match(LONG_WORD) ?? []),
    ),
    (word) => word.slice(0, 2),
  ));

const singly = (word: string): string => word.replace(/(.)\1+/gu, '$1');
/** Whether a word is another with one slip by which no consonant is lost: a vowel, a double letter, two that change places. */
const isSmallSlip = (word: string, right: string): boolean =>
  slipsBetween(word, right, 1) === 1 &&
  (singly(bonesOf(word)) === singly(bonesOf(right)) || lettersOf(word) === lettersOf(right));

const correctedWord = (typed: string): string => {
  const word = typed.toLowerCase();
  const near = (namingWords().get(word.slice(0, 2)) ?? []).filter((right) => isSmallSlip(word, right));
  const [right, ...others] = near;
  if (right === undefined || others.length > 0) return typed;
  return isKnown(word, spelledWords(word)[0] ?? '') ? typed : right;
};
/** "Kiske saath rahu", "yahin rahu": the verb, and not the planet of that spelling. */
const STAYS = new RegExp(`(?<=\\b(?:${askWords(({ stayed }) => stayed).join('|')})\\s)rahu\\b`, 'giu');
/** The line of work, and not the word: in capitals, on one side of a choice. */
const EITHER = `\\s(?:${askWords((one) => one.or).join('|')})\\s`;
const IT = new RegExp(`\\bIT\\b(?=[^.?!]*${EITHER})|(?<=${EITHER})IT\\b`, 'gu');
/** A text with the long words put right that name what it is about, wherever they stand. */
export const corrected = (text: string): string =>
  text.replace(IT, 'information tech').replace(LONG_WORD, correctedWord).replace(STAYS, 'rahun');

/** A text with its misspelt words as questions have them. */
export const mended = (text: string): string => wordsIn(normalised(text)).map(mendedWord).join(' ');
