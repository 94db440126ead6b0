import * as z from 'zod/mini';
import { MAX_PERIODS } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { about, between, objectList, objectListOf, several } from '../../lib/contract/frame/about.ts';
import { graha, house, name, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vimshottari } from '../../layers/jyotish/dasha/vimshottari.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { dbaSpans } from '../../layers/jyotish/kp/dba.ts';

export const dbaTimeline = endpoint({
  path: '/v1/kp/dba-timeline',
  wave: 2,
  summary: 'Dasha, bhukti and antara spans whose three lords signify a group of houses',
  description:
    'Walks the Vimshottari periods of the Moon under the Krishnamurti ayanamsa in a range of at most ten years and gives every span of the third level in which each of the three lords signifies at least one of the wanted houses. `score` weighs the dasha lord 3, the bhukti lord 2, the antara lord 1, each by the best of the four levels it reaches.',
  sources: ['K. S. Krishnamurti, KP Reader IV'],
  credits: 3,
  defaults: KP_DEFAULTS,
  input: birthRangeInput({
    houses: several(house, 1, 12, 'Houses of the matter, each 1 to 12: 2, 7, 11 for marriage'),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'houses'],
  output: z.strictObject({
    windows: objectList('Spans in order of time; empty when there is none', {
      span: about(span, 'Start and end, with the offset of the birth'),
      lords: objectListOf(3, 'Lords of dasha, bhukti and antara', {
        planet: graha,
        name,
        signified: about(z.array(house), 'Wanted houses it signifies'),
      }),
      score: between(0, 100, 'Strength of the significations, points of 100'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, houses: [2, 7, 11], from: '2025-01-01', to: '2027-12-31' },
  compute: ({ birth, range, input, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const plan = vimshottari(chart, options.year_length);
    const window = { from: Math.max(range.start, birth.jd), to: range.end };
    const spans = dbaSpans(plan, chart, [...new Set(input.houses)], window, MAX_PERIODS);
    if (!spans) throw rangeTooLong('to', 'The range holds too many periods.', `at most ${MAX_PERIODS} periods`);
    return {
      windows: spans.map(({ start, end, lords, signified, score }) => ({
        span: { start: isoLocal(start, birth.offset), end: isoLocal(end, birth.offset) },
        lords: lords.map((planet, i) => ({
          planet,
          name: planetName(words, planet),
          signified: [...(signified[i] ?? [])],
        })),
        score,
      })),
    };
  },
});

export const handler = serve(dbaTimeline);
