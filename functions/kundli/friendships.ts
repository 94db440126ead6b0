import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, keyed, listOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { compoundRelation, naturalRelation, RELATIONS, temporalRelation } from '../../layers/jyotish/chart/dignity.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS, type Graha } from '../../layers/jyotish/ephemeris/sky.ts';

const table = (description: string) =>
  about(
    z.record(
      graha,
      about(z.partialRecord(graha, oneOf(RELATIONS, 'What this planet is to it')), 'How it sees the others'),
    ),
    `${description}; natural.moon.mars is what the Moon holds Mars to be`,
  );

/** A relation of every graha to every other. */
const among = <T>(relation: (of: Graha, other: Graha) => T) =>
  byGraha((of) =>
    Object.fromEntries(GRAHAS.filter((other) => other !== of).map((other) => [other, relation(of, other)])),
  );

export const friendships = endpoint({
  path: '/v1/kundli/friendships',
  summary: 'Natural, temporary and five-fold friendship of the nine grahas',
  description:
    'What each planet holds every other to be. Natural friendship is the same in every chart. Temporary friends stand in the second, third, fourth, tenth, eleventh or twelfth sign from a planet, all others are enemies for this chart. The two added up give the five-fold friendship, from great friend to great enemy. Friendship is not mutual by rule: read a row as the planet’s own view.',
  sources: ['BPHS ch. 3'],
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    natural: table('By nature: friend, neutral or enemy'),
    temporary: table('In this chart: friend or enemy'),
    compound: table('Both added up: great_friend to great_enemy'),
    planets: planets('Names of the planets that the tables speak of, Sun to Ketu').check(z.length(9)),
    relations: about(listOf(keyed(RELATIONS, 'relation'), 5), 'Names of the relations, best to worst'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words, uncertain }) => {
    const names = bank(words.language, 'chart').relations;
    return overTheDay(birth, uncertain, (jd) => {
      const signs = byGraha((planet) => signOf(sky.longitude(planet, jd)));
      return {
        natural: among(naturalRelation),
        temporary: among((of, other) => temporalRelation(signs[of], signs[other])),
        compound: among((of, other) => compoundRelation(of, other, signs[of], signs[other])),
        planets: planetsShape(words, GRAHAS),
        relations: RELATIONS.map((key) => ({ key, name: names[key] })),
      };
    });
  },
});

export const handler = serve(friendships);
