import * as fc from '../../support/property.ts';
import { norm180 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { runningPeriods } from '../../../layers/jyotish/dasha/walk.ts';
import { vimshottariPlan } from '../../../layers/jyotish/dasha/vimshottari.ts';
import { fromCivil, julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, SkyError, type Graha, type Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { armcOfAscendant, horaryChart } from '../../../layers/jyotish/kp/horary.ts';
import {
  kpHouseSignificators,
  kpNodeActsFor,
  kpPlanetLevels,
  kpRulingPlanets,
} from '../../../layers/jyotish/kp/significators.ts';
import { KP_NUMBERS, kpLords } from '../../../layers/jyotish/kp/sub-lords.ts';
import { testSky } from '../../support/sky.ts';

let sky: Sky;
beforeAll(async () => {
  sky = await testSky({ ayanamsa: 'krishnamurti' });
});
const DELHI = { lat: 28.6139, lon: 77.209, altitude: 0 };
const BIRTH = fromCivil({ year: 1990, month: 5, day: 10 }, 19 + 55 / 60, 5.5);

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const instant = fc.double({ min: 2378498, max: 2597640, noNaN: true }).map(julian);
const temperate = fc.record({
  lat: fc.double({ min: -65, max: 65, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  altitude: fc.constant(0),
});

/** Degrees and minutes inside a sign, from seconds that are whole: `29-13-20`. */
const dms = (degrees: number): string => {
  const seconds = Math.round((degrees % 30) * 3600);
  return [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].join('-');
};

describe('the 249 numbers', () => {
  it('are 249, tile the zodiac, and cut six subs at sign boundaries', () => {
    expect(KP_NUMBERS).toHaveLength(249);
    expect(KP_NUMBERS.map(({ number }) => number)).toEqual(Array.from({ length: 249 }, (_, i) => i + 1));
    expect(KP_NUMBERS[0]?.start).toBe(0);
    expect(KP_NUMBERS.at(-1)?.end).toBe(360);
    KP_NUMBERS.slice(1).forEach((row, i) => expect(row.start).toBe(KP_NUMBERS[i]?.end));
    const cut = KP_NUMBERS.filter((row, i) => {
      const before = KP_NUMBERS[i - 1];
      return row.star === before?.star && row.sub === before.sub;
    });
    expect(cut).toHaveLength(6);
    expect(cut.every(({ start }) => start % 30 === 0)).toBe(true);
    // 243 subs: 27 stars of nine, each star as wide as the 120 years.
    expect(
      new Set(KP_NUMBERS.map(({ start, star, sub }) => `${Math.floor((start * 9) / 120)}/${star}/${sub}`)).size,
    ).toBe(243);
  });

  // KP Reader VI (K. S. Krishnamurti), table of the 249 horary numbers: first star, first cut, last row.
  it.each([
    [1, '0-0-0', 'ketu', 'ketu'],
    [2, '0-46-40', 'ketu', 'venus'],
    [3, '3-0-0', 'ketu', 'sun'],
    [4, '3-40-0', 'ketu', 'moon'],
    [5, '4-46-40', 'ketu', 'mars'],
    [6, '5-33-20', 'ketu', 'rahu'],
    [7, '7-33-20', 'ketu', 'jupiter'],
    [8, '9-20-0', 'ketu', 'saturn'],
    [9, '11-26-40', 'ketu', 'mercury'],
    [10, '13-20-0', 'venus', 'venus'],
    [22, '29-13-20', 'sun', 'rahu'],
    [23, '0-0-0', 'sun', 'rahu'],
    [24, '1-13-20', 'sun', 'jupiter'],
    [249, '27-53-20', 'mercury', 'saturn'],
  ])('number %i begins at %s in the star of %s, sub of %s', (number, start, star, sub) => {
    const row = KP_NUMBERS[number - 1];
    expect([dms(row?.start ?? NaN), row?.star, row?.sub]).toEqual([start, star, sub]);
  });

  // Circulating tables have 18.5558, 5.8889, 20.7778 and 6.6722 here.
  it.each([
    [76, 18.5556],
    [172, 5.5556],
    [202, 20.4444],
    [213, 6.6667],
  ])('number %i begins at %f of its sign', (number, degree) => {
    expect((KP_NUMBERS[number - 1]?.start ?? NaN) % 30).toBeCloseTo(degree, 4);
  });

  it('begin exactly at their boundary: the lords change there and not before', () => {
    KP_NUMBERS.forEach(({ start, end, star, sub }, i) => {
      expect(kpLords(start)).toMatchObject({
        star,
        sub,
        subSub: i > 0 && KP_NUMBERS[i - 1]?.sub === sub ? expect.anything() : sub,
      });
      expect(kpLords(end - 1e-9)).toMatchObject({ star, sub });
    });
  });
});

describe('the lords of a longitude', () => {
  // The division of a star is that of a maha dasha: the lords running at birth are star, sub and sub-sub.
  it('are the Vimshottari lords running at the birth of a Moon there', () => {
    fc.assert(
      fc.property(longitude, (at) => {
        const birth = julian(2447906);
        const [, , deepest] = runningPeriods(vimshottariPlan(birth, nakshatraOf(at), 365.25), birth, 3);
        if (!deepest || birth - deepest.start < 1e-6 || deepest.end - birth < 1e-6) return; // on a boundary
        const { star, sub, subSub } = kpLords(at);
        expect([star, sub, subSub]).toEqual(deepest.lords);
      }),
    );
  });

  it('change at a sign boundary inside a star', () => {
    expect(kpLords(30 - 1e-9)).toMatchObject({ sign: 'mars', star: 'sun', sub: 'rahu' });
    expect(kpLords(30)).toMatchObject({ sign: 'venus', star: 'sun', sub: 'rahu' });
    expect(kpLords(0)).toEqual({ sign: 'mars', star: 'ketu', sub: 'ketu', subSub: 'ketu' });
    expect(kpLords(360 - 1e-9)).toEqual({ sign: 'jupiter', star: 'mercury', sub: 'saturn', subSub: 'jupiter' });
  });
});

describe('significators', () => {
  it('of the houses are those of the planets turned round', () => {
    fc.assert(
      fc.property(instant, temperate, (jd, place) => {
        const chart = castChart(sky, jd, place, 'placidus');
        const levels = kpPlanetLevels(chart);
        for (const row of kpHouseSignificators(chart, false)) {
          for (const graha of GRAHAS) {
            const { first, second, third, fourth } = levels[graha];
            expect([row.a, row.b, row.c, row.d].map((list) => list.includes(graha))).toEqual(
              [first, second, third, fourth].map((list) => list.includes(row.house)),
            );
          }
        }
        // Every house has one owner among the seven, every planet one house.
        expect(GRAHAS.flatMap((graha) => levels[graha].fourth).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 12 }, (_, i) => i + 1),
        );
        expect([...levels.rahu.fourth, ...levels.ketu.fourth]).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('let a node stand before whom it acts for, and add no one else', () => {
    fc.assert(
      fc.property(instant, temperate, (jd, place) => {
        const chart = castChart(sky, jd, place, 'placidus');
        const plain = kpHouseSignificators(chart, false);
        const nodes: readonly Graha[] = ['rahu', 'ketu'];
        kpHouseSignificators(chart, true).forEach((row, i) => {
          for (const list of ['a', 'b', 'c', 'd'] as const) {
            const [with_, without] = [row[list], plain[i]?.[list] ?? []];
            expect(with_.filter((g) => !nodes.includes(g))).toEqual(without.filter((g) => !nodes.includes(g)));
            expect(new Set(with_).size).toBe(with_.length);
            for (const node of nodes) {
              const acts = kpNodeActsFor(chart, node).filter((g) => without.includes(g));
              if (acts.length > 0)
                expect(with_.indexOf(node)).toBeLessThan(
                  Math.min(...acts.filter((g) => !nodes.includes(g)).map((g) => with_.indexOf(g)), 9),
                );
            }
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  // 1990-05-10 19:55, Delhi, Krishnamurti and Placidus. Rahu 17°58′ Capricorn in the Moon's star, with Saturn, whom the
  // sign belongs to; no one but Ketu aspects Capricorn. Ketu opposite in Mercury's star, the Moon's sign, and Saturn's aspect.
  it('find whom the nodes act for', () => {
    const chart = castChart(sky, BIRTH, DELHI, 'placidus');
    expect(kpNodeActsFor(chart, 'rahu')).toEqual(['moon', 'saturn']);
    expect(kpNodeActsFor(chart, 'ketu')).toEqual(['moon', 'mercury', 'saturn']);
    expect(kpNodeActsFor(chart, 'sun')).toEqual([]);
  });
});

describe('ruling planets', () => {
  // As above: Scorpio and Anuradha rise, the Moon is there too; Thursday. Rahu stands in Saturn's sign and joins before
  // him, but his sub lord Mercury is retrograde.
  it('go from the ascendant to the day, a node before its sign lord, without those bound to a retrograde', () => {
    const chart = castChart(sky, BIRTH, DELHI);
    const kept = kpRulingPlanets(chart, 'jupiter', false);
    expect(kept).toMatchObject({ ordered: ['rahu', 'saturn', 'mars', 'jupiter'], dropped: [] });
    expect(kpRulingPlanets(chart, 'jupiter', true)).toMatchObject({
      ordered: ['saturn', 'mars', 'jupiter'],
      dropped: ['rahu'],
    });
  });

  it('are never repeated', () => {
    fc.assert(
      fc.property(
        instant,
        temperate,
        fc.constantFrom<Graha>('sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'),
        (jd, place, day) => {
          const { ordered, dropped, ascendant, moon } = kpRulingPlanets(castChart(sky, jd, place), day, true);
          expect(new Set([...ordered, ...dropped]).size).toBe(ordered.length + dropped.length);
          for (const ruler of [ascendant.star, ascendant.sign, moon.star, moon.sign, day])
            expect([...ordered, ...dropped]).toContain(ruler);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('horary', () => {
  it('finds the midheaven that a rising degree has in a real chart', () => {
    fc.assert(
      fc.property(instant, temperate, (jd, place) => {
        const frame = sky.houses('placidus', jd, place);
        const armc = armcOfAscendant(frame.ascendant + sky.ayanamsa(jd), place.lat, frame.obliquity);
        expect(Math.abs(norm180((armc ?? NaN) - frame.armc))).toBeLessThan(1e-7);
      }),
      { numRuns: 100 },
    );
  });

  it('makes the start of every number rise, with its lords, at any temperate latitude', () => {
    for (const lat of [-60, -33.9, 0, 28.6139, 59.3]) {
      for (const { number, start, star, sub } of KP_NUMBERS) {
        const chart = horaryChart(sky, BIRTH, { lat, lon: 77.209, altitude: 0 }, number, 'placidus');
        expect(chart.frame.cusps[0]).toBe(start);
        expect(chart.ascendant.longitude).toBe(start);
        expect(kpLords(start)).toMatchObject({ star, sub });
        expect(Math.abs(norm180((chart.frame.cusps[6] ?? NaN) - start - 180))).toBeLessThan(1e-6);
        expect(Math.abs(norm180((chart.frame.cusps[9] ?? NaN) - chart.mc))).toBeLessThan(1e-6);
        expect(chart.grahas.moon.longitude).toBe(sky.position('moon', BIRTH).longitude);
      }
    }
  });

  it('keeps the sign of a number that begins one, under whole signs too', () => {
    const chart = horaryChart(sky, BIRTH, DELHI, 1, 'whole_sign');
    expect(chart.grahas.sun.house).toBe(1); // Aries rises at 0°, the Sun is in Aries
    expect(chart.ascendant.sign).toBe(1);
  });

  it('has no houses where Placidus has none, and no ascendant that never rises', () => {
    const polar = { lat: 70, lon: 20, altitude: 0 };
    expect(() => horaryChart(sky, BIRTH, polar, 147, 'placidus')).toThrow(SkyError);
    for (const lat of [70, 89.9, 90, -90]) {
      for (const number of [1, 100, 147, 200]) {
        try {
          const chart = horaryChart(sky, BIRTH, { ...polar, lat }, number, 'whole_sign');
          expect(chart.ascendant.longitude).toBe(KP_NUMBERS[number - 1]?.start);
        } catch (error) {
          expect(error).toMatchObject({ code: 'HOUSES_UNDEFINED' });
        }
      }
    }
  });
});
