import { addDays, fromCivil, isoDate, julian, plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import { yearTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { samvatOf } from '../../../layers/jyotish/calendar/eras.ts';
import {
  lunarMonthAt,
  nextLunarMonth,
  previousLunarMonth,
  purnimantaMonth,
  type LunarMonth,
} from '../../../layers/jyotish/calendar/lunar-month.ts';
import { lastSankranti, sankrantiNear, solarMonthBegins } from '../../../layers/jyotish/calendar/solar-month.ts';
import { longAlmanac } from '../../../layers/jyotish/panchang/almanac.ts';
import { wordsOf } from '../../../lib/words/words.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const IST = 5.5;
const START = fromCivil({ year: 1950, month: 1, day: 1 }, 0, IST);
const table = yearTable(sky, START);
const words = wordsOf('en');
const nameOf = ({ month }: LunarMonth): string => words.name('months', month - 1);

/** Every lunation from 1950 to 2060. */
const months: LunarMonth[] = [];
for (
  let month = lunarMonthAt(table, START);
  month.opening < START + 110.5 * 365.25;
  month = nextLunarMonth(table, month)
)
  months.push(month);
const yearOf = ({ opening }: LunarMonth): number => Math.floor(1950 + (opening - START) / 365.25);

describe('lunar months', () => {
  // The published list of leap months 2015-2050.
  it('leap in the published years', () => {
    const leaps = months.filter(({ adhika }) => adhika).map((month) => `${yearOf(month)} ${nameOf(month)}`);
    expect(leaps.filter((leap) => leap >= '2015' && leap < '2051')).toEqual([
      '2015 Ashadha',
      '2018 Jyeshtha',
      '2020 Ashvina',
      '2023 Shravana',
      '2026 Jyeshtha',
      '2029 Chaitra',
      '2031 Bhadrapada',
      '2034 Ashadha',
      '2037 Jyeshtha',
      '2039 Ashvina',
      '2042 Shravana',
      '2045 Jyeshtha',
      '2048 Chaitra',
      '2050 Bhadrapada',
    ]);
    for (const leap of ['1963 Kartika', '1964 Chaitra', '1982 Ashvina', '1983 Phalguna']) expect(leaps).toContain(leap);
  });

  it('are lost in 1963 and 1983 only', () => {
    expect(months.filter(({ kshaya }) => kshaya).map((month) => [yearOf(month), nameOf(month)])).toEqual([
      [1963, 'Kartika'],
      [1983, 'Pausha'],
    ]);
  });

  it('follow one another without gap', () => {
    months.slice(1).forEach((month, i) => {
      const before = months[i];
      if (!before) throw new Error('a month before');
      expect(Math.abs(month.opening - before.closing)).toBeLessThan(1e-7);
      expect(month.closing - month.opening).toBeGreaterThan(29.2);
      expect(month.closing - month.opening).toBeLessThan(29.9);
      const whole = before.kshaya ? 2 : 1;
      const step = before.adhika ? 0 : whole;
      expect(month.month).toBe(((before.month - 1 + step) % 12) + 1);
      expect(previousLunarMonth(table, month).opening).toBeCloseTo(before.opening, 7);
    });
  });

  it('number the years without a break', () => {
    const samvats = months.map(samvatOf);
    samvats.slice(1).forEach((samvat, i) => {
      const [before, month, previous] = [samvats[i], months[i + 1], months[i]];
      if (!before || !month || !previous) throw new Error('a month before');
      // A new Shaka year with the first Chaitra, leap or not; a new Gujarati year with the regular Kartika.
      expect(samvat.shaka - before.shaka).toBe(month.month === 1 && previous.month !== 1 ? 1 : 0);
      const kartika = month.month === 8 && !month.adhika;
      expect(samvat.vikramKartikadi - before.vikramKartikadi).toBe(kartika ? 1 : 0);
      expect(samvat.vikram - samvat.shaka).toBe(135);
      expect(samvat.kali - samvat.shaka).toBe(3179);
    });
  });

  it('count the dark half to the next month, save in a leap month', () => {
    const month = { opening: julian(0), closing: julian(29.5), month: 12, adhika: false, kshaya: false };
    expect([purnimantaMonth(month, 15), purnimantaMonth(month, 16)]).toEqual([12, 1]);
    expect(purnimantaMonth({ ...month, adhika: true }, 30)).toBe(12);
  });
});

describe('solar months', () => {
  const clock = {
    offsetAt: () => IST,
    instant: (date: Parameters<typeof fromCivil>[0], hour: number) => fromCivil(date, hour, IST),
  };
  const begins = (year: number, lat: number, lon: number, tradition: 'tamil' | 'malayalam' | 'bengali'): string => {
    const near = fromCivil({ year, month: 4, day: 14 }, 12, IST);
    const almanac = longAlmanac(sky, { lat, lon, altitude: 0 }, 'apparent', clock, plusDays(near, -5));
    return isoDate(solarMonthBegins(almanac, tradition, sankrantiNear(almanac.table, 1, near)));
  };

  // Published new years 2022-2026.
  it('begin the Tamil year on 14 April of 2023 to 2026', () => {
    for (const year of [2023, 2024, 2025, 2026]) expect(begins(year, 13.0827, 80.2707, 'tamil')).toBe(`${year}-04-14`);
  });

  it('begin the Bengali year a day after the entry', () => {
    expect([2023, 2024, 2025, 2026].map((year) => begins(year, 22.5726, 88.3639, 'bengali'))).toEqual([
      '2023-04-15',
      '2024-04-14',
      '2025-04-15',
      '2026-04-15',
    ]);
  });

  it('begin with the entry itself', () => {
    const jd = fromCivil({ year: 2024, month: 1, day: 20 }, 0, IST);
    expect(Math.abs(lastSankranti(table, jd) - sankrantiNear(table, 10, jd))).toBeLessThan(1e-7);
    expect(isoDate(addDays({ year: 2024, month: 2, day: 28 }, 2))).toBe('2024-03-01');
  });
});
