/** Weekdays, stars and months in the shapes of the catalogue. */
import { varaLord } from '../../layers/jyotish/panchang/vedic-day.ts';
import type { Named, Words } from '../i18n/words.ts';

/** `vara` of the catalogue: 0 = Sunday, with its lord. */
export const varaShape = (words: Words, vara: number) => ({
  id: vara,
  key: words.key('weekdays', vara),
  name: words.name('weekdays', vara),
  lord: varaLord(vara),
});

/** `{ id, key, name }` of nakshatra 1–27 (28 = Abhijit), without pada. */
export const starShape = (words: Words, nakshatra: number): Named => words.named('nakshatras', nakshatra);

/** `{ id, key, name }` of lunar month 1–12 from Chaitra. */
export const monthShape = (words: Words, month: number): Named => words.named('months', month);
