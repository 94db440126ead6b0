import * as fc from '../../support/property.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';
import {
  ASHTAKA_POINTS,
  ASHTAKA_TABLES,
  ashtakavargaOf,
  prastaraOf,
  type AshtakaPoint,
  type AshtakaSigns,
} from '../../../layers/jyotish/strength/ashtakavarga.ts';
import { vectorCases } from '../../support/vectors.ts';

type Rows = Readonly<Record<string, readonly number[]>>;
interface Birth {
  readonly id: string;
  readonly longitudes: Readonly<Record<string, number>>;
  readonly ashtakavarga: { readonly raman: Rows; readonly parashara: Rows };
}
const NAME: Readonly<Record<AshtakaPoint, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  ascendant: 'Lagna',
};
const signsBy = (sign: (point: AshtakaPoint) => number): AshtakaSigns => ({
  sun: sign('sun'),
  moon: sign('moon'),
  mars: sign('mars'),
  mercury: sign('mercury'),
  jupiter: sign('jupiter'),
  venus: sign('venus'),
  saturn: sign('saturn'),
  ascendant: sign('ascendant'),
});
const anySign = fc.integer({ min: 1, max: 12 });
const signs: fc.Arbitrary<AshtakaSigns> = fc.record({
  sun: anySign,
  moon: anySign,
  mars: anySign,
  mercury: anySign,
  jupiter: anySign,
  venus: anySign,
  saturn: anySign,
  ascendant: anySign,
});
const table = fc.constantFrom(...ASHTAKA_TABLES);

describe('ashtakavarga', () => {
  it('gives every bindu of the reference births under both tables', () => {
    const births = vectorCases<Birth>('strengths.json');
    expect(births).toHaveLength(30);
    for (const { id, longitudes, ashtakavarga } of births) {
      const places = signsBy((point) => Math.floor((longitudes[NAME[point]] ?? NaN) / 30) + 1);
      for (const [of, rows] of [
        ['varahamihira', ashtakavarga.raman],
        ['parashara', ashtakavarga.parashara],
      ] as const) {
        const { bav, sav } = ashtakavargaOf(places, of);
        const found = { ...Object.fromEntries(ASHTAKA_POINTS.map((point) => [NAME[point], bav[point]])), SAV: sav };
        expect({ id, of, ...found }).toEqual({ id, of, ...rows });
      }
    }
  });

  // The sums of the tables, whatever the chart.
  it('always sums to 48 49 39 54 56 52 39, the ascendant to 49, all to 337', () => {
    fc.assert(
      fc.property(signs, table, (places, of) => {
        const { totals, sav } = ashtakavargaOf(places, of);
        expect(ASHTAKA_POINTS.map((point) => totals[point])).toEqual([48, 49, 39, 54, 56, 52, 39, 49]);
        expect(totals.sav).toBe(337);
        expect(sav.reduce((sum, bindus) => sum + bindus, 0)).toBe(337);
      }),
    );
  });

  it('is the sum of its prastara, and turns with the chart', () => {
    fc.assert(
      fc.property(signs, table, anySign, (places, of, turn) => {
        const { bav } = ashtakavargaOf(places, of);
        const prastara = prastaraOf(places, of);
        const turned = ashtakavargaOf(
          signsBy((point) => ((places[point] - 1 + turn) % 12) + 1),
          of,
        ).bav;
        for (const point of ASHTAKA_POINTS) {
          const sums = bav[point].map((_, sign) =>
            ASHTAKA_POINTS.reduce((sum, from) => sum + (prastara[point][from][sign] ?? NaN), 0),
          );
          expect(sums).toEqual(bav[point]);
          expect(bav[point].map((_, sign) => turned[point][(sign + turn) % 12])).toEqual(bav[point]);
        }
      }),
    );
  });

  it('the two tables differ in the Moon from Moon, Mars and Jupiter and in Venus from Mars only', () => {
    const places = signsBy(() => 1);
    const [parashara, varahamihira] = [prastaraOf(places), prastaraOf(places, 'varahamihira')];
    const differing = ASHTAKA_POINTS.flatMap((of) =>
      ASHTAKA_POINTS.filter((from) => parashara[of][from].join() !== varahamihira[of][from].join()).map(
        (from) => `${of} from ${from}`,
      ),
    );
    expect(differing).toEqual(['moon from moon', 'moon from mars', 'moon from jupiter', 'venus from mars']);
  });
});

/**
 * A printed exercise, chart and result: bindus reduced by trikona and ekadhipatya shodhana and multiplied out. It tests every
 * cell of the tables against figures printed independently of them.
 */
describe('the printed shodhya pinda exercise', () => {
  const ARIES = 1;
  const LIBRA = 7;
  const HELD: Readonly<Record<Graha | 'ascendant', number>> = {
    saturn: ARIES,
    moon: ARIES,
    rahu: ARIES,
    ketu: LIBRA,
    jupiter: LIBRA,
    ascendant: 8,
    mercury: 9,
    mars: 9,
    sun: 10,
    venus: 11,
  };
  const occupied = new Set([...GRAHAS, 'ascendant' as const].map((point) => HELD[point]));
  const PAIRS = [
    [1, 8],
    [2, 7],
    [3, 6],
    [9, 12],
    [10, 11],
  ] as const;
  const RASHI = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];
  const GRAHA: Readonly<Record<string, number>> = {
    sun: 5,
    moon: 5,
    mars: 8,
    mercury: 5,
    jupiter: 10,
    venus: 7,
    saturn: 5,
  };

  const reduced = (row: readonly number[]): number[] => {
    const out = row.map(
      (bindus, sign) => bindus - Math.min(bindus, row[(sign + 4) % 12] ?? 0, row[(sign + 8) % 12] ?? 0),
    );
    for (const [first, second] of PAIRS) {
      const [a, b] = [out[first - 1] ?? 0, out[second - 1] ?? 0];
      const [hasA, hasB] = [occupied.has(first), occupied.has(second)];
      if (a === 0 || b === 0 || (hasA && hasB)) continue;
      const smaller = a === b ? 0 : Math.min(a, b);
      const left = (own: number, other: number, has: boolean, otherHas: boolean): number => {
        if (has) return own;
        if (otherHas) return own <= other ? 0 : other;
        return smaller;
      };
      out[first - 1] = left(a, b, hasA, hasB);
      out[second - 1] = left(b, a, hasB, hasA);
    }
    return out;
  };

  it('comes out as printed', () => {
    const { bav } = ashtakavargaOf(
      signsBy((point) => HELD[point]),
      'parashara',
    );
    const pindas = PLANETS7.map((planet) => {
      const row = reduced(bav[planet]);
      const rashi = row.reduce((sum, value, sign) => sum + value * (RASHI[sign] ?? NaN), 0);
      const graha = PLANETS7.reduce((sum, other) => sum + (row[HELD[other] - 1] ?? NaN) * (GRAHA[other] ?? NaN), 0);
      return [rashi, graha];
    });
    expect(pindas.map(([rashi]) => rashi)).toEqual([152, 85, 52, 95, 68, 154, 162]);
    expect(pindas.map(([, graha]) => graha)).toEqual([81, 55, 43, 33, 56, 54, 63]);
  });
});
