/** A planet in a house: the texts in every language. */
import { planetHouse as en } from '../en/phala/planet-house.ts';
import { planetHouse as hi } from '../hi/phala/planet-house.ts';
import { bankOf } from './bank.ts';

export const PLANET_HOUSE_TEXTS = bankOf('planet.house', { en, hi });
