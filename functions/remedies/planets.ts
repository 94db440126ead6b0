import * as z from 'zod/mini';
import { runningTime } from '../../lib/answers/queries/remedies.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import {
  notice,
  optional,
  planetRemedies,
  REMEDY_FIELDS,
  remedyPlanet,
  remedyWhy,
} from '../../lib/contract/suites/remedies.ts';
import { about, objectList, whole } from '../../lib/contract/frame/about.ts';
import { graha } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetRemedyShape, remedyPlanetShape, whyShape } from '../../lib/answers/present/remedies.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { mayFast, needOf, needsOf } from '../../layers/jyotish/remedies/need.ts';
import { fastBegins } from '../../layers/jyotish/remedies/worship.ts';

export const remediesPlanets = endpoint({
  path: '/v1/remedies/planets',
  summary: 'Mantra, gifts, fast, colour, yantra and stone for the planets that need support, or for a named one',
  description:
    'Points for weakness in the chart (debility, combustion, the 6th, 8th and 12th house, an unfriendly sign, a lost war, ' +
    'malefic company, the nodes’ places) and for what is running (periods, Sade Sati, dhaiya); from three points on a ' +
    'planet is listed, at most four. What is weak and good for the ascendant is strengthened (stone, colour, mantra); what ' +
    'harms is given away (gifts, fast, mantra). Each planet carries the facts that selected it. Nothing is claimed of any ' +
    'effect; everything is optional.',
  sources: ['Phaladeepika ch. 2', 'BPHS ch. 84 (pacification of the planets)', 'Navagraha stotra (mantras)'],
  credits: 2,
  input: birthAtInput({
    planet: z.optional(about(graha, 'One planet, whether it needs support or not; those that do when left out')),
    ...REMEDY_FIELDS,
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'year_length', 'kinds', 'kali'],
  output: z.strictObject({
    planets: objectList('Planets by points, the most first; empty where none needs support', {
      ...remedyPlanet,
      points: whole(0, 20, 'Sum of the reasons'),
      why: remedyWhy,
      optional,
      ...planetRemedies,
    }),
    notice,
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: async ({ birth, at, input, options, sky, skyAt, words, setting }) => {
    const pen = { words, bank: bank(words.language, 'remedies') };
    const chart = castChart(sky, birth.jd, birth.place);
    const running = runningTime(sky, chart, at.jd, options.year_length);
    const needs = input.planet ? [needOf(chart, input.planet, running)] : needsOf(chart, running);
    const calendar = observanceCalendar(skyAt(at.place), at.place, options.sunrise, at.clock, at.jd);
    const fasts = !input.no_fast && mayFast(birth.date, at.date);
    const fastFrom = fasts ? (weekday: number) => fastBegins(calendar, at.date, weekday) : null;
    setting('at', at.clock.text(at.jd));
    return {
      planets: needs.map((need) => ({
        ...remedyPlanetShape(pen, need),
        points: need.points,
        why: whyShape(pen, need.reasons),
        optional: true as const,
        ...planetRemedyShape(pen, need.planet, need.kinds, { kinds: input.kinds, kali: input.kali, fastFrom }),
      })),
      notice: pen.bank.notice,
    };
  },
});

export const handler = serve(remediesPlanets);
