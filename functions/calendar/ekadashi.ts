import { ekadashisOut, MAX_FASTS_DAYS } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { ekadashiShape } from '../../lib/answers/present/calendar.ts';
import { ekadashisBetween } from '../../layers/jyotish/calendar/ekadashi.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';

export const calendarEkadashi = endpoint({
  path: '/v1/calendar/ekadashi',
  summary: 'Named Ekadashis with smarta and Vaishnava dates, hari-vasara and parana',
  description:
    'Every Ekadashi of the window with the day of the fast for smartas and for Vaishnavas, who avoid a day whose dawn still touches Dashami. The fast is broken on the next day inside Dwadashi, after Hari vasara and if possible in the first fifth of the day; where Dwadashi ends before sunrise, after sunrise. An Ekadashi is listed when either of its days falls in the window. The names follow the lunar month; a leap month has Padmini and Parama.',
  sources: ['Dharmasindhu', 'Nirnayasindhu', 'Hari Bhakti Vilasa 12-13'],
  credits: 2,
  input: rangePlaceInput({}, MAX_FASTS_DAYS),
  settings: ['ayanamsa', 'sunrise'],
  output: ekadashisOut,
  example: { from: '2024-06-01', to: '2024-07-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, options, sky, words, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const found = ekadashisBetween(calendar, start, end);
    warnOfNominalDays(calendar, warn);
    const format = { words, clock, monthSystem: options.month_system };
    return { ekadashis: found.map((one) => ekadashiShape(format, one)) };
  },
});

export const handler = serve(calendarEkadashi);
