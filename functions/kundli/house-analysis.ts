import * as z from 'zod/mini';
import { shadbalaTotals } from '../../lib/answers/queries/strength.ts';
import { colordsField } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, num, objectList, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import {
  graha,
  house,
  lord,
  lordName,
  name,
  nameOf,
  planets,
  sign,
  inExaltation,
} from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { lordShape, planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES, inExaltationSign } from '../../layers/jyotish/chart/dignity.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { vargaSign } from '../../layers/jyotish/chart/varga.ts';
import { type Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { argalaOn } from '../../layers/jyotish/jaimini/argala.ts';
import { arudhaPadas } from '../../layers/jyotish/jaimini/arudha.ts';
import { dignityIn, houseFacts, houseKarakas, KARTARIS } from '../../layers/jyotish/kundli/analysis.ts';
import { ashtakavargaOf } from '../../layers/jyotish/strength/ashtakavarga.ts';
import { bhavaBalas } from '../../layers/jyotish/strength/bhava-bala.ts';

const placed = z.strictObject({
  planet: graha,
  name,
  house: about(house, 'House it stands in'),
  dignity: oneOf(DIGNITIES, 'Its dignity'),
  dignity_name: nameOf('dignity'),
  exaltation_sign: inExaltation,
});

export const houseAnalysis = endpoint({
  path: '/v1/kundli/house-analysis',
  wave: 2,
  summary: 'Fact sheet of one house: lord, karakas, occupants, aspects, points, strength',
  description:
    'Everything the other endpoints say of one house, by signs from the ascendant: its lord and where that stands, its significators, who stands in it and who aspects it, how many natural benefics and others touch it, whether benefics or malefics alone hem it in, its points in the ashtakavarga, its strength and rank, argala, arudha, and its number from the Moon. Facts alone: no sentence and no score.',
  sources: ['BPHS ch. 11-24', 'BPHS ch. 32 v. 31-34 (significators)', 'Phaladeepika ch. 15'],
  credits: 2,
  input: birthInput({ house: about(house, 'House, 1 to 12'), colords: colordsField('single') }),
  settings: ['ayanamsa', 'node', 'sunrise', 'house', 'colords'],
  output: z.strictObject({
    house,
    sign: about(sign, 'Sign of the house'),
    lord: about(lord, 'Planet that rules the sign'),
    lord_name: lordName,
    lord_placement: objectOf('Where the lord stands', {
      house: about(house, 'House the lord stands in'),
      from_own_house: about(house, 'The same counted from this house'),
      dignity: oneOf(DIGNITIES, 'Its dignity'),
      dignity_name: nameOf('dignity'),
      exaltation_sign: inExaltation,
      combust: about(flag, 'Combust'),
      retrograde: about(flag, 'Retrograde'),
      navamsa_sign: about(sign, 'Its sign in the navamsa'),
    }),
    karakas: about(z.array(placed), 'Significators of the house'),
    occupants: about(z.array(placed), 'Planets in the house, Sun first'),
    aspects: objectList('Planets that aspect the house fully', {
      planet: graha,
      name,
      from_house: about(house, 'House it stands in'),
      virupas: about(
        z.nullable(between(0, 60, 'Virupas')),
        'Graded strength of the aspect, 0 to 60 virupas, on the degree of the ascendant in this house; null for the nodes, which aspect by sign alone',
      ),
    }),
    benefics: whole(0, 9, 'Number of natural benefics in the house or aspecting it'),
    malefics: whole(0, 9, 'Number of other planets in the house or aspecting it'),
    kartari: about(
      z.nullable(z.enum(KARTARIS)),
      'Planets in both neighbouring houses, benefics alone or malefics alone; null when neither',
    ),
    kartari_name: about(z.nullable(nameOf('kartari')), 'Name of the kartari; null as kartari is'),
    sav: whole(0, 56, 'Points of the sarvashtakavarga in the sign'),
    bav: whole(0, 8, 'Points of the lord’s own ashtakavarga in the sign'),
    bhava_bala: objectOf('Strength of the house', {
      total: about(num, 'Strength of the house, virupas'),
      rank: whole(1, 12, 'Place among the houses, 1 the strongest'),
    }),
    argala: objectList('Argala on the house', {
      argala_house: whole(2, 11, 'House that intervenes: 2, 4, 11 or 5'),
      planets: planets('Planets in it'),
      effective: about(flag, 'More planets intervene than obstruct'),
    }),
    arudha: objectOf('Arudha of the house', {
      sign: about(sign, 'Sign of the arudha'),
      house: about(house, 'Its house'),
    }),
    from_moon: about(house, 'Number of this house counted from the Moon'),
  }),
  example: { house: 7, ...EXAMPLE_BIRTH },
  compute: ({ birth, input, options, sky, words, warn }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const facts = houseFacts(chart, input.house);
    const { totals } = shadbalaTotals(sky, chart, birth, options, warn);
    const strength = bhavaBalas(sky, chart, totals, 'jalachara')[input.house - 1];
    const { bav, sav } = ashtakavargaOf({ ...chart.signs, ascendant: chart.ascendant.sign });
    const pada = arudhaPadas(chart, input.colords)[input.house - 1];
    if (!strength || !pada) throw new Error('a chart has twelve houses');
    const { dignities } = bank(words.language, 'chart');
    const placedShape = (planet: Graha) => {
      const dignity = dignityIn(chart, planet);
      return {
        planet,
        name: planetName(words, planet),
        house: signHouse(chart, planet),
        dignity,
        dignity_name: dignities[dignity],
        exaltation_sign: inExaltationSign(planet, chart.signs[planet]),
      };
    };
    const ruler = chart.grahas[facts.lord];
    const dignity = dignityIn(chart, facts.lord);
    return {
      house: input.house,
      sign: signShape(words, facts.sign),
      ...lordShape(words, facts.lord),
      lord_placement: {
        house: facts.lordHouse,
        from_own_house: facts.lordFromHouse,
        dignity,
        dignity_name: dignities[dignity],
        exaltation_sign: inExaltationSign(facts.lord, ruler.sign),
        combust: ruler.combust,
        retrograde: ruler.retrograde,
        navamsa_sign: signShape(words, vargaSign(9, ruler.longitude)),
      },
      karakas: houseKarakas(input.house).map(placedShape),
      occupants: facts.occupants.map(placedShape),
      aspects: facts.aspects.map(({ planet, fromHouse, virupas }) => ({
        planet,
        name: planetName(words, planet),
        from_house: fromHouse,
        virupas,
      })),
      benefics: facts.benefics,
      malefics: facts.malefics,
      kartari: facts.kartari,
      kartari_name: facts.kartari && bank(words.language, 'kundli').kartaris[facts.kartari],
      sav: sav[facts.sign - 1] ?? 0,
      bav: bav[facts.lord][facts.sign - 1] ?? 0,
      bhava_bala: { total: strength.total, rank: strength.rank },
      argala: argalaOn(chart, facts.sign, 'ketu').pairs.map(({ argala, planets: found, effective }) => ({
        argala_house: argala,
        planets: planetsShape(words, found),
        effective,
      })),
      arudha: { sign: signShape(words, pada.sign), house: houseFrom(chart.ascendant.sign, pada.sign) },
      from_moon: facts.fromMoon,
    };
  },
});

export const handler = serve(houseAnalysis);
