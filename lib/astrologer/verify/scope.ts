/** Whether a sentence speaks of this chart: not a question, a supposition, a rule for everyone, or another person's chart. */
import { QUESTION, THIS_CHART } from '../../i18n/astrologer/speech.ts';
import { normalised } from './normalise.ts';
import type { Token } from './symbols.ts';

const anyOf = (forms: string): string =>
  forms
    .split('|')
    .map(normalised)
    .sort((a, b) => b.length - a.length)
    .join('|');
const NOT_LETTER = '(?![\\p{L}\\p{M}])';
const BEGINS_QUESTION = new RegExp(`^(?:${anyOf(QUESTION)})${NOT_LETTER}(?! not)`, 'u');
/** Hindi asks with a word that may stand anywhere. */
const ASKS = new RegExp(`(?<![\\p{L}\\p{M}])(?:क्या|kya|कब|kab|कौन|kaun)${NOT_LETTER}`, 'u');
const YOURS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(THIS_CHART)})${NOT_LETTER}`, 'u');

/** Whom a sentence is about: `chart` this chart, `other` another person's, `nobody` when it claims nothing of anyone. */
export type Scope = 'chart' | 'other' | 'nobody';

/** A "usually" that comes after a comma or "which" speaks of what follows from a claim, not of the claim. */
const isGeneral = (symbols: string): boolean => {
  const at = symbols.indexOf('%');
  if (at < 0) return false;
  const turn = Math.max(...[',', '|', 'a'].map((mark) => symbols.lastIndexOf(mark, at)));
  return !/[BL].*[SHNRCEXZ]/.test(turn < 0 ? '' : symbols.slice(0, turn));
};

/** The sun is exalted in Aries and debilitated in Libra: a rule of astrology. */
const isRuleOfDignities = (symbols: string): boolean =>
  /E/.test(symbols) && /X/.test(symbols) && /^[^BAL]*[BL][^BAL]*$/.test(symbols) && !/[n|H]/.test(symbols);

/** "A strong Saturn is good for old age": any one, where nothing says "your". */
const speaksOfAnyOne = (phrases: readonly Token[]): boolean =>
  phrases.some(
    ({ symbol }, i) =>
      'RFCEXZ+-'.includes(symbol) &&
      /^(?:an?|any|every)$/.test(phrases[i - 1]?.text ?? '') &&
      phrases[i + 1]?.symbol === 'B',
  );

/** The scope of a sentence: its normalised text, and its phrases. */
export const scopeOf = (text: string, phrases: readonly Token[]): Scope => {
  const symbols = phrases.map(({ symbol }) => symbol).join('');
  if (/\?["')\s]*$/u.test(text) || BEGINS_QUESTION.test(text) || ASKS.test(text)) return 'nobody';
  if (/[xz]/.test(symbols)) return 'nobody';
  if (isRuleOfDignities(symbols.replaceAll(':', ''))) return 'nobody';
  if ((isGeneral(symbols) || speaksOfAnyOne(phrases)) && !YOURS.test(text)) return 'nobody';
  return /J[:k]*k[:k]*[K0BA]|J:*W|J:*[K0]|j:*[K0BA]/.test(symbols) ? 'other' : 'chart';
};
