import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { ENEMIES_FIELD } from '../../lib/contract/suites/lal-kitab.ts';
import { about, flag, objectListOf, oneOf, text } from '../../lib/contract/frame/about.ts';
import { name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { TEVA_HALVES, TEVA_TYPES, tevaOf, tevaTypes } from '../../layers/jyotish/lal-kitab/teva.ts';

export const tevaType = endpoint({
  path: '/v1/lal-kitab/teva-type',
  wave: 2,
  summary: 'Blind, half-blind, righteous and minor teva, each tested',
  description:
    'Andha: two enemies together in the tenth. Ratandh: the Sun in the fourth and Saturn in the seventh. Dharmi: a node in the fourth or with the Moon, and Saturn in the eleventh or with Jupiter; where one half alone is met, `half` says which. Nabalig: houses 1, 4, 7 and 10 empty, or with Saturn, Rahu and Ketu alone, or with Mercury alone.',
  sources: ['Lal Kitab 1952 (Arun Sanhita)', 'B. M. Goswami, Jyotish Lal Kitab 1952'],
  credits: 1,
  input: birthInput(ENEMIES_FIELD),
  settings: ['ayanamsa', 'node', 'enemies'],
  output: z.strictObject({
    types: objectListOf(4, 'The four kinds', {
      key: oneOf(TEVA_TYPES, 'Kind of teva'),
      name,
      present: about(flag, 'The teva is of this kind'),
      reason: about(text, 'The rule in words'),
      planets: planets('Planets that decide it; empty when it is absent, or when empty houses make it'),
      half: about(
        z.nullable(z.enum(TEVA_HALVES)),
        'Of dharmi, the half that is met alone: of the nodes or of Saturn; else null',
      ),
      half_name: about(z.nullable(nameOf('half')), 'Name of the half; null as half is'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const teva = tevaOf(castChart(sky, birth.jd, birth.place));
    const lal = bank(words.language, 'lal-kitab');
    return {
      types: tevaTypes(teva, input.enemies).map(({ id, present, planets: deciding, half }) => ({
        key: id,
        name: lal.types[id],
        present,
        reason: lal.typeRules[id],
        planets: planetsShape(words, deciding),
        half,
        half_name: half && lal.halves[half],
      })),
    };
  },
});

export const handler = serve(tevaType);
