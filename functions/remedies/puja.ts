import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { runningTime } from '../../lib/answers/queries/remedies.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { notice, optional, worshipRow } from '../../lib/contract/suites/remedies.ts';
import { about, flag, objectList, text, upTo, whole } from '../../lib/contract/frame/about.ts';
import { date, keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { filled } from '../../lib/words/fill.ts';
import { houseForms } from '../../lib/words/forms.ts';
import { worshipShape } from '../../lib/answers/present/remedies.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { allDoshas, DOSHA_IDS } from '../../layers/jyotish/dosha/all.ts';
import { dayNumber, isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { needsOf } from '../../layers/jyotish/remedies/need.ts';
import { heaviestFirst, pujasFor, worshipDates } from '../../layers/jyotish/remedies/worship.ts';

export const remediesPuja = endpoint({
  path: '/v1/remedies/puja',
  summary: 'Worship that tradition names for the doshas and weak houses of a chart, with fitting dates in a span',
  description:
    'Each worship once, with the doshas it is for (cancelled ones too, and said to be so), or the house whose significator ' +
    'needs support; up to six fitting dates in the span (366 days at most), reckoned at the place: weekdays, tithis at ' +
    'sunrise, festivals, Pitru Paksha, the return of the birth star, the birthday by tithi. Saturn’s transit is that of the ' +
    'first day. All of it is custom and optional.',
  sources: ['BPHS ch. 84-96 (pacifications)', 'Dharmasindhu (days)', 'almanac practice'],
  credits: 2,
  wave: 2,
  input: birthRangeInput({}, 366),
  settings: ['ayanamsa', 'node', 'sunrise', 'year_length'],
  output: z.strictObject({
    pujas: objectList('Worships, those of strong doshas first; empty where nothing selects one', {
      ...worshipRow,
      doshas: objectList('Doshas it is for; empty where a house selected it', {
        ...keyed(DOSHA_IDS, 'dosha').shape,
        cancelled: about(flag, 'Something cancels it'),
      }),
      houses: objectList('Houses whose significator needs support; empty where a dosha selected it', {
        house: whole(1, 12, 'House'),
        name: about(text, 'Why, in words'),
      }),
      optional,
      dates: upTo(6, date, 'Fitting dates of the span, at most six'),
    }),
    notice,
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-11-21', to: '2027-02-28' },
  compute: async ({ birth, range, place, options, sky, skyAt, words, warn }) => {
    const pen = { words, bank: bank(words.language, 'remedies') };
    const chart = castChart(sky, birth.jd, birth.place);
    const reading = chartReading(chart, 1, NO_CIRCUMSTANCES, READING_DOCTRINE);
    const moon = chart.grahas.moon;
    const born = { jd: birth.jd, day: dayOfMoment(sky, options, birth), moon: moon.longitude };
    const doshas = heaviestFirst(allDoshas(sky, reading, born, range.start));
    const needs = needsOf(chart, runningTime(sky, chart, range.start, options.year_length));
    const calendar = observanceCalendar(skyAt(place), place, options.sunrise, range.clock, range.start);
    const atBirth = observanceCalendar(sky, birth.place, options.sunrise, birth.clock, birth.jd);
    const days = dayNumber(range.to) - dayNumber(range.from) + 1;
    const pujas = pujasFor(
      doshas,
      needs.map(({ planet }) => planet),
    ).map((one) => ({
      ...worshipShape(pen, one.key),
      doshas: one.doshas.map(({ id, cancelledBy }) => ({
        key: id,
        name: bank(words.language, 'doshas').doshaNames[id],
        cancelled: cancelledBy.length > 0,
      })),
      houses: one.houses.map((house) => ({
        house,
        name: filled(pen.bank.weakHouse, {
          house: houseForms(words.language, house, bank(words.language, 'house-ordinals')[house - 1] ?? ''),
        }),
      })),
      optional: true as const,
      dates: worshipDates(calendar, one.key, { jd: birth.jd, star: moon.nakshatra.id, atBirth }, range.from, days).map(
        isoDate,
      ),
    }));
    warnOfNominalDays(calendar, warn);
    return { pujas, notice: pen.bank.notice };
  },
});

export const handler = serve(remediesPuja);
