import * as z from 'zod/mini';
import { laidStarDasha } from '../../lib/answers/queries/dasha.ts';
import {
  DASHA_TREE_FIELDS,
  FROM_BIRTH_FIELD,
  SEED_FIELD,
  starDashaOutput,
  TRIBHAGI_FIELD,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { beyondSky, birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, oneOf } from '../../lib/contract/frame/about.ts';
import { lord, period } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaWriter, noExtra, starDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { DASHA_SEED_KEYS } from '../../layers/jyotish/dasha/seed.ts';
import { STAR_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

export const vimshottari = endpoint({
  path: '/v1/dasha/vimshottari',
  summary: 'Mahadasha: Vimshottari periods with balance at birth and the periods running now or at an instant',
  description:
    'Lays out the 120 years of Vimshottari from the star of the Moon, or of another seed, and cuts each period into nine in proportion to the years of the planets, beginning with its own lord. The share of the first star that the seed has passed is the part of the first period lived before birth: the first period keeps its start before birth, and periods that ended before birth are left out unless `from_birth` is false. `tribhagi` gives every planet a third of its years, in three rounds. A whole tree goes down to level 4 at most; ask for deeper levels with a window (`from`, `to`) or with `dasha/expand`.',
  sources: ['BPHS ch. 46 v. 12-16'],
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: beyondSky(birthAtInput({ ...SEED_FIELD, ...TRIBHAGI_FIELD, ...DASHA_TREE_FIELDS, ...FROM_BIRTH_FIELD })),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'seed', 'tribhagi', 'depth', 'from_birth'],
  lift: ['current'],
  output: z.strictObject({
    ...starDashaOutput('vimshottari', {
      word: 'planet',
      lord: about(lord, 'Planet of the period running at birth'),
      period,
      example: '17y 3m 13d',
    }),
    seed: oneOf(DASHA_SEED_KEYS, 'What the dasha was started from'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { words, birth, input } = call;
    return {
      ...systemShape(words, 'vimshottari'),
      seed: input.seed,
      ...starDashaShape(
        call,
        dashaWriter<Graha>(words, birth.offset),
        laidStarDasha(STAR_SYSTEMS.vimshottari, call),
        noExtra,
      ),
    };
  },
});

export const handler = serve(vimshottari);
