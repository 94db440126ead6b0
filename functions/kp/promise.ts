import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { about, flag, objectList, oneOf, text } from '../../lib/contract/frame/about.ts';
import { deg, graha, house, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { degreeText } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart, chartPoint } from '../../layers/jyotish/chart/chart.ts';
import { KP_MATTER_KEYS, KP_MATTERS, KP_VERDICTS, kpPromise } from '../../layers/jyotish/kp/interlinks.ts';

const STEPS = ['cusp', 'sub_lord', 'star_lord', 'houses', 'favourable', 'adverse', 'verdict'] as const;

export const promise = endpoint({
  path: '/v1/kp/promise',
  wave: 2,
  summary: 'Does the sub lord of the cusp promise a stated matter, and by which houses',
  description:
    'The principal cusp of the matter, its sub lord, the star lord of that planet, and the houses the star lord occupies and rules. Among them only favourable ones: promised; only adverse ones: denied; both: mixed; neither: neutral. A retrograde star lord is read as no fulfilment in horary charts: it is told and does not change the verdict. The grouping of houses follows the KP Readers; teachers differ in details.',
  sources: ['K. S. Krishnamurti, KP Reader IV and VI'],
  credits: 2,
  defaults: KP_DEFAULTS,
  input: birthInput({ matter: oneOf(KP_MATTER_KEYS, 'Matter') }),
  settings: ['ayanamsa', 'node', 'house_system', 'matter'],
  output: z.strictObject({
    matter: oneOf(KP_MATTER_KEYS, 'Matter'),
    matter_name: nameOf('matter'),
    house: about(house, 'Principal house of the matter'),
    cusp: about(deg, 'Its cusp, sidereal degrees, 0 to 360'),
    favourable_houses: about(z.array(house), 'Houses that favour the matter'),
    adverse_houses: about(z.array(house), 'Houses that are against it'),
    sub_lord: about(graha, 'Sub lord of the cusp'),
    sub_lord_name: nameOf('planet'),
    star_lord: about(graha, 'Lord of the star that the sub lord is in'),
    star_lord_name: nameOf('planet'),
    star_retrograde: about(flag, 'The star lord is retrograde'),
    signified: about(z.array(house), 'Houses the star lord occupies and rules, ascending'),
    verdict: oneOf(KP_VERDICTS, 'What the cusp says'),
    verdict_name: nameOf('verdict'),
    steps: objectList('How the verdict was reached, step by step', {
      key: oneOf(STEPS, 'Step'),
      name,
      value: about(text, 'What was found, in words'),
    }),
  }),
  example: { matter: 'marriage', ...EXAMPLE_BIRTH },
  compute: ({ birth, input, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const { cusp, favourable, adverse, verdict, starRetrograde } = kpPromise(chart, input.matter);
    const rule = KP_MATTERS[input.matter];
    const { matters, verdicts, steps, none } = bank(words.language, 'kp');
    const listed = (houses: readonly number[]): string => (houses.length > 0 ? houses.join(', ') : none.none);
    const { sign, degree } = chartPoint(cusp.longitude);
    const values: Readonly<Record<(typeof STEPS)[number], string>> = {
      cusp: `${degreeText(degree)} ${words.name('signs', sign - 1)}`,
      sub_lord: planetName(words, cusp.subLord),
      star_lord: planetName(words, cusp.starLord),
      houses: listed(cusp.byStar),
      favourable: listed(favourable),
      adverse: listed(adverse),
      verdict: verdicts[verdict],
    };
    return {
      matter: input.matter,
      matter_name: matters[input.matter],
      house: rule.cusp,
      cusp: cusp.longitude,
      favourable_houses: [...rule.favourable],
      adverse_houses: [...rule.adverse],
      sub_lord: cusp.subLord,
      sub_lord_name: planetName(words, cusp.subLord),
      star_lord: cusp.starLord,
      star_lord_name: planetName(words, cusp.starLord),
      star_retrograde: starRetrograde,
      signified: [...cusp.byStar],
      verdict,
      verdict_name: verdicts[verdict],
      steps: STEPS.map((key) => ({ key, name: steps[key], value: values[key] })),
    };
  },
});

export const handler = serve(promise);
