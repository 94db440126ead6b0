import * as z from 'zod/mini';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { gocharaOf, GOCHARA_RESULTS } from '../../layers/jyotish/transit/gochara.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { flag, graha, house, listOf, sign } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';

export const transitGochara = endpoint({
  path: '/v1/transit/gochara',
  summary: 'Results of all transits from the natal Moon, with vedha and vipareeta vedha',
  credits: 2,
  input: birthAtInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'observer'],
  output: z.strictObject({
    planets: listOf(
      z.strictObject({
        planet: graha,
        sign,
        house: house.check(z.describe('from the natal Moon')),
        good: flag.check(z.describe('the house is good for this planet')),
        vedha_by: z.nullable(graha).check(z.describe('obstructs a good transit')),
        vipareeta_by: z.nullable(graha).check(z.describe('takes the harm from a bad one')),
        result: z.enum(GOCHARA_RESULTS),
      }),
      9,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-01-15T12:00:00' },
  compute: ({ birth, at, sky, skyAt, words, setting, uncertain }) => {
    setting('at', at.clock.text(at.jd));
    const there = skyAt(at.place);
    const signs = byGraha((one) => signOf(there.longitude(one, at.jd)));
    const answer = (jd: typeof birth.jd) => ({
      planets: gocharaOf(signOf(sky.longitude('moon', jd)), signs).map((one) => ({
        planet: one.graha,
        sign: signShape(words, signs[one.graha]),
        house: one.house,
        good: one.good,
        vedha_by: one.vedhaBy,
        vipareeta_by: one.vipareetaBy,
        result: one.result,
      })),
    });
    return overTheDay(birth, answer, uncertain);
  },
});

export const handler = serve(transitGochara);
