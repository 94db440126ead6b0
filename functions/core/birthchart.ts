import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, text } from '../../lib/contract/frame/about.ts';
import { houseRow, listOf, planetPos } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { birthChartShape } from '../../lib/answers/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';

export const birthchart = endpoint({
  path: '/v1/birthchart',
  summary: 'Birth chart: ascendant, Moon and Sun signs, nine planets and twelve houses',
  description:
    'The sidereal chart of a birth: the sign that rises, the signs of Moon and Sun, the nine planets with sign, degree, star, house, motion and combustion, and the twelve houses with their lords and occupants. Positions are apparent and geocentric, from the Swiss Ephemeris, in the Lahiri zodiac unless `ayanamsa` says otherwise; Rahu and Ketu are the mean node unless `node` is `true`. Houses are whole signs unless `house_system` says otherwise.',
  sources: ['BPHS ch. 3 and 4', 'Swiss Ephemeris 2.10 (positions)'],
  credits: 1,
  suite: 'core',
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'house_system'],
  lift: ['planets'],
  output: z.strictObject({
    name: about(z.nullable(text), 'Name of the person as it was sent; null when none was'),
    ascendant: about(text, 'Name of the rising sign'),
    ascendant_detail: about(planetPos, 'The ascendant in full'),
    moon_sign: about(text, 'Name of the sign the Moon is in'),
    sun_sign: about(text, 'Name of the sidereal sign the Sun is in'),
    planets: about(listOf(planetPos, 9), 'The nine planets, Sun to Ketu'),
    houses: about(listOf(houseRow, 12), 'The twelve houses'),
  }),
  example: { name: 'Asha', ...EXAMPLE_BIRTH },
  compute: ({ birth, sky, options, words }) => ({
    name: birth.name,
    ...birthChartShape(words, castChart(sky, birth.jd, birth.place, options.house_system)),
  }),
});

export const handler = serve(birthchart);
