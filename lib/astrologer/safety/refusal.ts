/** What is told in place of a chart by calls that have no answer in words. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Language } from '../../words/languages.ts';
import { fixedText } from '../../words/astrologer/fixed-texts.ts';
import { helplineOf } from '../../words/astrologer/helplines.ts';
import { tongueOf } from '../answer/tongue.ts';
import { heardIn } from './safety.ts';

/** Where most callers are; calls that do not name a country give its numbers. */
const COUNTRY = 'IN';

/** The fixed text for a message that is not answered from a chart, in its own language; null for any other. */
export const fixedTextFor = (message: string, language: Language): string | null => {
  // The vocabularies are read when they are first needed.
  if (message.trim() === '') return null;
  const { safety, language: own } = heardIn(message);
  return safety === null ? null : fixedText(own ?? tongueOf(message, language), safety, helplineOf(COUNTRY));
};

/** Throws NOT_FROM_A_CHART, which is not charged, for such a message. */
export const refuseUnsafe = (message: string, language: Language): void => {
  const text = fixedTextFor(message, language);
  if (text !== null) throw new AppError('NOT_FROM_A_CHART', { message: text });
};
