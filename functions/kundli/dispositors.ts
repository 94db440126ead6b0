import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, house, listOf, name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { dispositorsOf, EXCHANGE_KINDS } from '../../layers/jyotish/kundli/dispositor.ts';

export const dispositors = endpoint({
  path: '/v1/kundli/dispositors',
  wave: 2,
  summary: 'Dispositor chains, final dispositors and sign exchanges',
  description:
    'From each planet to the lord of its sign, and on to the lord of that one’s sign, until a planet in its own sign, or one that already stands in the chain (named twice, so that the loop shows). A final dispositor is a planet in its own sign that ends a chain; `single` says that one of them ends all nine. Two planets in one another’s signs are an exchange: dainya with house 6, 8 or 12, khala with the third, else maha. Scorpio belongs to Mars, Aquarius to Saturn.',
  sources: ['Phaladeepika ch. 6 v. 32 (exchanges)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    chains: objectListOf(9, 'One chain for each planet, Sun to Ketu', {
      planet: graha,
      name,
      chain: planets('From the planet to the end of its chain'),
    }),
    final: planets('Planets in their own sign that end a chain; empty when every chain runs into a loop'),
    single: about(flag, 'One final dispositor ends all nine chains'),
    exchanges: objectList('Exchanges of signs among Sun to Saturn; empty when there is none', {
      planets: planets('The two planets'),
      houses: about(listOf(house, 2), 'Houses they stand in, by signs'),
      kind: oneOf(EXCHANGE_KINDS, 'Kind of exchange, by the houses'),
      kind_name: nameOf('kind'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const { chains, final, single, exchanges } = dispositorsOf(castChart(sky, birth.jd, birth.place));
    return {
      chains: GRAHAS.map((planet) => ({
        planet,
        name: planetName(words, planet),
        chain: planetsShape(words, chains[planet]),
      })),
      final: planetsShape(words, final),
      single,
      exchanges: exchanges.map(({ planets: pair, houses, kind }) => ({
        planets: planetsShape(words, pair),
        houses: [...houses],
        kind,
        kind_name: bank(words.language, 'kundli').exchanges[kind],
      })),
    };
  },
});

export const handler = serve(dispositors);
