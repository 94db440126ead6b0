import * as z from 'zod/mini';
import { found } from '../../lib/contract/suites/conditions.ts';
import { GRADE, NODE_ASPECTS_FIELD, PREVALENCE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { house, name, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionName } from '../../lib/words/conditions.ts';
import { gradeShape } from '../../lib/answers/present/dosha.ts';
import { foundShape } from '../../lib/answers/present/found.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PITRA } from '../../layers/jyotish/dosha/pitra.ts';
import { doshaTrace, judgeDosha } from '../../layers/jyotish/dosha/rule.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { prevalenceOf } from '../../layers/jyotish/dosha/prevalence.ts';

export const pitra = endpoint({
  path: '/v1/dosha/pitra',
  summary: 'Ancestral dosha rules with the combination that fired',
  description:
    'Five combinations about the Sun, the Moon and the ninth house that are read as a debt to the ancestors, each tested and shown with the planets and houses that make it. The dosha is present when two are met (one alone stands in two of three charts); their number gives the grade: two moderate, three or more strong.',
  sources: ['BPHS ch. 83', 'Almanac practice'],
  credits: 1,
  input: birthInput(NODE_ASPECTS_FIELD),
  settings: ['ayanamsa', 'node', 'node_aspects'],
  output: z.strictObject({
    present: about(flag, 'At least two rules are met'),
    rules: objectList('All rules, met or not', {
      key: oneOf(Object.keys(PITRA.rules), 'Rule'),
      name,
      met: about(flag, 'The rule is met'),
      planets: planets('Planets that meet it; empty when it is not met'),
      houses: about(z.array(house), 'Houses of those planets, ascending'),
      found: found('What in the chart meets it; empty when it is not met'),
    }),
    count: whole(0, 5, 'Number of rules that are met, 0 to 5'),
    ...GRADE,
    prevalence: PREVALENCE,
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const doctrine = { ...READING_DOCTRINE, nodeAspects: input.node_aspects };
    const reading = chartReading(chart, 1, NO_CIRCUMSTANCES, doctrine);
    const rules = doshaTrace(PITRA, reading);
    const { present, grade, met } = judgeDosha(PITRA, reading);
    return {
      present,
      rules: rules.map((row) => ({
        key: row.id,
        name: conditionName(words.language, row.id),
        met: row.met,
        planets: planetsShape(words, row.planets),
        houses: [...row.houses],
        found: foundShape(words, row.grounds),
      })),
      count: met.length,
      ...gradeShape(words, grade),
      prevalence: prevalenceOf('pitra'),
    };
  },
});

export const handler = serve(pitra);
