/** The whole panchang of a month in one call: every cell is the day that panchang/daily gives. */
import { handler as month } from '../../functions/calendar/month.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { data } from '../support/call.ts';
import { TOLERANCE } from '../tolerance.ts';

const INSTANT = /\d{4}-\d{2}-\d{2}T[^"]*/g;
const LENGTH = /"(?:day|night)_minutes":([\d.]+)/g;
const withoutTimes = (day: unknown): string => JSON.stringify(day).replaceAll(INSTANT, '').replaceAll(LENGTH, '');
/** Lengths of day and night, seconds: told to the microminute, finer than two tables agree. */
const lengthsOf = (day: unknown): number[] =>
  Array.from(JSON.stringify(day).matchAll(LENGTH), ([, minutes]) => Number(minutes) * 60);
/** Grazing risings near the pole are good for some seconds, and a table of a month may differ by one from that of a day. */
const timesOf = (day: unknown): string[] => JSON.stringify(day).match(INSTANT) ?? [];

interface Cell {
  readonly inside: boolean;
  readonly date: string | null;
  readonly day?: object | null;
}

it.each([
  ['Delhi', { lat: 28.6139, lon: 77.209, tz: 5.5, year: 2026, month: 11 }],
  [
    'New York, the clocks go forward',
    { lat: 40.7128, lon: -74.006, timezone: 'America/New_York', year: 2024, month: 3 },
  ],
  ['Tromsø, the polar night begins', { lat: 69.65, lon: 18.956, timezone: 'Europe/Oslo', year: 2024, month: 11 }],
])('agrees with single days: %s', async (_name, { year, month: number, ...where }) => {
  for (const language of ['en', 'hi']) {
    const { weeks } = await data(month, { ...where, year, month: number, detail: 'full', language });
    const cells: Cell[] = weeks.flat().filter(({ inside }: Cell) => inside);
    expect(cells.length).toBeGreaterThan(27);
    for (const { date, day } of language === 'en' ? cells : cells.slice(0, 3)) {
      const one = await data(daily, { ...where, date, language, include: ['inauspicious', 'auspicious'] });
      expect(withoutTimes(day)).toBe(withoutTimes(one));
      const lengths = lengthsOf(day);
      expect(lengths).toHaveLength(lengthsOf(one).length);
      lengthsOf(one).forEach((seconds, i) => {
        const apart = Math.abs(seconds - (lengths[i] ?? 0));
        expect(apart).toBeLessThan(where.lat > 65 ? 2 * TOLERANCE.polarRiseSeconds : 0.01);
      });
      timesOf(one).forEach((time, i) => {
        const apart = Math.abs(Date.parse(time) - Date.parse(timesOf(day)[i] ?? '')) / 1000;
        expect(apart).toBeLessThanOrEqual(where.lat > 65 ? TOLERANCE.polarRiseSeconds : 0);
      });
    }
    for (const { inside, day } of weeks.flat()) if (!inside) expect(day).toBeNull();
  }
});

it('is left out of the basic grid, and a lunar month has it too', async () => {
  const where = { lat: 28.6139, lon: 77.209, tz: 5.5, year: 2026, month: 3 };
  const basic = await data(month, where);
  expect(basic.weeks.flat().some((cell: Cell) => 'day' in cell)).toBe(false);
  const lunar = await data(month, { ...where, system: 'lunar', leap: true, detail: 'full' });
  const days = lunar.weeks.flat().filter(({ inside }: Cell) => inside);
  // Adhika Jyeshtha 2026: every day of it is in the leap month.
  for (const { day } of days) expect([day.lunar_month.adhika, day.lunar_month.amanta.key]).toEqual([true, 'jyeshtha']);
});
