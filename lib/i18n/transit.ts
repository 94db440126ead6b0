/** Words of the transits: what comes of one, and what of a day is adverse. */
import type { GocharaResult } from '../../layers/jyotish/transit/gochara.ts';
import type { Ghat } from '../../layers/jyotish/transit/personal-days.ts';
import { transit as en } from './en/transit.ts';
import { transit as hi } from './hi/transit.ts';
import type { Language } from './languages.ts';

export interface TransitText {
  readonly verdicts: Readonly<Record<GocharaResult, string>>;
  readonly ghats: Readonly<Record<Ghat, string>>;
  readonly balas: Readonly<Record<'tara' | 'chandra', string>>;
}

const TEXTS: Readonly<Record<Language, TransitText>> = { en, hi };

/** The words of the transits in a language. */
export const transitText = (language: Language): TransitText => TEXTS[language];
