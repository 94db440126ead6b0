import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { ageSpan, masterOrDigit } from '../../lib/contract/suites/numerology.ts';
import { about, choice, objectListOf, whole } from '../../lib/contract/frame/about.ts';
import { listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { ageSpanShape } from '../../lib/answers/present/numerology.ts';
import {
  challengesOf,
  CYCLE_RULES,
  lifePathOf,
  periodCyclesOf,
  pinnaclesOf,
} from '../../layers/jyotish/numerology/pinnacles.ts';

const stage = z.strictObject({ number: masterOrDigit, ...ageSpan });

export const numerologyPinnacles = endpoint({
  path: '/v1/numerology/pinnacles',
  summary: 'Pinnacles, challenges and period cycles of a date of birth, with ages and dates',
  description:
    'Month, day and year are reduced with 11, 22 and 33 kept; pinnacles are month + day, day + year, the sum of both, and ' +
    'month + year. The first ends at 36 less the life path, two more last nine years each, the fourth has no end. ' +
    'Challenges are differences of one-digit values over the same ages. The second cycle begins in the first personal year ' +
    '1 after 25, the third 27 years later; `cycles: "28_56"` counts 28 and 56.',
  sources: [
    'Florence Campbell, Your Days Are Numbered (1931)',
    'Juno Jordan, Numerology: The Romance in Your Name (1965)',
  ],
  credits: 1,
  wave: 2,
  input: dobInput({
    cycles: choice(CYCLE_RULES, 'personal', 'When the second and third cycle begin'),
  }),
  settings: ['cycles'],
  output: z.strictObject({
    life_path: masterOrDigit,
    pinnacles: about(listOf(stage, 4), 'The four pinnacles'),
    challenges: objectListOf(4, 'The four challenges, over the ages of the pinnacles', {
      number: whole(0, 8, 'Challenge, 0 to 8'),
      ...ageSpan,
    }),
    cycles: about(listOf(stage, 3), 'The three period cycles'),
  }),
  example: { date: '1980-11-29' },
  compute: ({ dob, input }) => {
    if (!dob) throw new Error('a date passed validation');
    const shape = (one: ReturnType<typeof pinnaclesOf>[number]) => ({ number: one.number, ...ageSpanShape(dob, one) });
    return {
      life_path: lifePathOf(dob),
      pinnacles: pinnaclesOf(dob).map(shape),
      challenges: challengesOf(dob).map(shape),
      cycles: periodCyclesOf(dob, input.cycles).map(shape),
    };
  },
});

export const handler = serve(numerologyPinnacles);
