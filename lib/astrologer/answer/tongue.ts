/** The tongue a text is written in: of a question, by which it is answered, and of a model's sentence, which must be the one asked for. */
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { normalised } from '../../words/reading/normalise.ts';

const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LETTER = /[\p{L}\p{M}]/gu;
/** Words of Hindi that no English sentence holds. */
const ROMAN_HINDI =
  /(?<!\p{L})(?:(?<=\d )(?:me|mein)|ya|lu|lun|bhi|toh|bhai|yaar|accha|achha|woh|yeh|abhi|phir|itna|thoda|liye|saath|hai|hain|hoon|hu|kya|kyu|kyun|kyon|kaise|kaisa|kaisi|kab|mujhe|mujhko|mera|meri|mere|nahi|nahin|chahta|chahti|chahiye|chahie|aap|aapka|hoga|hogi|honge|karu|karun|karoon|raha|rahi|rahe|wala|bahut|koi|kisi|kis|kaun|kaunsa|konsa|konsi|baad|saal|mujhse|kahan|kitna|kitni|kitne|hota|hoti|pehnu|karna|nhi|aaj|ka|ki|ke|ko|apna|apni|apne|jau|jaun|khareedu|kharidu|bechu|batao|bataiye|samjhao|pakka|uske|iske|shukriya|dhanyavad|dhanyawad|namaste|(?!(?:om|m|v|ort|bod)ega)\p{L}+(?:ega|egi|unga|ungi))(?!\p{L})/u;
/** Words of which an English sentence of some length holds one. */
const ENGLISH =
  /(?<!\p{L})(?:the|a|an|i|we|my|does|is|are|was|be|it|its|this|that|in|on|of|to|and|or|for|with|by|from|you|your|so|not|as|at|has|have|will|can|but|where|when|what|he|she|they|why|how|which|tell|say|should|would|do|about|then|sure|really|more|shorter|simpler|exactly)(?!\p{L})/u;
const LONG_WORDS = 5;
/** Share of letters that must be Devanagari in a Hindi sentence: an abbreviation or a name may stand in it. */
const HINDI_SHARE = 0.8;

/** The tongue a question is written in; where its words do not tell, the language that was asked for. */
export const tongueOf = (question: string, language: Language): Tongue => {
  if (question.search(DEVANAGARI) >= 0) return 'hi';
  return ROMAN_HINDI.test(normalised(question)) ? 'hi-Latn' : language;
};

/** The language of a tongue: Hindi for Hindi in either script. */
export const languageOfTongue = (tongue: Tongue): Language => (tongue === 'hi-Latn' ? 'hi' : tongue);

/** The language in which a question is answered when none is asked for. */
export const languageOf = (question: string, otherwise: Language): Language =>
  languageOfTongue(tongueOf(question, otherwise));

/** Whether a sentence in Latin letters holds a small word of English and none of Hindi. */
export const isEnglish = (sentence: string): boolean => isIn('en', sentence) && ENGLISH.test(normalised(sentence));

/** Whether a sentence is written in a tongue: Hindi in Devanagari, English in Latin letters and English words, Hindi in Latin letters without Devanagari. */
export const isIn = (tongue: Tongue, sentence: string): boolean => {
  const letters = sentence.match(LETTER)?.length ?? 0;
  const devanagari = sentence.match(DEVANAGARI)?.length ?? 0;
  if (letters === 0) return true;
  const text = normalised(sentence);
  const isLong = text.split(' ').length >= LONG_WORDS;
  if (tongue === 'hi-Latn') return devanagari === 0 && (!isLong || ROMAN_HINDI.test(text) || !ENGLISH.test(text));
  if (bank(tongue, 'language').script === 'Deva') return devanagari / letters >= HINDI_SHARE;
  return (
    /^[^\p{L}\p{M}]*(?:\p{Script=Latin}|\p{M}|[^\p{L}\p{M}])*$/u.test(text) &&
    !ROMAN_HINDI.test(text) &&
    (!isLong || ENGLISH.test(text))
  );
};
