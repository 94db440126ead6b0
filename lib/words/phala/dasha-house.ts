/** The houses that the lord of a major period rules: the texts in every language. */
import { dashaHouse as en } from '../en/phala/dasha-house.ts';
import { dashaHouse as hi } from '../hi/phala/dasha-house.ts';
import { bankOf } from './bank.ts';

export const DASHA_HOUSE_TEXTS = bankOf('dasha.house', { en, hi });
