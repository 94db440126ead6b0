import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectListOf, objectOf, whole } from '../../lib/contract/frame/about.ts';
import { deg, house, lord, lordName, sign, signDegree, signDegreeDms } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { degreeText, signShape } from '../../lib/answers/present/chart.ts';
import { lordShape } from '../../lib/answers/present/names.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { degreeInSign, signOf } from '../../layers/jyotish/chart/rashi.ts';
import { isGoodMuntha, munthaPlace, tajikaMuntha } from '../../layers/jyotish/varshaphal/year-chart.ts';

export const muntha = endpoint({
  path: '/v1/varshaphal/muntha',
  wave: 1,
  summary: 'Muntha sign, lord and house, and its progress by month and day',
  description:
    'The muntha moves one sign from the birth ascendant for every completed year and keeps its degree. Its house counts from the year ascendant; 1, 2, 3, 5, 9, 10 and 11 are welcome. Inside the year it moves 2°30′ for every month of the Sun and 5′ for every day; `monthly` gives its twelve places.',
  sources: ['Tajika Nilakanthi ch. 1'],
  credits: 1,
  input: birthAtInput(SOLAR_YEAR_FIELDS),
  settings: ['ayanamsa', 'node', 'sunrise', 'age'],
  output: z.strictObject({
    ...solarYearOutput,
    muntha: objectOf('Muntha of the year', {
      longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360'),
      sign: about(sign, 'Its sign'),
      sign_degree: signDegree,
      sign_degree_dms: signDegreeDms,
      house: about(house, 'Its house from the year ascendant'),
      good: about(flag, 'Welcome in that house'),
      lord: about(lord, 'Planet that rules its sign'),
      lord_name: lordName,
    }),
    monthly: objectListOf(12, 'Muntha at the start of the twelve months of the Sun', {
      index: whole(1, 12, 'Month of the Sun, 1 to 12'),
      longitude: about(deg, 'Muntha of that month in degrees, 0 to 360'),
      sign: about(sign, 'Its sign'),
      sign_degree: signDegree,
      sign_degree_dms: signDegreeDms,
    }),
    daily_degrees: between(0, 1, 'Its motion for every day of the Sun in degrees: 5 minutes of arc'),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words } = call;
    const year = tajikaYear(call);
    const { chart, muntha: longitude } = year.tajika;
    const place = (x: number) => ({
      longitude: x,
      sign: signShape(words, signOf(x)),
      sign_degree: degreeInSign(x),
      sign_degree_dms: degreeText(degreeInSign(x)),
    });
    const { house: count, lord } = munthaPlace(chart, longitude);
    return {
      ...solarYearShape(at.clock, year),
      muntha: {
        ...place(longitude),
        house: count,
        good: isGoodMuntha(count),
        ...lordShape(words, lord),
      },
      monthly: Array.from({ length: 12 }, (_, i) => ({
        index: i + 1,
        ...place(tajikaMuntha(year.natal.ascendant, year.age, i)),
      })),
      daily_degrees: 5 / 60,
    };
  },
});

export const handler = serve(muntha);
