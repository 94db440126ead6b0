import {
  GANAS,
  NADIS,
  payaOfHouse,
  payaOfNakshatra,
  STAR_ATTRIBUTES,
  STAR_MOUTHS,
  starAttributes,
  varnaOf,
  vashyaOf,
  YONIS,
  yunjaOf,
} from '../../../layers/jyotish/chart/avakahada.ts';
import { chartPoint } from '../../../layers/jyotish/chart/chart.ts';
import { lettersOfStar } from '../../../lib/words/letters.ts';
import { LANGUAGES } from '../../../lib/words/languages.ts';
import { vectorCases } from '../../support/vectors.ts';

interface Pair {
  readonly boy: { readonly moon: number };
  readonly girl: { readonly moon: number };
  readonly vashya: { readonly classes: readonly string[] };
  readonly yoni: { readonly animals: readonly string[] };
  readonly classes: {
    readonly varna: readonly string[];
    readonly gana: readonly string[];
    readonly nadi: readonly string[];
  };
}

const counts = <T extends string>(values: readonly T[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((v) => v === value).length]));

/** Spellings of the reference file against ours. */
const OTHER_NAME: Readonly<Record<string, string>> = { ashwa: 'horse', wanachara: 'vanachara' };
const key = (name: string | undefined): string => {
  const lower = (name ?? '').toLowerCase();
  return OTHER_NAME[lower] ?? lower;
};

describe('avakahada', () => {
  // Counts of the table.
  it('has nine of each gana, nadi and mouth, two of each yoni but the mongoose', () => {
    expect(STAR_ATTRIBUTES).toHaveLength(27);
    for (const gana of GANAS) expect(STAR_ATTRIBUTES.filter((s) => s.gana === gana)).toHaveLength(9);
    for (const nadi of NADIS) expect(STAR_ATTRIBUTES.filter((s) => s.nadi === nadi)).toHaveLength(9);
    for (const mouth of STAR_MOUTHS) expect(STAR_ATTRIBUTES.filter((s) => s.mouth === mouth)).toHaveLength(9);
    for (const yoni of YONIS) {
      const sexes = STAR_ATTRIBUTES.filter((s) => s.yoni === yoni).map((s) => s.sex);
      expect([...sexes].sort()).toEqual(yoni === 'mongoose' ? ['male'] : ['female', 'male']);
    }
    expect(counts(STAR_ATTRIBUTES.map((s) => s.nature))).toEqual({
      dhruva: 4,
      chara: 5,
      ugra: 5,
      mishra: 2,
      kshipra: 3,
      mridu: 4,
      tikshna: 4,
    });
  });

  it.each(LANGUAGES)('has 108 name letters in %s', (language) => {
    const letters = STAR_ATTRIBUTES.flatMap((_, i) => lettersOfStar(language, i + 1));
    expect(letters).toHaveLength(108);
    expect(letters.every((letter) => letter.length > 0)).toBe(true);
    expect(() => lettersOfStar(language, 28)).toThrow();
  });

  it('agrees with the classes of 300 reference Moons', () => {
    const rows = vectorCases<Pair>('matching.json');
    expect(rows).toHaveLength(150);
    for (const row of rows) {
      [row.boy.moon, row.girl.moon].forEach((moon, i) => {
        const { sign, degree, nakshatra } = chartPoint(moon);
        const { yoni, gana, nadi } = starAttributes(nakshatra.id);
        expect([varnaOf(sign), vashyaOf(sign, degree), yoni, gana, nadi]).toEqual(
          [
            row.classes.varna[i],
            row.vashya.classes[i],
            row.yoni.animals[i],
            row.classes.gana[i],
            row.classes.nadi[i],
          ].map(key),
        );
      });
    }
  });

  it('splits Sagittarius and Capricorn at 15 degrees', () => {
    expect([vashyaOf(9, 14.9999999), vashyaOf(9, 15)]).toEqual(['manava', 'chatushpada']);
    expect([vashyaOf(10, 14.9999999), vashyaOf(10, 15)]).toEqual(['chatushpada', 'jalachara']);
    expect([vashyaOf(8, 0), vashyaOf(8, 29.9)]).toEqual(['keeta', 'keeta']);
  });

  it('covers the circle with yunja and paya', () => {
    const stars = STAR_ATTRIBUTES.map((_, i) => i + 1);
    expect(counts(stars.map(yunjaOf))).toEqual({ purva: 6, madhya: 12, antya: 9 });
    expect([yunjaOf(27), yunjaOf(5), yunjaOf(6), yunjaOf(17), yunjaOf(18), yunjaOf(26)]).toEqual([
      'purva',
      'purva',
      'madhya',
      'madhya',
      'antya',
      'antya',
    ]);
    expect(counts(stars.map(payaOfNakshatra))).toEqual({ gold: 3, iron: 3, silver: 12, copper: 9 });
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(payaOfHouse)).toEqual([
      'gold',
      'silver',
      'copper',
      'iron',
      'silver',
      'gold',
      'copper',
      'iron',
      'silver',
      'copper',
      'gold',
      'iron',
    ]);
    expect(() => payaOfHouse(13)).toThrow();
  });
});
