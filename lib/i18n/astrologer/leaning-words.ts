/** What is said of a partner, a path, a line of work, in each language. */
import type { Planet7 } from '../../../layers/jyotish/chart/rashi.ts';
import { leaningsEn } from '../en/astrologer/leanings.ts';
import { leaningsHi } from '../hi/astrologer/leanings.ts';
import type { Language } from '../languages.ts';

export interface LeaningWords {
  /** {planet} and its {trades}. */
  readonly partnerTrade: string;
  /** A partner from far, and from near. */
  readonly far: string;
  readonly near: string;
  /** {place}, {planet}, {house}. */
  readonly meeting: string;
  /** Where people meet, by house, the first first. */
  readonly places: readonly string[];
  readonly looks: string;
  readonly childCount: string;
  /** {planet} and its {path}. */
  readonly path: string;
  readonly paths: Readonly<Record<Planet7, string>>;
  /** {planet} and its {colour}. */
  readonly colour: string;
  readonly colours: Readonly<Record<Planet7, string>>;
  /** A line of work by its {planet}. */
  readonly vocation: Readonly<Record<'strong' | 'middle' | 'weak', string>>;
  /** Which of two lines of work. */
  readonly ofTwo: Readonly<Record<'first' | 'second', string>>;
}

const WORDS: Readonly<Record<Language, LeaningWords>> = { en: leaningsEn, hi: leaningsHi };

export const leaningsOf = (language: Language): LeaningWords => WORDS[language];
