import * as fc from '../../support/property.ts';
import {
  addDays,
  dayNumber,
  fromCivil,
  julian,
  plusDays,
  type JulianDay,
  type CivilClock,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import { yearTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { sunriseBefore, sunsetBefore, vedicDayAt, vedicDayOfDate } from '../../../layers/jyotish/panchang/vedic-day.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const clockAt = (offset: number): CivilClock => ({
  offsetAt: () => offset,
  instant: (date, hour) => fromCivil(date, hour, offset),
});
const horizonAt = (lat: number, lon: number, jd: JulianDay) =>
  horizonOf(yearTable(sky, jd, true), { lat, lon, altitude: 0 }, 'apparent');
const instant = fc.double({ min: 2378600, max: 2597400, noNaN: true }).map(julian);
const lon = fc.double({ min: -180, max: 180, noNaN: true });

describe('the Vedic day', () => {
  it('of an instant holds it, and is that of its date', () => {
    fc.assert(
      fc.property(instant, fc.double({ min: -89.9, max: 89.9, noNaN: true }), lon, (jd, lat, east) => {
        const horizon = horizonAt(lat, east, jd);
        const clock = clockAt(east / 15);
        const day = vedicDayAt(horizon, clock, jd);
        expect([day.start <= jd, jd < day.end]).toEqual([true, true]);
        expect(vedicDayOfDate(horizon, clock, day.date)).toEqual(day);
        expect(day.sunrise === null).toBe(day.sunset === null);
      }),
      { numRuns: 120 },
    );
  });

  it('ends where the next begins, in every latitude', () => {
    fc.assert(
      fc.property(instant, fc.double({ min: -90, max: 90, noNaN: true }), lon, (jd, lat, east) => {
        const horizon = horizonAt(lat, east, jd);
        const clock = clockAt(east / 15);
        const day = vedicDayAt(horizon, clock, jd);
        const next = vedicDayOfDate(horizon, clock, addDays(day.date, 1));
        expect(Math.abs(next.start - day.end)).toBeLessThan(1e-6);
        expect(next.vara).toBe((day.vara + 1) % 7);
      }),
      { numRuns: 120 },
    );
  });

  it('holds every instant on a clock far from local time, also where a date has two sunrises', () => {
    // Delhi on a clock of UT, May 1992: the Sun rises on the 15th just after midnight and again just before the next.
    const horizon = horizonAt(28.6139, 77.209, julian(2448759));
    const clock = clockAt(0);
    const holds = (jd: JulianDay): void => {
      const day = vedicDayAt(horizon, clock, jd);
      expect([day.start <= jd, jd < day.end, day.sunset !== null && day.sunset > day.start]).toEqual([
        true,
        true,
        true,
      ]);
    };
    for (let hour = 0; hour < 24 * 10; hour++) holds(plusDays(julian(2448752.5), hour / 24));
    const first = vedicDayOfDate(horizon, clock, { year: 1992, month: 5, day: 15 });
    const second = vedicDayAt(horizon, clock, julian(first.end));
    expect(second).toMatchObject({ start: first.end, date: first.date, vara: first.vara });
    expect(vedicDayOfDate(horizon, clock, addDays(first.date, 1)).start).toBeCloseTo(second.end, 6);
  });

  it('goes on to the first day of a polar summer', () => {
    // A tenth of a degree from the pole, March 1825: the Sun rises on the 18th, sets, rises on the 19th and stays up.
    const horizon = horizonAt(89.9, 0, julian(2387704.5));
    const clock = clockAt(0);
    const day = vedicDayAt(horizon, clock, julian(2387704.548271465));
    expect(day).toMatchObject({ date: { year: 1825, month: 3, day: 18 }, sun: 'normal' });
    expect(day.end).toBe(vedicDayOfDate(horizon, clock, addDays(day.date, 1)).start);
  });

  it('takes the weekday of its sunrise, also before dawn', () => {
    // Tuesday 16 January 1990, 03:00 at Delhi still belongs to Monday.
    const horizon = horizonAt(28.6139, 77.209, julian(2447906.5));
    const clock = clockAt(5.5);
    const night = fromCivil({ year: 1990, month: 1, day: 16 }, 3, 5.5);
    expect(vedicDayAt(horizon, clock, night)).toMatchObject({ vara: 1, date: { year: 1990, month: 1, day: 15 } });
    expect(vedicDayAt(horizon, clock, plusDays(night, 0.3)).vara).toBe(2);
  });

  it('knows the night before', () => {
    fc.assert(
      fc.property(instant, fc.double({ min: -58, max: 58, noNaN: true }), lon, (jd, lat, east) => {
        const horizon = horizonAt(lat, east, jd);
        const clock = clockAt(east / 15);
        const day = vedicDayAt(horizon, clock, jd);
        const before = vedicDayOfDate(horizon, clock, addDays(day.date, -1));
        expect(sunsetBefore(horizon, day)).toBeCloseTo(before.sunset ?? 0, 6);
        expect(sunriseBefore(horizon, day)).toBeCloseTo(before.sunrise ?? 0, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('runs from six to six local mean time where the Sun does not set', () => {
    const jd = fromCivil({ year: 2024, month: 6, day: 21 }, 12, 1);
    const day = vedicDayAt(horizonAt(69.65, 18.96, jd), clockAt(1), jd);
    const six = fromCivil({ year: 2024, month: 6, day: 21 }, 6, 18.96 / 15);
    expect(day).toMatchObject({ sun: 'always_up', sunrise: null, vara: 5 });
    expect(day.start).toBeCloseTo(six, 8);
    expect(day.end).toBeCloseTo(six + 1, 8);
  });

  it('gives every civil date a day, whatever the clock says', () => {
    // Dhaka on a clock of Greenwich: its sunrise lies around midnight and slips over it in spring and autumn.
    const start = { year: 2024, month: 1, day: 1 };
    const horizon = horizonAt(23.8, 90.4, fromCivil(start, 0, 0));
    for (let i = 0; i < 366; i++) {
      const day = vedicDayOfDate(horizon, clockAt(0), addDays(start, i));
      expect([day.sun, day.sunrise !== null, day.end - day.start < 1.01]).toEqual(['normal', true, true]);
      expect(Math.abs(day.start - (dayNumber(addDays(start, i)) - 0.5))).toBeLessThan(1.03);
    }
  });
});
