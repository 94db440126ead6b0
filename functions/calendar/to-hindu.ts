import * as z from 'zod/mini';
import { solarMonth, sunReckoning } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { lunarMonthOut, PAKSHA, samvatsara } from '../../lib/contract/suites/panchang.ts';
import { about, int, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { tithi } from '../../lib/contract/frame/shapes.ts';
import { solarTraditionOf } from '../../lib/words/habits.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { solarDateShape } from '../../lib/answers/present/calendar.ts';
import { lunarMonthShape, pakshaShape, tithiShape } from '../../lib/answers/present/panchang.ts';
import { lunarDateOfDay, solarDateOfDay } from '../../layers/jyotish/calendar/hindu-date.ts';
import { SOLAR_TRADITIONS } from '../../layers/jyotish/calendar/solar-month.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { vedicDayOfDate } from '../../layers/jyotish/panchang/vedic-day.ts';

export const calendarToHindu = endpoint({
  path: '/v1/calendar/to-hindu',
  summary: 'Gregorian date to lunar and solar Hindu dates',
  description:
    'The Hindu date of a Gregorian one at a place. The lunar date is the tithi that rules the sunrise, in its month and year; a tithi that rules no sunrise has no date of its own. The year is that of the civil day, as panchang/era gives it: it changes on the day of Ugadi, also where that day begins in the last tithi of the year before. The solar date counts days from the Sun’s entry into a sign, by the rule of the tradition: the Tamil month begins on the day of an entry before sunset, the Bengali on the day after an entry before midnight, the Malayalam by the first three fifths of the day, the Odia and Punjabi on the civil day of the entry, the Assamese on the day after it.',
  sources: [
    'Sewell and Dikshit, The Indian Calendar (1896)',
    'Calendar Reform Committee, Report (1955)',
    'Vakyakarana',
  ],
  credits: 1,
  input: dayInput({
    tradition: z.optional(
      oneOf(
        SOLAR_TRADITIONS,
        'Whose solar calendar is meant. When left out it follows the language: malayalam for ml, bengali for bn, punjab for pa, odia for or, assam for as, tamil otherwise',
      ),
    ),
    reckoning: sunReckoning,
  }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'tradition', 'reckoning'],
  output: z.strictObject({
    lunar: objectOf('Lunar date of the day from this sunrise to the next', {
      vikram: about(int, 'Vikram year (north India), from the day of Ugadi'),
      shaka: about(int, 'Shaka year, from the day of Ugadi'),
      month: lunarMonthOut,
      ...PAKSHA,
      tithi: about(tithi, 'Tithi that rules the sunrise'),
    }),
    solar: objectOf('Solar date of the tradition', {
      tradition: oneOf(SOLAR_TRADITIONS, 'Whose solar calendar'),
      year: about(
        int,
        'Year: tamil and odia Shaka, malayalam Kollam, bengali Bangabda, punjab Vikram, assam Bhaskarabda',
      ),
      samvatsara: about(
        z.nullable(samvatsara),
        'Name of the Tamil year in the cycle of sixty; null in traditions that do not name years',
      ),
      month: solarMonth,
      day: whole(1, 32, 'Day of the solar month'),
    }),
  }),
  example: { date: '2024-04-14', lat: 13.0827, lon: 80.2707, tz: 5.5, tradition: 'tamil' },
  compute: ({ day: { date, place, clock }, input, options, sky, words, setting }) => {
    const start = clock.instant(date, 0);
    const almanac = { ...longAlmanac(sky, place, options.sunrise, clock, start), reckoning: input.reckoning };
    const day = vedicDayOfDate(almanac.horizon, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const tradition = input.tradition ?? solarTraditionOf(words.language);
    setting('tradition', tradition);
    const { years, month: lunation, tithi: number } = lunarDateOfDay(almanac, day);
    return {
      lunar: {
        vikram: years.vikram,
        shaka: years.shaka,
        month: lunarMonthShape({ words, monthSystem: options.month_system }, lunation, number),
        ...pakshaShape(words, number),
        tithi: tithiShape(words, number),
      },
      solar: solarDateShape(words, solarDateOfDay(almanac, tradition, day)),
    };
  },
});

export const handler = serve(calendarToHindu);
