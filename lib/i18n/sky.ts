/** Words of the sky: phases, twilights, eclipses, ayanamsas. */
import type { AyanamsaKey, LunarEclipse, SolarEclipse, Twilight } from '../../layers/jyotish/ephemeris/sky.ts';
import type { MOON_PHASES } from '../../layers/jyotish/sky-events/aspects.ts';
import { skyWords as en } from './en/sky.ts';
import { skyWords as hi } from './hi/sky.ts';
import type { Language } from './languages.ts';

/** A name for every key of each table. */
export interface SkyWords {
  readonly phases: Readonly<Record<(typeof MOON_PHASES)[number], string>>;
  readonly twilights: Readonly<Record<Twilight, string>>;
  readonly eclipses: {
    readonly solar: Readonly<Record<SolarEclipse['kind'], string>>;
    readonly lunar: Readonly<Record<LunarEclipse['kind'], string>>;
  };
  readonly ayanamsas: Readonly<Record<AyanamsaKey, string>>;
}

const WORDS: Readonly<Record<Language, SkyWords>> = { en, hi };

/** The words of the sky in a language. */
export const skyWordsOf = (language: Language): SkyWords => WORDS[language];
