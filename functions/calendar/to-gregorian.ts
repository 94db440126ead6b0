import * as z from 'zod/mini';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { notesOf } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { lunarMonthOut, paksha } from '../../lib/contract/suites/panchang.ts';
import { about, choice, flag, oneOf, several, whole } from '../../lib/contract/frame/about.ts';
import { date, span, tithi } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { lunarMonthShape, tithiShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { MONTH_KEYS } from '../../layers/jyotish/calendar/keys.ts';
import { civilDaysOf, LUNAR_ERAS, WRITTEN_DATE_NOTES } from '../../layers/jyotish/calendar/lunar-to-civil.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { fromCivil, isoDate } from '../../layers/jyotish/ephemeris/instant.ts';

const SYSTEMS = ['amanta', 'purnimanta'] as const;

export const calendarToGregorian = endpoint({
  path: '/v1/calendar/to-gregorian',
  summary: 'Hindu lunar date to Gregorian dates, lost and repeated tithis reported',
  description:
    'A lunar date bears the number of the tithi that rules the sunrise, so it is the day whose sunrise lies in the tithi. A tithi without a sunrise has no day of its own (`skipped`: the day on which it begins is given), one with two has two (`repeated`). With system purnimanta the dark half comes before the bright one, so the dark half of a month is that of the month before in the other reckoning; a leap month keeps its name. The Vikram year of Gujarat begins with the regular Kartika, the others with Chaitra; the new-year day itself belongs to the new year, also where its sunrise lies in the last tithi of the old one (note `new_year_day`), as calendar/to-hindu has it. A month that is lost in the year is taken to be the one that stands for both.',
  sources: ['Sewell and Dikshit, The Indian Calendar (1896)', 'Calendar Reform Committee, Report (1955)'],
  credits: 1,
  wave: 2,
  input: placeInput({
    era: choice(LUNAR_ERAS, 'vikram', 'Era of the year'),
    year: whole(1700, 2460, 'Year of the era, 1700 to 2460'),
    month: oneOf(MONTH_KEYS, 'Lunar month, chaitra to phalguna, named under system'),
    system: choice(
      SYSTEMS,
      'amanta',
      'Reckoning in which the month is named: ending at the new moon or at the full moon',
    ),
    adhika: z._default(about(z.boolean(), 'Whether the leap month of that name is meant'), false),
    paksha,
    tithi: whole(1, 15, 'Tithi in its half, 1 to 15: the 15th is the full or the new moon'),
  }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'era', 'system', 'adhika'],
  output: z.strictObject({
    dates: several(
      date,
      1,
      3,
      'Days that bear the date: whose sunrise lies in the tithi, in the year of their civil date; where there is none, the day on which the tithi begins',
    ),
    skipped: about(flag, 'No sunrise lies in the tithi'),
    repeated: about(flag, 'Two sunrises lie in the tithi'),
    tithi: about(tithi, 'The tithi'),
    month: about(lunarMonthOut, 'Its lunar month'),
    span: about(span, 'The tithi from its start to its end'),
    notes: notesOf(WRITTEN_DATE_NOTES),
  }),
  example: { year: 2077, month: 'kartika', paksha: 'krishna', tithi: 13, lat: 13.0827, lon: 80.2707, tz: 5.5 },
  compute: ({ place, clock, input, options, sky, words, warn }) => {
    const { era, year, system, adhika } = input;
    const near = fromCivil({ year: year + (era === 'shaka' ? 78 : -57), month: 4, day: 1 }, 0, 0);
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, near);
    const month = MONTH_KEYS.indexOf(input.month) + 1;
    const number = input.tithi + (input.paksha === 'krishna' ? 15 : 0);
    const found = civilDaysOf(calendar, { era, year, month, system, adhika, tithi: number });
    if (!found)
      throw invalidField(
        'adhika',
        'OUT_OF_RANGE',
        'adhika must be false: the year has no leap month of that name.',
        'false',
        adhika,
      );
    warnOfNominalDays(calendar, warn);
    const { writtenDateNotes } = bank(words.language, 'anniversaries');
    return {
      dates: found.dates.map(isoDate),
      skipped: found.skipped,
      repeated: found.repeated,
      tithi: tithiShape(words, number),
      month: lunarMonthShape({ words, monthSystem: options.month_system }, found.month, number),
      span: spanShape(clock, found.tithi),
      notes: found.notes.map((key) => ({ key, name: writtenDateNotes[key] })),
    };
  },
});

export const handler = serve(calendarToGregorian);
