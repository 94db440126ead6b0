import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { civilOf, dateText } from '../../lib/contract/values/date-time.ts';
import { invalidField, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { date, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { nineKey } from '../../lib/answers/present/numerology.ts';
import { dateOfDayNumber, dayNumber, isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { PERSONAL_YEAR_STARTS, personalNumbers } from '../../layers/jyotish/numerology/personal-time.ts';

/** Days up to which every day has a row; longer spans have a row for every month. */
const MOST_DAYS = 366;
const MOST_YEARS = 120;
const STRETCHES = ['year', 'month'] as const;

export const numerologyCycles = endpoint({
  path: '/v1/numerology/cycles',
  summary: 'Personal year, month and day for a span of dates, with texts',
  description:
    'Day and month of birth with the digits of the running year, reduced; the month adds its number, the day its date. ' +
    'Spans of up to 366 days have a row for every day, longer ones (up to 120 years) for every month. The personal year ' +
    'changes on 1 January, or with `year_from: "birthday"` on the birthday. Master numbers are not kept.',
  sources: ['Juno Jordan, Numerology: The Romance in Your Name (1965), personal years'],
  credits: 1,
  input: dobInput({
    from: dateText('First day, YYYY-MM-DD'),
    to: dateText('Last day, YYYY-MM-DD, included'),
    year_from: choice(PERSONAL_YEAR_STARTS, 'january', 'When the personal year changes'),
  }),
  settings: ['year_from'],
  output: z.strictObject({
    rows: objectList('Days, or months, in order', {
      date: about(date, 'The day, or the first day of the month inside the span'),
      year_number: whole(1, 9, 'Personal year'),
      month_number: whole(1, 9, 'Personal month'),
      day_number: about(z.nullable(whole(1, 9, 'Personal day')), 'Personal day; null in rows of months'),
      text: about(text, 'What the day says, or the month'),
    }),
    spans: objectList('Personal years, and where the rows are days personal months, in order', {
      kind: oneOf(STRETCHES, 'Personal year or month'),
      kind_name: nameOf('kind'),
      number: whole(1, 9, 'Its number'),
      from: about(date, 'First day inside the span'),
      to: about(date, 'Last day inside the span'),
      text: about(text, 'What it says'),
    }),
  }),
  example: { date: '1990-05-10', from: '2026-01-01', to: '2026-01-31' },
  compute: async ({ dob, input, words }) => {
    if (!dob) throw new Error('a date passed validation');
    const texts = bank(words.language, 'numerology');
    const [first, last] = [dayNumber(civilOf(input.from)), dayNumber(civilOf(input.to))];
    if (last < first)
      throw invalidField('to', 'OUT_OF_RANGE', 'to must not be before from.', `${input.from} or later`, input.to);
    if (last - first >= MOST_YEARS * 366)
      throw rangeTooLong('to', `from and to may span ${MOST_YEARS} years.`, `at most ${MOST_YEARS} years`);
    const byDay = last - first < MOST_DAYS;
    const days = Array.from({ length: last - first + 1 }, (_, i) => {
      const day = dateOfDayNumber(first + i);
      return { day, numbers: personalNumbers(dob, day, input.year_from) };
    });
    const runs = (kind: (typeof STRETCHES)[number], id: (one: (typeof days)[number]) => string) => {
      const groups = [...Map.groupBy(days, id).values()];
      return groups.flatMap((group) => {
        const [start, end] = [group[0], group.at(-1)];
        if (!start || !end) return [];
        const number = nineKey(start.numbers[kind]);
        return [
          {
            kind,
            kind_name: texts.labels.stretches[kind],
            number,
            from: isoDate(start.day),
            to: isoDate(end.day),
            text: texts[kind][number],
          },
        ];
      });
    };
    const isBirthday = ({ month, day }: (typeof days)[number]['day']) =>
      month > dob.month || (month === dob.month && day >= dob.day);
    const yearId = ({ day }: (typeof days)[number]): string =>
      String(input.year_from === 'birthday' && !isBirthday(day) ? day.year - 1 : day.year);
    const monthId = (one: (typeof days)[number]): string => `${one.day.year}-${one.day.month}-${one.numbers.month}`;
    const rows = byDay ? days : days.filter(({ day }, i) => i === 0 || day.day === 1);
    return {
      rows: rows.map(({ day, numbers: { year, month, day: number } }) => ({
        date: isoDate(day),
        year_number: year,
        month_number: month,
        day_number: byDay ? number : null,
        text: byDay ? texts.day[nineKey(number)] : texts.month[nineKey(month)],
      })),
      spans: [...runs('year', yearId), ...(byDay ? runs('month', monthId) : [])].sort((a, b) =>
        a.from.localeCompare(b.from),
      ),
    };
  },
});

export const handler = serve(numerologyCycles);
