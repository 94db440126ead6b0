import { MAX_FESTIVAL_YEARS, festivalOut, yearField } from '../../lib/contract/suites/calendar.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { spelledField, spellingsOf } from '../../lib/contract/frame/spelling.ts';
import { invalidField, rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { festivalName, occurrenceShape } from '../../lib/answers/present/calendar.ts';
import { FESTIVAL_IDS, festivalOf } from '../../layers/jyotish/calendar/festival-table.ts';
import { festivalOverYears } from '../../layers/jyotish/calendar/festivals.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { paranaOf, worshipOf } from '../../layers/jyotish/calendar/worship.ts';

const FESTIVALS = spellingsOf(FESTIVAL_IDS);

export const calendarFestival = endpoint({
  path: '/v1/calendar/festival/{id}',
  summary: 'One festival: dates over years, worship and fast-breaking windows, alternative dates by school',
  description:
    'Every day of one festival in up to sixty years at a place, each with the rule that decided it, the windows in which it is worshipped (for Diwali dusk and the rising of Taurus inside Amavasya, for Raksha Bandhan the hours free of Bhadra) and when its fast is broken. A festival of the leap month, such as Padmini Ekadashi, has no day in most years.',
  sources: ['Dharmasindhu', 'Nirnayasindhu', 'Drik Panchang, festival pages'],
  credits: 2,
  input: placeInput({
    id: spelledField(FESTIVALS, 'Festival, by its key; - may stand for _'),
    from_year: yearField('First Gregorian year, 1800 to 2399'),
    to_year: yearField('Last Gregorian year, included; 60 years at most'),
  }),
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: festivalOut,
  example: { id: 'maha_shivaratri', from_year: 2024, to_year: 2027, lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ place, clock, input, options, sky, words, warn, setting }) => {
    const { from_year: fromYear, to_year: toYear } = input;
    if (toYear < fromYear)
      throw invalidField(
        'to_year',
        'OUT_OF_RANGE',
        'to_year must not be before from_year.',
        `${fromYear} or later`,
        toYear,
      );
    if (toYear - fromYear >= MAX_FESTIVAL_YEARS)
      throw rangeTooLong('to_year', 'from_year and to_year may span 60 years.', 'at most 60 years');
    const festival = festivalOf(FESTIVALS.get(input.id) ?? input.id);
    const start = clock.instant({ year: fromYear, month: 1, day: 1 }, 0);
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const found = festivalOverYears(calendar, festival, fromYear, toYear);
    const [first] = found;
    if (first) setting('ayanamsa_value', sky.ayanamsa(first.ruled.start));
    const format = { words, clock, monthSystem: options.month_system };
    const occurrences = found.map((one) =>
      occurrenceShape(format, one, worshipOf(calendar, one), paranaOf(calendar, one)),
    );
    warnOfNominalDays(calendar, warn);
    return { key: festival.id, name: festivalName(words, festival.id), occurrences };
  },
});

export const handler = serve(calendarFestival);
