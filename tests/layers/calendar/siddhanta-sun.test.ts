/** The Suns of old almanacs, by which Tamil Nadu begins its months and the Telugu states keep Sankranti, and days of holiday lists: as these and almanacs print them. */
import { longAlmanac } from '../../../layers/jyotish/panchang/almanac.ts';
import { FESTIVALS } from '../../../layers/jyotish/calendar/festival-table.ts';
import { festivalsBetween } from '../../../layers/jyotish/calendar/festivals.ts';
import { calendarOver } from '../../../layers/jyotish/calendar/observance-calendar.ts';
import { siddhantaEntry } from '../../../layers/jyotish/calendar/siddhanta-sun.ts';
import { sankrantiNear, solarMonthBegins } from '../../../layers/jyotish/calendar/solar-month.ts';
import { addDays, fromCivil, isoDate, plusDays, toUnixMs } from '../../../layers/jyotish/ephemeris/instant.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const IST = 5.5;
const CHENNAI = { lat: 13.0827, lon: 80.2707, altitude: 0 };
const HYDERABAD = { lat: 17.385, lon: 78.4867, altitude: 0 };
const clock = {
  offsetAt: () => IST,
  instant: (date: Parameters<typeof fromCivil>[0], hour: number) => fromCivil(date, hour, IST),
};

/** The almanac of a place from five days before a date. */
const almanacFrom = (place: typeof CHENNAI, year: number, month: number, day: number) =>
  longAlmanac(sky, place, 'apparent', clock, plusDays(fromCivil({ year, month, day }, 12, IST), -5));

/** The first day of the month that the Sun opens by entering a sign near a date. */
const begins = (sign: number, year: number, month: number, day: number) => {
  const near = fromCivil({ year, month, day }, 12, IST);
  const almanac = { ...almanacFrom(CHENNAI, year, month, day), reckoning: 'vakya' as const };
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

it('gives Ayudha Puja and Vijayadashami of the holidays of Tamil Nadu', () => {
  // Lists of public holidays of the Government of Tamil Nadu; that of 2026: The New Indian Express, 13 November 2025.
  for (const ayudha of ['2021-10-14', '2022-10-04', '2023-10-23', '2024-10-11', '2025-10-01', '2026-10-19']) {
    const [year = 0, month = 0, day = 0] = ayudha.split('-').map(Number);
    const date = { year, month, day };
    const calendar = calendarOver(almanacFrom(CHENNAI, year, month, day));
    const found = festivalsBetween(calendar, addDays(date, -2), addDays(date, 3), FESTIVALS);
    const dateOf = (id: string) => found.flatMap((one) => (one.festival.id === id ? [isoDate(one.date)] : []));
    expect([dateOf('ayudha_puja'), dateOf('vijayadashami')]).toEqual([[ayudha], [isoDate(addDays(date, 1))]]);
  }
});

it('gives Sankranti and Bhogi of the holidays of Andhra Pradesh and Telangana', () => {
  // G.O.Rt. 1997 of Andhra Pradesh (2022) and its list for 2026; lists of Telangana for 2024 to 2026; 2021 and 2023 by newspapers.
  for (const [year, day] of [
    [2021, 14],
    [2022, 15],
    [2023, 15],
    [2024, 15],
    [2025, 14],
    [2026, 15],
  ] as const) {
    const calendar = calendarOver({ ...almanacFrom(HYDERABAD, year, 1, 14), reckoning: 'surya' });
    const found = festivalsBetween(calendar, { year, month: 1, day: 12 }, { year, month: 1, day: 16 }, FESTIVALS);
    const dateOf = (id: string) => found.filter(({ festival }) => festival.id === id).map(({ date }) => date.day);
    expect([dateOf('bhogi'), dateOf('makar_sankranti')]).toEqual([[day - 1], [day]]);
  }
});
