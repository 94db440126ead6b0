import * as z from 'zod/mini';
import { factsOfDay } from '../../layers/jyotish/calendar/day-facts.ts';
import { solarMonth } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { DAY_PAGE } from '../../lib/contract/suites/page.ts';
import { lunarMonthOut, PAKSHA, samvatsara, spanOrNull } from '../../lib/contract/suites/panchang.ts';
import {
  about,
  between,
  flag,
  int,
  keysOf,
  objectList,
  objectOrNull,
  oneOf,
  whole,
} from '../../lib/contract/frame/about.ts';
import { instant, keyed, name, nameOf, tithi } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { dayPageShape } from '../../lib/answers/present/day-page.ts';
import { REGIONAL_VALUE_KEYS, regionalDayShape } from '../../lib/answers/present/regional-day.ts';
import { REGIONAL_ITEMS, REGIONAL_SHEETS, regionalDay } from '../../layers/jyotish/calendar/regional-day.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { DAY_ANGAS } from '../../layers/jyotish/panchang/anga.ts';

const TRADITIONS = keysOf(REGIONAL_SHEETS);

export const panchangRegional = endpoint({
  path: '/v1/panchang/regional/{tradition}',
  summary: 'Day sheet of a region: its date and year, its words, and what its printed panchanga lists',
  description:
    'The page of panchang/daily as a region prints it: dated in its own solar or lunar calendar, with its words for the five panchang elements and the windows that its almanacs list. Tamil, Malayalam, Bengali and Odia sheets count days of the solar month by the rule of the region, the Nepali one by the published table of 1970 to 2083 Bikram Sambat (outside it by the Tamil rule at Kathmandu: `approximate`). Telugu, Kannada and Marathi sheets bear the tithi, amanta month and Shaka year of the sunrise, the Gujarati one the Vikram year that begins with Kartika. Chandrashtamam names the birth stars from which the Moon is in the seventeenth. Tamil months follow the positions of the Sun; Vakya wall calendars begin some of them a day apart. Auspicious lists of Bengal (amrita and mahendra yoga) and Nepal (sait) have no verified table and are not given.',
  sources: [
    'Calendar Reform Committee, Report (1955)',
    'Printed Tamil panchangas 2024–25 (yogas), panjikas of Bengal (barabela, kalabela, kalaratri)',
    'Nepali calendar tables, BS 1970–2083',
  ],
  credits: 1,
  wave: 2,
  input: dayInput({ tradition: oneOf(TRADITIONS, 'Whose sheet') }),
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: z.strictObject({
    tradition: about(z.strictObject(keyed(TRADITIONS, 'tradition').shape), 'Whose sheet'),
    solar_date: objectOrNull('Solar date of the region; null where it dates by tithis: see lunar_date', {
      year: about(int, 'Year: tamil and odia Shaka, malayalam Kollam, bengali Bangabda, nepali Bikram Sambat'),
      month: solarMonth,
      day: whole(1, 32, 'Day of the month'),
      approximate: about(flag, 'Reckoned in place of a table that ends: Nepali years before 1970 and after 2083'),
      disputed: about(flag, 'Published tables differ on this Nepali year'),
    }),
    lunar_date: objectOrNull('Lunar date of the region; null where it dates by the Sun: see solar_date', {
      era: oneOf(['shaka', 'vikram_kartikadi'], 'Era of the year'),
      era_name: nameOf('era'),
      year: about(int, 'Year of the era'),
      month: lunarMonthOut,
      ...PAKSHA,
      tithi: about(tithi, 'Tithi that rules the sunrise'),
    }),
    year_name: about(
      z.nullable(samvatsara),
      'Name of the year in the cycle of sixty; null for malayalam, bengali, odia and nepali, which do not name years',
    ),
    labels: objectList('Words of the region for the five panchang elements', {
      key: oneOf(['vara', ...DAY_ANGAS], 'DayAnga of the day'),
      name: nameOf('panchang element as the region says it, in the script of the language'),
    }),
    items: objectList(
      'What the sheet lists beside the panchang elements; an entry may come several times, or not at all',
      {
        key: oneOf(REGIONAL_ITEMS, 'Entry of the sheet'),
        name,
        value: about(
          z.optional(
            z.strictObject({
              key: oneOf(REGIONAL_VALUE_KEYS, 'Key of what the entry says; never changes with the language'),
              name,
            }),
          ),
          'What the entry says: a Gowri part, direction, remedy, star, yoga, nokku or choghadiya; left out of plain windows',
        ),
        nazhika: about(
          z.optional(between(0, 70, 'Nazhikas')),
          'Nazhikas of 24 minutes for which the star at sunrise still runs; left out of other entries',
        ),
        at: about(z.optional(instant), 'Moonrise of Sankashti; left out of other entries'),
        span: z.optional(
          spanOrNull(
            'When it runs; null where the part of the day or night it belongs to does not exist: see day.sun. Left out of entries without a time',
          ),
        ),
      },
    ),
    day: about(z.strictObject(DAY_PAGE), 'The day as panchang/daily gives it'),
  }),
  example: { tradition: 'malayalam', date: '2024-04-14', lat: 8.5241, lon: 76.9366, tz: 5.5 },
  compute: ({ day: { date, place, clock }, input: { tradition }, options, sky, words, setting, warn }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    if (tradition === 'tamil')
      warn(
        'VAKYA_MAY_DIFFER',
        'Months follow the positions of the Sun; Vakya wall calendars of Tamil Nadu begin two or three months a year a day apart.',
      );
    if (day.nextSunrise === null)
      warn(
        'NO_SUNRISE',
        'The Sun does not rise and set there on this day: windows that are parts of day or night are null, and what holds at sunrise is that of 06:00 local mean time.',
      );
    const { traditions, limbLabels } = bank(words.language, 'regional-day');
    const format = { words, clock, monthSystem: options.month_system };
    return {
      tradition: { key: tradition, name: traditions[tradition] },
      ...regionalDayShape(format, tradition, regionalDay(almanac, day, tradition)),
      labels: (['vara', ...DAY_ANGAS] as const).map((key) => ({ key, name: limbLabels[tradition][key] })),
      day: dayPageShape(format, factsOfDay(sky, almanac, day)),
    };
  },
});

export const handler = serve(panchangRegional);
