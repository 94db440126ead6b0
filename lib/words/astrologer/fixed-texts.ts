/**
 * The fixed answers, in the tongue in which a question was written: that of a language, or Hindi in Latin letters; in the
 * source language where that has none. {line}, {emergency}, {ambulance}, {child}, {women} and {elder} are numbers to call.
 */
import { bank, NotSpoken, type Banks } from '../bank.ts';
import { filled } from '../fill.ts';
import type { CareText, SafetyCase } from '../keys.ts';
import { SOURCE, type Language } from '../languages.ts';
import type { Helpline } from './helplines.ts';

/** A language, or `hi-Latn`: Hindi in Latin letters. */
export type Tongue = Language;

/** What is said to someone who does not ask about a chart. */
export type CourtesyText = keyof Banks['astrologer/courtesies'];

/** A text of a tongue; another where it has none. */
const spokenOr = <T>(text: () => T, otherwise: () => T): T => {
  try {
    return text();
  } catch (error) {
    if (error instanceof NotSpoken) return otherwise();
    throw error;
  }
};
const spoken = <T>(tongue: Tongue, textIn: (tongue: Tongue) => T): T =>
  spokenOr(
    () => textIn(tongue),
    () => textIn(SOURCE),
  );

const withNumbers = (text: string, { line, elder = line, ...others }: Helpline): string =>
  filled(text, { line, elder, ...others });

/** The fixed answer of a case. */
export const fixedText = (tongue: Tongue, key: SafetyCase, helpline: Helpline): string =>
  withNumbers(
    spoken(tongue, (one) => bank(one, 'astrologer/safety')[key]),
    helpline,
  );
/** The fixed answer of a case, or that which fits one who tells more; a tongue that has none of these keeps to that of the case. */
export const refusedText = (
  tongue: Tongue,
  { safety, care }: { readonly safety: SafetyCase; readonly care: CareText | null },
  helpline: Helpline,
): string => {
  const own = (): string => fixedText(tongue, safety, helpline);
  return care === null ? own() : spokenOr(() => withNumbers(bank(tongue, 'astrologer/care')[care], helpline), own);
};

/** A courtesy; numbers to call where it holds them. */
export const courtesyText = (tongue: Tongue, key: CourtesyText, helpline: Helpline): string => {
  const text: string = spoken(tongue, (one) => bank(one, 'astrologer/courtesies')[key]);
  return text.replace('{line}', helpline.line).replace('{emergency}', helpline.emergency);
};
