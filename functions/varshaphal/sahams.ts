import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { deg, house, lord, lordName, name, sign, signDegree, signDegreeDms } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { degreeText, signShape } from '../../lib/answers/present/chart.ts';
import { lordShape } from '../../lib/answers/present/names.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { degreeInSign, houseFrom, lordOf, signOf } from '../../layers/jyotish/chart/rashi.ts';
import { SAHAM_ARCS, SAHAMS, sahamsOf } from '../../layers/jyotish/varshaphal/sahams.ts';

export const sahams = endpoint({
  path: '/v1/varshaphal/sahams',
  wave: 2,
  summary: 'Thirty-four sahams of the year, by the rule of day or night',
  description:
    'Each saham is A less B plus C; by night A and B change places, except for bhratri, roga, paradesha, artha, vyapara and labha. When C lies outside the arc from B forward to A, 30° are added; `saham_arc: sign` asks whether the sign of C is met between those of B and A, which changes about one value in seven. Cusps are equal houses from the year ascendant, lords the classical ones.',
  sources: ['Tajika Nilakanthi ch. 3'],
  credits: 1,
  input: birthAtInput({
    ...SOLAR_YEAR_FIELDS,
    saham_arc: choice(SAHAM_ARCS, 'degree', 'How it is told that C lies between B and A: by degrees or by signs'),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'age', 'saham_arc'],
  output: z.strictObject({
    ...solarYearOutput,
    sahams: objectListOf(34, 'The sahams', {
      key: oneOf(SAHAMS, 'Saham'),
      name,
      longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360'),
      sign: about(sign, 'Its sign'),
      sign_degree: signDegree,
      sign_degree_dms: signDegreeDms,
      house: about(house, 'Its house from the year ascendant, by signs'),
      lord: about(lord, 'Planet that rules its sign'),
      lord_name: lordName,
    }),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words, input } = call;
    const year = tajikaYear(call);
    const names = bank(words.language, 'varshaphal').sahams;
    const lagna = year.tajika.chart.ascendant.sign;
    return {
      ...solarYearShape(at.clock, year),
      sahams: sahamsOf(year.tajika, input.saham_arc).map(({ key, longitude }) => ({
        key,
        name: names[key],
        longitude,
        sign: signShape(words, signOf(longitude)),
        sign_degree: degreeInSign(longitude),
        sign_degree_dms: degreeText(degreeInSign(longitude)),
        house: houseFrom(lagna, signOf(longitude)),
        ...lordShape(words, lordOf(signOf(longitude))),
      })),
    };
  },
});

export const handler = serve(sahams);
