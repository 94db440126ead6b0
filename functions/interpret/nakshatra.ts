import * as z from 'zod/mini';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { nak } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { nakShape } from '../../lib/answers/present/chart.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { starReading } from '../../layers/jyotish/phala/readings.ts';

export const nakshatra = endpoint({
  path: '/v1/interpret/nakshatra',
  summary: 'Birth-star reading: the star of the Moon, its quarter, and the house of the lord of the star',
  description:
    'What the star of the Moon and its pada (quarter, a navamsa of 3°20′) say, and where the lord of the star stands. ' +
    'Without a time of birth the house of the lord is left out and a warning says so; meta.uncertain names the star ' +
    'where the Moon changes star or pada on that day, which it does on nearly every day.',
  sources: ['Brihat Jataka ch. 16', 'BPHS ch. 6 v. 12', 'Phaladeepika ch. 8'],
  credits: 2,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    nakshatra: about(nak, 'Star of the Moon'),
    reference: referencePath,
    paragraphs: readingParas,
  }),
  example: EXAMPLE_BIRTH,
  compute: (call) =>
    overTheDay(call.birth, call.uncertain, (jd) => {
      const read = chartToRead(call, jd);
      const star = nakShape(call.words, read.chart.grahas.moon.nakshatra);
      return {
        nakshatra: star,
        reference: referenceTo('nakshatras', star.key),
        paragraphs: paragraphShapes(call.words, starReading(read, call.birth.timeKnown)),
      };
    }),
});

export const handler = serve(nakshatra);
