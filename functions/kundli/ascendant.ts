import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { deg, instant, listOf, nak, num, sign } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { nakShape, signShape } from '../../lib/present/chart.ts';
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import { NAKSHATRA_DEG, PADA_DEG } from '../../layers/jyotish/chart/nakshatra.ts';
import { ascendantRate, risingSpan } from '../../layers/jyotish/chart/rising.ts';

const DIVISIONS = [
  { division: 'sign', widthDeg: 30 },
  { division: 'nakshatra', widthDeg: NAKSHATRA_DEG },
  { division: 'navamsa', widthDeg: PADA_DEG },
] as const;
const crossing = z.nullable(instant);

export const ascendant = endpoint({
  path: '/v1/kundli/ascendant',
  summary: 'Exact ascendant, its rate, and when it crosses the sign, star and navamsa boundaries on both sides',
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa'],
  output: z.strictObject({
    longitude: deg,
    sign,
    sign_degree: z.number().check(z.gte(0), z.lte(30)),
    nakshatra: nak,
    rate: num.check(z.describe('degrees per minute; negative for part of the day inside the polar circles')),
    boundaries: listOf(
      z.strictObject({
        division: z.enum(['sign', 'nakshatra', 'navamsa']),
        previous: crossing.check(z.describe('when the ascendant entered this part; null when not within a day')),
        next: crossing.check(z.describe('when it leaves this part; null when not within a day')),
      }),
      3,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, words }) => {
    const { jd, place, clock } = birth;
    const point = chartPoint(sky.ascendant(jd, place));
    return {
      longitude: point.longitude,
      sign: signShape(words, point.sign),
      sign_degree: point.degree,
      nakshatra: nakShape(words, point.nakshatra),
      rate: ascendantRate(sky, jd, place),
      boundaries: DIVISIONS.map(({ division, widthDeg }) => {
        const { previous, next } = risingSpan(sky, jd, place, widthDeg);
        return { division, previous: previous && clock.text(previous), next: next && clock.text(next) };
      }),
    };
  },
});

export const handler = serve(ascendant);
