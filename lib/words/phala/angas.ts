/** Titles of the angas of the day of birth. */
import type { BirthAnga } from '../../../layers/jyotish/phala/reading.ts';
import { bank } from '../bank.ts';
import { filled } from '../fill.ts';
import type { Words } from '../words.ts';

const tithiName = (words: Words, index: number): string => {
  const name = words.name('tithis', index === 29 ? 15 : index % 15);
  // Full and new moon need no half beside their names.
  if (index === 14 || index === 29) return name;
  const half = words.name('pakshas', index >= 15 ? 1 : 0);
  return filled(bank(words.language, 'phala/titles').tithi, { half, tithi: name });
};

/** Name of row `index`, from 0, of an anga: `Shukla Panchami`. */
export const angaRowName = (words: Words, anga: BirthAnga, index: number): string => {
  switch (anga) {
    case 'vara':
      return words.name('weekdays', index);
    case 'tithi':
      return tithiName(words, index);
    case 'yoga':
      return words.name('yogas', index);
    case 'karana':
      return words.name('karanas', index);
    case 'month':
      return words.name('months', index);
    case 'ritu':
      return words.name('ritus', index);
  }
};

/** Title of a paragraph on an anga: `Tithi: Shukla Panchami`. */
export const angaTitle = (words: Words, anga: BirthAnga, index: number): string =>
  filled(bank(words.language, 'phala/titles').limb, {
    limb: bank(words.language, 'phala/themes').limbs[anga],
    row: angaRowName(words, anga, index),
  });
