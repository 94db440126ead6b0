import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/ask/day.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { graha, house, listOf, sign } from '../../lib/contract/shapes.ts';
import { AppError } from '../../lib/contract/app-error.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';
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

export const chartFrom = endpoint({
  path: '/v1/kundli/chart-from',
  summary: 'Whole chart re-counted from the Moon, the Sun, any planet, arudha lagna or a special lagna',
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthInput({
    reference: z._default(z.enum(REFERENCES).check(z.describe('what stands in the first house')), 'moon'),
    colords: z._default(
      z.enum(COLORD_RULES).check(z.describe('lords of Scorpio and Aquarius for arudha_lagna')),
      'single',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'reference'],
  output: z.strictObject({
    reference: z.enum(REFERENCES),
    sign,
    houses: listOf(z.strictObject({ house, sign, planets: z.array(graha) }), 12),
  }),
  example: { reference: 'moon', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input: { reference, colords }, sky, options, words, setting, uncertain }) => {
    const byLagna = LAGNAS.some((lagna) => lagna === reference);
    if (byLagna && !birth.timeKnown) throw new AppError('BIRTH_TIME_REQUIRED');
    if (reference === 'arudha_lagna') setting('colords', colords);
    else if (byLagna) setting('sunrise', options.sunrise);
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
    const answer = (jd: JulianDay) => {
      const first = firstSign(jd);
      const signs = byGraha((planet) => signOf(sky.longitude(planet, jd)));
      return {
        reference,
        sign: signShape(words, first),
        houses: HOUSES.map((number) => {
          const here = signAt(first, number);
          return {
            house: number,
            sign: signShape(words, here),
            planets: GRAHAS.filter((planet) => signs[planet] === here),
          };
        }),
      };
    };
    return overTheDay(birth, answer, uncertain);
  },
});

export const handler = serve(chartFrom);
