import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { graha } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';
import { compoundRelation, naturalRelation, RELATIONS, temporalRelation } from '../../layers/jyotish/chart/dignity.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS, type Graha } from '../../layers/jyotish/ephemeris/sky.ts';

const table = z
  .record(graha, z.partialRecord(graha, z.enum(RELATIONS)))
  .check(z.describe('what each planet holds every other to be'));

/** A relation of every graha to every other. */
const among = <T>(relation: (of: Graha, other: Graha) => T) =>
  byGraha((of) =>
    Object.fromEntries(GRAHAS.filter((other) => other !== of).map((other) => [other, relation(of, other)])),
  );

export const friendships = endpoint({
  path: '/v1/kundli/friendships',
  summary: 'Natural, temporary and five-fold friendship of the nine grahas',
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({ natural: table, temporary: table, compound: table }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, uncertain }) =>
    overTheDay(
      birth,
      (jd) => {
        const signs = byGraha((planet) => signOf(sky.longitude(planet, jd)));
        return {
          natural: among(naturalRelation),
          temporary: among((of, other) => temporalRelation(signs[of], signs[other])),
          compound: among((of, other) => compoundRelation(of, other, signs[of], signs[other])),
        };
      },
      uncertain,
    ),
});

export const handler = serve(friendships);
