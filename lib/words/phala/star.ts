/** The birth star: the texts in every language. */
import { star as en } from '../en/phala/star.ts';
import { star as hi } from '../hi/phala/star.ts';
import { bankOf } from './bank.ts';

export const STAR_TEXTS = bankOf('star', { en, hi });
