/** The quarter of the birth star: the texts in every language. */
import { pada as en } from '../en/phala/pada.ts';
import { pada as hi } from '../hi/phala/pada.ts';
import { bankOf } from './bank.ts';

export const PADA_TEXTS = bankOf('pada', { en, hi });
