import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { listOf, lord, nak, num, sign, text } from '../../lib/contract/shapes.ts';
import { AppError } from '../../lib/contract/app-error.ts';
import { serve } from '../../lib/http/serve.ts';
import { lettersOfStar } from '../../lib/i18n/letters.ts';
import { nakShape, signShape } from '../../lib/present/chart.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';
import {
  GANAS,
  NADIS,
  payaOfHouse,
  payaOfNakshatra,
  PAYAS,
  starAttributes,
  varnaOf,
  VARNAS,
  vashyaOf,
  VASHYAS,
  YONIS,
  yunjaOf,
  YUNJAS,
} from '../../layers/jyotish/chart/avakahada.ts';
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import { ELEMENTS, houseFrom, lordOf, rashi, signOf } from '../../layers/jyotish/chart/rashi.ts';

export const avakahada = endpoint({
  path: '/v1/kundli/avakahada',
  summary: 'Avakahada chakra: what the birth star and Moon sign give, with the name syllables',
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthInput({
    paya: z._default(
      z.enum(['house', 'nakshatra']).check(z.describe('paya by the Moon’s house from the lagna, or by the birth star')),
      'house',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'paya'],
  output: z.strictObject({
    nakshatra: nak,
    sign,
    sign_lord: lord,
    varna: z.enum(VARNAS),
    vashya: z.enum(VASHYAS),
    yoni: z.strictObject({ animal: z.enum(YONIS), sex: z.enum(['male', 'female']) }),
    gana: z.enum(GANAS),
    nadi: z.enum(NADIS),
    tatva: z.enum(ELEMENTS),
    paya: z.enum(PAYAS),
    yunja: z.enum(YUNJAS),
    name_letter: text.check(z.describe('syllable of the birth pada, in the script of the language')),
    name_letters: listOf(text, 4).check(z.describe('syllables of padas 1 to 4')),
    star_elapsed: num.check(z.gte(0), z.lte(100), z.describe('share of the birth star passed, per cent')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky, words, uncertain }) => {
    if (input.paya === 'house' && !birth.timeKnown) throw new AppError('BIRTH_TIME_REQUIRED');
    return overTheDay(
      birth,
      (jd) => {
        const moon = chartPoint(sky.longitude('moon', jd));
        const { id, pada, elapsed } = moon.nakshatra;
        const { yoni, sex, gana, nadi } = starAttributes(id);
        const letters = lettersOfStar(words.language, id);
        const moonHouse = (): number => houseFrom(signOf(sky.ascendant(jd, birth.place)), moon.sign);
        return {
          nakshatra: nakShape(words, moon.nakshatra),
          sign: signShape(words, moon.sign),
          sign_lord: lordOf(moon.sign),
          varna: varnaOf(moon.sign),
          vashya: vashyaOf(moon.sign, moon.degree),
          yoni: { animal: yoni, sex },
          gana,
          nadi,
          tatva: rashi(moon.sign).element,
          paya: input.paya === 'house' ? payaOfHouse(moonHouse()) : payaOfNakshatra(id),
          yunja: yunjaOf(id),
          name_letter: letters[pada - 1] ?? letters[0],
          name_letters: [...letters],
          star_elapsed: elapsed * 100,
        };
      },
      uncertain,
    );
  },
});

export const handler = serve(avakahada);
