/**
 * The fixed answers, in the tongue in which a question was written: that of a language, or Hindi in Latin letters. {line},
 * {emergency} and {ambulance} are numbers to call.
 */
import { bank } from '../bank.ts';
import { filled } from '../fill.ts';
import type { SafetyCase } from '../keys.ts';
import type { Language } from '../languages.ts';
import type { Helpline } from './helplines.ts';

/** A language, or `hi-Latn`: Hindi in Latin letters. */
export type Tongue = Language;

/** The fixed answer of a case. */
export const fixedText = (tongue: Tongue, key: SafetyCase, helpline: Helpline): string =>
  filled(bank(tongue, 'astrologer/safety')[key], {
    line: helpline.line,
    emergency: helpline.emergency,
    ambulance: helpline.ambulance,
  });
