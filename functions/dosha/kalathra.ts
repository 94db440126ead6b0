import * as z from 'zod/mini';
import { GRADE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput } from '../../lib/contract/frame/inputs.ts';
import { about, flag, keyed, listOf, name, planets, whole } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { afflictionsText } from '../../lib/words/afflictions.ts';
import { gradeShape } from '../../lib/answers/present/dosha.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { KALATHRA_EASINGS, KALATHRA_RULES, kalathraOf } from '../../layers/jyotish/dosha/kalathra.ts';

export const kalathra = endpoint({
  path: '/v1/dosha/kalathra',
  wave: 2,
  summary: 'Kalathra dosha: affliction of the house of marriage by the South Indian rules',
  description:
    'Seven rules about the second, the seventh and its lord, and Venus, each with the planets that meet it. The dosha is present with a malefic in the seventh, or with two of the other rules; its grade goes by the number met: one mild, two moderate, three or more strong. Malefics are Sun, Mars, Saturn, Rahu and Ketu. The seven rules are met in most charts; `short_form` is the traditional count of malefics in houses 1, 2, 4, 7, 8 and 12, present from four on, which is what `dosha/all` lists as kalatra, and may say otherwise.',
  sources: ['South Indian practice'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    present: about(flag, 'A malefic is in the seventh, or two of the other rules are met'),
    ...GRADE,
    rules: about(
      listOf(
        z.strictObject({
          key: about(z.enum(KALATHRA_RULES), 'Rule'),
          name,
          met: about(flag, 'The rule is met'),
          planets: planets('Planets that meet it; empty when it is not met'),
        }),
        7,
      ),
      'All rules, met or not',
    ),
    eased_by: about(z.array(keyed(KALATHRA_EASINGS, 'easing')), 'What eases it; empty when nothing does'),
    malefics: planets('Malefics in houses 1, 2, 4, 7, 8 and 12'),
    count: whole(0, 5, 'Number of those malefics, 0 to 5'),
    short_form: about(
      z.strictObject({ present: about(flag, 'Four of those malefics or more'), ...GRADE }),
      'Judgement by that count alone, as kalatra in dosha/all',
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, words }) => {
    const chart = chartReading(castChart(sky, birth.jd, birth.place));
    const { present, grade, rules, easedBy, shortForm } = kalathraOf(chart);
    const text = afflictionsText(words.language);
    return {
      present,
      ...gradeShape(words, grade),
      rules: rules.map(({ key, planets: found }) => ({
        key,
        name: text.kalathraRules[key],
        met: found.length > 0,
        planets: planetsShape(words, found),
      })),
      eased_by: easedBy.map((key) => ({ key, name: text.kalathraEasings[key] })),
      malefics: planetsShape(words, shortForm.planets),
      count: shortForm.planets.length,
      short_form: { present: shortForm.present, ...gradeShape(words, shortForm.grade) },
    };
  },
});

export const handler = serve(kalathra);
