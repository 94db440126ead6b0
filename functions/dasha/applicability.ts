import * as z from 'zod/mini';
import { dashaBirthOf } from '../../lib/answers/queries/dasha.ts';
import { judgedCondition } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionShape, systemShape } from '../../lib/answers/present/dasha.ts';
import {
  APPLICABILITY_CONDITIONS,
  applicabilityFacts,
  judgeCondition,
} from '../../layers/jyotish/dasha/applicability.ts';
import { CONDITIONAL_SYSTEMS } from '../../layers/jyotish/dasha/conditional.ts';

const SYSTEMS = ['ashtottari', ...CONDITIONAL_SYSTEMS] as const;

export const applicability = endpoint({
  path: '/v1/dasha/applicability',
  wave: 2,
  summary: 'Which conditional dashas apply to a birth, and the condition that decides each',
  description:
    'The nine star dashas that the texts reserve for certain births, each with its condition and what was read in the chart. Ashtottari has two conditions, by the place of Rahu and by the half of the month; `applies` follows the first. Day is from sunrise to sunset; the dark half is krishna paksha.',
  sources: ['BPHS ch. 46 v. 17-41'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'sunrise'],
  output: z.strictObject({
    systems: objectListOf(9, 'The nine systems, Ashtottari first', {
      system: oneOf(SYSTEMS, 'Dasha system'),
      system_name: nameOf('dasha system'),
      applies: about(
        z.nullable(flag),
        'Whether the birth meets the first condition; null where day and night cannot be told: the Sun does not rise and set',
      ),
      conditions: about(z.array(judgedCondition), 'The condition, of Ashtottari both'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const { chart, portion } = dashaBirthOf(sky, birth, options);
    const facts = applicabilityFacts(chart(), portion()?.isDay ?? null);
    return {
      systems: SYSTEMS.map((system) => {
        const keys = APPLICABILITY_CONDITIONS.filter((key) => key === system || key === `${system}_paksha`);
        const judged = keys.map((key) => judgeCondition(key, facts));
        return {
          ...systemShape(words, system),
          applies: judged[0]?.met ?? null,
          conditions: judged.map((one) => conditionShape(words, one)),
        };
      }),
    };
  },
});

export const handler = serve(applicability);
