import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, num, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { instant, nameOf, planetPos } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { ascendantShape } from '../../lib/answers/present/chart.ts';
import { instantOrNull } from '../../lib/answers/present/time.ts';
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
  description:
    'The rising point at the instant of birth, how fast it moves, and the clock times at which it entered and leaves its sign, its star and its navamsa, to the second. The times show how sure the ascendant is: a birth time that is wrong by more than the distance to the nearest of them gives another one. Inside the polar circles the ascendant turns back and leaps by 180° twice a day; there a boundary may be such a leap, and near the poles there may be none (warning ASCENDANT_STANDS).',
  sources: ['Spherical astronomy: the intersection of ecliptic and eastern horizon'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa'],
  output: z.strictObject({
    ...planetPos.shape,
    rate: about(num, 'Degrees per minute; negative for part of the day inside the polar circles'),
    boundaries: objectListOf(3, 'Boundaries on both sides, widest part first', {
      division: oneOf(['sign', 'nakshatra', 'navamsa'], 'Part of the zodiac: 30°, 13°20′ or 3°20′ wide'),
      division_name: nameOf('part'),
      previous: about(crossing, 'When the ascendant entered its part; null when not within a sidereal day'),
      next: about(crossing, 'When it leaves it; null when not within a sidereal day'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words, warn }) => {
    const { jd, place, clock } = birth;
    const { divisions } = bank(words.language, 'chart');
    const boundaries = DIVISIONS.map(({ division, widthDeg }) => {
      const { previous, next } = risingSpan(sky, jd, place, widthDeg);
      return {
        division,
        division_name: divisions[division],
        previous: instantOrNull(clock, previous),
        next: instantOrNull(clock, next),
      };
    });
    if (boundaries.some(({ previous, next }) => previous === null || next === null))
      warn('ASCENDANT_STANDS', 'So near the pole the ascendant does not leave its part of the zodiac within a day.');
    return {
      ...ascendantShape(words, chartPoint(sky.ascendant(jd, place))),
      rate: ascendantRate(sky, jd, place),
      boundaries,
    };
  },
});

export const handler = serve(ascendant);
