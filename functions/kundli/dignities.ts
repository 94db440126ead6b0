import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, inExaltation, listOf, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { conditionName } from '../../lib/words/conditions.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES, dignityOf, inExaltationSign } from '../../layers/jyotish/chart/dignity.ts';
import { GRAHA_TABLE } from '../../layers/jyotish/chart/graha.ts';
import { neechaBhanga, NEECHA_BHANGA_IDS } from '../../layers/jyotish/chart/neecha-bhanga.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const condition = z.strictObject({
  key: oneOf(NEECHA_BHANGA_IDS, 'Condition, any one of which cancels the debilitation'),
  name: nameOf('condition'),
  met: about(flag, 'The condition is met'),
});
const bhanga = z.strictObject({
  present: about(flag, 'At least one condition is met: the debilitation is cancelled'),
  conditions: about(listOf(condition, NEECHA_BHANGA_IDS.length), 'All conditions, met or not'),
});

export const dignities = endpoint({
  path: '/v1/kundli/dignities',
  summary: 'Dignity of each planet, with the conditions that cancel a debilitation',
  description:
    'How well each planet stands by its sign: exalted, in its moolatrikona part, in its own sign, debilitated, or in the sign of a friend or enemy by the five-fold friendship of this chart. The Moon is exalted in the first 3° of Taurus and Mercury in the first 15° of Virgo, where their moolatrikona begins. For a debilitated planet every condition of neecha bhanga is tested. Rahu and Ketu have the dignities of the school most in use: exalted in Taurus and Scorpio.',
  sources: ['BPHS ch. 3', 'Phaladeepika ch. 7; BPHS ch. 39 (neecha bhanga)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      dignity: oneOf(DIGNITIES, 'Dignity, best to worst: exalted to debilitated'),
      dignity_name: nameOf('dignity'),
      exaltation_sign: inExaltation,
      exaltation_distance: between(0, 180, 'Degrees from the point of deepest exaltation, 0 to 180'),
      neecha_bhanga: about(z.nullable(bhanga), 'Cancellation of debilitation; null for a planet not debilitated'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const text = bank(words.language, 'chart');
    return {
      planets: GRAHAS.map((planet) => {
        const { longitude } = chart.grahas[planet];
        const dignity = dignityOf(planet, longitude, chart.signs);
        const cancelled = neechaBhanga(chart, planet);
        return {
          planet,
          name: planetName(words, planet),
          dignity,
          dignity_name: text.dignities[dignity],
          exaltation_sign: inExaltationSign(planet, chart.signs[planet]),
          exaltation_distance: separation(longitude, GRAHA_TABLE[planet].deepExaltation),
          neecha_bhanga: cancelled && {
            present: cancelled.formed,
            conditions: cancelled.conditions.map(({ id, met }) => ({
              key: id,
              name: conditionName(words.language, id),
              met,
            })),
          },
        };
      }),
    };
  },
});

export const handler = serve(dignities);
