import * as z from 'zod/mini';
import { norm360 } from '../../layers/jyotish/ephemeris/angle.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { momentInput } from '../../lib/contract/inputs.ts';
import { deg, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';

export const ephemerisTime = endpoint({
  path: '/v1/ephemeris/time',
  summary: 'Julian day, delta T, sidereal time, equation of time and obliquity at an instant',
  credits: 1,
  input: momentInput(),
  output: z.strictObject({
    jd_ut: num,
    jd_tt: num,
    delta_t: num.check(z.describe('TT − UT, seconds')),
    lst: deg.check(z.describe('apparent sidereal time at the place')),
    equation_of_time: num.check(z.describe('apparent minus mean solar time, minutes')),
    obliquity: num.check(z.describe('true obliquity of the ecliptic, degrees')),
    obliquity_mean: num,
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment: { jd, place }, sky }) => {
    const deltaT = sky.deltaT(jd);
    const { trueOfDate, mean } = sky.obliquity(jd);
    return {
      jd_ut: jd,
      jd_tt: jd + deltaT / 86400,
      delta_t: deltaT,
      lst: norm360(sky.siderealTime(jd) + place.lon),
      equation_of_time: sky.equationOfTime(jd),
      obliquity: trueOfDate,
      obliquity_mean: mean,
    };
  },
});

export const handler = serve(ephemerisTime);
