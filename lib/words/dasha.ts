/** Names of the lords of dasha periods. */
import { isGrahaLord, isYoginiLord, type DashaLord } from '../../layers/jyotish/dasha/lord.ts';
import { bank } from './bank.ts';
import type { Words } from './words.ts';

/** Name of the lord of a period. */
export const dashaLordName = (words: Words, lord: DashaLord): string => {
  if (isGrahaLord(lord)) return words.nameOfKey('planets', lord);
  if (isYoginiLord(lord)) return bank(words.language, 'dasha').yoginis[lord];
  return words.nameOfKey('signs', lord);
};
