import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { instant, name, sign, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { SUDARSHANA_REFERENCES, sudarshanaPeriods, sudarshanaSigns } from '../../layers/jyotish/dasha/sudarshana.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

/** The periods, from the longest. */
const UNITS = ['year', 'month', 'day'] as const;

export const sudarshana = endpoint({
  path: '/v1/dasha/sudarshana',
  wave: 2,
  summary: 'Sudarshana chakra dasha: year, month and day signs from ascendant, Moon and Sun',
  description:
    'From each of the three references the signs follow one another, a sign a year from birth; within the year a sign for each twelfth, begun by the sign of the year; within that a sign for each twelfth again, about two and a half days. An instant before birth is refused.',
  sources: ['BPHS ch. 74'],
  credits: 1,
  input: birthAtInput(),
  settings: ['ayanamsa', 'year_length'],
  output: z.strictObject({
    at: about(instant, 'Instant the answer is for'),
    periods: objectListOf(3, 'The running year, month and day', {
      key: oneOf(UNITS, 'Year, or the twelfth of it, or the twelfth of that'),
      name,
      completed: whole(0, 600, 'Completed years since birth, months since the year began, days since the month began'),
      span: about(span, 'Start and end of the running period'),
    }),
    references: objectListOf(3, 'Signs counted from the ascendant, the Moon and the Sun', {
      key: oneOf(SUDARSHANA_REFERENCES, 'Point the signs are counted from'),
      name,
      year_sign: about(sign, 'Sign of the year'),
      month_sign: about(sign, 'Sign of the month'),
      day_sign: about(sign, 'Sign of the day'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, sky, options, words, setting }) => {
    const text = isoLocal(at.jd, at.offset);
    if (at.jd < birth.jd) {
      const message = 'at must not be before the birth.';
      throw invalidField('at', 'OUT_OF_RANGE', message, `from ${isoLocal(birth.jd, birth.offset)} on`, text);
    }
    setting('at', text);
    const chart = castChart(sky, birth.jd, birth.place);
    const periods = sudarshanaPeriods(birth.jd, at.jd, options.year_length);
    const { references, units } = bank(words.language, 'dasha');
    return {
      at: text,
      periods: UNITS.map((key) => {
        const { passed, start, end } = periods[key];
        const edge = { start: isoLocal(start, birth.offset), end: isoLocal(end, birth.offset) };
        return { key, name: units[key], completed: passed, span: edge };
      }),
      references: SUDARSHANA_REFERENCES.map((key) => {
        const signs = sudarshanaSigns(chart, key, periods);
        return {
          key,
          name: references[key],
          year_sign: signShape(words, signs.year),
          month_sign: signShape(words, signs.month),
          day_sign: signShape(words, signs.day),
        };
      }),
    };
  },
});

export const handler = serve(sudarshana);
