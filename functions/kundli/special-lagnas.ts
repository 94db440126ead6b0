import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { deg, house, name, sign, signDegree, signDegreeDms } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { degreeText, signShape } from '../../lib/answers/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { degreeInSign, houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { SPECIAL_LAGNAS, specialLagnas as specialLagnasOf } from '../../layers/jyotish/kundli/special-lagna.ts';

export const specialLagnas = endpoint({
  path: '/v1/kundli/special-lagnas',
  wave: 2,
  summary: 'Bhava, Hora, Ghati, Vighati, Pranapada, Indu, Shri and Kunda lagnas',
  description:
    'Bhava, hora, ghati and vighati lagna leave the place of the Sun at sunrise and move 15°, 30°, 75° and 4500° an hour. Pranapada moves 5° a minute from the Sun of the birth, plus 240° in a fixed, 120° in a dual sign. Indu lagna is a sign, counted from the Moon by the values of the ninth lords. Shri lagna is the ascendant moved on by the share of the Moon’s star that has passed, of a circle. Kunda is 81 times the ascendant. Where the Sun does not rise, the five that run from sunrise are null: see `sun`.',
  sources: ['BPHS ch. 4 and 5', 'Jaimini Sutras 1.1', 'Uttara Kalamrita (Indu lagna)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    sun: sunState,
    lagnas: objectListOf(8, 'The eight lagnas', {
      key: oneOf(SPECIAL_LAGNAS, 'Lagna'),
      name,
      longitude: about(
        z.nullable(deg),
        'Sidereal longitude in degrees, 0 to 360; null for indu, which is a sign alone, and where the Sun does not rise',
      ),
      sign: about(z.nullable(sign), 'Its sign; null where the Sun does not rise'),
      sign_degree: about(z.nullable(signDegree), 'Degrees inside the sign, 0 to 30; null as longitude is'),
      sign_degree_dms: about(z.nullable(signDegreeDms), 'The same as text; null as longitude is'),
      house: about(z.nullable(house), 'Its house from the ascendant, by signs, 1 to 12; null as sign is'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const day = dayOfMoment(sky, options, birth);
    const text = bank(words.language, 'kundli').specialLagnas;
    return {
      sun: day.sun,
      lagnas: specialLagnasOf(sky, chart, day.sunrise).map(({ key, longitude, sign: number }) => {
        const degree = longitude === null ? null : degreeInSign(longitude);
        return {
          key,
          name: text[key],
          longitude,
          sign: number === null ? null : signShape(words, number),
          sign_degree: degree,
          sign_degree_dms: degree === null ? null : degreeText(degree),
          house: number === null ? null : houseFrom(chart.ascendant.sign, number),
        };
      }),
    };
  },
});

export const handler = serve(specialLagnas);
