import * as z from 'zod/mini';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { timeRequired } from '../../lib/contract/frame/field-errors.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { instant, nameOf, sign, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { instantOrNull, spanShape } from '../../lib/answers/present/time.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { DHAIYA_KINDS, dhaiyaStays, type DhaiyaStay } from '../../layers/jyotish/dosha/shani-dhaiya.ts';
import { isoLocal, julian, LAST_INSTANT_JD } from '../../layers/jyotish/ephemeris/instant.ts';

/** 120 years. */
const LIFE_DAYS = 43_830;

const stay = z.strictObject({
  kind: oneOf(DHAIYA_KINDS, 'Saturn in the fourth or in the eighth sign'),
  kind_name: nameOf('kind'),
  span: about(span, 'Entry and exit; the first may lie before birth'),
  pass: whole(1, 9, 'Number of the stay in this sign within one passage of Saturn, from 1'),
  retrograde_reentry: about(flag, 'Saturn came back into the sign'),
});

export const shaniDhaiya = endpoint({
  path: '/v1/dosha/shani-dhaiya',
  wave: 2,
  summary: 'Kantaka and ashtama periods of Saturn for life, plus the status on a date',
  description:
    'Dhaiya is the two and a half years that Saturn spends in the fourth sign from the natal Moon (kantaka, ardhashtama) and in the eighth (ashtama). Every unbroken stay from birth to 120 years or the end of 2399 is listed, returns by retrograde motion too, numbered by `pass`. With `from_lagna` the stays from the ascendant are given as well. Without a time of birth it is computed for noon, and `meta.uncertain` says when the Moon may be in another sign.',
  sources: ['Almanac practice'],
  credits: 2,
  errors: ['BIRTH_TIME_REQUIRED'],
  needsTime: false,
  input: birthAtInput({ from_lagna: z._default(about(flag, 'Count from the ascendant too'), false) }),
  settings: ['ayanamsa', 'from_lagna'],
  output: z.strictObject({
    present: about(flag, 'A Dhaiya from the Moon is running at `at`'),
    moon_sign: about(sign, 'Natal Moon sign'),
    status: objectOf('How it stands at `at`', {
      active: about(flag, 'The same as present'),
      kind: about(z.nullable(z.enum(DHAIYA_KINDS)), 'Kind that is running; null when not active'),
      kind_name: about(z.nullable(nameOf('kind')), 'Name of the kind; null when not active'),
      span: about(z.nullable(span), 'The running stay; null when not active'),
      next: about(
        z.nullable(instant),
        'Next entry, or the exit of the running stay; null where none lies before the end of the list',
      ),
    }),
    periods: about(z.array(stay), 'Every unbroken stay counted from the Moon, in order of time'),
    periods_from_lagna: about(
      z.nullable(z.array(stay)),
      'The same counted from the ascendant; null unless from_lagna asks for it',
    ),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, sky, words, setting, uncertain }) => {
    setting('at', isoLocal(at.jd, at.offset));
    if (input.from_lagna && !birth.timeKnown) throw timeRequired(['time']);
    const { dhaiyaKinds } = bank(words.language, 'afflictions');
    const death = julian(Math.min(LAST_INSTANT_JD, birth.jd + LIFE_DAYS));
    const shape = (one: DhaiyaStay) => ({
      kind: one.kind,
      kind_name: dhaiyaKinds[one.kind],
      span: spanShape(at.clock, one),
      pass: one.pass,
      retrograde_reentry: one.pass > 1,
    });
    return overTheDay(birth, uncertain, (jd) => {
      const moon = signOf(sky.longitude('moon', jd));
      const stays = dhaiyaStays(sky, moon, jd, death);
      const around =
        at.jd >= jd && at.jd < death
          ? stays
          : dhaiyaStays(sky, moon, at.jd, julian(Math.min(LAST_INSTANT_JD, at.jd + 31 * 365.25)));
      const running = around.find(({ start, end }) => start <= at.jd && at.jd < end);
      const edges = around.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > at.jd);
      return {
        present: running !== undefined,
        moon_sign: signShape(words, moon),
        status: {
          active: running !== undefined,
          kind: running?.kind ?? null,
          kind_name: running ? dhaiyaKinds[running.kind] : null,
          span: running ? spanShape(at.clock, running) : null,
          next: instantOrNull(at.clock, edges[0] ?? null),
        },
        periods: stays.map(shape),
        periods_from_lagna: input.from_lagna
          ? dhaiyaStays(sky, signOf(sky.ascendant(jd, birth.place)), jd, death).map(shape)
          : null,
      };
    });
  },
});

export const handler = serve(shaniDhaiya);
