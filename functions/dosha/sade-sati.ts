import * as z from 'zod/mini';
import { PREVALENCE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, int, objectList, objectOf, text } from '../../lib/contract/frame/about.ts';
import { instant, nameOf, sign, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { phaseName } from '../../lib/answers/present/dosha.ts';
import { instantOrNull, spanShape } from '../../lib/answers/present/time.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { prevalenceOf } from '../../layers/jyotish/dosha/prevalence.ts';
import { SADE_SATI_PHASES, sadeSatiOf } from '../../layers/jyotish/dosha/sade-sati.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

const phase = z.enum(SADE_SATI_PHASES);
const cycle = about(int, 'Which Sade Sati of the life, from 1; one that began before birth counts');

export const sadeSati = endpoint({
  path: '/v1/dosha/sade-sati',
  summary: 'Saturn seven-and-a-half-year phases for life plus status on a date',
  description:
    'Sade Sati is the time that Saturn spends in the sign before the natal Moon’s, in it, and in the one after: rising, peak and setting. `periods` lists every unbroken stay from birth (one that had begun counts from there) to 120 years or the end of 2399, returns by retrograde motion too; `cycles` puts the stays of each Sade Sati together; `status` tells how it stands at `at`. With `degrees` the time within 45° of the natal Moon is taken instead of the three signs. Without a time of birth it is computed for noon, and `meta.uncertain` says when the Moon may be in another sign.',
  sources: ['Almanac practice'],
  credits: 2,
  input: birthAtInput({
    degrees: z._default(about(flag, 'Take 45° on either side of the natal Moon in place of the three signs'), false),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'degrees'],
  output: z.strictObject({
    present: about(flag, 'A Sade Sati is running at `at`'),
    prevalence: about(
      PREVALENCE,
      'Share of random births that are in Sade Sati on a random day of 1950 to 2025, 0 to 1; null: not counted yet',
    ),
    moon_sign: about(sign, 'Natal Moon sign'),
    status: objectOf('How it stands at `at`', {
      active: about(flag, 'The same as present'),
      phase: about(z.nullable(phase), 'Phase that is running; null when not active'),
      phase_name: about(z.nullable(text), 'Name of the phase in the wanted language; null when not active'),
      progress: about(
        z.nullable(between(0, 100, 'Per cent')),
        'Share of the time from first entry to last exit that has passed, 0 to 100 per cent; null when not active',
      ),
      next: about(
        z.nullable(instant),
        'Next entry, change of phase or exit; null where none lies before the end of 2399',
      ),
    }),
    periods: objectList('Every unbroken stay, in order of time', {
      phase: about(phase, 'Phase: rising, peak or setting'),
      phase_name: nameOf('phase'),
      span: about(span, 'Entry and exit; birth, where it had begun'),
      cycle,
      pass: about(int, 'Number of the stay in this phase of this Sade Sati, from 1'),
      retrograde_reentry: about(flag, 'Saturn came back into the phase'),
    }),
    cycles: objectList('Each Sade Sati of the life as a whole', {
      cycle,
      span: about(span, 'First entry to last exit within the life; from birth, where it had begun'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, sky, words, setting, uncertain }) => {
    setting('at', isoLocal(at.jd, at.offset));
    return overTheDay(birth, uncertain, (jd) => {
      const moon = sky.longitude('moon', jd);
      const { status, periods, cycles } = sadeSatiOf(sky, moon, birth.jd, at.jd, input.degrees);
      return {
        present: status.active,
        prevalence: prevalenceOf('sade_sati'),
        moon_sign: signShape(words, signOf(moon)),
        status: {
          active: status.active,
          phase: status.phase,
          phase_name: status.phase && phaseName(words, status.phase),
          progress: status.progress,
          next: instantOrNull(at.clock, status.next),
        },
        periods: periods.map((stay) => ({
          phase: stay.phase,
          phase_name: phaseName(words, stay.phase),
          span: spanShape(at.clock, stay),
          cycle: stay.cycle,
          pass: stay.pass,
          retrograde_reentry: stay.pass > 1,
        })),
        cycles: cycles.map((row) => ({ cycle: row.cycle, span: spanShape(at.clock, row) })),
      };
    });
  },
});

export const handler = serve(sadeSati);
