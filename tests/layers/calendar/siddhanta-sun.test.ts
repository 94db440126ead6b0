/** The Sun of the Vakya almanac, by which Tamil Nadu begins its months: entries and days as almanacs and holiday lists print them. */
import { longAlmanac } from '../../../layers/jyotish/panchang/almanac.ts';
import { siddhantaEntry } from '../../../layers/jyotish/calendar/siddhanta-sun.ts';
import { sankrantiNear, solarMonthBegins } from '../../../layers/jyotish/calendar/solar-month.ts';
import { addDays, fromCivil, isoDate, plusDays, toUnixMs } from '../../../layers/jyotish/ephemeris/instant.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const IST = 5.5;
const CHENNAI = { lat: 13.0827, lon: 80.2707, altitude: 0 };
const clock = {
  offsetAt: () => IST,
  instant: (date: Parameters<typeof fromCivil>[0], hour: number) => fromCivil(date, hour, IST),
};

/** The first day of the month that the Sun opens by entering a sign near a date. */
const begins = (sign: number, year: number, month: number, day: number) => {
  const near = fromCivil({ year, month, day }, 12, IST);
  const almanac = { ...longAlmanac(sky, CHENNAI, 'apparent', clock, plusDays(near, -5)), tamil: 'vakya' as const };
  return solarMonthBegins(almanac, 'tamil', sankrantiNear(almanac.table, sign, near));
};

it('enters a sign when printed Vakya almanacs say', () => {
  // Chithirai of 2015 and 2022 (newspapers of Jaffna, by the Vakya almanac), Thai of 2022 (almanac of Arcot).
  for (const [printed, hour] of [
    ['2015-04-14', 12 + 23 / 60],
    ['2022-04-14', 7 + 50 / 60],
    ['2022-01-14', 17 + 20 / 60],
  ] as const) {
    const [year = 0, month = 0, day = 0] = printed.split('-').map(Number);
    const at = fromCivil({ year, month, day }, hour, IST);
    expect(Math.abs(toUnixMs(siddhantaEntry('vakya', at)) - toUnixMs(at)) / 60_000).toBeLessThan(10);
  }
});

it('gives Pongal, 1 Thai, of the holidays of Tamil Nadu', () => {
  // Lists of public holidays of the Government of Tamil Nadu.
  const days = [14, 15, 15, 14, 14, 15, 15, 14, 14, 15, 15, 14, 15];
  for (const [i, day] of days.entries()) {
    const year = 2014 + i;
    expect(isoDate(begins(10, year, 1, 14))).toBe(`${year}-01-${day}`);
  }
});

it('gives the new year of 14 April, and Aadi Perukku of the local holidays of Salem', () => {
  for (let year = 2014; year <= 2026; year++) expect(isoDate(begins(1, year, 4, 14))).toBe(`${year}-04-14`);
  // 18 Aadi was 3 August in each of these years (The Hindu, 25 July 2022, 27 July 2023, 24 July 2024).
  for (const year of [2022, 2023, 2024]) expect(isoDate(addDays(begins(4, year, 7, 16), 17))).toBe(`${year}-08-03`);
});
