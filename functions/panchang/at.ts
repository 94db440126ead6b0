import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { ANGAS_RUNNING } from '../../lib/contract/suites/panchang.ts';
import { about, objectOf } from '../../lib/contract/frame/about.ts';
import { instant, vara } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { varaShape } from '../../lib/answers/present/names.ts';
import { karanaShape, starAngaShape, tithiShape, yogaShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { plusDays, weekday } from '../../layers/jyotish/ephemeris/instant.ts';
import { dayAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { angaAt, angaElapsed, angaEnd, angaStart, type DayAnga } from '../../layers/jyotish/panchang/anga.ts';
import { vedicDayAt } from '../../layers/jyotish/panchang/vedic-day.ts';

export const panchangAt = endpoint({
  path: '/v1/panchang/at',
  summary: 'Five panchang elements at one instant, each with its start, its end and how much of it is past',
  description:
    'Tithi, star, yoga, karana and weekday that run at an instant. A tithi is twelve degrees of the Moon over the Sun, a karana half of one; star and yoga are twenty-sevenths of the Moon’s longitude and of the sum of Sun and Moon. The Hindu weekday runs from sunrise to sunrise, so before dawn it is still that of the day before; the civil weekday stands beside it.',
  sources: ['Surya Siddhanta ch. 2'],
  credits: 1,
  input: momentInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    at: about(instant, 'The instant that was used'),
    ...ANGAS_RUNNING,
    vara: objectOf('Weekday in both reckonings', {
      civil: about(vara, 'Weekday of the civil date'),
      hindu: about(vara, 'Weekday from sunrise to sunrise'),
    }),
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment: { jd, place, clock, date }, options, sky, words }) => {
    const { table, horizon } = dayAlmanac(sky, place, options.sunrise, clock, plusDays(jd, -0.02));
    const running = <T>(anga: DayAnga, shape: (id: number) => T) => ({
      ...shape(angaAt(anga, table, jd)),
      elapsed: 100 * angaElapsed(anga, table, jd),
      span: spanShape(clock, { start: angaStart(anga, table, jd), end: angaEnd(anga, table, jd) }),
    });
    return {
      at: clock.text(jd),
      tithi: running('tithi', (id) => tithiShape(words, id)),
      nakshatra: running('nakshatra', (id) => starAngaShape(words, id)),
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
