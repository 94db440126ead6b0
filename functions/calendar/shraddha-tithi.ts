import * as z from 'zod/mini';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { forYearField, notesOf } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthYearInput } from '../../lib/contract/frame/inputs.ts';
import { lunarMonthOut } from '../../lib/contract/suites/panchang.ts';
import { about, choice, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { date, keyed, nameOf, span, tithi } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { lunarMonthShape, tithiShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import {
  PITRU_CUSTOMS,
  PURNIMA_RULES,
  SHRADDHA_CASES,
  SHRADDHA_NOTES,
  SHRADDHA_RITES,
  shraddhaOf,
  type ShraddhaDay,
} from '../../layers/jyotish/calendar/shraddha.ts';
import { isoDate, plusDays } from '../../layers/jyotish/ephemeris/instant.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';

const DAY = {
  date: about(date, 'Date on which the rite is done at the place'),
  rule: oneOf(SHRADDHA_CASES, 'How the day was chosen'),
  rule_name: nameOf('rule'),
  tithi: about(tithi, 'Tithi that is kept'),
  tithi_span: about(span, 'The tithi from its start to its end'),
  window: about(span, 'The part of that day for the rite: aparahna, of ekoddishta madhyahna'),
};

export const calendarShraddhaTithi = endpoint({
  path: '/v1/calendar/shraddha-tithi',
  summary: 'Annual rite date and Pitru Paksha date from a date of passing',
  description:
    'The tithi and lunar month at the moment of passing return every year; the rite is on the day whose aparahna, the fourth of five parts of the daylight, the tithi touches (of ekoddishta the third part). Where it touches that part of two days, the larger share decides; where of none, the day on which the tithi begins. Every date that falls in the calendar year is given: usually one, sometimes two, seldom none. In Pitru Paksha the tithi of the dark half is kept, whichever half the passing was in; days that custom keeps for some of the dead stand beside it. Without a time of passing noon is taken, and meta.uncertain tells when the tithi changes that day.',
  sources: ['Dharmasindhu', 'Nirnayasindhu, kshayaha nirnaya', 'Kalamadhava'],
  credits: 1,
  wave: 2,
  input: birthYearInput({
    for_year: forYearField('the rites are'),
    rite: choice(
      SHRADDHA_RITES,
      'parvana',
      'Which rite: parvana, for three generations, in the afternoon; ekoddishta, for one person, at midday',
    ),
    purnima: choice(
      PURNIMA_RULES,
      'purnima',
      'Where a passing on a full moon is kept in Pitru Paksha: its full moon, or its new moon',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'sunrise', 'month_system', 'rite', 'purnima'],
  output: z.strictObject({
    tithi: about(tithi, 'Tithi at the moment of passing'),
    month: about(lunarMonthOut, 'Lunar month at the moment of passing, a leap month as such'),
    annual: about(z.array(z.strictObject(DAY)), 'Days of the annual rite in the year: none, one or two'),
    pitru_paksha: about(
      z.nullable(z.strictObject(DAY)),
      'The day in Pitru Paksha of the year; null for a year whose Pitru Paksha lies outside it, which no year from 1800 to 2399 does',
    ),
    customs: objectList('Days of Pitru Paksha that custom keeps for some of the dead, whatever the tithi of passing', {
      ...keyed(
        PITRU_CUSTOMS.map(({ key }) => key),
        'custom',
      ).shape,
      ...DAY,
    }),
    notes: notesOf(SHRADDHA_NOTES),
  }),
  example: { date: '1974-10-14', time: '03:06', lat: 28.6139, lon: 77.209, tz: 5.5, year: 2024 },
  compute: ({ birth, yearAsked, place, clock, input, options, sky, words, warn, setting, uncertain }) => {
    setting('year', yearAsked);
    const { jd } = birth;
    const start = clock.instant({ year: yearAsked, month: 1, day: 1 }, 0);
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const { table } = calendar.almanac;
    const noon = 0.5;
    if (!birth.timeKnown) {
      const there = angaAt('tithi', table, plusDays(jd, -noon)) === angaAt('tithi', table, plusDays(jd, noon));
      if (!there) for (const member of ['tithi', 'annual', 'pitru_paksha']) uncertain(member);
    }
    const found = shraddhaOf(calendar, jd, yearAsked, input);
    warnOfNominalDays(calendar, warn);
    const text = bank(words.language, 'anniversaries');
    const dayShape = (one: ShraddhaDay) => ({
      date: isoDate(one.day.date),
      rule: one.case,
      rule_name: text.shraddhaCases[one.case],
      tithi: tithiShape(words, one.tithi.id),
      tithi_span: spanShape(clock, one.tithi),
      window: spanShape(clock, one.window),
    });
    return {
      tithi: tithiShape(words, found.tithi),
      month: lunarMonthShape({ words, monthSystem: options.month_system }, found.month, found.tithi),
      annual: found.annual.map(dayShape),
      pitru_paksha: found.pitruPaksha && dayShape(found.pitruPaksha),
      customs: found.customs.map(({ key, day }) => ({ key, name: text.pitruCustoms[key], ...dayShape(day) })),
      notes: found.notes.map((key) => ({ key, name: text.shraddhaNotes[key] })),
    };
  },
});

export const handler = serve(calendarShraddhaTithi);
