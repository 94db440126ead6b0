import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  evaluatePrashna,
  PRASHNA_MATTERS,
  PRASHNA_TESTS,
  PRASHNA_VERDICTS,
  TEST_SIDES,
} from '../../layers/jyotish/prashna/evaluate.ts';
import { ORB_RULES } from '../../layers/jyotish/varshaphal/tajika.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, keysOf, objectListOf, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, instant, keyed, name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { filled } from '../../lib/words/fill.ts';

const MATTERS = keysOf(PRASHNA_MATTERS);
const TESTS = PRASHNA_TESTS.map(({ key }) => key);

export const prashnaEvaluate = endpoint({
  path: '/v1/prashna/evaluate/{matter}',
  wave: 3,
  summary: 'What the chart of a question speaks for and against a matter, each rule shown, told as counts',
  description:
    'The Tajika rules for a question about work (10th house), marriage (7), a journey (9), something lost (2), money (11), property (4), study (5) or a court case (6). The lord of the ascendant stands for who asks, the lord of that house for the matter. For it: their ithasala (counts 2), one planet that is both, a third planet that links them (nakta, yamaya), the Moon going to either, one lord in the house of the other. Against it: ishrafa, an ithasala cut by Mars or Saturn (manau), a malefic in the house of the matter. Delay: an ithasala of a spoilt lord (radda), a lord that is combust or retrograde. The answer is the counts. No text gives weights, so a word for them comes only with `decide`, and is unclear where they differ by one or less. Illness, death, pregnancy and gambling are not judged.',
  sources: ['Tajika Nilakanthi, prashna', 'B. V. Raman, Prasna Tantra ch. 2', 'The weights: this service'],
  credits: 3,
  input: momentInput({
    matter: oneOf(MATTERS, 'What the question is about'),
    decide: z._default(about(z.boolean(), 'true adds a word for the counts: verdict'), false),
    orb: choice(ORB_RULES, 'mean', 'Limit of a pair: the mean of the two, their sum, or the smaller one'),
  }),
  settings: ['ayanamsa', 'node', 'orb', 'decide'],
  output: z.strictObject({
    at: about(instant, 'The instant that was used'),
    matter: about(keyed(MATTERS, 'matter'), 'What the question is about'),
    matter_house: about(house, 'House of the matter from the ascendant, by signs'),
    lagna_lord: about(graha, 'Lord of the ascendant: who asks'),
    lagna_lord_name: nameOf('planet'),
    matter_lord: about(graha, 'Lord of the house of the matter'),
    matter_lord_name: nameOf('planet'),
    tests: objectListOf(TESTS.length, 'The tests, always the same in the same order', {
      key: oneOf(TESTS, 'Test'),
      name,
      side: oneOf(TEST_SIDES, 'What it speaks for where it is met: for the matter, against it, or delay'),
      side_name: nameOf('side'),
      weight: whole(1, 2, 'What it counts where it is met'),
      is_met: about(flag, 'Whether it is met'),
      planets: planets('Planets by which it is met; empty where it is not'),
    }),
    points_for: whole(0, 7, 'Weights of the tests met that speak for it'),
    points_against: whole(0, 3, 'Weights of the tests met that speak against it'),
    points_delay: whole(0, 2, 'Weights of the tests met that speak of delay'),
    counts: about(text, 'The counts in words'),
    verdict: about(
      z.nullable(z.enum(PRASHNA_VERDICTS)),
      'A word for the counts; null unless decide is true. unclear: for and against differ by one or less',
    ),
    verdict_name: about(z.nullable(nameOf('verdict')), 'Name of the verdict; null as verdict is'),
  }),
  example: { matter: 'work', date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment: { jd, place, clock }, input: { matter, decide, orb }, sky, words }) => {
    const found = evaluatePrashna(castChart(sky, jd, place), matter, orb);
    const { evaluation } = bank(words.language, 'prashna');
    const { points } = found;
    const verdict = decide ? found.verdict : null;
    return {
      at: clock.text(jd),
      matter: { key: matter, name: evaluation.matters[matter] },
      matter_house: found.house,
      lagna_lord: found.lagnaLord,
      lagna_lord_name: planetName(words, found.lagnaLord),
      matter_lord: found.matterLord,
      matter_lord_name: planetName(words, found.matterLord),
      tests: found.tests.map(({ key, side, weight, planets: makers }) => ({
        key,
        name: evaluation.tests[key],
        side,
        side_name: evaluation.sides[side],
        weight,
        is_met: makers.length > 0,
        planets: planetsShape(words, makers),
      })),
      points_for: points.for,
      points_against: points.against,
      points_delay: points.delay,
      counts: filled(evaluation.counts, {
        for: String(points.for),
        against: String(points.against),
        delay: String(points.delay),
      }),
      verdict,
      verdict_name: verdict && evaluation.verdicts[verdict],
    };
  },
});

export const handler = serve(prashnaEvaluate);
