import * as z from 'zod/mini';
import { norm360 } from '../../layers/jyotish/ephemeris/angle.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { about, num } from '../../lib/contract/frame/about.ts';
import { deg } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';

export const ephemerisTime = endpoint({
  path: '/v1/ephemeris/time',
  summary: 'Julian day, delta T, sidereal time, equation of time and obliquity at an instant',
  description:
    'The scales of time that a position rests on. Universal time is that of the Earth’s turning; terrestrial time runs evenly, and delta T is the difference, measured since about 1620 and extrapolated for the future. The equation of time is what a sundial shows more than a mean clock.',
  sources: ['Swiss Ephemeris 2.10', 'Meeus, Astronomical Algorithms (2nd ed.) ch. 10, 12, 22, 28'],
  credits: 1,
  input: momentInput(),
  output: z.strictObject({
    jd_ut: about(num, 'Julian day in universal time'),
    jd_tt: about(num, 'Julian day in terrestrial time'),
    delta_t: about(num, 'Terrestrial less universal time, seconds'),
    lst: about(deg, 'Apparent sidereal time at the place, degrees: an hour is 15'),
    equation_of_time: about(num, 'Apparent less mean solar time, minutes'),
    obliquity: about(num, 'True obliquity of the ecliptic of date, degrees'),
    obliquity_mean: about(num, 'Mean obliquity, nutation left out, degrees'),
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
