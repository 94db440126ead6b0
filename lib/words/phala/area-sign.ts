/** The indicators of the life areas: the texts in every language. */
import { areaSign as en } from '../en/phala/area-sign.ts';
import { areaSign as hi } from '../hi/phala/area-sign.ts';
import { bankOf } from './bank.ts';

export const AREA_SIGN_TEXTS = bankOf('area.sign', { en, hi });
