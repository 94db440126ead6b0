import * as z from 'zod/mini';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { forYearField, notesOf } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthYearInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { date, instant, span } from '../../lib/contract/frame/shapes.ts';
import { solarTraditionOf } from '../../lib/words/habits.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { spanShapeOrNull } from '../../lib/answers/present/time.ts';
import { BIRTHDAY_NOTES, BIRTHDAY_RULES, birthdaysOf } from '../../layers/jyotish/calendar/birthday.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { SOLAR_TRADITIONS } from '../../layers/jyotish/calendar/solar-month.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';

export const calendarHinduBirthday = endpoint({
  path: '/v1/calendar/hindu-birthday',
  summary: 'Birthday by lunar tithi, birth star or solar day in a year',
  description:
    'The day on which the birth returns, by the rule that a family follows. `tithi`: the lunar day of birth in its lunar month, on the day whose sunrise it rules. `nakshatra`, as in Tamil Nadu and Kerala: the birth star in the solar month of birth; where it comes twice, the last, and in Kerala only if it lasts six nazhika (144 minutes) after sunrise. `nakshatra_lunar`: the birth star nearest the birth tithi in the lunar month. `solar`: the same day of the regional solar month. `return`: the moment at which the Sun is back at its sidereal place. Every date of the calendar year is given, seldom none or two. Without a time of birth noon is taken.',
  sources: ['Dharmasindhu, vardhapana', 'Tamil and Kerala almanacs'],
  credits: 1,
  wave: 2,
  input: birthYearInput({
    for_year: forYearField('the birthday is'),
    rule: choice(BIRTHDAY_RULES, 'tithi', 'What the birthday follows'),
    region: z.optional(
      oneOf(
        SOLAR_TRADITIONS,
        'Whose solar months are counted; read by the rules nakshatra and solar. When left out it follows the language, as in calendar/to-hindu',
      ),
    ),
    repeat: z.optional(
      oneOf(
        ['first', 'second'],
        'Which of two days: of a tithi with two sunrises (first when left out), of a star that comes twice in the month (the last when left out)',
      ),
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'sunrise', 'rule', 'region', 'repeat'],
  output: z.strictObject({
    rule: oneOf(BIRTHDAY_RULES, 'What the birthday follows'),
    birthdays: objectList('Birthdays in the year, in order: none, one or two', {
      date: about(date, 'The birthday'),
      deciding_time: about(
        instant,
        'Sunrise of that day, at which tithi or star is looked at; under the rule return the moment of the return',
      ),
      span: about(
        z.nullable(span),
        'The tithi or star from its start to its end; null where the Sun decides: rules solar and return',
      ),
      notes: notesOf(BIRTHDAY_NOTES),
    }),
  }),
  example: { date: '1998-12-14', time: '12:33', lat: 23.1765, lon: 75.7885, tz: 5.5, year: 2024 },
  compute: ({ birth, yearAsked, place, clock, input, options, sky, words, warn, setting, uncertain }) => {
    setting('year', yearAsked);
    const start = clock.instant({ year: yearAsked, month: 1, day: 1 }, 0);
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const atBirth = observanceCalendar(sky, birth.place, options.sunrise, birth.clock, birth.jd);
    if (!birth.timeKnown) uncertain('birthdays');
    const region = input.region ?? solarTraditionOf(words.language);
    setting('region', region);
    const found = birthdaysOf(calendar, birth.jd, atBirth, yearAsked, {
      ...input,
      region,
      repeat: input.repeat ?? null,
    });
    warnOfNominalDays(calendar, warn);
    const { birthdayNotes } = bank(words.language, 'anniversaries');
    return {
      rule: input.rule,
      birthdays: found.map(({ date: day, decidingTime, span: limits, notes }) => ({
        date: isoDate(day),
        deciding_time: clock.text(decidingTime),
        span: spanShapeOrNull(clock, limits),
        notes: notes.map((key) => ({ key, name: birthdayNotes[key] })),
      })),
    };
  },
});

export const handler = serve(calendarHinduBirthday);
