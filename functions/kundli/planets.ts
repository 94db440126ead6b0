import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { planetPos } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { ascendantShape, planetShape, planetShapes } from '../../lib/present/chart.ts';
import { castChart, outerPlanets } from '../../layers/jyotish/chart/chart.ts';

export const planets = endpoint({
  path: '/v1/kundli/planets',
  summary: 'Nine grahas, optionally with the outer planets: position, speed, house, star, retrograde, combust',
  credits: 1,
  input: birthInput({ outer: z._default(z.boolean().check(z.describe('add Uranus, Neptune and Pluto')), false) }),
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    planets: z.array(planetPos).check(z.minLength(9), z.maxLength(12)),
    ascendant: planetPos,
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const outer = input.outer ? outerPlanets(sky, chart).map((planet) => planetShape(words, planet)) : [];
    return { planets: [...planetShapes(words, chart), ...outer], ascendant: ascendantShape(words, chart.ascendant) };
  },
});

export const handler = serve(planets);
