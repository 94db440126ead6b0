import * as z from 'zod/mini';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { moonReading } from '../../layers/jyotish/phala/readings.ts';

export const moonSign = endpoint({
  path: '/v1/interpret/moon-sign',
  summary: 'Moon-sign reading: the sign of the Moon, what bears on the Moon, and its house',
  description:
    'What the sign of the Moon says of feeling, habit and rest, changed by nearness to the Sun, company and aspects, and ' +
    'the house the Moon stands in. Without a time of birth the house is left out and a warning says so; meta.uncertain ' +
    'names the sign where the Moon changes it on that day.',
  sources: ['Brihat Jataka ch. 17', 'Saravali ch. 23', 'Phaladeepika ch. 8'],
  credits: 2,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({ sign: about(sign, 'Sign of the Moon'), reference: referencePath, paragraphs: readingParas }),
  example: EXAMPLE_BIRTH,
  compute: (call) =>
    overTheDay(call.birth, call.uncertain, (jd) => {
      const read = chartToRead(call, jd);
      const moon = signShape(call.words, read.chart.signs.moon);
      return {
        sign: moon,
        reference: referenceTo('signs', moon.key),
        paragraphs: paragraphShapes(call.words, moonReading(read, call.birth.timeKnown)),
      };
    }),
});

export const handler = serve(moonSign);
