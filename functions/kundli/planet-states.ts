import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { flag, graha, listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { isNode } from '../../layers/jyotish/chart/graha.ts';
import {
  combustionOrb,
  GANDANTA_WIDTHS,
  inGandanta,
  isMaranaKaraka,
  GRAHA_MOTIONS,
  motionAtSpeed,
} from '../../layers/jyotish/chart/graha-state.ts';
import { planetaryWars, WAR_RULES } from '../../layers/jyotish/chart/war.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const degrees = z.number().check(z.gte(0), z.lte(180));

export const planetStates = endpoint({
  path: '/v1/kundli/planet-states',
  summary: 'Motion class, combustion, planetary war, gandanta and marana-karaka placement',
  credits: 1,
  input: birthInput({
    war: z._default(
      z.enum(WAR_RULES).check(z.describe('winner: the one further north but Venus always, or the lower longitude')),
      'northern_latitude',
    ),
    gandanta: z._default(
      z.enum(GANDANTA_WIDTHS).check(z.describe('width on either side of the knot: a pada of 3°20′, or 48′')),
      'pada',
    ),
  }),
  settings: ['ayanamsa', 'node', 'war', 'gandanta'],
  output: z.strictObject({
    planets: listOf(
      z.strictObject({
        planet: graha,
        motion: z.enum(GRAHA_MOTIONS),
        combust: flag,
        sun_distance: z.nullable(degrees).check(z.describe('degrees from the Sun; null for the Sun')),
        orb: z.nullable(degrees).check(z.describe('combust within this; null where the rule does not apply')),
        war: z.nullable(z.strictObject({ with: graha, winner: graha })).check(z.describe('nearest opponent')),
        gandanta: flag.check(z.describe('near 0° Aries, Leo or Sagittarius')),
        marana_karaka: flag,
        node_direct: z.optional(flag).check(z.describe('given for Rahu and Ketu under node: "true"')),
      }),
      9,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky, options }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const wars = planetaryWars(chart.grahas, input.war);
    const sun = chart.grahas.sun.longitude;
    return {
      planets: GRAHAS.map((planet) => {
        const { longitude, speed, retrograde, combust } = chart.grahas[planet];
        const war = wars.find(({ planets }) => planets.some((one) => one === planet));
        return {
          planet,
          motion: motionAtSpeed(planet, speed),
          combust,
          sun_distance: planet === 'sun' ? null : separation(longitude, sun),
          orb: combustionOrb(planet, retrograde),
          war: war ? { with: war.winner === planet ? war.loser : war.winner, winner: war.winner } : null,
          gandanta: inGandanta(longitude, input.gandanta),
          marana_karaka: isMaranaKaraka(planet, signHouse(chart, planet)),
          ...(isNode(planet) && options.node === 'true' ? { node_direct: speed > 0 } : {}),
        };
      }),
    };
  },
});

export const handler = serve(planetStates);
