/** The sign of the Moon: the texts in every language. */
import { moon as en } from '../en/phala/moon.ts';
import { moon as hi } from '../hi/phala/moon.ts';
import { bankOf } from './bank.ts';

export const MOON_TEXTS = bankOf('moon', { en, hi });
