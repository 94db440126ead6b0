import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { flag, instant, int, sign, span } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { SADE_SATI_PHASES, sadeSatiOf } from '../../layers/jyotish/dosha/sade-sati.ts';
import { isoLocal, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';

const phase = z.enum(SADE_SATI_PHASES);

export const sadeSati = endpoint({
  path: '/v1/dosha/sade-sati',
  summary: 'Saturn seven-and-a-half-year phases for life plus status on a date',
  credits: 2,
  input: birthAtInput({
    degrees: z._default(
      z.boolean().check(z.describe('within 45 degrees of the natal Moon in place of the three signs')),
      false,
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'degrees'],
  output: z.strictObject({
    moon_sign: sign,
    status: z.strictObject({
      active: flag,
      phase: z.nullable(phase),
      progress: z
        .nullable(z.number().check(z.gte(0), z.lte(100)))
        .check(z.describe('per cent of the time from the first entry to the last exit')),
      next: z.nullable(instant).check(z.describe('next entry, change of phase or exit')),
    }),
    periods: z.array(
      z.strictObject({
        phase,
        span,
        cycle: int.check(z.describe('which Sade Sati of the life')),
        pass: int.check(z.describe('which stay in this phase of this Sade Sati')),
        retrograde_reentry: flag.check(z.describe('Saturn came back into the phase')),
      }),
    ),
    cycles: z.array(z.strictObject({ cycle: int, span })).check(z.describe('first entry to last exit of each')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, sky, words, setting, uncertain }) => {
    setting('at', isoLocal(at.jd, at.offset));
    const text = (jd: JulianDay): string => at.clock.text(jd);
    const period = ({ start, end }: { start: JulianDay; end: JulianDay }) => ({ start: text(start), end: text(end) });
    return overTheDay(
      birth,
      (jd) => {
        const moon = sky.longitude('moon', jd);
        const { status, periods, cycles } = sadeSatiOf(sky, moon, jd, at.jd, input.degrees);
        return {
          moon_sign: signShape(words, signOf(moon)),
          status: { ...status, next: status.next && text(status.next) },
          periods: periods.map((stay) => ({
            phase: stay.phase,
            span: period(stay),
            cycle: stay.cycle,
            pass: stay.pass,
            retrograde_reentry: stay.pass > 1,
          })),
          cycles: cycles.map((row) => ({ cycle: row.cycle, span: period(row) })),
        };
      },
      uncertain,
    );
  },
});

export const handler = serve(sadeSati);
