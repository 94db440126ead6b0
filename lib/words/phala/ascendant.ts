/** The rising sign: the texts in every language. */
import { ascendant as en } from '../en/phala/ascendant.ts';
import { ascendant as hi } from '../hi/phala/ascendant.ts';
import { bankOf } from './bank.ts';

export const ASCENDANT_TEXTS = bankOf('asc', { en, hi });
