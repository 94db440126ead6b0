/** Two planets in one sign: the texts in every language. */
import { pair as en } from '../en/phala/pair.ts';
import { pair as hi } from '../hi/phala/pair.ts';
import { bankOf } from './bank.ts';

export const PAIR_TEXTS = bankOf('pair.joined', { en, hi });
