/** Titles of paragraphs: the placement a row speaks of, as an app would head it. */
import type { Placement } from '../../../layers/jyotish/phala/reading.ts';
import { placementTitle as en } from '../en/phala/titles.ts';
import { placementTitle as hi } from '../hi/phala/titles.ts';
import type { Language } from '../languages.ts';
import type { Words } from '../words.ts';

const TITLES: Readonly<Record<Language, (words: Words, placement: Placement) => string>> = { en, hi };

/** Title of a placement: `Mars in the tenth house`. */
export const titleOf = (words: Words, placement: Placement): string => TITLES[words.language](words, placement);
