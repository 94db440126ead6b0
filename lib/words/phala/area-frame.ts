/** The life areas as a whole: the texts in every language. */
import { areaFrame as en } from '../en/phala/area-frame.ts';
import { areaFrame as hi } from '../hi/phala/area-frame.ts';
import { bankOf } from './bank.ts';

export const AREA_FRAME_TEXTS = bankOf('area.frame', { en, hi });
