import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { date, int, listOf, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { aharganaOf, ERA_IDS, erasOf } from '../../layers/jyotish/calendar/eras.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { vedicDayOfDate } from '../../layers/jyotish/panchang/vedic-day.ts';

export const panchangEra = endpoint({
  path: '/v1/panchang/era',
  summary: 'Shaka, Vikram, Kali, Gujarati and regional year numbers, sixty-year names, ahargana',
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    eras: listOf(
      z.strictObject({
        id: z.enum(ERA_IDS),
        year: int.check(z.describe('of the samvatsaras the place 1-60 in the cycle')),
        name: z.nullable(text).check(z.describe('sixty-year name')),
        begins: date,
        ends: date.check(z.describe('last day')),
      }),
      ERA_IDS.length,
    ),
    ahargana: int.check(z.describe('days of the Kali age: JDN - 588466')),
  }),
  example: { date: '2024-04-09', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date: civil, place, clock }, options, sky, words, setting }) => {
    const almanac = longAlmanac(sky, place, options.sunrise, clock, clock.instant(civil, 0));
    const day = vedicDayOfDate(almanac.horizon, clock, civil);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return {
      eras: erasOf(almanac, day).map(({ id, year, begins, ends }) => ({
        id,
        year,
        name: id === 'samvatsara_south' || id === 'samvatsara_north' ? words.name('samvatsaras', year - 1) : null,
        begins: isoDate(begins),
        ends: isoDate(ends),
      })),
      ahargana: aharganaOf(civil),
    };
  },
});

export const handler = serve(panchangEra);
