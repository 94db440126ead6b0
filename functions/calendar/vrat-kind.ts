import { oneOf } from '../../lib/contract/frame/about.ts';
import { MAX_FASTS_DAYS, vratsOut } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { ekadashiVratShape, vratShape } from '../../lib/answers/present/calendar.ts';
import { ekadashisBetween } from '../../layers/jyotish/calendar/ekadashi.ts';
import { observanceCalendar, type ReckonedDay } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { VRAT_KINDS, vratsBetween } from '../../layers/jyotish/calendar/vrats.ts';

export const calendarVrat = endpoint({
  path: '/v1/calendar/vrat/{kind}',
  summary: 'Recurring fasts decided by dusk, moonrise, midnight or sunrise rule',
  description:
    'The fasts that come every lunation, leap months included, on the day whose deciding part their tithi rules: Pradosh at dusk, Sankashti at moonrise, Shivaratri at midnight, Vinayaka at midday, Purnima at dusk, Amavasya in the afternoon. Some take another name on a weekday, as Soma Pradosh on a Monday. Chandra darshan is the first evening on which the Moon sets 48 minutes or more after the Sun. Ekadashi gives the day of householders (smarta) by its own rule; the Vaishnava day, Hari vasara and parana are in calendar/ekadashi.',
  sources: ['Dharmasindhu', 'Nirnayasindhu', 'Surya Siddhanta 10.1 (first crescent)'],
  credits: 2,
  input: rangePlaceInput({ kind: oneOf(VRAT_KINDS, 'The fast') }, MAX_FASTS_DAYS),
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: vratsOut,
  example: { kind: 'pradosh', from: '2024-04-01', to: '2024-06-30', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const format = { words, clock, monthSystem: options.month_system };
    const isWithin = ({ date }: ReckonedDay): boolean =>
      clock.instant(date, 0) >= start && clock.instant(date, 0) < end;
    const vrats =
      input.kind === 'ekadashi'
        ? ekadashisBetween(calendar, start, end)
            .filter(({ smarta }) => isWithin(smarta))
            .map((one) => ekadashiVratShape(format, one))
        : vratsBetween(calendar, start, end, input.kind).map((one) => vratShape(format, one));
    warnOfNominalDays(calendar, warn);
    return { vrats };
  },
});

export const handler = serve(calendarVrat);
