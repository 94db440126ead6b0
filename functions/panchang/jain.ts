import * as z from 'zod/mini';
import { lunarDateAt } from '../../layers/jyotish/calendar/lunar-month.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { JAIN_VOWS, jainVows } from '../../layers/jyotish/panchang/jain-vows.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, objectList, whole } from '../../lib/contract/frame/about.ts';
import { instant, keyed, tithi as tithiOut } from '../../lib/contract/frame/shapes.ts';
import { lunarMonthOut, PAKSHA, SUN_OF_DAY } from '../../lib/contract/suites/panchang.ts';
import { lunarMonthShape, pakshaShape, tithiShape } from '../../lib/answers/present/panchang.ts';
import { instantOrNull } from '../../lib/answers/present/time.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

export const panchangJain = endpoint({
  path: '/v1/panchang/jain',
  summary: 'Jain vow times of the day: navkarsi, porsi, sadh porsi, purimaddha, avaddha, chauvihar',
  description:
    'Until when one fasts after sunrise under each vow of the day, and, for chauvihar, until when one eats. Navkarsi ends 48 minutes after sunrise; a prahar is a quarter of the time from sunrise to sunset: porsi ends after one, sadh porsi after one and a half, purimaddha after two, avaddha after three. Chauvihar begins at sunset. Printed tables round up to the minute. The tithi and the lunar month are those of sunrise. Where the Sun does not rise and set the times are null, and `sun` says why.',
  sources: ['Practice of Jain almanacs and centres', 'jainqq.org 004503, p. 145 (printed table)'],
  credits: 1,
  wave: 3,
  input: dayInput(),
  settings: ['sunrise', 'month_system'],
  output: z.strictObject({
    ...SUN_OF_DAY,
    vows: objectList('The six vows, in order of time', {
      ...keyed(JAIN_VOWS, 'vow').shape,
      at: about(z.nullable(instant), 'When the vow ends; chauvihar begins then; null where there is no day: see sun'),
      prahars: about(
        z.nullable(between(0, 4, 'Quarters of the day, 0 to 4')),
        'Quarters of the day (prahars) after sunrise; null for navkarsi, which is reckoned in minutes',
      ),
      minutes: about(z.nullable(whole(0, 48, 'Minutes')), 'Minutes after sunrise; null where prahars tell it'),
    }),
    tithi: about(tithiOut, 'Tithi at sunrise'),
    ...PAKSHA,
    jain_month: lunarMonthOut,
  }),
  example: { date: '2024-04-08', lat: 23.0225, lon: 72.5714, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { sun, nextSun } = sunOfDay(almanac, day);
    const { month, tithi } = lunarDateAt(almanac.table, day.start);
    const { vows } = bank(words.language, 'panchang');
    return {
      sunrise: instantOrNull(clock, day.sunrise),
      sunset: instantOrNull(clock, day.sunset),
      next_sunrise: instantOrNull(clock, day.nextSunrise),
      sun,
      next_sun: nextSun,
      vows: jainVows(day).map(({ key, at, prahars, minutes }) => ({
        key,
        name: vows[key],
        at: instantOrNull(clock, at),
        prahars,
        minutes,
      })),
      tithi: tithiShape(words, tithi),
      ...pakshaShape(words, tithi),
      jain_month: lunarMonthShape({ words, monthSystem: options.month_system }, month, tithi),
    };
  },
});

export const handler = serve(panchangJain);
