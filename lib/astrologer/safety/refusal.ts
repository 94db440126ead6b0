/** What is told in place of a chart by calls that have no answer in words. */
import { AppError } from '../../contract/frame/app-error.ts';
import { MAX_QUESTION } from '../../contract/suites/astrologer.ts';
import type { SafetyCase } from '../../words/keys.ts';
import type { Language } from '../../words/languages.ts';
import { refusedText } from '../../words/astrologer/fixed-texts.ts';
import { helplineOf } from '../../words/astrologer/helplines.ts';
import { tongueOf } from '../answer/hear/tongue.ts';
import { heardAsked } from './asked-case.ts';
import { isNeed } from './rules.ts';

/** Where most callers are; calls that do not name a country give its numbers. */
const COUNTRY = 'IN';

interface Fixed {
  readonly safety: SafetyCase;
  readonly text: string;
}

const fixedFor = (message: string, language: Language, country: string): Fixed | null => {
  // The vocabularies are read when they are first needed.
  if (message.trim() === '') return null;
  const { safety, care, language: own } = heardAsked(message);
  if (safety === null) return null;
  const tongue = own ?? tongueOf(message, language);
  return { safety, text: refusedText(tongue, { safety, care }, helplineOf(country)) };
};

/** The fixed text for a message that is not answered from a chart, in its own language; null for any other. */
export const fixedTextFor = (message: string, language: Language): string | null =>
  fixedFor(message, language, COUNTRY)?.text ?? null;

/** Throws NOT_FROM_A_CHART, which is not charged, for such a message. */
export const refuseUnsafe = (message: string, language: Language): void => {
  const text = fixedTextFor(message, language);
  if (text !== null) throw new AppError('NOT_FROM_A_CHART', { message: text });
};

/** What a message of a person in need is answered with, whatever else is wrong with the request; null for any other. */
export const helpInsteadOfFaults = (message: unknown, language: Language, country: unknown): AppError | null => {
  if (typeof message !== 'string') return null;
  const where = typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : COUNTRY;
  const fixed = fixedFor(message.slice(0, MAX_QUESTION), language, where);
  if (fixed === null || !isNeed(fixed.safety)) return null;
  return new AppError('NOT_FROM_A_CHART', { message: fixed.text });
};
