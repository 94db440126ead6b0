import * as z from 'zod/mini';
import { solarMonth, sunReckoning, yearField } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, int, objectListOf, objectOrNull, whole } from '../../lib/contract/frame/about.ts';
import { date, instant, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { solarMonthShape } from '../../lib/answers/present/calendar.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { SOLAR_CALENDARS } from '../../layers/jyotish/calendar/solar-month.ts';
import { solarYearOf } from '../../layers/jyotish/calendar/solar-year.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

/** Minutes from the deciding instant below which printed almanacs may differ: they place entries of the Sun up to 12 minutes later. */
const NEAR_MINUTES = 15;

export const calendarSolarMonths = endpoint({
  path: '/v1/calendar/solar-months',
  summary: 'Solar months of a year by regional rule, table or fixed dates',
  description:
    'First day and length of the twelve months of the solar year that begins in a Gregorian year. Tamil, Malayalam, Bengali, Odia, Punjabi and Assamese months begin with the Sun’s entry into a sign, on that day or the next by the rule of the region (see calendar/to-hindu); the Malayalam year begins with Chingam. Nepali months follow the published tables of 1970 to 2083 Bikram Sambat, and outside them are reckoned by the Tamil rule at Kathmandu, which is right for four months in five. The national calendar of India and the Nanakshahi calendar of 2003 have fixed dates; where the amended Nanakshahi calendar begins a month on another day, that day is given too. Where an entry comes within 15 minutes of the instant that decides, a warning says so.',
  sources: [
    'Calendar Reform Committee, Report (1955)',
    'Sewell and Dikshit, The Indian Calendar (1896)',
    'Vakyakarana',
    'Nanakshahi calendar (2003)',
    'Nepali calendar tables, BS 1970–2083',
  ],
  credits: 2,
  wave: 2,
  input: placeInput({
    year: yearField('Gregorian year in which the first month begins, 1800 to 2399'),
    rule: choice(SOLAR_CALENDARS, 'tamil', 'Whose months are meant'),
    reckoning: sunReckoning,
  }),
  settings: ['ayanamsa', 'sunrise', 'rule', 'reckoning'],
  output: z.strictObject({
    year: about(
      int,
      'Number of the year: tamil, odia and national Shaka, malayalam Kollam, bengali Bangabda, punjab Vikram, assam Bhaskarabda, nepali Bikram Sambat, nanakshahi its own',
    ),
    approximate: about(flag, 'Reckoned in place of a table that ends: Nepali years before 1970 and after 2083'),
    disputed: about(flag, 'Published tables differ on this Nepali year'),
    months: objectListOf(12, 'The months of the year, in order', {
      ...solarMonth.shape,
      starts: about(date, 'First day of the month'),
      days: whole(28, 33, 'Length of the month, 28 to 33 days'),
      sankranti: objectOrNull(
        'The entry of the Sun that opens the month; null where a table or a fixed date does: nepali, national, nanakshahi',
        {
          sign: about(sign, 'Sign the Sun enters'),
          at: about(instant, 'When it enters'),
        },
      ),
      margin_min: about(
        z.nullable(z.number()),
        'Minutes between the entry and the nearest instant at which the month would begin on another day; null where no entry decides',
      ),
      amended: about(
        z.nullable(date),
        'First day in the amended Nanakshahi calendar; null where it is the same, and under other rules',
      ),
    }),
  }),
  example: { year: 2024, rule: 'malayalam', lat: 8.5241, lon: 76.9366, tz: 5.5 },
  compute: ({ place, clock, input, options, sky, words, warn, setting }) => {
    const start = clock.instant({ year: input.year, month: 1, day: 1 }, 0);
    const almanac = { ...longAlmanac(sky, place, options.sunrise, clock, start), reckoning: input.reckoning };
    setting('ayanamsa_value', sky.ayanamsa(start));
    const { year, months, approximate, disputed } = solarYearOf(almanac, input.rule, input.year);
    if (months.some(({ marginMin }) => marginMin !== null && marginMin < NEAR_MINUTES))
      warn(
        'NEAR_BOUNDARY',
        'The Sun enters a sign within 15 minutes of the instant that decides the first day; a printed almanac may begin that month a day apart.',
      );
    if (input.rule === 'tamil' && input.reckoning === 'drik')
      warn(
        'VAKYA_MAY_DIFFER',
        'Months follow the positions of the Sun; Vakya wall calendars of Tamil Nadu begin two or three months a year a day apart.',
      );
    return {
      year,
      approximate,
      disputed,
      months: months.map(({ id, starts, days, entry, marginMin, amended }) => ({
        ...solarMonthShape(words, input.rule, id),
        starts: isoDate(starts),
        days,
        sankranti: entry && { sign: signShape(words, entry.sign), at: clock.text(entry.at) },
        margin_min: marginMin,
        amended: amended && isoDate(amended),
      })),
    };
  },
});

export const handler = serve(calendarSolarMonths);
