import * as z from 'zod/mini';
import { chartOfBirth } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { about, between, objectList, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, house, name, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { crossAspectsOf, overlaysOf, TOUCHED_POINTS } from '../../layers/jyotish/matching/synastry.ts';

const SIDES = ['groom', 'bride'] as const;
const OF = {
  planet: graha,
  name,
  of: oneOf(SIDES, 'Whose planet it is'),
  of_name: nameOf('partner'),
};

export const matchingSynastry = endpoint({
  path: '/v1/matching/synastry',
  summary: 'Planets of one chart in the houses of the other, with their aspects on each other',
  description:
    'The two charts laid over each other. `overlays`: each planet of one partner in the house of the other, by whole signs from the other’s ascendant. `aspects`: planets in the same sign (a conjunction, with the degrees between them), and aspects by sign: all the 7th, Mars also the 4th and 8th, Jupiter the 5th and 9th, Saturn the 3rd and 10th. There is no score: it shows where the charts meet.',
  sources: ['BPHS ch. 26 (aspects)'],
  credits: 2,
  wave: 2,
  input: pairInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    overlays: objectListOf(18, 'The nine planets of the groom, then those of the bride', {
      ...OF,
      sign: about(sign, 'Sign the planet is in'),
      in_house: about(house, 'House of the other partner, 1 to 12'),
    }),
    aspects: objectList('Conjunctions and aspects, of the groom’s planets first', {
      ...OF,
      point: oneOf(TOUCHED_POINTS, 'Planet of the other partner, or the ascendant'),
      point_name: nameOf('point'),
      kind: oneOf(['conjunction', 'aspect'], 'In the same sign, or an aspect by sign'),
      kind_name: nameOf('kind'),
      house: about(house, 'Sign of the point counted from the planet, 1 for a conjunction'),
      orb: about(z.nullable(between(0, 30, 'Degrees')), 'Degrees between the two; null for an aspect'),
    }),
  }),
  example: EXAMPLE_PAIR,
  compute: ({ groom, bride, skyAt, words }) => {
    const charts = { groom: chartOfBirth(groom, skyAt), bride: chartOfBirth(bride, skyAt) };
    const { partners, crossKinds } = bank(words.language, 'matching');
    const pairs = [
      ['groom', 'bride'],
      ['bride', 'groom'],
    ] as const;
    return {
      overlays: pairs.flatMap(([of, other]) =>
        overlaysOf(charts[of], charts[other]).map((one) => ({
          planet: one.planet,
          name: planetName(words, one.planet),
          of,
          of_name: partners[of],
          sign: signShape(words, one.sign),
          in_house: one.house,
        })),
      ),
      aspects: pairs.flatMap(([of, other]) =>
        crossAspectsOf(charts[of], charts[other]).map(({ planet, point, kind, ...rest }) => ({
          planet,
          name: planetName(words, planet),
          of,
          of_name: partners[of],
          point,
          point_name: planetName(words, point),
          kind,
          kind_name: crossKinds[kind],
          ...rest,
        })),
      ),
    };
  },
});

export const handler = serve(matchingSynastry);
