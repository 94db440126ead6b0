import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, several } from '../../lib/contract/frame/about.ts';
import { planetPos } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { ascendantShape, planetShape, planetShapes } from '../../lib/answers/present/chart.ts';
import { castChart, outerPlanets } from '../../layers/jyotish/chart/chart.ts';

export const planets = endpoint({
  path: '/v1/kundli/planets',
  summary: 'Nine grahas, optionally with the outer planets: position, speed, house, star, retrograde, combust',
  description:
    'Sidereal positions of the nine planets and the ascendant: longitude, sign and degree, star and quarter, house, daily motion, retrogression and combustion. Positions are apparent and geocentric, from the Swiss Ephemeris; Rahu and Ketu are the mean node unless `node` is `true`, and always count as retrograde. `outer` adds Uranus, Neptune and Pluto, which no classical rule uses.',
  sources: ['Swiss Ephemeris 2.10 (positions)', 'BPHS ch. 3 (combustion)'],
  credits: 1,
  input: birthInput({ outer: z._default(about(flag, 'Add Uranus, Neptune and Pluto'), false) }),
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    planets: several(planetPos, 9, 12, 'The nine planets, Sun to Ketu; then the outer ones where asked for'),
    ascendant: about(planetPos, 'The ascendant'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const outer = input.outer ? outerPlanets(sky, chart).map((planet) => planetShape(words, planet)) : [];
    return { planets: [...planetShapes(words, chart), ...outer], ascendant: ascendantShape(words, chart.ascendant) };
  },
});

export const handler = serve(planets);
