/** The text bank of readings: length, plainness, what may not be said, nothing said twice. */
import type { PhalaFamily } from '../../../layers/jyotish/phala/reading.ts';
import { readingVoice } from '../../../lib/tools/local/feed/reading-voice.ts';
import { bank } from '../../../lib/words/bank.ts';
import type { Language } from '../../../lib/words/languages.ts';
import { phalaRows } from '../../../lib/words/phala/rows.ts';
import { bannedWords, genderedReaders, readingEase, sentencesOf, wordCount } from '../../support/prose.ts';

/** Words of an English row, from and to, by family (Hindi needs a few more for the same). */
const FAMILIES: readonly (readonly [PhalaFamily, number, number])[] = [
  ['asc', 60, 100],
  ['moon', 60, 100],
  ['star', 50, 92],
  ['pada', 12, 36],
  ['planet.house', 22, 55],
  ['planet.sign', 18, 55],
  ['planet.star', 16, 42],
  ['lord.in', 20, 62],
  ['dasha.lord', 45, 75],
  ['dasha.house', 25, 45],
  ['dasha.pair', 20, 48],
  ['area.frame', 28, 62],
  ['area.sign', 9, 30],
  ['limb', 18, 48],
  ['pair.joined', 28, 58],
  ['pair.aspect', 18, 38],
  ['transit', 18, 50],
  ['year.muntha', 32, 60],
  ['year.lord', 14, 30],
  ['year.rising', 12, 28],
  ['year.month', 8, 24],
];
const { planets: PLANETS, signs: SIGNS, nakshatras: STARS } = bank('en', 'names');
const NAMES = new RegExp(
  `\\b(?:the )?(?:${[...Object.values(PLANETS), ...Object.values(SIGNS), ...Object.values(STARS), ...bank('en', 'house-ordinals')].join('|')})\\b`,
  'gi',
);
const LONGEST_SENTENCE = { en: 30, hi: 36 } as const;

const rowsOf = (family: PhalaFamily, language: Language): readonly (readonly [string, string])[] =>
  Object.entries(phalaRows(language, family)).map(([key, row]) => [
    `${family}/${key}`,
    row.join(' ').replace(/\{\w+\}/g, bank(language, 'phala/modifiers').planets.mars),
  ]);
const textsOf = (language: Language): readonly (readonly [string, string])[] => {
  const { clauses, planets } = bank(language, 'phala/modifiers');
  const filled = Object.entries(clauses).map(([key, text]) => [key, text.replace(/\{\w+\}/g, planets.mars)] as const);
  return [...FAMILIES.flatMap(([family]) => rowsOf(family, language)), ...filled];
};

describe.each(['en', 'hi'] as const)('the bank of readings in %s', (language) => {
  const texts = textsOf(language);

  it('names its planet, house or sign at once, says what may be, and has no image', () => {
    const { rows, faults } = readingVoice(language);
    expect(rows).toBeGreaterThan(1000);
    expect(faults).toEqual([]);
  });

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

describe.each(FAMILIES.map(([family, from, to]) => ({ family, from, to })))(
  'the family $family',
  ({ family, from, to }) => {
    it('has rows of one length', () => {
      const counts = rowsOf(family, 'en').map(([key, text]) => ({ key, words: wordCount(text) }));
      expect(counts.filter(({ words }) => words < from || words > to)).toEqual([]);
    });

    it('reads easily', () => {
      const eases = rowsOf(family, 'en').map(([key, text]) => ({ key, ease: readingEase(text) }));
      const mean = eases.reduce((sum, { ease }) => sum + ease, 0) / eases.length;
      expect(mean).toBeGreaterThan(65);
      expect(eases.filter(({ ease }) => ease < 50)).toEqual([]);
    });

    // A row names its planet, house or sign at once: what may not be alike is the frame around the names.
    it('opens in many ways', () => {
      const rows = rowsOf(family, 'en');
      const frames = Map.groupBy(rows, ([, text]) => text.replaceAll(NAMES, 'X').split(' ').slice(0, 4).join(' '));
      expect(frames.size).toBeGreaterThanOrEqual(4);
      const most = Math.max(...[...frames.values()].map(({ length }) => length));
      expect(most).toBeLessThanOrEqual(rows.length / 2);
    });
  },
);

it('keeps the gender of the reader out of the Hindi', () => {
  expect(textsOf('hi').flatMap(([key, text]) => genderedReaders(text).map((place) => `${key}: ${place}`))).toEqual([]);
});
