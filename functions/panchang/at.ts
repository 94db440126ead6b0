import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { momentInput } from '../../lib/contract/inputs.ts';
import { LIMBS_RUNNING } from '../../lib/contract/panchang.ts';
import { instant, vara } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { varaShape } from '../../lib/present/names.ts';
import { karanaShape, starLimbShape, tithiShape, yogaShape } from '../../lib/present/panchang.ts';
import { plusDays, weekday } from '../../layers/jyotish/ephemeris/instant.ts';
import { dayAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { angaAt, angaElapsed, angaEnd, type Limb } from '../../layers/jyotish/panchang/anga.ts';
import { vedicDayAt } from '../../layers/jyotish/panchang/vedic-day.ts';

export const panchangAt = endpoint({
  path: '/v1/panchang/at',
  summary: 'Five limbs at one instant with elapsed share and time left',
  credits: 1,
  input: momentInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    at: instant,
    ...LIMBS_RUNNING,
    vara: z.strictObject({
      civil: vara.check(z.describe('weekday of the civil date')),
      hindu: vara.check(z.describe('weekday from sunrise to sunrise')),
    }),
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment: { jd, place, clock, date }, options, sky, words }) => {
    const almanac = dayAlmanac(sky, place, options.sunrise, clock, plusDays(jd, -0.02));
    const { table, horizon } = almanac;
    const running = <T>(limb: Limb, shape: (id: number) => T) => ({
      ...shape(angaAt(limb, table, jd)),
      elapsed: 100 * angaElapsed(limb, table, jd),
      ends: clock.text(angaEnd(limb, table, jd)),
    });
    return {
      at: clock.text(jd),
      tithi: running('tithi', (id) => tithiShape(words, id)),
      nakshatra: running('nakshatra', (id) => starLimbShape(words, id)),
      yoga: running('yoga', (id) => yogaShape(words, id)),
      karana: running('karana', (id) => karanaShape(words, id)),
      vara: {
        civil: varaShape(words, weekday(date)),
        hindu: varaShape(words, vedicDayAt(horizon, clock, jd).vara),
      },
    };
  },
});

export const handler = serve(panchangAt);
