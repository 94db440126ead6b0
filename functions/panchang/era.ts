import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { samvatsara } from '../../lib/contract/suites/panchang.ts';
import { about, int, objectListOf } from '../../lib/contract/frame/about.ts';
import { date, keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { samvatsaraShape } from '../../lib/answers/present/panchang.ts';
import { erasOf } from '../../layers/jyotish/calendar/era-years.ts';
import { aharganaOf, ERA_IDS } from '../../layers/jyotish/calendar/eras.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { vedicDayOfDate } from '../../layers/jyotish/panchang/vedic-day.ts';

export const panchangEra = endpoint({
  path: '/v1/panchang/era',
  summary: 'Year numbers of nine eras with their first and last days, and the ahargana',
  description:
    'Which year of each era a date belongs to at a place. The lunar eras (Shaka, Vikram, Kali) change on the day of Ugadi, the first of Chaitra (where no sunrise lies in that tithi, the day in which it begins), the Vikram era of Gujarat on its new year, the first of Kartika; where Chaitra is a leap month the year begins with the leap month, a month before the festival (almanacs differ). The whole civil date has one year, before its sunrise too; every other answer tells the same. The national calendar follows the tropical year, the Kollam and Bengali years the Sun’s entry into Leo and Aries. The two samvatsaras are names of a cycle of sixty years, counted from the Shaka year in the south and from the Vikram year in the north. A date means the day that begins at its sunrise.',
  sources: ['Calendar Reform Committee, Report (1955)', 'Surya Siddhanta 1.55', 'Rashtriya Panchang'],
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    eras: objectListOf(ERA_IDS.length, 'One row for each era', {
      ...keyed(ERA_IDS, 'era').shape,
      year: about(int, 'Year number; of the two samvatsaras the place in the cycle of sixty, 1 to 60'),
      samvatsara: about(
        z.nullable(samvatsara),
        'Name of the year; null but for the eras samvatsara_south and samvatsara_north',
      ),
      begins: about(date, 'First day of the year'),
      ends: about(date, 'Last day of the year'),
    }),
    ahargana: about(int, 'Days since the Kali age began, 18 February 3102 BCE: Julian day number less 588466'),
  }),
  example: { date: '2024-04-09', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date: civil, place, clock }, options, sky, words, setting }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, clock.instant(civil, 0));
    const day = vedicDayOfDate(calendar.almanac.horizon, clock, civil);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return {
      eras: erasOf(calendar, day).map(({ id, year, begins, ends }) => ({
        key: id,
        name: bank(words.language, 'day').eras[id],
        year,
        samvatsara: id === 'samvatsara_south' || id === 'samvatsara_north' ? samvatsaraShape(words, year) : null,
        begins: isoDate(begins),
        ends: isoDate(ends),
      })),
      ahargana: aharganaOf(civil),
    };
  },
});

export const handler = serve(panchangEra);
