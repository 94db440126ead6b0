import * as fc from '../../support/property.ts';
import { count, mod, norm180, norm360, separation } from '../../../layers/jyotish/ephemeris/angle.ts';
import { bhavas, houseFinder } from '../../../layers/jyotish/chart/bhava.ts';
import { castChart, chartPoint, signHouse } from '../../../layers/jyotish/chart/chart.ts';
import { julian, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import {
  GRAHAS,
  HOUSE_SYSTEMS,
  SkyError,
  type HouseSystem,
  type Place,
} from '../../../layers/jyotish/ephemeris/sky.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const SECOND_DEG = 1 / 3600;
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const instant = fc.double({ min: 2378500, max: 2597640, noNaN: true }).map(julian);
const place = fc.record({
  lat: fc.double({ min: -66, max: 66, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  altitude: fc.constant(0),
});
const system = fc.constantFrom(...(Object.keys(HOUSE_SYSTEMS) as HouseSystem[]));

describe('angles', () => {
  it('stay in their ranges, and differ from what was given by whole turns', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) => {
        expect(norm360(x)).toBeGreaterThanOrEqual(0);
        expect(norm360(x)).toBeLessThan(360);
        expect(norm180(x)).toBeGreaterThan(-180);
        expect(norm180(x)).toBeLessThanOrEqual(180);
        expect(separation(norm360(x), x)).toBeLessThan(1e-6);
      }),
    );
    expect([norm360(-1e-20), norm360(360), norm360(-0)]).toEqual([0, 0, 0]);
    expect([mod(-1, 12), count(12, 1, 12), count(5, 5, 27)]).toEqual([11, 2, 1]);
  });
});

describe('a point of the zodiac', () => {
  it('belongs to the sign, star and pada it stands in, up to the last hundredth of a second', () => {
    for (let sign = 1; sign <= 12; sign++) {
      const last = chartPoint(30 * sign - 0.01 * SECOND_DEG);
      expect([last.sign, last.nakshatra.pada]).toEqual([sign, chartPoint(30 * sign - 1).nakshatra.pada]);
      expect(last.degree).toBeLessThan(30);
      const first = chartPoint((30 * sign) % 360);
      expect([first.sign, first.degree]).toEqual([(sign % 12) + 1, 0]);
      expect(chartPoint(((30 * sign) % 360) + 0.01 * SECOND_DEG).sign).toBe((sign % 12) + 1);
    }
    for (let pada = 0; pada < 108; pada++) {
      const start = (pada * 360) / 108;
      // A boundary of 3°20′ lies between two doubles: look a little to either side.
      expect(chartPoint(start + 1e-9).nakshatra).toMatchObject({ id: Math.floor(pada / 4) + 1, pada: (pada % 4) + 1 });
      const before = chartPoint(norm360(start - 1e-9)).nakshatra;
      expect((before.id - 1) * 4 + before.pada - 1).toBe(mod(pada - 1, 108));
    }
  });

  it('is put together again from sign and degree', () => {
    fc.assert(
      fc.property(longitude, (x) => {
        const { sign, degree, nakshatra } = chartPoint(x);
        expect(Math.abs(30 * (sign - 1) + degree - x)).toBeLessThan(1e-9);
        expect(Math.abs(((nakshatra.id - 1 + nakshatra.elapsed) * 40) / 3 - x)).toBeLessThan(1e-9);
      }),
    );
  });
});

/** Whether a house system has no houses here; only the quadrant systems may say so, and only in high latitudes. */
const refuses = (jd: JulianDay, at: Place, houseSystem: HouseSystem): boolean => {
  try {
    sky.houses(houseSystem, jd, at);
    return false;
  } catch (error) {
    if (error instanceof SkyError && error.code === 'HOUSES_UNDEFINED') return true;
    throw error;
  }
};

describe('a chart', () => {
  it('is refused where a system answers with houses that overlap', () => {
    const near = { lat: 65, lon: 0, altitude: 0 };
    expect(refuses(julian(2378500 + 1 / 48), near, 'topocentric')).toBe(true);
    expect(refuses(julian(2378500 + 1 / 48), near, 'porphyry')).toBe(false);
  });

  it('has houses that tile the circle in every system, with each planet inside its own', () => {
    fc.assert(
      fc.property(instant, place, system, (jd, at, houseSystem) => {
        if (Math.abs(at.lat) > 60 && refuses(jd, at, houseSystem)) return;
        const chart = castChart(sky, jd, at, houseSystem);
        const rows = bhavas(chart.frame, houseSystem);
        expect(rows.reduce((sum, row) => sum + norm360(row.end - row.start), 0)).toBeCloseTo(360, 6);
        for (const { start, mid, end } of rows) expect(norm360(mid - start)).toBeLessThan(norm360(end - start));
        const house = houseFinder(chart.frame, houseSystem);
        for (const graha of GRAHAS) {
          const row = rows[chart.grahas[graha].house - 1];
          if (!row) throw new Error('a house');
          const inside = norm360(chart.grahas[graha].longitude - row.start);
          expect(inside).toBeLessThan(norm360(row.end - row.start) + 1e-9);
          expect(house(chart.grahas[graha].longitude)).toBe(chart.grahas[graha].house);
          if (houseSystem === 'whole_sign') expect(signHouse(chart, graha)).toBe(chart.grahas[graha].house);
        }
        expect(separation(chart.grahas.rahu.longitude, chart.grahas.ketu.longitude)).toBeCloseTo(180, 9);
        expect(chart.grahas.ketu.speed).toBe(chart.grahas.rahu.speed);
      }),
      { numRuns: 60 },
    );
  });

  it('has its first house at the ascendant: beginning, middle or sign', () => {
    fc.assert(
      fc.property(instant, place, (jd, at) => {
        const first = (houseSystem: HouseSystem) => {
          const { frame, ascendant } = castChart(sky, jd, at, houseSystem);
          const [row] = bhavas(frame, houseSystem);
          if (!row) throw new Error('a house');
          return { ...row, ascendant: ascendant.longitude };
        };
        for (const houseSystem of [
          'equal',
          'porphyry',
          'placidus',
          'koch',
          'campanus',
          'regiomontanus',
          'alcabitius',
        ] as const) {
          const { start, ascendant } = first(houseSystem);
          expect(separation(start, ascendant)).toBeLessThan(1e-6);
        }
        for (const houseSystem of ['equal_mid', 'sripati'] as const) {
          const { mid, ascendant } = first(houseSystem);
          expect(separation(mid, ascendant)).toBeLessThan(1e-6);
        }
      }),
      { numRuns: 30 },
    );
  });
});
