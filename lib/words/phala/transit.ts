/** The planets in transit: the texts in every language. */
import { transit as en } from '../en/phala/transit.ts';
import { transit as hi } from '../hi/phala/transit.ts';
import { bankOf } from './bank.ts';

export const TRANSIT_TEXTS = bankOf('transit', { en, hi });
