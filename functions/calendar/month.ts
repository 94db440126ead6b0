import * as z from 'zod/mini';
import { inside, monthField, observance, yearField } from '../../lib/contract/suites/calendar.ts';
import { factsOfDay } from '../../layers/jyotish/calendar/day-facts.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { auspiciousOut, inauspiciousOut } from '../../lib/contract/suites/day-parts.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { DAY_PAGE } from '../../lib/contract/suites/page.ts';
import { starAnga } from '../../lib/contract/suites/panchang.ts';
import { about, choice } from '../../lib/contract/frame/about.ts';
import { date, listOf, tithi } from '../../lib/contract/frame/shapes.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { cellShape } from '../../lib/answers/present/calendar.ts';
import { dayPageShape } from '../../lib/answers/present/day-page.ts';
import { auspiciousShape, inauspiciousShape } from '../../lib/answers/present/day-parts.ts';
import type { CivilDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { adverseWindows } from '../../layers/jyotish/panchang/adverse.ts';
import { sunBeforeDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { auspiciousWindows } from '../../layers/jyotish/panchang/auspicious.ts';
import { vedicDayOfDate } from '../../layers/jyotish/panchang/vedic-day.ts';
import { civilMonthDates, lunarMonthDates, monthGrid } from '../../layers/jyotish/calendar/month-grid.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';

const cell = z.strictObject({
  inside,
  date: about(z.nullable(date), 'Date; null outside the month'),
  tithi: about(z.nullable(tithi), 'Tithi that rules the sunrise; null outside the month'),
  nakshatra: about(z.nullable(starAnga), 'Star of the Moon at sunrise; null outside the month'),
  day: about(
    z.optional(
      z.nullable(
        z.strictObject({
          ...DAY_PAGE,
          inauspicious: about(inauspiciousOut, 'Windows to avoid, as panchang/inauspicious'),
          auspicious: about(auspiciousOut, 'Good windows, as panchang/auspicious'),
        }),
      ),
    ),
    'The day as panchang/daily gives it, with its adverse and good windows; null outside the month, left out unless detail is full',
  ),
  observances: about(z.array(observance), 'What is observed on the date: festivals, fasts, sankrantis, eclipses'),
});

export const calendarMonth = endpoint({
  path: '/v1/calendar/month',
  summary: 'Month grid (Gregorian or lunar) with panchang elements and observances per cell',
  description:
    'A month as weeks from Sunday to Saturday, each date with the tithi and star of its sunrise and everything observed on it at the place. With system lunar the month is a lunar one, numbered from Chaitra; under month_system purnimanta it begins after the full moon, and a regular month that a leap month splits is shown in its two halves. With detail full each cell also holds the whole day of panchang/daily with its windows, as a printed almanac needs it: one call for a month. What a festival rests on is told by calendar/festivals.',
  sources: ['Dharmasindhu', 'Nirnayasindhu'],
  credits: 5,
  input: placeInput({
    month: monthField('Month, 1 to 12: of the Gregorian year, or from Chaitra'),
    year: yearField('Gregorian year, 1800 to 2399; of a lunar month the one in which its Chaitra begins'),
    system: choice(['gregorian', 'lunar'], 'gregorian', 'Which month is meant: a Gregorian or a lunar one'),
    leap: z._default(about(z.boolean(), 'The leap (adhika) month of that number; with system lunar only'), false),
    detail: choice(
      ['basic', 'full'],
      'basic',
      'basic: tithi and star of each sunrise; full: also everything that panchang/daily tells',
    ),
  }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'system', 'leap', 'detail'],
  output: z.strictObject({
    weeks: about(z.array(listOf(cell, 7)), 'Weeks, each of seven cells from Sunday to Saturday'),
  }),
  example: { month: 11, year: 2026, lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ place, clock, input: { month, year, system, leap, detail }, options, sky, words, warn, setting }) => {
    const start = clock.instant({ year, month, day: 1 }, 0);
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const spans =
      system === 'gregorian'
        ? [civilMonthDates(year, month)]
        : lunarMonthDates(calendar, year, { month, leap, system: options.month_system });
    if (!spans || (leap && system === 'gregorian'))
      throw invalidField('leap', 'OUT_OF_RANGE', 'leap must be false: this month has no leap month.', 'false', leap);
    const weeks = monthGrid(calendar, spans);
    const [first] = spans;
    if (first) setting('ayanamsa_value', sky.ayanamsa(clock.instant(first.from, 12)));
    warnOfNominalDays(calendar, warn);
    const { almanac } = calendar;
    const format = { words, clock, monthSystem: options.month_system };
    const dayShape = (date: CivilDate) => {
      const day = vedicDayOfDate(almanac.horizon, clock, date);
      const sun = sunOfDay(almanac, day);
      return {
        ...dayPageShape(format, factsOfDay(sky, almanac, day)),
        inauspicious: inauspiciousShape(format, sun, adverseWindows(almanac, day)),
        auspicious: auspiciousShape(
          format,
          sun,
          sunBeforeDay(almanac, day),
          auspiciousWindows(almanac, day, 'after_sunset'),
        ),
      };
    };
    return {
      weeks: weeks.map((week) =>
        week.map((one) => ({
          ...cellShape(words, one),
          day: detail === 'full' ? one && dayShape(one.date) : undefined,
        })),
      ),
    };
  },
});

export const handler = serve(calendarMonth);
