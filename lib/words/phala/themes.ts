/** Names of the themes and tones of readings, and of the limbs of the day of birth. */
import type { BirthLimb, Theme, Tone } from '../../../layers/jyotish/phala/reading.ts';
import { themes as en } from '../en/phala/themes.ts';
import { themes as hi } from '../hi/phala/themes.ts';
import type { Language } from '../languages.ts';
import type { Words } from '../words.ts';
import type { ThemeText } from './theme-words.ts';

const TEXTS: Readonly<Record<Language, ThemeText>> = { en, hi };

/** Name of a theme. */
export const themeName = (language: Language, theme: Theme): string => TEXTS[language].themes[theme];
/** Name of a tone. */
export const toneName = (language: Language, tone: Tone): string => TEXTS[language].tones[tone];

const LIMBS: Readonly<Record<Language, Readonly<Record<BirthLimb, string>>>> = {
  en: { vara: 'Weekday', tithi: 'Tithi', yoga: 'Yoga', karana: 'Karana', month: 'Lunar month', ritu: 'Season' },
  hi: { vara: 'वार', tithi: 'तिथि', yoga: 'योग', karana: 'करण', month: 'चांद्र मास', ritu: 'ऋतु' },
};

/** Name of a limb: `Tithi`. */
export const limbName = (language: Language, limb: BirthLimb): string => LIMBS[language][limb];

const tithiName = (words: Words, index: number): string => {
  const half = words.name('pakshas', index >= 15 ? 1 : 0);
  const name = words.name('tithis', index === 29 ? 15 : index % 15);
  // Full and new moon need no half beside their names.
  return index === 14 || index === 29 ? name : `${half} ${name}`;
};

/** Name of row `index`, from 0, of a limb: `Shukla Panchami`. */
export const limbRowName = (words: Words, limb: BirthLimb, index: number): string => {
  switch (limb) {
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

/** Title of a paragraph on a limb: `Tithi: Shukla Panchami`. */
export const limbTitle = (words: Words, limb: BirthLimb, index: number): string =>
  `${limbName(words.language, limb)}: ${limbRowName(words, limb, index)}`;
