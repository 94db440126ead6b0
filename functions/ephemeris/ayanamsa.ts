import * as z from 'zod/mini';
import { civilDate, dayNumber, fromCivil, isoDate, dateOfDayNumber } from '../../layers/jyotish/ephemeris/instant.ts';
import { AYANAMSAS, type AyanamsaKey } from '../../layers/jyotish/ephemeris/sky.ts';
import { ayanamsaRate } from '../../layers/jyotish/sky-events/ayanamsa.ts';
import { civilOf, dateText, hoursOf, timeText } from '../../lib/contract/values/date-time.ts';
import { invalidField, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { about, num, objectList, whole } from '../../lib/contract/frame/about.ts';
import { date, keyed } from '../../lib/contract/frame/shapes.ts';
import { once } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

/** Rows of an answer: dates times ayanamsas. */
const MAX_ROWS = 5000;
const isKey = (id: string): id is AyanamsaKey => id in AYANAMSAS;
const KEYS = Object.keys(AYANAMSAS).filter(isKey);

export const ephemerisAyanamsa = endpoint({
  path: '/v1/ephemeris/ayanamsa',
  summary: 'Value of one or every ayanamsa at a date, or over a window',
  description:
    'The distance between the tropical and a sidereal zodiac, for any of 47 reckonings. `value` includes nutation: tropical less sidereal longitude of the same instant, as every answer of this API uses it and as meta.settings shows it; `mean` leaves nutation out, as printed tables usually do, and differs by up to 18 arcseconds. Dates are those of UTC. Dates times ayanamsas may come to 5000 rows.',
  sources: ['Swiss Ephemeris 2.10, sidereal modes'],
  credits: 1,
  input: plainInput({
    date: z.optional(dateText('Date, UTC; today when nothing is given')),
    time: z._default(timeText('Time of day, UTC'), '00:00'),
    from: z.optional(dateText('First day of a window, in place of date')),
    to: z.optional(dateText('Last day of the window, included')),
    step_days: z._default(whole(1, 36525, 'Days between rows of a window, 1 to 36525'), 1),
    ids: z._default(
      about(
        z.union([z.literal('all'), z.array(z.enum(KEYS)).check(z.minLength(1), z.maxLength(94))]),
        'Which ayanamsas: "all", or a list of keys',
      ),
      ['lahiri'],
    ),
  }),
  settings: [],
  output: z.strictObject({
    values: objectList('One row for each ayanamsa and date', {
      ...keyed(KEYS, 'ayanamsa').shape,
      date: about(date, 'Date, UTC'),
      value: about(num, 'Tropical less sidereal longitude in degrees, nutation included'),
      mean: about(num, 'The same without nutation, degrees'),
      rate: about(num, 'Yearly growth of the mean value, arcseconds'),
    }),
  }),
  example: { date: '2026-01-01', ids: ['lahiri', 'krishnamurti', 'raman'] },
  compute: ({ input, now, sky, words }) => {
    const { from, to } = input;
    if (input.date !== undefined && (from !== undefined || to !== undefined)) {
      throw invalidField('date', 'CONFLICT', 'Send date, or from and to.');
    }
    if ((from === undefined) !== (to === undefined)) {
      const field = from === undefined ? 'from' : 'to';
      throw invalidField(field, 'REQUIRED', `${field} is required with the other end of the window.`);
    }
    const named = from ?? input.date;
    const first = dayNumber(named === undefined ? civilDate(now, 0) : civilOf(named));
    const last = to === undefined ? first : dayNumber(civilOf(to));
    if (last < first) throw invalidField('to', 'OUT_OF_RANGE', 'to must not be before from.');
    const { ayanamsas } = bank(words.language, 'sky');
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
          key,
          name: ayanamsas[key],
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
