/** The estimate of the month's end, by hand calculation. */
import { monthForecast, type SpentDay } from '../../../../lib/accounts/metering/forecast.ts';

const DAY_MS = 86_400_000;
/** Days before a midnight, the nearest last: the credits of each. */
const before = (midnight: number, credits: readonly number[]): SpentDay[] =>
  credits.map((each, i) => ({ at: midnight - (credits.length - i) * DAY_MS, calls: each, credits: each }));

it('takes the mean of the last seven whole days for the days to come', () => {
  const now = Date.UTC(2026, 10, 11);
  // 20 days are left of November; the 900 of the eighth day back count no more.
  const days = before(now, [900, 100, 100, 100, 100, 100, 100, 100]);
  expect(monthForecast(days, { granted: 5000, used: 1000 }, now)).toEqual({ days: 7, left: 2000, runsOut: null });
  expect(monthForecast(days, { granted: 1500, used: 1000 }, now)).toEqual({
    days: 7,
    left: -1500,
    runsOut: Date.UTC(2026, 10, 16),
  });
});

it('holds at the beginning of a month, whatever its first hours brought', () => {
  const now = Date.UTC(2026, 10, 1, 6);
  const midnight = Date.UTC(2026, 10, 1);
  const days = [...before(midnight, [100, 100, 100, 100, 100, 100, 100]), { at: midnight, calls: 90, credits: 90 }];
  // 29 days and three quarters at 100 a day.
  expect(monthForecast(days, { granted: 5000, used: 90 }, now)?.left).toBe(5000 - 90 - 2975);
});

it('takes the days since the first call where there are fewer, quiet ones too', () => {
  const now = Date.UTC(2026, 10, 29);
  expect(monthForecast(before(now, [0, 0, 60, 0, 0]), { granted: 100, used: 60 }, now)).toEqual({
    days: 3,
    left: 0,
    runsOut: null,
  });
});

it('estimates nothing before one whole day of calls has passed', () => {
  const now = Date.UTC(2026, 10, 2, 18);
  const today = { at: Date.UTC(2026, 10, 2), calls: 5, credits: 5 };
  expect(monthForecast([], { granted: 100, used: 0 }, now)).toBeNull();
  expect(monthForecast([today], { granted: 100, used: 5 }, now)).toBeNull();
});

it('says that credits have run out where they have', () => {
  const now = Date.UTC(2026, 10, 11);
  const spent = monthForecast(before(now, [50]), { granted: 50, used: 50 }, now);
  expect(spent).toEqual({ days: 1, left: -1000, runsOut: now });
  expect(monthForecast(before(now, [50, 0, 0, 0, 0, 0, 0, 0, 0]), { granted: 50, used: 60 }, now)?.runsOut).toBe(now);
});
