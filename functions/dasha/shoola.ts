import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import { signDashaFields, signDashaOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { niryanaShoolaPlan, shoolaPlan } from '../../layers/jyotish/dasha/rashi.ts';

/** Kinds on offer, and the system each one is. */
const KINDS = { shoola: 'shoola', niryana: 'niryana_shoola' } as const;
const SYSTEMS = ['shoola', 'niryana_shoola'] as const;

export const shoola = endpoint({
  path: '/v1/dasha/shoola',
  wave: 2,
  summary: 'Shoola and Niryana Shoola dashas of the signs',
  description:
    'Shoola gives nine years to every sign, through the zodiac from the stronger of the ascendant and the seventh; its sub-periods run through the zodiac from the stronger of the sign and its seventh. Niryana Shoola (`kind: niryana`) starts from the stronger of the second and the eighth house, forward from an odd sign, backward from an even one, with 7, 8, 9 years by mode and the sub-periods of Narayana dasha; `exceptions: true` lets Saturn and Ketu in the first sign change its order. The second round gives each sign 12 less its years of the first.',
  sources: [
    'Jaimini Sutras 2.3',
    'BPHS ch. 46 v. 182',
    'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach',
  ],
  credits: 1,
  input: birthAtInput({
    kind: choice(['shoola', 'niryana'], 'shoola', 'Shoola, or Niryana Shoola'),
    exceptions: z._default(
      about(flag, 'Whether Saturn or Ketu in the first sign changes the order (niryana alone)'),
      false,
    ),
    ...signDashaFields(1),
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'kind', 'exceptions', 'colords', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    ...signDashaOutput('shoola'),
    system: oneOf(SYSTEMS, 'Dasha system'),
    system_name: nameOf('dasha system'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, input, words } = call;
    const { kind, exceptions } = input;
    const choices = signChoices(call);
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = kind === 'shoola' ? shoolaPlan(chart, choices) : niryanaShoolaPlan(chart, { ...choices, exceptions });
    return {
      ...systemShape(words, KINDS[kind]),
      ...signDashaShape(call, plan, periodsOf(plan, call, 1)),
    };
  },
});

export const handler = serve(shoola);
