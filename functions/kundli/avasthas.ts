import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { AVASTHAS } from '../../lib/contract/suites/avasthas.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { avasthasShape } from '../../lib/answers/present/strength.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES } from '../../layers/jyotish/chart/dignity.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { avasthasOf, SHAYANADI_DEGREES } from '../../layers/jyotish/kundli/avastha.ts';

export const avasthas = endpoint({
  path: '/v1/kundli/avasthas',
  wave: 2,
  summary: 'Baladi, Jagradadi, Deeptadi, Lajjitadi and Shayanadi states of the planets',
  description:
    'The five schemes of states. Baladi: six degrees each, from infancy in odd signs, from death in even ones. Jagradadi: awake in its own or exaltation sign, dreaming with friends and neutrals, else asleep. Deeptadi: the first mood that holds, combustion first. Lajjitadi: every state that its company makes, by natural friends and enemies. Shayanadi: twelve activities from star, navamsa, the Moon’s star, ghati of birth and ascendant; with `name_sound` also its degree. Where the Sun does not rise there is no ghati, and shayanadi is null.',
  sources: ['BPHS ch. 45', 'BPHS ch. 46 v. 191-193 (sounds)'],
  credits: 2,
  input: birthInput({
    name_sound: z.optional(
      whole(
        1,
        5,
        'Group of the first sound of the name: 1 a k chh d dh bh v, 2 i kh j dh n m sh, 3 u g jh t p y sh, 4 e gh t th ph r s, 5 o ch th d b l h; a number 1 to 5',
      ),
    ),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'name_sound'],
  output: z.strictObject({
    sun: sunState,
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      dignity: oneOf(DIGNITIES, 'Dignity, on which three of the schemes rest'),
      dignity_name: nameOf('dignity'),
      ...AVASTHAS,
      shayanadi_degree: about(
        z.nullable(z.enum(SHAYANADI_DEGREES)),
        'Degree of the activity; null without name_sound, or as shayanadi is',
      ),
      shayanadi_degree_name: about(z.nullable(nameOf('degree')), 'Name of the degree; null as shayanadi_degree is'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const day = dayOfMoment(sky, options, birth);
    return {
      sun: day.sun,
      planets: GRAHAS.map((planet) => {
        const states = avasthasOf(chart, planet, day.sunrise, input.name_sound ?? null);
        const { dignity, shayanadiDegree } = states;
        return {
          planet,
          name: planetName(words, planet),
          dignity,
          dignity_name: bank(words.language, 'chart').dignities[dignity],
          ...avasthasShape(words, states),
          shayanadi_degree: shayanadiDegree,
          shayanadi_degree_name: shayanadiDegree && bank(words.language, 'kundli').shayanadiDegrees[shayanadiDegree],
        };
      }),
    };
  },
});

export const handler = serve(avasthas);
