/** A planet in the stars of a planet: the texts in every language. */
import { planetStar as en } from '../en/phala/planet-star.ts';
import { planetStar as hi } from '../hi/phala/planet-star.ts';
import { bankOf } from './bank.ts';

export const PLANET_STAR_TEXTS = bankOf('planet.star', { en, hi });
