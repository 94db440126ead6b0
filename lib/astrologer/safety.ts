/**
 * Questions that get a fixed answer before any chart is cast, and sentences that are never sent: known by their words, in
 * three tongues.
 */
import type { SafetyCase } from '../i18n/astrologer/answer-frames.ts';
import type { Tongue } from '../i18n/astrologer/fixed-texts.ts';
import { HARMLESS_SAID, SAFETY_SAID } from '../i18n/astrologer/safety-said.ts';
import type { Language } from '../i18n/languages.ts';
import type { Topic } from '../contract/astrologer.ts';
import { normalised } from './verify/normalise.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A stem as a pattern: `…` is up to three words, `=` the end of a word. */
const pattern = (stem: string): string => {
  const isWhole = stem.endsWith('=');
  const words = normalised(isWhole ? stem.slice(0, -1) : stem)
    .split('…')
    .map((part) => escaped(part.trim()))
    .join('(?: \\S+){0,3}? ');
  return isWhole ? `${words}(?![\\p{L}\\p{M}])` : words;
};
const stems = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${text.split('|').map(pattern).join('|')})`, flags);

const CASES = SAFETY_SAID.map(([key, { en, hi, roman }]) => ({
  key,
  found: stems([en, hi, roman].join('|'), 'u'),
}));
const HARMLESS = stems(HARMLESS_SAID, 'gu');

/** Words that make "cancer" the sign: the question then speaks of a chart. */
const SIGN_OF_CANCER =
  /cancer (?:ascendant|lagna|rashi|moon|sun|sign|rising)|(?:in|is|sign of|sign is) cancer(?! (?:patient|treatment|risk))/gu;

/** The fixed answer that a question needs; null when it may be answered from the chart. */
export const safetyCaseOf = (question: string): SafetyCase | null => {
  const whole = normalised(question).replace(SIGN_OF_CANCER, 'kark rashi');
  const text = whole.replace(HARMLESS, ' ');
  return CASES.find(({ key, found }) => found.test(key === 'crisis' ? whole : text))?.key ?? null;
};

const ADULT_YEARS = 18;
/** Topics that are not spoken of with the chart of someone under eighteen. */
const FOR_ADULTS: readonly Topic[] = ['marriage', 'children'];

/** Whether a topic must not be answered for a person of this age in years. */
export const isForAdults = (topic: Topic, ageYears: number): boolean =>
  ageYears < ADULT_YEARS && FOR_ADULTS.includes(topic);

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Words of Hindi that no English sentence holds. */
const ROMAN_HINDI =
  /(?<!\p{L})(?:hai|hain|hoon|hu|kya|kyu|kyun|kyon|kaise|kab|mujhe|mujhko|mera|meri|mere|nahi|nahin|chahta|chahti|aap|aapka|hoga|hogi|karu|karun|karoon|raha|rahi|wala|bahut|koi|kisi)(?!\p{L})/u;

/** The tongue a question is written in; where its words do not tell, the language that was asked for. */
export const tongueOf = (question: string, language: Language): Tongue => {
  if (DEVANAGARI.test(question)) return 'hi';
  return ROMAN_HINDI.test(normalised(question)) ? 'roman' : language;
};
