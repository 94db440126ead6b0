/** The lord of a major period: the texts in every language. */
import { dashaLord as en } from '../en/phala/dasha-lord.ts';
import { dashaLord as hi } from '../hi/phala/dasha-lord.ts';
import { bankOf } from './bank.ts';

export const DASHA_LORD_TEXTS = bankOf('dasha.lord', { en, hi });
