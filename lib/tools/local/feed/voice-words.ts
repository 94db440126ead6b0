/**
 * The words by which the voice of the feed is checked (`npm run words`, `npm run feed:variety`): `voice/<language>.json`, one for
 * each language that has the feed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '../../../../layers/jyotish/horoscope/areas.ts';
import { STAYING } from '../../../../layers/jyotish/horoscope/rotation.ts';
import type { Level } from '../../../words/horoscope/bank.ts';
import { houseForms, nameForms } from '../../../words/forms.ts';
import { bank } from '../../../words/bank.ts';
import type { Language } from '../../../words/languages.ts';
import { wordsOf } from '../../../words/words.ts';

/**
 * A list of a file: words with spaces between, `~` for any letters and `_` for a space within one (`लग_सकत~`, `~லாம்`); lines of
 * them; or a pattern.
 */
type List = string | readonly string[] | { readonly pattern: string };

/** What a text is looked through for, each as a list in a file and as a pattern when it is read. */
interface Kinds<Words> {
  /** What makes a statement a tendency, not a promise. */
  readonly tendency: Words;
  /** Words of an area, one of which its first sentence has. */
  readonly areas: Readonly<Record<Area, Words>>;
  /** Words of a grade, one of which its sentence has. */
  readonly grades: Readonly<Record<Level, Words>>;
  /** Words that say a low or a high grade plainly; a sentence of the other one has none of them. */
  readonly plain: Readonly<Record<'low' | 'high', Words>>;
  /** First words that leave the reader to guess who is meant. */
  readonly pronouns: Words;
  /** Marks of an image, and things that act. */
  readonly images: Words;
  /** People of whom nothing is certain. */
  readonly someone: Words;
}

/** What a file of words holds. */
interface VoiceFile extends Kinds<List> {
  /** The reader addressed in a form that has a gender; none where the language has none. */
  readonly gendered?: List;
  /** A sentence that tells the reader what to do; without it the first word is looked up among the acts. */
  readonly imperative?: List;
  /** First words of acts that no act of the bank begins with. */
  readonly acts?: string;
  /** Words of the language that say what one word of English does (Tamil 0.65, over 27,000 words of the other families): lengths are measured by it; 1 if left out. */
  readonly density?: number;
  /** What is never said, as beginnings of words; `$` for the end of the word, `_` for a space. */
  readonly banned: string | readonly string[];
  /** What names a house, where that is not its ordinal or one of its forms. */
  readonly houses?: List;
}

/** What a language is checked by. */
export interface VoiceWords extends Kinds<RegExp> {
  readonly gendered: RegExp | null;
  readonly imperative: RegExp | null;
  readonly acts: readonly string[];
  readonly density: number;
  readonly banned: readonly string[];
  /** The names of each planet, and what names houses, as parts of a pattern. */
  readonly planets: readonly string[];
  readonly houses: string;
}

const listed = (list: string | readonly string[]): readonly string[] =>
  (typeof list === 'string' ? list : list.join(' ')).split(' ').filter((word) => word !== '');

const isLines = (list: List): list is string | readonly string[] => typeof list === 'string' || Array.isArray(list);

const sourceOf = (list: List): string =>
  isLines(list)
    ? `(?<![\\p{L}\\p{M}])(?:${listed(list)
        .map((word) => word.replaceAll('_', ' ').replaceAll('~', '[\\p{L}\\p{M}]*'))
        .join('|')})(?![\\p{L}\\p{M}])`
    : list.pattern;
const patternOf = (list: List): RegExp => new RegExp(sourceOf(list), 'iu');

const areasOf = ({ career, love, health, money, family, travel, study }: VoiceFile['areas']): VoiceWords['areas'] => ({
  career: patternOf(career),
  love: patternOf(love),
  health: patternOf(health),
  money: patternOf(money),
  family: patternOf(family),
  travel: patternOf(travel),
  study: patternOf(study),
});

/** What all forms of a name begin with: particles join it that make no form of their own (சூரியனும், "the Sun too"). */
const stemOf = ([first = '', ...others]: readonly string[]): string => {
  let end = first.length;
  while (others.some((form) => !form.startsWith(first.slice(0, end)))) end--;
  return first.slice(0, end);
};

/** Every form of the names that the feed says, the longest first, and what they begin with. */
const namesIn = (language: Language) => {
  const words = wordsOf(language);
  const longest = (names: readonly string[]): string =>
    [...new Set(names)].toSorted((a, b) => b.length - a.length).join('|');
  const ordinals = bank(language, 'house-ordinals');
  return {
    planets: (['moon', ...STAYING] as const).map((planet) => {
      const forms = Object.values(nameForms(words, 'planets', planet));
      return longest([...forms, stemOf(forms)]);
    }),
    houses: longest(ordinals.flatMap((plain, i) => Object.values(houseForms(language, i + 1, plain)))),
  };
};

const readVoice = (language: Language, file: string): VoiceWords => {
  const rows: VoiceFile = JSON.parse(readFileSync(file, 'utf8'));
  const names = namesIn(language);
  return {
    tendency: patternOf(rows.tendency),
    areas: areasOf(rows.areas),
    grades: { low: patternOf(rows.grades.low), even: patternOf(rows.grades.even), high: patternOf(rows.grades.high) },
    plain: { low: patternOf(rows.plain.low), high: patternOf(rows.plain.high) },
    pronouns: new RegExp(`^(?:${sourceOf(rows.pronouns)})`, 'iu'),
    images: patternOf(rows.images),
    someone: patternOf(rows.someone),
    gendered: rows.gendered === undefined ? null : patternOf(rows.gendered),
    imperative: rows.imperative === undefined ? null : patternOf(rows.imperative),
    acts: listed(rows.acts ?? ''),
    density: rows.density ?? 1,
    banned: listed(rows.banned),
    planets: names.planets,
    houses: rows.houses === undefined ? names.houses : sourceOf(rows.houses),
  };
};

const known: Partial<Record<Language, VoiceWords>> = {};

const readRows = (language: Language): VoiceWords => {
  const file = join(import.meta.dirname, `voice/${language}.json`);
  if (!existsSync(file)) throw new Error(`the voice of the feed has no words in ${language}: ${file}`);
  return readVoice(language, file);
};

/** The words of a language. Throws for a language without them. */
export const voiceWords = (language: Language): VoiceWords => (known[language] ??= readRows(language));
