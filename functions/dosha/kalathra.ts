import * as z from 'zod/mini';
import { GRADE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed, name, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { gradeShape } from '../../lib/answers/present/dosha.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { KALATHRA_EASINGS, KALATHRA_RULES, kalathraOf, KALATRA } from '../../layers/jyotish/dosha/kalathra.ts';

export const kalathra = endpoint({
  path: '/v1/dosha/kalathra',
  wave: 2,
  summary: 'Kalathra dosha: affliction of the house of marriage by the South Indian rules',
  description:
    'The dosha is present when four or more of Sun, Mars, Saturn, Rahu and Ketu stand in houses 1, 2, 4, 7, 8 and 12: kalatra of dosha/all, the same verdict and grade. Seven rules about the second, the seventh and its lord, and Venus say how heavy it is: mild with none or one of them, moderate with two, strong with three or more. They are met in most charts; where the dosha is absent they are noted, not counted as a dosha.',
  sources: ['South Indian practice'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    key: about(z.literal(KALATRA.id), 'Dosha, as in dosha/all'),
    name,
    present: about(flag, 'Four or more malefics are in those houses'),
    ...GRADE,
    note: about(
      z.nullable(text),
      'That what is met is noted, not counted as a dosha; null where it is present, or nothing is met',
    ),
    rules: objectListOf(7, 'All rules, met or not', {
      key: oneOf(KALATHRA_RULES, 'Rule'),
      name,
      met: about(flag, 'The rule is met'),
      planets: planets('Planets that meet it; empty when it is not met'),
    }),
    eased_by: about(z.array(keyed(KALATHRA_EASINGS, 'easing')), 'What eases it; empty when nothing does'),
    malefics: planets('Malefics in houses 1, 2, 4, 7, 8 and 12'),
    count: whole(0, 5, 'Number of those malefics, 0 to 5'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const chart = chartReading(castChart(sky, birth.jd, birth.place));
    const { present, grade, rules, planets: malefics, easedBy } = kalathraOf(chart);
    const { kalathraRules, kalathraEasings } = bank(words.language, 'afflictions');
    const noted = !present && (malefics.length > 0 || rules.some(({ planets: found }) => found.length > 0));
    return {
      key: KALATRA.id,
      name: bank(words.language, 'doshas').doshaNames[KALATRA.id],
      present,
      ...gradeShape(words, grade),
      note: noted ? bank(words.language, 'doshas').notes.noted : null,
      rules: rules.map(({ key, planets: found }) => ({
        key,
        name: kalathraRules[key],
        met: found.length > 0,
        planets: planetsShape(words, found),
      })),
      eased_by: easedBy.map((key) => ({ key, name: kalathraEasings[key] })),
      malefics: planetsShape(words, malefics),
      count: malefics.length,
    };
  },
});

export const handler = serve(kalathra);
