import * as fc from '../../support/property.ts';
import { mod } from '../../../layers/jyotish/ephemeris/angle.ts';
import {
  isVargottama,
  SHODASHA_VARGAS,
  vargaKey,
  vargaMethods,
  vargaNumber,
  vargaPoint,
  VARGAS,
  vargaSign,
} from '../../../layers/jyotish/chart/varga.ts';
import type { VargaMethod, VargaNumber } from '../../../layers/jyotish/chart/varga-rules.ts';
import { vectorCases } from '../../support/vectors.ts';
import { TOLERANCE } from '../../tolerance.ts';

interface Birth {
  readonly id: string;
  readonly longitudes: Readonly<Record<string, number>>;
  readonly signs: Readonly<Record<string, readonly number[]>>;
  readonly d9_degree: readonly number[];
}
/** Order of every list of the reference file. */
const POINTS = ['Lagna', 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const variants = VARGAS.flatMap((n) => vargaMethods(n).map((method) => [n, method] as const));
const variant = fc.constantFrom(...variants);
/** Sign 1–12 of the amsas of a sign, in order, by asking at their middles. */
const amsas = (n: VargaNumber, sign: number, method: VargaMethod): number[] =>
  Array.from({ length: n }, (_, k) => vargaSign(n, 30 * (sign - 1) + ((k + 0.5) * 30) / n, method));
/** The longitude that a varga point would have if its chart were a rashi chart. */
const asRashi = ({ sign, degree }: { sign: number; degree: number }): number => 30 * (sign - 1) + degree;

describe('divisional charts', () => {
  it('give every sign of the reference births', () => {
    const births = vectorCases<Birth>('vargas.json');
    expect(births).toHaveLength(45);
    for (const { id, longitudes, signs, d9_degree } of births) {
      expect(Object.keys(signs)).toHaveLength(20);
      for (const [key, expected] of Object.entries(signs)) {
        const n = vargaNumber(key);
        expect([id, key, ...POINTS.map((point) => vargaSign(n, longitudes[point] ?? NaN) - 1)]).toEqual([
          id,
          key,
          ...expected,
        ]);
        expect(POINTS.map((point) => vargaPoint(n, longitudes[point] ?? NaN).sign - 1)).toEqual(expected);
      }
      d9_degree.forEach((degree, i) => {
        expect(Math.abs(vargaPoint(9, longitudes[POINTS[i] ?? ''] ?? NaN).degree - degree)).toBeLessThan(
          TOLERANCE.vargaDegree,
        );
      });
    }
  });

  // The other methods of chart/README.md, written out sign by sign. 1 = Aries.
  it.each<[VargaNumber, VargaMethod, number, number[]]>([
    [2, 'parivritti', 1, [1, 2]],
    [2, 'parivritti', 2, [3, 4]],
    [2, 'parivritti_even_reverse', 1, [1, 2]],
    [2, 'parivritti_even_reverse', 2, [4, 3]],
    [3, 'parivritti', 2, [4, 5, 6]],
    [3, 'jagannatha', 1, [1, 5, 9]],
    [3, 'jagannatha', 2, [10, 2, 6]],
    [3, 'jagannatha', 3, [7, 11, 3]],
    [3, 'jagannatha', 4, [4, 8, 12]],
    [4, 'parivritti', 2, [5, 6, 7, 8]],
    [7, 'even_reversed', 1, [1, 2, 3, 4, 5, 6, 7]],
    [7, 'even_reversed', 2, [8, 7, 6, 5, 4, 3, 2]],
    [10, 'even_reversed', 3, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [10, 'even_reversed', 2, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('D%i %s divides sign %i', (n, method, sign, expected) => {
    expect(amsas(n, sign, method)).toEqual(expected);
  });

  it('D24, D30 and D60 know a second rule', () => {
    expect(amsas(24, 1, 'even_reversed').slice(0, 3)).toEqual([5, 6, 7]);
    expect(amsas(24, 2, 'even_reversed').slice(0, 3)).toEqual([4, 3, 2]);
    expect(amsas(30, 2, 'parivritti').slice(0, 3)).toEqual([7, 8, 9]);
    expect(amsas(60, 5, 'from_aries').slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('the unequal parts of the trimsamsa begin where Parashara says', () => {
    const edges = (sign: number): number[] =>
      Array.from({ length: 30 }, (_, x) => x).filter((x) => vargaPoint(30, 30 * (sign - 1) + x).degree === 0);
    expect([edges(1), edges(2)]).toEqual([
      [0, 5, 10, 18, 25],
      [0, 5, 12, 20, 25],
    ]);
    expect(vargaPoint(30, 14)).toEqual({ sign: 9, amsa: 3, degree: 15 });
  });

  it('compound charts are the second division of the first', () => {
    fc.assert(
      fc.property(longitude, (x) => {
        const inside = (n: VargaNumber): boolean =>
          Math.abs(((x * n) / 30) % 1) > 1e-9 && Math.abs(((x * n) / 30) % 1) < 1 - 1e-9;
        fc.pre(inside(81) && inside(108) && inside(144));
        const of = (first: VargaNumber, second: VargaNumber): number =>
          vargaSign(second, asRashi(vargaPoint(first, x)));
        expect(vargaSign(81, x)).toBe(of(9, 9));
        expect(vargaSign(108, x)).toBe(of(9, 12));
        expect(vargaSign(108, x, 'd9_of_d12')).toBe(of(12, 9));
        expect(vargaSign(144, x)).toBe(of(12, 12));
      }),
    );
  });

  it('amsa and degree stay inside, and the sign is that of the amsa', () => {
    fc.assert(
      fc.property(variant, longitude, ([n, method], x) => {
        const point = vargaPoint(n, x, method);
        expect(point.sign).toBe(vargaSign(n, x, method));
        expect(point.amsa).toBeGreaterThanOrEqual(1);
        expect(point.amsa).toBeLessThanOrEqual(n);
        expect(point.degree).toBeGreaterThanOrEqual(0);
        expect(point.degree).toBeLessThan(30);
      }),
    );
  });

  // 0°00′00″ belongs to the first amsa, the last double before 30° to the last one.
  it.each(variants)('D%i %s keeps the ends of a sign apart', (n, method) => {
    for (let sign = 1; sign <= 12; sign++) {
      const last = 30 * sign - 2 ** -43;
      expect(vargaPoint(n, 30 * (sign - 1), method)).toMatchObject({ amsa: 1, degree: 0 });
      expect(vargaPoint(n, last, method).amsa).toBe(n === 30 && method === 'parashara' ? 5 : n);
    }
  });

  it('the navamsa takes the sign on at every pada', () => {
    const padas = Array.from({ length: 108 }, (_, pada) => vargaSign(9, (pada + 0.5) * (10 / 3)));
    expect(padas).toEqual(padas.map((_, pada) => mod(pada, 12) + 1));
    expect(padas.filter((_, pada) => isVargottama((pada + 0.5) * (10 / 3)))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('the sixteen of Parashara are among the charts, and a wrong method is refused', () => {
    expect(SHODASHA_VARGAS).toHaveLength(16);
    expect(VARGAS.map(vargaKey)).toEqual(expect.arrayContaining(SHODASHA_VARGAS.map(vargaKey)));
    expect(() => vargaSign(9, 10, 'from_aries')).toThrow('D9');
    expect(() => vargaNumber('D13')).toThrow('D13');
  });
});
