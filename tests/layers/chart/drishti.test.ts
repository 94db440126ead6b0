import * as fc from '../../support/property.ts';
import {
  aspectsHouse,
  aspectsSign,
  drishtiVirupas,
  isSpecialDrishti,
  NODE_ASPECTS,
  rashiDrishti,
} from '../../../layers/jyotish/chart/drishti.ts';
import { PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';
import { vectorCases } from '../../support/vectors.ts';

interface Birth {
  readonly longitudes: Readonly<Record<string, number>>;
  readonly shadbala: { readonly drishti_matrix: readonly (readonly number[])[] };
}
const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const HOUSES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const SIGNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const full = (graha: Graha, nodes?: '7' | '5-7-9' | 'none'): number[] =>
  HOUSES.filter((h) => aspectsHouse(graha, h, nodes));

describe('drishti', () => {
  it('knows the full aspects of each graha', () => {
    // prettier-ignore
    expect(GRAHAS.map((graha) => full(graha))).toEqual(
      [[7], [7], [4, 7, 8], [7], [5, 7, 9], [7], [3, 7, 10], [7], [7]],
    );
    expect([full('rahu', '5-7-9'), full('ketu', 'none')]).toEqual([[5, 7, 9], []]);
    expect(isSpecialDrishti('mars', 7)).toBe(false);
    expect(aspectsSign('mars', 11, 2)).toBe(true);
    expect(aspectsSign('mars', 2, 11)).toBe(false);
  });

  // Thirty reference births, 7 x 7 angles each, uncapped as the file says.
  it('grades every angle like the reference matrix', () => {
    const births = vectorCases<Birth>('strengths.json');
    expect(births).toHaveLength(30);
    for (const { longitudes, shadbala } of births) {
      PLANETS7.forEach((graha, i) =>
        PLANETS7.forEach((other, j) => {
          if (i === j) return;
          const angle = (longitudes[NAMES[j] ?? other] ?? NaN) - (longitudes[NAMES[i] ?? graha] ?? NaN);
          const off = Math.abs(drishtiVirupas(graha, angle, false) - (shadbala.drishti_matrix[i]?.[j] ?? NaN));
          expect(off).toBeLessThan(TOLERANCE.drishtiVirupa);
        }),
      );
    }
  });

  it('stays between 0 and 60, reaches 60 at the opposition, and gives the node its option', () => {
    const nodes = fc.constantFrom(...NODE_ASPECTS);
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHAS),
        fc.double({ min: -720, max: 720, noNaN: true }),
        nodes,
        (graha, angle, option) => {
          const virupas = drishtiVirupas(graha, angle, true, option);
          expect(virupas).toBeGreaterThanOrEqual(0);
          expect(virupas).toBeLessThanOrEqual(60);
        },
      ),
    );
    for (const graha of GRAHAS) expect(drishtiVirupas(graha, 180)).toBe(60);
    expect(drishtiVirupas('rahu', 125, true, '5-7-9')).toBe(55);
    expect(drishtiVirupas('rahu', 125)).toBe(25);
    expect([drishtiVirupas('saturn', 75), drishtiVirupas('saturn', 75, false)]).toEqual([60, 75]);
  });

  // Jaimini Sutras 1.1: each sign aspects exactly three others, and is aspected by them.
  it('has three rashi aspects from every sign, mutual', () => {
    for (const a of SIGNS) {
      expect(SIGNS.filter((b) => rashiDrishti(a, b))).toHaveLength(3);
      for (const b of SIGNS) expect(rashiDrishti(a, b)).toBe(rashiDrishti(b, a));
    }
    expect(SIGNS.filter((b) => rashiDrishti(1, b))).toEqual([5, 8, 11]);
    expect(SIGNS.filter((b) => rashiDrishti(3, b))).toEqual([6, 9, 12]);
  });
});
