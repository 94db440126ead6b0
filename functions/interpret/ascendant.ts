import * as z from 'zod/mini';
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
import { ascendantReading } from '../../layers/jyotish/phala/readings.ts';

export const ascendant = endpoint({
  path: '/v1/interpret/ascendant',
  summary: 'Rising-sign reading: the sign, its lord where it stands, and the planets in the first house',
  description:
    'What the rising sign says of a person, read together with the house its lord stands in and with every planet in ' +
    'the first house. Each paragraph is changed by the dignity, motion and company of the planet it is about, names the ' +
    'facts that chose it, and says tendencies, never verdicts. Where two paragraphs lean opposite ways on one theme, ' +
    'the lighter one says so.',
  sources: ['Phaladeepika ch. 8, 9', 'Brihat Jataka ch. 17', 'BPHS ch. 24'],
  credits: 2,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({ sign: about(sign, 'Rising sign'), reference: referencePath, paragraphs: readingParas }),
  example: EXAMPLE_BIRTH,
  compute: (call) => {
    const read = chartToRead(call);
    const rising = signShape(call.words, read.chart.ascendant.sign);
    return {
      sign: rising,
      reference: referenceTo('signs', rising.key),
      paragraphs: paragraphShapes(call.words, ascendantReading(read)),
    };
  },
});

export const handler = serve(ascendant);
