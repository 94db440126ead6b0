import * as z from 'zod/mini';
import {
  BIRTH_TEST_KEYS,
  birthCandidates,
  MOST_HOURS,
  type BirthTestKey,
} from '../../layers/jyotish/dosha/birth-window.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { nakShape, signShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { localInstant } from '../../lib/answers/queries/local-instant.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed, nak, sign, span } from '../../lib/contract/frame/shapes.ts';
import { dateTimeText } from '../../lib/contract/values/date-time.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const TESTS = BIRTH_TEST_KEYS.length;
const HOURS_A_DAY = 24;
const findings = (description: string) => about(z.array(keyed(BIRTH_TEST_KEYS, 'test')), description);

export const muhuratBirthWindow = endpoint({
  path: '/v1/muhurat/birth-window',
  wave: 3,
  summary: 'Order the times inside a window for a birth that a doctor has already fixed',
  description:
    'For a planned birth whose day and hours a doctor has set: the times between `from` and `to` (72 hours at most), cut wherever the rising sign, the Moon’s star or one of eleven tests changes, those that meet most tests first. The tests: no gandmool star, no Vishti, the lord of the ascendant outside 6, 8 and 12, a benefic in an angle, no malefic in 1, 4, 7, 8 or 10, the Moon outside 6, 8 and 12, the ascendant not at the edge of a sign, no rikta tithi, no new moon, no day of a Sankranti, no eclipse. They count alike: `met_count` of `test_count`, and nothing more is claimed. `medical_window` must be true: no time outside a window that a doctor has fixed is named.',
  sources: ['BPHS ch. 85–96 (births at a bad time)', 'Muhurta Chintamani', 'The count of tests: this service'],
  credits: 10,
  input: placeInput({
    from: dateTimeText('Start of the window: a local date-time, with or without an offset'),
    to: dateTimeText(`End of the window, at most ${MOST_HOURS} hours later`),
    medical_window: about(z.literal(true), 'true: a doctor has fixed this window. Without it nothing is answered'),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'medical_window'],
  output: z.strictObject({
    window: about(span, 'The window that was looked at'),
    candidates: objectList(
      'Stretches of the window, those that meet most tests first, equal ones in order of time; together they are the whole window',
      {
        span: about(span, 'Stretch over which all of this holds'),
        lagna: about(sign, 'Rising sign'),
        moon: about(z.strictObject({ sign, nakshatra: nak }), 'The Moon at the middle of the stretch'),
        met_count: whole(0, TESTS, 'Tests that are met'),
        test_count: whole(TESTS, TESTS, 'Tests in all'),
        strengths: findings('Tests that are met'),
        weaknesses: findings('Tests that are not met'),
      },
    ),
    notice: about(text, 'Whose choice the time of a birth is, in words for the reader'),
  }),
  example: {
    from: '2026-02-11T08:00',
    to: '2026-02-11T18:00',
    medical_window: true,
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
  },
  compute: ({ place, clock, input, options, sky, words }) => {
    const [start, end] = [localInstant('from', input.from, clock), localInstant('to', input.to, clock)];
    if (end <= start) throw invalidField('to', 'OUT_OF_RANGE', 'to must be later than from.', undefined, input.to);
    if (end - start > MOST_HOURS / HOURS_A_DAY)
      throw rangeTooLong('to', `The window may span ${MOST_HOURS} hours.`, `at most ${MOST_HOURS} hours`);
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    const { met, unmet, notice } = bank(words.language, 'birth-window');
    const named = (keys: readonly BirthTestKey[], names: Readonly<Record<BirthTestKey, string>>) =>
      keys.map((key) => ({ key, name: names[key] }));
    return {
      window: spanShape(clock, { start, end }),
      candidates: birthCandidates(almanac, { start, end }).map((one) => ({
        span: spanShape(clock, one),
        lagna: signShape(words, one.chart.ascendant.sign),
        moon: {
          sign: signShape(words, one.chart.grahas.moon.sign),
          nakshatra: nakShape(words, one.chart.grahas.moon.nakshatra),
        },
        met_count: one.met.length,
        test_count: TESTS,
        strengths: named(one.met, met),
        weaknesses: named(one.unmet, unmet),
      })),
      notice,
    };
  },
});

export const handler = serve(muhuratBirthWindow);
