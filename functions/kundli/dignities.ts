import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { flag, graha, listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES, dignityOf } from '../../layers/jyotish/chart/dignity.ts';
import { GRAHA_TABLE } from '../../layers/jyotish/chart/graha.ts';
import { neechaBhanga, NEECHA_BHANGA_IDS } from '../../layers/jyotish/chart/neecha-bhanga.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const bhanga = z.strictObject({
  formed: flag.check(z.describe('at least one condition is met')),
  conditions: listOf(z.strictObject({ id: z.enum(NEECHA_BHANGA_IDS), met: flag }), NEECHA_BHANGA_IDS.length),
});

export const dignities = endpoint({
  path: '/v1/kundli/dignities',
  summary: 'Dignity of each planet, with the conditions that cancel a debilitation',
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    planets: listOf(
      z.strictObject({
        planet: graha,
        dignity: z.enum(DIGNITIES),
        exaltation_distance: z
          .number()
          .check(z.gte(0), z.lte(180), z.describe('degrees from the point of deepest exaltation')),
        neecha_bhanga: z.nullable(bhanga).check(z.describe('null for a planet that is not debilitated')),
      }),
      9,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    return {
      planets: GRAHAS.map((planet) => {
        const { longitude } = chart.grahas[planet];
        const cancelled = neechaBhanga(chart, planet);
        return {
          planet,
          dignity: dignityOf(planet, longitude, chart.signs),
          exaltation_distance: separation(longitude, GRAHA_TABLE[planet].deepExaltation),
          neecha_bhanga: cancelled && { formed: cancelled.formed, conditions: [...cancelled.conditions] },
        };
      }),
    };
  },
});

export const handler = serve(dignities);
