import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { taraOut } from '../../lib/contract/suites/panchang.ts';
import { about, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { name, planets, star } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetsShape, starShape, taraShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import {
  SPECIAL_STAR_KEYS,
  SPECIAL_STARS,
  starAtCount,
  taraFrom,
  taraRound,
} from '../../layers/jyotish/kundli/navatara.ts';

export const navatara = endpoint({
  path: '/v1/kundli/navatara',
  wave: 2,
  summary: 'Nine-tara table from the birth star and the special stars (karma, sanghatika, vainashika and others)',
  description:
    'The 27 stars counted from the birth star in three rounds of nine taras, the planets that stand in each tara, and the eleven stars with a name of their own. Special stars are counted among 27 stars, without Abhijit; texts differ on a few of them.',
  sources: ['Narada Samhita', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (special stars)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    birth_nakshatra: about(star, 'Star of the Moon at birth'),
    taras: objectListOf(27, 'The 27 stars from the birth star', {
      nakshatra: about(star, 'Star'),
      tara: taraOut,
      cycle: whole(1, 3, 'Round of nine, 1 to 3'),
    }),
    special: objectListOf(11, 'Stars with a name of their own', {
      key: oneOf(SPECIAL_STAR_KEYS, 'Special star'),
      name,
      count: whole(1, 25, 'Count from the birth star'),
      nakshatra: about(star, 'Star'),
    }),
    planets_by_tara: objectListOf(9, 'The nine taras with their planets', {
      tara: taraOut,
      planets: planets('Planets whose stars have this tara, Sun first'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const { grahas } = castChart(sky, birth.jd, birth.place);
    const own = grahas.moon.nakshatra.id;
    const text = bank(words.language, 'kundli').specialStars;
    return {
      birth_nakshatra: starShape(words, own),
      taras: Array.from({ length: 27 }, (_, i) => {
        const nakshatra = starAtCount(own, i + 1);
        return {
          nakshatra: starShape(words, nakshatra),
          tara: taraShape(words, taraFrom(own, nakshatra)),
          cycle: taraRound(own, nakshatra),
        };
      }),
      special: SPECIAL_STAR_KEYS.map((key) => {
        const count = SPECIAL_STARS[key];
        return { key, name: text[key], count, nakshatra: starShape(words, starAtCount(own, count)) };
      }),
      planets_by_tara: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tara) => ({
        tara: taraShape(words, tara),
        planets: planetsShape(
          words,
          GRAHAS.filter((graha) => taraFrom(own, grahas[graha].nakshatra.id) === tara),
        ),
      })),
    };
  },
});

export const handler = serve(navatara);
