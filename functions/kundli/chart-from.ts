import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { timeRequired } from '../../lib/contract/frame/field-errors.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, oneOf } from '../../lib/contract/frame/about.ts';
import { houseRow, listOf, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { houseRowShape, signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { signAt, signOf } from '../../layers/jyotish/chart/rashi.ts';
import type { JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { arudhaPadas } from '../../layers/jyotish/jaimini/arudha.ts';
import { COLORD_RULES } from '../../layers/jyotish/jaimini/lords.ts';
import { evenLagna } from '../../layers/jyotish/kundli/special-lagna.ts';

const LAGNAS = ['arudha_lagna', 'hora_lagna', 'ghati_lagna'] as const;
const REFERENCES = [...GRAHAS, ...LAGNAS] as const;
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const isLagna = (reference: (typeof REFERENCES)[number]): reference is (typeof LAGNAS)[number] =>
  LAGNAS.some((lagna) => lagna === reference);

export const chartFrom = endpoint({
  path: '/v1/kundli/chart-from',
  summary: 'Whole chart re-counted from the Moon, the Sun, any planet, arudha lagna or a special lagna',
  description:
    'Counts the twelve houses by signs from something other than the ascendant: the Moon (Chandra kundli), the Sun (Surya kundli), any other planet, the arudha lagna, or the hora or ghati lagna, which move 30° and 75° an hour from the place of the Sun at sunrise. The planets keep their signs. Counting from a planet needs no time of birth, from a lagna it does.',
  sources: ['BPHS ch. 5 (hora and ghati lagna)', 'BPHS ch. 29; Jaimini Sutras 1.1.30-32 (arudha)'],
  errors: ['BIRTH_TIME_REQUIRED'],
  credits: 1,
  input: birthInput({
    reference: choice(REFERENCES, 'moon', 'What stands in the first house'),
    colords: choice(
      COLORD_RULES,
      'single',
      'Lords of Scorpio and Aquarius, read for arudha_lagna. single: Mars and Saturn. dual: the stronger of Mars and Ketu, of Saturn and Rahu',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'reference'],
  output: z.strictObject({
    reference: oneOf(REFERENCES, 'What the houses are counted from'),
    reference_name: nameOf('reference'),
    sign: about(sign, 'Its sign: the first house'),
    houses: about(listOf(houseRow, 12), 'The twelve houses, counted by signs'),
  }),
  example: { reference: 'moon', ...EXAMPLE_BIRTH },
  compute: ({ birth, input: { reference, colords }, sky, options, words, setting, uncertain }) => {
    if (isLagna(reference) && !birth.timeKnown) throw timeRequired(['time']);
    if (reference === 'arudha_lagna') setting('colords', colords);
    else if (isLagna(reference)) setting('sunrise', options.sunrise);
    const { place, clock } = birth;
    const firstSign = (jd: JulianDay): number => {
      switch (reference) {
        case 'arudha_lagna':
          return arudhaPadas(castChart(sky, jd, place), colords)[0]?.sign ?? 1;
        case 'hora_lagna':
        case 'ghati_lagna': {
          const day = dayOfMoment(sky, options, { jd, place, clock });
          return signOf(evenLagna(sky, jd, day, reference));
        }
        default:
          return signOf(sky.longitude(reference, jd));
      }
    };
    return overTheDay(birth, uncertain, (jd) => {
      const first = firstSign(jd);
      const signs = byGraha((planet) => signOf(sky.longitude(planet, jd)));
      return {
        reference,
        reference_name: isLagna(reference)
          ? bank(words.language, 'chart').lagnas[reference]
          : planetName(words, reference),
        sign: signShape(words, first),
        houses: HOUSES.map((house) => {
          const here = signAt(first, house);
          return houseRowShape(
            words,
            house,
            here,
            GRAHAS.filter((planet) => signs[planet] === here),
          );
        }),
      };
    });
  },
});

export const handler = serve(chartFrom);
