import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { flag, graha, house, int, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { NODE_ASPECTS } from '../../layers/jyotish/chart/drishti.ts';
import { PITRA } from '../../layers/jyotish/dosha/pitra.ts';
import { DOSHA_GRADES, doshaTrace, gradeByCount } from '../../layers/jyotish/dosha/rule.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';

export const pitra = endpoint({
  path: '/v1/dosha/pitra',
  summary: 'Ancestral dosha rules with the combination that fired',
  credits: 1,
  input: birthInput({ node_aspects: z._default(z.enum(NODE_ASPECTS), '7') }),
  settings: ['ayanamsa', 'node', 'node_aspects'],
  output: z.strictObject({
    present: flag,
    rules: z.array(z.strictObject({ id: text, met: flag, planets: z.array(graha), houses: z.array(house) })),
    count: int,
    grade: z.enum(DOSHA_GRADES),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const doctrine = { ...READING_DOCTRINE, nodeAspects: input.node_aspects };
    const rules = doshaTrace(PITRA, chartReading(chart, 1, NO_CIRCUMSTANCES, doctrine));
    const count = rules.filter(({ met }) => met).length;
    return {
      present: count > 0,
      rules: rules.map((row) => ({ ...row, planets: [...row.planets], houses: [...row.houses] })),
      count,
      grade: gradeByCount(count),
    };
  },
});

export const handler = serve(pitra);
