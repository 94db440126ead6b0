import * as fc from '../../support/property.ts';
import { norm180 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { julian, plusDays, SECOND } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { AyanamsaKey, Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { FittedPieces } from '../../../layers/jyotish/ephemeris/fitted.ts';
import { clipped } from '../../../layers/jyotish/ephemeris/span.ts';
import { dayTable, yearTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { angaEnd, angaPartsIn, angaSegments, mayRunBetween, type Anga } from '../../../layers/jyotish/panchang/anga.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

const sky = await testSky();
const ARCSECOND = 1 / 3600;
const anchor = fc.double({ min: 2378700, max: 2597000, noNaN: true }).map(julian);
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Arc-seconds by which a table of a body may differ from the sky. */
const CLOSE: Readonly<Record<Exclude<Graha, 'rahu' | 'ketu'>, number>> = {
  sun: TOLERANCE.tableArcseconds,
  moon: TOLERANCE.tableArcseconds,
  mercury: TOLERANCE.tableNearConjunctionArcseconds,
  venus: TOLERANCE.tableNearConjunctionArcseconds,
  mars: TOLERANCE.tableNearConjunctionArcseconds,
  jupiter: TOLERANCE.tableNearConjunctionArcseconds,
  saturn: TOLERANCE.tableNearConjunctionArcseconds,
};

describe('pieces that tables share', () => {
  const START = 2461041.5;
  const moonAt = (of: typeof sky): number => yearTable(of, julian(START)).longitude('moon', julian(START + 3));

  it('are those of the first table for each later one, under any ayanamsa', () => {
    const raman = sky.under({ ayanamsa: 'raman' });
    const [lahiri, other] = [moonAt(sky), moonAt(raman)];
    expect(raman.fitted).toBe(sky.fitted);
    const row = sky.fitted.row(`moon/1/${START}/16/20`);
    const piece = row.get(0) ?? null;
    expect(piece).toHaveLength(20);
    expect(moonAt(sky)).toBe(lahiri);
    expect(norm180(lahiri - other)).toBeCloseTo(sky.ayanamsa(julian(START)) * -1 + raman.ayanamsa(julian(START)), 5);
    // A later table takes what is there.
    row.set(0, piece?.map((value, n) => (n === 0 ? value + 2 : value)) ?? null);
    expect(norm180(moonAt(sky) - lahiri)).toBeCloseTo(1, 9);
    row.set(0, piece);
  });

  it('go when many others were used after them', () => {
    const fitted = new FittedPieces();
    const piece = new Float64Array(1);
    fitted.keep(fitted.row('used'), 7, piece);
    for (let n = 0; n < 4000; n++) {
      fitted.keep(fitted.row(`other ${n}`), 0, new Float64Array(1));
      if (n % 100 === 0) expect(fitted.row('used').get(7)).toBe(piece);
    }
    expect(fitted.row('other 0').size).toBe(0);
    expect(fitted.row('other 3999').size).toBe(1);
  });

  it('go as a whole where one function has many', () => {
    const fitted = new FittedPieces();
    const row = fitted.row('of centuries');
    for (let place = 0; place < 4000; place++) fitted.keep(row, place, null);
    expect(fitted.row('of centuries')).not.toBe(row);
  });
});

describe('a year table', () => {
  it.each(Object.entries(CLOSE))('keeps the %s within %d arc-seconds', (body, limit) => {
    fc.assert(
      fc.property(anchor, share, (start, at) => {
        const table = yearTable(sky, start);
        const jd = plusDays(start, 366 * at);
        const graha = body as keyof typeof CLOSE;
        expect(Math.abs(norm180(table.longitude(graha, jd) - sky.longitude(graha, jd)))).toBeLessThan(
          limit * ARCSECOND,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('sets Ketu opposite Rahu, and both where the sky does', () => {
    const table = yearTable(sky, julian(2460310.5));
    for (const jd of [2460310.5, 2460400.1, 2460600.9].map(julian)) {
      expect(table.longitude('rahu', jd)).toBeCloseTo(sky.longitude('rahu', jd), 9);
      expect(table.longitude('ketu', jd)).toBeCloseTo(sky.longitude('ketu', jd), 9);
    }
  });

  it.each<AyanamsaKey>(['true_chitra', 'galcent_0sag', 'raman'])('serves the ayanamsa %s', async (ayanamsa) => {
    const other = await testSky({ ayanamsa });
    const tables = [false, true].map((horizon) => yearTable(other, julian(2451545), horizon));
    for (let i = 0; i < 120; i++) {
      const jd = julian(2451545 + i * 3.1);
      for (const table of tables)
        expect(Math.abs(norm180(table.longitude('moon', jd) - other.longitude('moon', jd)))).toBeLessThan(
          TOLERANCE.tableArcseconds * ARCSECOND,
        );
    }
  });

  it('asks the sky itself where an observer stands on the ground', async () => {
    const place = { lat: 28.6139, lon: 77.209, altitude: 0 };
    const ground = await testSky({ observer: 'topocentric', place });
    const jd = julian(2451545.3);
    expect(yearTable(ground, jd, true).horizon).toBeNull();
    expect(yearTable(ground, jd).longitude('moon', jd)).toBe(ground.longitude('moon', jd));
  });

  it('reaches to the ends of the files', () => {
    for (const [start, jd] of [
      [2378497.5, 2378497.6],
      [2597630.5, 2597641.4],
    ] as const) {
      const table = yearTable(sky, julian(start), true);
      const at = julian(jd);
      expect(Math.abs(norm180(table.longitude('moon', at) - sky.longitude('moon', at)))).toBeLessThan(ARCSECOND);
    }
  });
});

describe('anga ends from a table', () => {
  it.each([
    ['year', yearTable],
    ['day', dayTable],
  ] as const)('stand within 0.01 s of those from the sky: %s', (_name, tableOf) => {
    const anga = fc.constantFrom<Anga>('tithi', 'nakshatra', 'yoga', 'karana');
    fc.assert(
      fc.property(anga, anchor, share, (anga, start, at) => {
        const jd = plusDays(start, at);
        const [byTable, bySky] = [angaEnd(anga, tableOf(sky, start), jd), angaEnd(anga, sky, jd)];
        expect(Math.abs(byTable - bySky)).toBeLessThan(0.01 * SECOND);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the parts of segments in a span', () => {
  it('are the whole segments, cut', () => {
    const anga = fc.constantFrom<Anga>('tithi', 'nakshatra', 'moon_sign', 'sun_sign', 'sun_nakshatra');
    const days = fc.double({ min: 0.01, max: 5, noNaN: true });
    fc.assert(
      fc.property(anga, anchor, days, (one, from, length) => {
        const within = { start: from, end: plusDays(from, length) };
        const table = yearTable(sky, from);
        const whole = angaSegments(one, table, within.start, within.end);
        expect(angaPartsIn(one, table, within.start, within.end)).toEqual(
          whole.map(({ id, ...segment }) => ({ id, ...clipped(segment, within) })),
        );
        const may = mayRunBetween(one, table, within, plusDays(from, length / 3));
        expect(whole.map(({ id }) => may(id))).toEqual(whole.map(() => true));
      }),
      { numRuns: 200 },
    );
  });
});
