import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, objectOf, oneOf } from '../../lib/contract/frame/about.ts';
import {
  deg,
  lord,
  lordName,
  name,
  nameOf,
  sign,
  signDegree,
  signDegreeDms,
  star,
} from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { degreeText, signShape } from '../../lib/answers/present/chart.ts';
import { lordShape, planetName, starShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { nakshatraLord } from '../../layers/jyotish/chart/nakshatra.ts';
import { degreeInSign, signOf } from '../../layers/jyotish/chart/rashi.ts';
import {
  SENSITIVE_POINTS,
  sensitivePoints as sensitivePointsOf,
  vainashikaStar,
} from '../../layers/jyotish/kundli/sensitive-point.ts';

/** Charts that give the lords, by number. */
const VARGA_KEYS = { 1: 'D1', 3: 'D3', 9: 'D9' } as const;

export const sensitivePoints = endpoint({
  path: '/v1/kundli/sensitive-points',
  wave: 2,
  summary: '22nd drekkana, 64th navamsa, 88th pada, Bhrigu bindu and the vainashika star',
  description:
    'Points at a fixed arc from the Moon and the ascendant: the 22nd drekkana and the 64th navamsa lie 210° on, the 88th pada 290° on from the Moon, and Bhrigu bindu is the middle from Rahu forward to the Moon. The lord is that of the sign in the chart named by `varga` (drekkana D3, navamsa D9). The vainashika is the 22nd star from the Moon’s.',
  sources: ['Jataka Parijata', 'Phaladeepika', 'Bhrigu tradition (Bhrigu bindu)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    points: objectListOf(6, 'The points', {
      key: oneOf(SENSITIVE_POINTS, 'Point'),
      name,
      from: oneOf(['moon', 'ascendant'], 'What it is counted from'),
      from_name: nameOf('point it is counted from'),
      longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360'),
      sign: about(sign, 'Its sign'),
      sign_degree: signDegree,
      sign_degree_dms: signDegreeDms,
      varga: oneOf(['D1', 'D3', 'D9'], 'Chart whose sign gives the lord'),
      varga_name: nameOf('chart'),
      varga_sign: about(sign, 'Sign of the point in that chart'),
      lord: about(lord, 'Planet that rules that sign'),
      lord_name: lordName,
    }),
    vainashika: objectOf('The vainashika star', {
      nakshatra: about(star, 'The 22nd star from the Moon’s'),
      lord: about(lord, 'Planet that rules it'),
      lord_name: lordName,
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const text = bank(words.language, 'kundli').sensitivePoints;
    const { vargas } = bank(words.language, 'chart');
    const vainashika = vainashikaStar(chart.grahas.moon.nakshatra.id);
    return {
      points: sensitivePointsOf(chart).map(({ key, from, longitude, varga, vargaSign, lord: ruler }) => ({
        key,
        name: text[key],
        from,
        from_name: planetName(words, from),
        longitude,
        sign: signShape(words, signOf(longitude)),
        sign_degree: degreeInSign(longitude),
        sign_degree_dms: degreeText(degreeInSign(longitude)),
        varga: VARGA_KEYS[varga],
        varga_name: vargas[varga],
        varga_sign: signShape(words, vargaSign),
        ...lordShape(words, ruler),
      })),
      vainashika: { nakshatra: starShape(words, vainashika), ...lordShape(words, nakshatraLord(vainashika)) },
    };
  },
});

export const handler = serve(sensitivePoints);
