import * as z from 'zod/mini';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { about, objectList, several } from '../../lib/contract/frame/about.ts';
import { graha, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { planetsReading } from '../../layers/jyotish/phala/readings.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

export const planets = endpoint({
  path: '/v1/interpret/planets',
  summary: 'What each planet says by its house, its sign and the lord of its star',
  description:
    'Three paragraphs for each planet: the house it stands in, its sign, and the planet whose star it stands in. Dignity, ' +
    'nearness to the Sun, motion, company, aspects and the lord of the house change them; no clause is used twice in an ' +
    'answer, so what one planet is told depends on which others are asked for. Planets that lean opposite ways in one ' +
    'house say so. Without a time of birth the houses are left out and a warning says so.',
  sources: ['Phaladeepika ch. 8', 'Saravali ch. 22–30', 'Brihat Jataka ch. 17, 18', 'Laghu Parashari v. 13'],
  credits: 3,
  input: birthInput({
    planets: z._default(several(graha, 1, 9, 'Planets to read, in the order of the answer; all nine when left out'), [
      ...GRAHAS,
    ]),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    planets: objectList('The planets that were asked for, each once', {
      planet: about(graha, 'The planet that is read'),
      name: nameOf('planet'),
      reference: referencePath,
      paragraphs: readingParas,
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: (call) =>
    overTheDay(call.birth, call.uncertain, (jd) => ({
      planets: planetsReading(chartToRead(call, jd), [...new Set(call.input.planets)], call.birth.timeKnown).map(
        ({ planet, paragraphs }) => ({
          planet,
          name: planetName(call.words, planet),
          reference: referenceTo('planets', planet),
          paragraphs: paragraphShapes(call.words, paragraphs),
        }),
      ),
    })),
});

export const handler = serve(planets);
