/** One planet that aspects another: the texts in every language. */
import { aspect as en } from '../en/phala/aspect.ts';
import { aspect as hi } from '../hi/phala/aspect.ts';
import { bankOf } from './bank.ts';

export const ASPECT_TEXTS = bankOf('pair.aspect', { en, hi });
