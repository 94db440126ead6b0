import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { listOf, month, sign, star, vara } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { monthShape, starShape, varaShape } from '../../lib/present/names.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';
import { ghataOf, tithisOfGroup, TITHI_GROUPS } from '../../layers/jyotish/chart/ghata.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';

export const ghatChakra = endpoint({
  path: '/v1/kundli/ghat-chakra',
  summary: 'Adverse month, tithi group, weekday, star and Moon sign',
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa'],
  output: z.strictObject({
    month: month.check(z.describe('amanta lunar month')),
    tithi_group: z.enum(TITHI_GROUPS),
    tithis: listOf(z.int().check(z.gte(1), z.lte(15)), 3).check(z.describe('tithis of either paksha')),
    weekday: vara,
    nakshatra: star,
    moon_sign: sign,
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, words, uncertain }) =>
    overTheDay(
      birth,
      (jd) => {
        const ghata = ghataOf(signOf(sky.longitude('moon', jd)));
        return {
          month: monthShape(words, ghata.month),
          tithi_group: ghata.tithiGroup,
          tithis: [...tithisOfGroup(ghata.tithiGroup)],
          weekday: varaShape(words, ghata.vara),
          nakshatra: starShape(words, ghata.nakshatra),
          moon_sign: signShape(words, ghata.moonSign),
        };
      },
      uncertain,
    ),
});

export const handler = serve(ghatChakra);
