/** The text bank of readings: length, plainness, what may not be said, nothing said twice. */
import { AREA_FRAME_TEXTS } from '../../../lib/words/phala/area-frame.ts';
import { AREA_SIGN_TEXTS } from '../../../lib/words/phala/area-sign.ts';
import { ASCENDANT_TEXTS } from '../../../lib/words/phala/ascendant.ts';
import type { Bank } from '../../../lib/words/phala/bank.ts';
import { LANGUAGES, type Language } from '../../../lib/words/languages.ts';
import { DASHA_HOUSE_TEXTS } from '../../../lib/words/phala/dasha-house.ts';
import { DASHA_LORD_TEXTS } from '../../../lib/words/phala/dasha-lord.ts';
import { DASHA_PAIR_TEXTS } from '../../../lib/words/phala/dasha-pair.ts';
import { LIMB_TEXTS } from '../../../lib/words/phala/limb.ts';
import { LORD_IN_TEXTS } from '../../../lib/words/phala/lord-in.ts';
import { MODIFIER_TEXTS } from '../../../lib/words/phala/modifiers.ts';
import { MOON_TEXTS } from '../../../lib/words/phala/moon.ts';
import { PADA_TEXTS } from '../../../lib/words/phala/pada.ts';
import { PLANET_HOUSE_TEXTS } from '../../../lib/words/phala/planet-house.ts';
import { PLANET_SIGN_TEXTS } from '../../../lib/words/phala/planet-sign.ts';
import { PLANET_STAR_TEXTS } from '../../../lib/words/phala/planet-star.ts';
import { STAR_TEXTS } from '../../../lib/words/phala/star.ts';
import { ASPECT_TEXTS } from '../../../lib/words/phala/aspect.ts';
import { PAIR_TEXTS } from '../../../lib/words/phala/pair.ts';
import { TRANSIT_TEXTS } from '../../../lib/words/phala/transit.ts';
import { YEAR_TEXTS } from '../../../lib/words/phala/year.ts';
import { bannedWords, genderedReaders, readingEase, sentencesOf, wordCount } from '../../support/prose.ts';

/** The same for the families of the year. */
const YEAR_WORDS: Readonly<Record<string, readonly [number, number]>> = {
  'year.muntha': [32, 60],
  'year.lord': [14, 30],
  'year.rising': [12, 28],
  'year.month': [8, 24],
};
/** Words of an English row, from and to, by family (Hindi needs a few more for the same). */
const FAMILIES: readonly (readonly [Bank, number, number])[] = [
  [ASCENDANT_TEXTS, 75, 100],
  [MOON_TEXTS, 75, 100],
  [STAR_TEXTS, 65, 92],
  [PADA_TEXTS, 12, 36],
  [PLANET_HOUSE_TEXTS, 30, 55],
  [PLANET_SIGN_TEXTS, 24, 55],
  [PLANET_STAR_TEXTS, 16, 42],
  [LORD_IN_TEXTS, 28, 62],
  [DASHA_LORD_TEXTS, 45, 75],
  [DASHA_HOUSE_TEXTS, 25, 45],
  [DASHA_PAIR_TEXTS, 20, 48],
  [AREA_FRAME_TEXTS, 28, 62],
  [AREA_SIGN_TEXTS, 9, 30],
  [LIMB_TEXTS, 18, 48],
  [PAIR_TEXTS, 28, 58],
  [ASPECT_TEXTS, 18, 38],
  [TRANSIT_TEXTS, 18, 50],
  ...YEAR_TEXTS.map((bank) => [bank, ...(YEAR_WORDS[bank.family] ?? [0, 0])] as const),
];
const LONGEST_SENTENCE: Readonly<Record<Language, number>> = { en: 30, hi: 36 };

const rowsOf = (bank: Bank, language: Language): readonly (readonly [string, string])[] =>
  Object.entries(bank.tables[language]).map(([key, row]) => [
    `${bank.family}/${key}`,
    row.join(' ').replace(/\{\w+\}/g, MODIFIER_TEXTS[language].planets.mars),
  ]);
const textsOf = (language: Language): readonly (readonly [string, string])[] => {
  const { clauses, planets } = MODIFIER_TEXTS[language];
  const filled = Object.entries(clauses).map(([key, text]) => [key, text.replace(/\{\w+\}/g, planets.mars)] as const);
  return [...FAMILIES.flatMap(([bank]) => rowsOf(bank, language)), ...filled];
};

describe.each(LANGUAGES)('the bank of readings in %s', (language) => {
  const texts = textsOf(language);

  it('says nothing that is banned', () => {
    expect(texts.flatMap(([key, text]) => bannedWords(language, text).map((word) => `${key}: ${word}`))).toEqual([]);
  });

  it('says no sentence twice', () => {
    const sentences = texts.flatMap(([key, text]) => sentencesOf(text).map((sentence) => ({ key, sentence })));
    const twice = [...Map.groupBy(sentences, ({ sentence }) => sentence).values()].filter(({ length }) => length > 1);
    expect(twice.map((same) => same.map(({ key }) => key))).toEqual([]);
  });

  it('keeps its sentences short', () => {
    const long = texts.flatMap(([key, text]) =>
      sentencesOf(text)
        .filter((sentence) => wordCount(sentence) > LONGEST_SENTENCE[language])
        .map((sentence) => `${key}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  it('has no exclamation, no question and no stray space', () => {
    expect(texts.filter(([, text]) => /[!?]| {2}|^\s|\s$|—/.test(text))).toEqual([]);
  });
});

describe.each(FAMILIES.map(([bank, from, to]) => ({ family: bank.family, bank, from, to })))(
  'the family $family',
  ({ bank, from, to }) => {
    it('has rows of one length', () => {
      const counts = rowsOf(bank, 'en').map(([key, text]) => ({ key, words: wordCount(text) }));
      expect(counts.filter(({ words }) => words < from || words > to)).toEqual([]);
    });

    it('reads easily', () => {
      const eases = rowsOf(bank, 'en').map(([key, text]) => ({ key, ease: readingEase(text) }));
      const mean = eases.reduce((sum, { ease }) => sum + ease, 0) / eases.length;
      expect(mean).toBeGreaterThan(65);
      expect(eases.filter(({ ease }) => ease < 50)).toEqual([]);
    });

    it('opens in many ways', () => {
      const openings = Map.groupBy(rowsOf(bank, 'en'), ([, text]) => text.split(' ').slice(0, 2).join(' '));
      const most = Math.max(...[...openings.values()].map(({ length }) => length));
      expect(most).toBeLessThanOrEqual(Math.max(2, rowsOf(bank, 'en').length / 20));
    });
  },
);

it('keeps the gender of the reader out of the Hindi', () => {
  expect(textsOf('hi').flatMap(([key, text]) => genderedReaders(text).map((place) => `${key}: ${place}`))).toEqual([]);
});
