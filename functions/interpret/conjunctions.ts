import * as z from 'zod/mini';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { chartToRead } from '../../lib/answers/queries/reading.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { pairsReading } from '../../layers/jyotish/phala/pairs.ts';
import { PAIR_KINDS } from '../../layers/jyotish/phala/reading.ts';

export const conjunctions = endpoint({
  path: '/v1/interpret/conjunctions',
  summary: 'What planets say that stand in one sign, or that one planet says to another by its aspect',
  description:
    'Planets in one sign are read in pairs, each with its neighbour in the zodiac, so a group of three has two ' +
    'paragraphs, changed by the dignity of the second planet. Then the full aspects by sign of Mars, Jupiter and Saturn ' +
    'on every planet, and the Moon opposite the Sun, Mercury or Venus. Paragraphs that lean opposite ways on one theme ' +
    'say so. Without a time of birth it is read for noon, and meta.uncertain says whether a group changes on that day.',
  sources: ['Phaladeepika ch. 4, 18', 'Saravali ch. 15', 'BPHS ch. 26'],
  credits: 3,
  wave: 2,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    groups: objectList('Groups in one sign first, then the aspects; empty where there is neither', {
      kind: oneOf(PAIR_KINDS, 'Joined in one sign, or one aspecting the other'),
      kind_name: nameOf('kind'),
      planets: planets('Planets of the group, in the order of the zodiac; of an aspect the one that aspects first'),
      paragraphs: readingParas,
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: (call) =>
    overTheDay(call.birth, call.uncertain, (jd) => ({
      groups: pairsReading(chartToRead(call, jd)).map(({ kind, planets: group, paragraphs }) => ({
        kind,
        kind_name: bank(call.words.language, 'phala/themes').pairs[kind],
        planets: planetsShape(call.words, group),
        paragraphs: paragraphShapes(call.words, paragraphs),
      })),
    })),
});

export const handler = serve(conjunctions);
