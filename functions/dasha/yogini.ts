import * as z from 'zod/mini';
import { laidStarDasha } from '../../lib/answers/queries/dasha.ts';
import {
  DASHA_TREE_FIELDS,
  FROM_BIRTH_FIELD,
  roundsField,
  STAR_SEED_FIELD,
  starDashaOutput,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { beyondSky, birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { yoginiLord, yoginiPeriod } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaWriter, starDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { STAR_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { yoginiOf } from '../../layers/jyotish/dasha/yogini.ts';
import type { Yogini } from '../../layers/jyotish/dasha/lord.ts';

export const yogini = endpoint({
  path: '/v1/dasha/yogini',
  summary: 'Yogini periods of the 36-year cycle with balance at birth',
  description:
    'Eight yoginis rule 1 to 8 years, 36 in all, in rounds. The star of the seed chooses the first: star number plus 3, counted off in eights, so that Ardra begins with Mangala. Each period is cut into eight in proportion to their years, beginning with its own yogini. Three rounds (108 years) are laid out unless `cycles` says otherwise.',
  sources: ['Rudrayamala, as taught in handbooks of the Parashari tradition'],
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: beyondSky(
    birthAtInput({
      ...STAR_SEED_FIELD,
      ...roundsField(STAR_SYSTEMS.yogini.rounds, 'Rounds of 36 years to lay out'),
      ...DASHA_TREE_FIELDS,
      ...FROM_BIRTH_FIELD,
    }),
  ),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'seed', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject(
    starDashaOutput('yogini', {
      word: 'yogini',
      lord: about(yoginiLord, 'Yogini of the period running at birth'),
      period: yoginiPeriod,
      example: '3y 7m 20d',
    }),
  ),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { words, birth } = call;
    const writer = dashaWriter<Yogini>(words, birth.offset);
    return {
      ...systemShape(words, 'yogini'),
      ...starDashaShape(call, writer, laidStarDasha(STAR_SYSTEMS.yogini, call), ({ lord }) => {
        const { planet } = yoginiOf(lord);
        return { planet, planet_name: planetName(words, planet) };
      }),
    };
  },
});

export const handler = serve(yogini);
