import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import { SIGN_ANTAR_FIELD, balanceOutput, signDashaFields, signDashaOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, oneOf } from '../../lib/contract/frame/about.ts';
import { deg } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { balanceShape, dashaWriter, signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { SIGN_KEYS, type SignKey } from '../../layers/jyotish/chart/rashi.ts';
import { sudasaPlan } from '../../layers/jyotish/dasha/rashi.ts';

export const sudasa = endpoint({
  path: '/v1/dasha/sudasa',
  wave: 2,
  summary: 'Sudasa from Shri lagna, with the balance at birth',
  description:
    'Starts from the sign of Shri lagna and goes through its quadrants, then those of the next sign, then of the one after. The share of its sign that Shri lagna has passed is the part of the first period before birth. Saturn in the first sign makes the order direct, Ketu there reverses it; `exceptions: false` leaves that out, as the verse does. Years as in Narayana dasha. The second round gives each sign 12 less its years of the first. Each period is cut into twelve equal parts from the stronger of its sign and the seventh from it, forward if its own sign is odd, else backward.',
  sources: ['BPHS ch. 46 v. 189', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'],
  credits: 1,
  input: birthAtInput({
    exceptions: z._default(about(flag, 'Whether Saturn or Ketu in the first sign changes the order'), true),
    ...SIGN_ANTAR_FIELD,
    ...signDashaFields(2),
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'exceptions', 'antar', 'colords', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    ...signDashaOutput('sudasa'),
    shri_lagna: about(deg, 'Sidereal longitude of Shri lagna in degrees, 0 to 360'),
    balance: balanceOutput(oneOf(SIGN_KEYS, 'Sign of the period running at birth'), 'sign', 13, '3y 7m 20d'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, input, words } = call;
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = sudasaPlan(chart, { ...signChoices(call), exceptions: input.exceptions });
    return {
      ...systemShape(words, 'sudasa'),
      ...signDashaShape(call, plan, periodsOf(plan, call, 2)),
      shri_lagna: plan.sree,
      balance: balanceShape(dashaWriter<SignKey>(words, birth.offset), plan.balance),
    };
  },
});

export const handler = serve(sudasa);
