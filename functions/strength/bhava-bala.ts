import * as z from 'zod/mini';
import { shadbalaTotals } from '../../lib/answers/queries/strength.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, between, choice, num, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { deg, house, lord, lordName, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { lordShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { bhavaBalas, CANCER_SHAPES, SIGN_SHAPES } from '../../layers/jyotish/strength/bhava-bala.ts';

export const bhavaBala = endpoint({
  path: '/v1/strength/bhava-bala',
  wave: 2,
  summary: 'House strength with its parts and rank',
  description:
    'Strength of a house in virupas: the shadbala of the lord of the sign in its middle (Sripati), its direction (10 for every house away from the one in which the shape of that sign is powerless: human signs in the 7th, watery in the 10th, four-footed in the 4th, insect in the 1st; Sagittarius and Capricorn change at 15°), and the aspects on the middle: Jupiter and Mercury whole, the others a quarter, malefics taken away. Cancer counts as watery; `dig_cancer: keeta` follows the verse that puts it with Scorpio.',
  sources: ['BPHS ch. 27', 'B. V. Raman, Graha and Bhava Balas'],
  credits: 2,
  input: birthInput({ dig_cancer: choice(CANCER_SHAPES, 'jalachara', 'Shape that Cancer has') }),
  settings: ['ayanamsa', 'sunrise', 'dig_cancer'],
  output: z.strictObject({
    sun: sunState,
    houses: objectListOf(12, 'The twelve houses', {
      house,
      middle: about(deg, 'Middle of the house by Sripati, sidereal degrees, 0 to 360'),
      sign: about(sign, 'Sign of the middle'),
      lord: about(lord, 'Planet that rules that sign'),
      lord_name: lordName,
      shape: oneOf(SIGN_SHAPES, 'Shape of the sign at the middle'),
      shape_name: nameOf('shape'),
      adhipati: about(num, 'Shadbala of the lord, virupas'),
      dig: between(0, 60, 'Strength of direction, virupas'),
      drishti: about(num, 'Aspects on the middle, virupas; negative when malefics outweigh'),
      total: about(num, 'Sum, virupas'),
      rank: whole(1, 12, 'Place among the houses by total, 1 the strongest'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, options, sky, words, warn }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { day, totals } = shadbalaTotals(sky, chart, birth, options, warn);
    const { signShapes } = bank(words.language, 'afflictions');
    return {
      sun: day.sun,
      houses: bhavaBalas(sky, chart, totals, input.dig_cancer).map(({ lord: ruler, shape, ...row }) => ({
        house: row.house,
        middle: row.middle,
        sign: signShape(words, signOf(row.middle)),
        ...lordShape(words, ruler),
        shape,
        shape_name: signShapes[shape],
        adhipati: row.adhipati,
        dig: row.dig,
        drishti: row.drishti,
        total: row.total,
        rank: row.rank,
      })),
    };
  },
});

export const handler = serve(bhavaBala);
