import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectListOf, oneOf, upTo, whole } from '../../lib/contract/frame/about.ts';
import { graha, keyed, listOf, name, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { byPlanet7 } from '../../layers/jyotish/chart/graha.ts';
import { ASHTAKA_TABLES, ashtakavargaOf } from '../../layers/jyotish/strength/ashtakavarga.ts';
import { shodhanaOf } from '../../layers/jyotish/strength/shodhana.ts';

const SECTIONS = ['reduced', 'pindas', 'trikona', 'points', 'signs'] as const;
const KEYS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const planetKey = z.enum(KEYS);
const row = about(
  listOf(whole(0, 8, 'Bindus left, 0 to 8'), 12),
  'Bindus left in the twelve signs, in the order of signs',
);

export const ashtakavargaShodhana = endpoint({
  path: '/v1/strength/ashtakavarga-shodhana',
  wave: 2,
  summary: 'Trikona and ekadhipatya reductions of the ashtakavarga, and the shodhya pindas',
  description:
    'Trikona shodhana takes the smallest of each triad of signs (1, 5, 9 and so on) from all three. Ekadhipatya shodhana then reduces the two signs of one lord: nothing where one is empty of bindus or both are occupied; none occupied: the smaller for both, nothing when equal; one occupied: the empty one loses all, or keeps as many as the occupied one when it has more. Occupied means a planet, a node or the ascendant. The pindas weigh what remains by sign and by planet.',
  sources: ['BPHS ch. 67-69'],
  credits: 2,
  input: birthInput({
    table: choice(ASHTAKA_TABLES, 'parashara', 'Whose places give bindus: Parashara’s or Varahamihira’s'),
    include: z.optional(
      upTo(
        SECTIONS.length,
        oneOf(SECTIONS, 'Section of the answer'),
        'trikona adds the rows after the first reduction; the other sections are always given',
      ),
    ),
  }),
  settings: ['ayanamsa', 'node', 'table', 'include'],
  output: z.strictObject({
    reduced: about(z.record(planetKey, row), 'Bindus of each planet after both reductions, by sign from Aries'),
    pindas: objectListOf(7, 'Pindas of the planets, Sun to Saturn', {
      planet: graha,
      name,
      rashi: whole(0, 2000, 'Rashi pinda, points'),
      graha: whole(0, 2000, 'Graha pinda, points'),
      shodhya: whole(0, 4000, 'Their sum, points'),
    }),
    trikona: about(
      z.nullable(z.record(planetKey, row)),
      'Bindus after the first reduction alone; null unless include asks for it',
    ),
    points: about(listOf(keyed(KEYS, 'planet'), 7), 'Names of the keys of the tables'),
    signs: about(listOf(sign, 12), 'The signs in the order of the rows'),
  }),
  example: { include: ['trikona'], ...EXAMPLE_BIRTH },
  compute: ({ input: { table, include = [] }, birth, sky, words }) => {
    const { ascendant, signs: grahas } = castChart(sky, birth.jd, birth.place);
    const signs = { ...grahas, ascendant: ascendant.sign };
    const found = shodhanaOf(ashtakavargaOf(signs, table).bav, signs, [grahas.rahu, grahas.ketu]);
    return {
      reduced: byPlanet7((planet) => found[planet].ekadhipatya),
      pindas: KEYS.map((planet) => {
        const { rashi, graha: byPlanet, shodhya } = found[planet];
        return { planet, name: planetName(words, planet), rashi, graha: byPlanet, shodhya };
      }),
      trikona: include.includes('trikona') ? byPlanet7((planet) => found[planet].trikona) : null,
      points: planetsShape(words, KEYS),
      signs: Array.from({ length: 12 }, (_, i) => signShape(words, i + 1)),
    };
  },
});

export const handler = serve(ashtakavargaShodhana);
