import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { ayanaSpans, lunarMonthOut, PAKSHA, rituSpans, samvatOut } from '../../lib/contract/suites/panchang.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { lunarMonthShape, pakshaShape, samvatShape, seasonShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { yearsOfDay } from '../../layers/jyotish/calendar/era-years.ts';
import { lunarDateAt } from '../../layers/jyotish/calendar/lunar-month.ts';
import { seasonsAt, seasonSpans } from '../../layers/jyotish/calendar/season.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';

export const monthSeason = endpoint({
  path: '/v1/panchang/month-season',
  summary: 'Lunar month in both reckonings with leap or lost status, half, season and ayana with their limits',
  description:
    'The lunar month that runs at sunrise. A month takes its name from the sign the Sun enters in it; without an entry it is a leap month, with two it bears the first name and the second is lost. Months that end at the new moon (amanta) and at the full moon (purnimanta) share the bright half and differ in the dark one. The season by lunar months changes with every second month, the season of the state almanacs with the tropical Sun; the half year turns with the sidereal Sun at Capricorn and Cancer, or with the tropical Sun at the solstices.',
  sources: ['Surya Siddhanta 13.17, 14.9-10', 'Calendar Reform Committee, Report (1955)'],
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: z.strictObject({
    lunar_month: lunarMonthOut,
    span: about(span, 'The month from new moon to new moon'),
    ...PAKSHA,
    samvat: samvatOut,
    ritu: rituSpans,
    ayana: ayanaSpans,
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { table } = almanac;
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const { month, tithi } = lunarDateAt(table, day.start);
    const seasons = seasonsAt(sky, table, day.start, month);
    const spans = seasonSpans(sky, table, day.start, month, seasons);
    const ritu = (way: 'vedic' | 'drik') => ({
      ...seasonShape(words, 'ritus', seasons.ritu[way]),
      span: spanShape(clock, spans.ritu[way]),
    });
    const ayana = (way: 'vedic' | 'drik') => ({
      ...seasonShape(words, 'ayanas', seasons.ayana[way]),
      span: spanShape(clock, spans.ayana[way]),
    });
    return {
      lunar_month: lunarMonthShape({ words, monthSystem: options.month_system }, month, tithi),
      span: spanShape(clock, { start: month.opening, end: month.closing }),
      ...pakshaShape(words, tithi),
      samvat: samvatShape(words, yearsOfDay(almanac, day)),
      ritu: { vedic: ritu('vedic'), drik: ritu('drik') },
      ayana: { vedic: ayana('vedic'), drik: ayana('drik') },
    };
  },
});

export const handler = serve(monthSeason);
