/** The tongue a text is written in: of a question, by which it is answered, and of a model's sentence, which must be the one asked for. */
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import { bank } from '../../../words/bank.ts';
import type { Language } from '../../../words/languages.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import {
  ENGLISH_OR_HINDI,
  ENGLISH_SAID,
  ROMAN_HINDI_FUTURE,
  ROMAN_HINDI_IN,
  ROMAN_HINDI_NAMED,
  ROMAN_HINDI_SAID,
} from '../../../words/reading/tongue-vocabulary.ts';

const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LETTER = /[\p{L}\p{M}]/gu;
const HINDI = new Set(ROMAN_HINDI_SAID);
const HINDI_FUTURE = new RegExp(ROMAN_HINDI_FUTURE, 'u');
/** "2027 me": a number and what is in it. */
const IN_NUMBER = new RegExp(`\\d (?:${ROMAN_HINDI_IN})(?!\\p{L})`, 'u');
const HINDI_NAMED = new Set(ROMAN_HINDI_NAMED);
const ENGLISH = new Set(ENGLISH_SAID);
const IN_BOTH = new Set(ENGLISH_OR_HINDI);
const LONG_WORDS = 5;
/** Share of letters that must be Devanagari in a Hindi sentence: an abbreviation or a name may stand in it. */
const HINDI_SHARE = 0.8;

/** The runs of letters of a normalised text. */
const lettersOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];
/** Whether a normalised text holds a word of Hindi in Latin letters. */
const hasHindi = (text: string): boolean =>
  IN_NUMBER.test(text) || lettersOf(text).some((word) => HINDI.has(word) || HINDI_FUTURE.test(word));
/** Whether a normalised text holds a small word of English; "to" at its end is Hindi: "agar na ho to". */
const hasEnglish = (text: string): boolean =>
  lettersOf(text).some((word, at, all) => ENGLISH.has(word) && !(word === 'to' && at === all.length - 1));

/** Whether a normalised text names something in Hindi, and no small word makes it English: "padosi se jhagda". */
const namesInHindi = (text: string): boolean =>
  !hasEnglish(text) && lettersOf(text).some((word) => HINDI_NAMED.has(word));

/** The tongue a question is written in; where its words do not tell, the language that was asked for. */
export const tongueOf = (question: string, language: Language): Tongue => {
  if (question.search(DEVANAGARI) >= 0) return 'hi';
  const text = normalised(question);
  if (hasHindi(text)) return 'hi-Latn';
  // A talk in Hindi goes on in its own letters.
  return namesInHindi(text) && languageOfTongue('hi-Latn') !== language ? 'hi-Latn' : language;
};

/** The language of a tongue: Hindi for Hindi in either script. */
export const languageOfTongue = (tongue: Tongue): Language => (tongue === 'hi-Latn' ? 'hi' : tongue);

/** The language in which a question is answered when none is asked for. */
export const languageOf = (question: string, otherwise: Language): Language =>
  languageOfTongue(tongueOf(question, otherwise));

/** Whether a sentence in Latin letters holds a small word that is of English alone, and none of Hindi. */
export const isEnglish = (sentence: string): boolean =>
  isIn('en', sentence) && lettersOf(normalised(sentence)).some((word) => ENGLISH.has(word) && !IN_BOTH.has(word));

/** Whether a sentence is written in a tongue: Hindi in Devanagari, English in Latin letters and English words, Hindi in Latin letters without Devanagari. */
export const isIn = (tongue: Tongue, sentence: string): boolean => {
  const letters = sentence.match(LETTER)?.length ?? 0;
  const devanagari = sentence.match(DEVANAGARI)?.length ?? 0;
  if (letters === 0) return true;
  const text = normalised(sentence);
  const isLong = text.split(' ').length >= LONG_WORDS;
  if (tongue === 'hi-Latn') return devanagari === 0 && (!isLong || hasHindi(text) || !hasEnglish(text));
  if (bank(tongue, 'language').script === 'Deva') return devanagari / letters >= HINDI_SHARE;
  return (
    /^[^\p{L}\p{M}]*(?:\p{Script=Latin}|\p{M}|[^\p{L}\p{M}])*$/u.test(text) &&
    !hasHindi(text) &&
    (!isLong || hasEnglish(text))
  );
};
