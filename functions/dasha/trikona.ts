import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import {
  SIGN_ANTAR_FIELD,
  STRENGTH_ORDER_FIELD,
  signDashaFields,
  signDashaOutput,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { TRIKONA_ORDERS, trikonaPlan } from '../../layers/jyotish/dasha/rashi.ts';

export const trikona = endpoint({
  path: '/v1/dasha/trikona',
  wave: 2,
  summary: 'Trikona dasha from the strongest of the first, fifth and ninth house',
  description:
    'Starts from the strongest of the three trines of the ascendant, forward from an odd sign, backward from an even one, sign by sign; `order: trine` takes the trines of each sign together. A sign has as many years as signs lie between it and its lord; a lord at home gives 12; `correction` adds a year for an exalted lord and takes one for a debilitated one. Each period is cut into twelve equal parts from the stronger of its sign and the seventh from it, forward if its own sign is odd, else backward.',
  sources: ['BPHS ch. 46', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'],
  credits: 1,
  input: birthAtInput({
    order: choice(TRIKONA_ORDERS, 'sign', 'Order of the signs: one after the other, or trine by trine'),
    ...STRENGTH_ORDER_FIELD,
    correction: z._default(about(flag, 'Whether an exalted lord adds and a debilitated lord takes a year'), false),
    ...SIGN_ANTAR_FIELD,
    ...signDashaFields(1),
  }),
  settings: [
    'ayanamsa',
    'node',
    'year_length',
    'order',
    'strength_order',
    'correction',
    'antar',
    'colords',
    'cycles',
    'depth',
    'from_birth',
  ],
  output: z.strictObject({
    ...signDashaOutput('trikona'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, input, words } = call;
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = trikonaPlan(chart, input.order, input.strength_order, {
      ...signChoices(call),
      correction: input.correction,
    });
    return {
      ...systemShape(words, 'trikona'),
      ...signDashaShape(call, plan, periodsOf(plan, call, 1)),
    };
  },
});

export const handler = serve(trikona);
