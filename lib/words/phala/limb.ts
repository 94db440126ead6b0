/** The limbs of the day of birth: the texts in every language. */
import { limb as en } from '../en/phala/limb.ts';
import { limb as hi } from '../hi/phala/limb.ts';
import { bankOf } from './bank.ts';

export const LIMB_TEXTS = bankOf('limb', { en, hi });
