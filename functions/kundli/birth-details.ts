import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { deg, instant, num, text, vara } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { varaShape } from '../../lib/present/names.ts';
import { ghatiText } from '../../lib/present/time.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';
import { localSiderealTime } from '../../layers/jyotish/chart/rising.ts';
import { isoUtc, weekday } from '../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../layers/jyotish/ephemeris/rise-set.ts';
import { sunTable } from '../../layers/jyotish/ephemeris/year-table.ts';
import { vedicDayAt } from '../../layers/jyotish/panchang/vedic-day.ts';

export const birthDetails = endpoint({
  path: '/v1/kundli/birth-details',
  summary: 'Normalised birth record: UTC, Julian day, sidereal time, sunrise, civil and Hindu weekday',
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    utc: instant,
    jd_ut: num,
    lst: deg.check(z.describe('local apparent sidereal time')),
    ayanamsa: num.check(z.describe('with nutation: tropical minus sidereal longitude')),
    ayanamsa_mean: num,
    sunrise: z.nullable(instant).check(z.describe('sunrise that began the Vedic day of the birth')),
    sunset: z.nullable(instant),
    weekday: z.strictObject({ civil: vara, hindu: vara }),
    ishta_ghati: num.check(z.gte(0), z.describe('ghatis of 24 minutes since the Vedic day began')),
    ishta_kaal: text.check(z.describe('the same as ghati:pala:vipala')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, words, uncertain }) => {
    const { place, clock } = birth;
    const horizon = horizonOf(sunTable(sky, birth.jd), place, options.sunrise);
    return overTheDay(
      birth,
      (jd) => {
        const day = vedicDayAt(horizon, clock, jd);
        const ghatis = (jd - day.start) * 60;
        return {
          utc: isoUtc(jd),
          jd_ut: jd,
          lst: localSiderealTime(sky, jd, place.lon),
          ayanamsa: sky.ayanamsa(jd),
          ayanamsa_mean: sky.ayanamsaMean(jd),
          sunrise: day.sunrise && clock.text(day.sunrise),
          sunset: day.sunset && clock.text(day.sunset),
          weekday: { civil: varaShape(words, weekday(birth.date)), hindu: varaShape(words, day.vara) },
          ishta_ghati: ghatis,
          ishta_kaal: ghatiText(ghatis),
        };
      },
      uncertain,
    );
  },
});

export const handler = serve(birthDetails);
