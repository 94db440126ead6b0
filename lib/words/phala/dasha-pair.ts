/** The sub-periods: the texts in every language. */
import { dashaPair as en } from '../en/phala/dasha-pair.ts';
import { dashaPair as hi } from '../hi/phala/dasha-pair.ts';
import { bankOf } from './bank.ts';

export const DASHA_PAIR_TEXTS = bankOf('dasha.pair', { en, hi });
