/** A planet in a sign: the texts in every language. */
import { planetSign as en } from '../en/phala/planet-sign.ts';
import { planetSign as hi } from '../hi/phala/planet-sign.ts';
import { bankOf } from './bank.ts';

export const PLANET_SIGN_TEXTS = bankOf('planet.sign', { en, hi });
