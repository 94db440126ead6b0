/** Jain vow times against a printed table (jainqq.org 004503, p. 145: 1 January, sunrise 7:22, sunset 18:05). */
import { handler as jain } from '../../functions/panchang/jain.ts';
import { jainVows } from '../../layers/jyotish/panchang/jain-vows.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const PRINTED = ['8:10', '10:03', '11:24', '12:44', '15:25', '18:05'];
const minutes = (text: string): number => {
  const [hour, minute] = text.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

describe('panchang/jain', () => {
  it('gives the times of the printed table, which rounds up', () => {
    const day = julian(2460000.5);
    const at = (text: string) => julian(day + minutes(text) / 1440);
    const vows = jainVows({
      date: { year: 2024, month: 1, day: 1 },
      start: at('7:22'),
      end: julian(day + 1),
      sunrise: at('7:22'),
      sunset: at('18:05'),
      nextSunrise: null,
      sun: 'normal',
      vara: 1,
    });
    const off = vows.map((vow, i) => {
      const found = ((vow.at ?? NaN) - day) * 1440;
      expect([vow.key, Math.ceil(found - 1e-3)]).toEqual([vow.key, minutes(PRINTED[i] ?? '')]);
      return (minutes(PRINTED[i] ?? '') - found) * 60;
    });
    record(
      { endpoint: 'panchang/jain', oracle: 'Printed Jain almanac, vow times (rounded up to a minute)', unit: 's' },
      off,
    );
  });

  it('cuts the day of a place into quarters', async () => {
    const { sunrise, sunset, vows } = await data(jain, { date: '2024-04-08', lat: 23.0225, lon: 72.5714, tz: 5.5 });
    const share = ({ at }: { at: string }): number =>
      (Date.parse(at) - Date.parse(sunrise)) / (Date.parse(sunset) - Date.parse(sunrise));
    expect(Date.parse(vows[0].at) - Date.parse(sunrise)).toBe(48 * 60_000);
    for (const [i, wanted] of [0.25, 0.375, 0.5, 0.75, 1].entries())
      expect(Math.abs(share(vows[i + 1]) - wanted)).toBeLessThan(3e-5);
  });

  it('has no times where the Sun does not rise', async () => {
    const { sun, vows } = await data(jain, { date: '2024-12-20', lat: 70, lon: 25, tz: 1 });
    expect(sun).toBe('always_down');
    for (const { at } of vows) expect(at).toBeNull();
  });
});
