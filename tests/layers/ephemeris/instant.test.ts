import * as fc from '../../support/property.ts';
import {
  addDays,
  civilDateOf,
  dateOfDayNumber,
  dayNumber,
  fromCivil,
  fromUnixMs,
  isoDate,
  isoLocal,
  isoUtc,
  julian,
  plusDays,
  SECOND,
  weekday,
} from '../../../layers/jyotish/ephemeris/instant.ts';

const instant = fc.double({ min: 2378480, max: 2641800, noNaN: true }).map(julian); // 1800 to 2520
const offset = fc.constantFrom(0, 5.5, 5.75, -3.5, 14, -12, 4.85, -15.94, 16);
const unix = (text: string): number => Date.parse(text) / 1000;

describe('instants as text', () => {
  // The platform's own calendar is the witness.
  it('name the instant to the second', () => {
    fc.assert(
      fc.property(instant, offset, (jd, hours) => {
        const seconds = Math.round((jd - 2440587.5) * 86400);
        expect(unix(isoLocal(jd, hours))).toBe(seconds);
        expect(isoUtc(jd)).toBe(new Date(seconds * 1000).toISOString().replace('.000', ''));
        const shifted = new Date((seconds + Math.round(hours * 60) * 60) * 1000).toISOString().slice(0, 19);
        expect(isoLocal(jd, hours).slice(0, 19)).toBe(shifted);
      }),
      { numRuns: 2000 },
    );
  });

  it('carry every day of the range, and round up over midnight', () => {
    for (let jdn = dayNumber({ year: 1800, month: 1, day: 1 }); jdn < 2597650; jdn++) {
      const date = dateOfDayNumber(jdn);
      const noon = fromCivil(date, 12, 0);
      if (isoUtc(noon) !== `${isoDate(date)}T12:00:00Z`) throw new Error(isoUtc(noon));
    }
    const midnight = fromCivil({ year: 2000, month: 2, day: 29 }, 24, 0);
    expect(isoUtc(plusDays(midnight, -0.4 * SECOND))).toBe('2000-03-01T00:00:00Z');
    expect(isoUtc(plusDays(midnight, -0.6 * SECOND))).toBe('2000-02-29T23:59:59Z');
  });

  it('print an offset that is not a whole minute rounded, the clock shifted with it', () => {
    const jd = fromUnixMs(0);
    expect([isoLocal(jd, 5 + 53 / 60 + 28 / 3600), isoLocal(jd, 5.5), isoLocal(jd, -3.5)]).toEqual([
      '1970-01-01T05:53:00+05:53',
      '1970-01-01T05:30:00+05:30',
      '1969-12-31T20:30:00-03:30',
    ]);
  });

  it('know the weekday', () => {
    expect(weekday({ year: 1990, month: 5, day: 10 })).toBe(4);
    expect(weekday(addDays({ year: 1990, month: 5, day: 10 }, 3))).toBe(0);
  });
});

describe('civil dates as text', () => {
  it('are read back from their own text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1757642, max: 5373484 }), (jdn) => {
        const date = dateOfDayNumber(jdn);
        expect(civilDateOf(isoDate(date))).toEqual(date);
      }),
    );
  });

  it.each(['1900-02-29', '2023-04-31', '2023-13-01', '2023-00-10', '2023-1-1', '2023-01-01T00:00', '02023-01-01', ''])(
    'are not read from "%s"',
    (text) => expect(civilDateOf(text)).toBeNull(),
  );
});
