import * as z from 'zod/mini';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { about, objectListOf, whole } from '../../lib/contract/frame/about.ts';
import { lord, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { lordShape } from '../../lib/answers/present/names.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { HOUSE_KEYS } from '../../layers/jyotish/chart/bhava.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import { houseLordsReading } from '../../layers/jyotish/phala/readings.ts';

export const houseLords = endpoint({
  path: '/v1/interpret/house-lords',
  summary: 'What becomes of the matters of each house, by the house its lord stands in',
  description:
    'One paragraph for each of the twelve houses: where its lord stands, and how strong that planet is there. The idea ' +
    'of each is one verse of BPHS ch. 24; outcomes that no reading should claim are left out.',
  sources: ['BPHS ch. 24'],
  credits: 3,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    houses: objectListOf(12, 'The houses in order', {
      house: whole(1, 12, 'House from the ascendant, 1 to 12'),
      reference: referencePath,
      lord: about(lord, 'Lord of the house'),
      lord_name: nameOf('lord of the house'),
      paragraphs: readingParas,
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: (call) => {
    const read = chartToRead(call);
    return {
      houses: houseLordsReading(read).map(({ house: number, paragraphs }) => ({
        house: number,
        reference: referenceTo('houses', rowOf(HOUSE_KEYS, number, 'house')),
        ...lordShape(call.words, read.lord(number)),
        paragraphs: paragraphShapes(call.words, paragraphs),
      })),
    };
  },
});

export const handler = serve(houseLords);
