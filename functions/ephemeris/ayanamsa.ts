import * as z from 'zod/mini';
import { civilDate, dayNumber, fromCivil, isoDate, dateOfDayNumber } from '../../layers/jyotish/ephemeris/instant.ts';
import { AYANAMSAS, type AyanamsaKey } from '../../layers/jyotish/ephemeris/sky.ts';
import { ayanamsaRate } from '../../layers/jyotish/sky-events/ayanamsa.ts';
import { civilOf, dateText, hoursOf, timeText } from '../../lib/contract/date-time.ts';
import { invalidFields, rangeTooLong } from '../../lib/contract/field-errors.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { date, num } from '../../lib/contract/shapes.ts';
import { once } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';

/** Most rows: dates times ids. */
const MAX_ROWS = 5000;
const isKey = (id: string): id is AyanamsaKey => id in AYANAMSAS;
const KEYS = Object.keys(AYANAMSAS).filter(isKey);
const id = z.enum(KEYS);

export const ephemerisAyanamsa = endpoint({
  path: '/v1/ephemeris/ayanamsa',
  summary: 'Value of one or every ayanamsa at a date, or over a window',
  credits: 1,
  input: plainInput({
    date: z.optional(dateText('date (UTC); today when nothing is given')),
    time: z._default(timeText('time of day, UTC'), '00:00'),
    from: z.optional(dateText('first day of a window, in place of date')),
    to: z.optional(dateText('last day of the window')),
    step_days: z._default(z.int().check(z.gte(1), z.lte(36525), z.describe('days between rows of a window')), 1),
    ids: z._default(
      z
        .union([z.literal('all'), z.array(id).check(z.minLength(1), z.maxLength(94))])
        .check(z.describe('"all", or keys')),
      ['lahiri'],
    ),
  }),
  settings: [],
  output: z.strictObject({
    values: z.array(
      z.strictObject({
        id,
        date,
        value: num.check(z.describe('tropical minus sidereal, nutation included: what sidereal positions use')),
        mean: num.check(z.describe('without nutation')),
        rate: num.check(z.describe('yearly growth of the mean value, arcseconds')),
      }),
    ),
  }),
  example: { date: '2026-01-01', ids: ['lahiri', 'krishnamurti', 'raman'] },
  compute: ({ input, now, sky }) => {
    const { from, to } = input;
    if (input.date !== undefined && (from !== undefined || to !== undefined)) {
      throw invalidFields({ field: 'date', code: 'CONFLICT', message: 'Send date, or from and to.' });
    }
    if ((from === undefined) !== (to === undefined)) {
      const field = from === undefined ? 'from' : 'to';
      throw invalidFields({
        field,
        code: 'REQUIRED',
        message: `${field} is required with the other end of the window.`,
      });
    }
    const first = dayNumber(
      from !== undefined ? civilOf(from) : input.date !== undefined ? civilOf(input.date) : civilDate(now, 0),
    );
    const last = to === undefined ? first : dayNumber(civilOf(to));
    if (last < first)
      throw invalidFields({ field: 'to', code: 'OUT_OF_RANGE', message: 'to must not be before from.' });
    const ids = input.ids === 'all' ? KEYS : once(input.ids);
    const rows = Math.floor((last - first) / input.step_days) + 1;
    if (rows * ids.length > MAX_ROWS) {
      throw rangeTooLong('to', `dates × ids would be ${rows * ids.length}.`, `at most ${MAX_ROWS}; raise step_days`);
    }
    const dates = Array.from({ length: rows }, (_, i) => dateOfDayNumber(first + i * input.step_days));
    const values = ids.flatMap((key) => {
      const under = sky.under({ ayanamsa: key });
      return dates.map((day) => {
        const jd = fromCivil(day, hoursOf(input.time), 0);
        return {
          id: key,
          date: isoDate(day),
          value: under.ayanamsa(jd),
          mean: under.ayanamsaMean(jd),
          rate: ayanamsaRate(under, jd),
        };
      });
    });
    return { values };
  },
});

export const handler = serve(ephemerisAyanamsa);
