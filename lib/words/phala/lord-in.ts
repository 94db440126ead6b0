/** The lord of a house in a house: the texts in every language. */
import { lordIn as en } from '../en/phala/lord-in.ts';
import { lordIn as hi } from '../hi/phala/lord-in.ts';
import { bankOf } from './bank.ts';

export const LORD_IN_TEXTS = bankOf('lord.in', { en, hi });
