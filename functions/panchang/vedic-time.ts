import * as z from 'zod/mini';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { vedicClock, vedicInstant } from '../../layers/jyotish/panchang/vedic-time.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, text, whole } from '../../lib/contract/frame/about.ts';
import { instant, vara as varaOut } from '../../lib/contract/frame/shapes.ts';
import { SUN_OF_DAY } from '../../lib/contract/suites/panchang.ts';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { varaShape } from '../../lib/answers/present/names.ts';
import { ghatiText, instantOrNull } from '../../lib/answers/present/time.ts';
import { serve } from '../../lib/service/http/serve.ts';

const part = (most: number, description: string) => z.optional(whole(0, most, description));
const ofHalf = (most: number, description: string) =>
  about(
    z.nullable(whole(1, most, `Number, 1 to ${most}`)),
    `${description}; null where the Sun does not rise and set: see sun`,
  );

export const vedicTime = endpoint({
  path: '/v1/panchang/vedic-time',
  wave: 3,
  summary: 'Clock time as ghati, pala and vipala from sunrise, and back',
  description:
    'A ghati is 24 minutes, sixty of which make a day; a pala is 24 seconds, a vipala 0.4 seconds. They are counted from the sunrise before the moment. Send `ghati` (with `pala` and `vipala`) to go the other way: then they are counted from the sunrise of `date`, and `time` is not looked at. `prahara` is the quarter of the day (1 to 4) or of the night (5 to 8), `muhurta` the fifteenth of the day (1 to 15) or of the night (16 to 30). Where the Sun does not rise and set, they are counted from 06:00 local mean time.',
  sources: ['Surya Siddhanta ch. 1 and 14'],
  credits: 1,
  input: momentInput({
    ghati: part(66, 'Ghatis since the sunrise of date, 0 to 66'),
    pala: part(59, 'Palas, 0 to 59; 0 when left out'),
    vipala: part(59, 'Vipalas, 0 to 59; 0 when left out'),
  }),
  settings: ['sunrise'],
  output: z.strictObject({
    at: about(instant, 'The moment on the clock of the place'),
    ghati: whole(0, 100, 'Whole ghatis since sunrise'),
    pala: whole(0, 59, 'Whole palas beyond them'),
    vipala: between(0, 60, 'Vipalas beyond them'),
    text: about(text, 'The same as ghati:pala:vipala, cut'),
    day: about(z.nullable(flag), 'Before sunset; null where the Sun does not rise and set: see sun'),
    prahara: ofHalf(8, 'Quarter of the day (1 to 4) or of the night (5 to 8)'),
    muhurta: ofHalf(30, 'Fifteenth of the day (1 to 15) or of the night (16 to 30)'),
    vara: about(varaOut, 'Weekday from sunrise to sunrise'),
    ...SUN_OF_DAY,
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment, input: { ghati, pala = 0, vipala = 0 }, options, sky, words }) => {
    const { place, clock } = moment;
    const opened = openDay(sky, place, options.sunrise, clock, moment.date);
    const jd = ghati === undefined ? moment.jd : vedicInstant(opened.day, ghati + (pala + vipala / 60) / 60);
    const day = dayOfMoment(sky, options, { jd, place, clock });
    const { sun, nextSun } = sunOfDay(opened.almanac, day);
    const found = vedicClock(day, jd);
    return {
      at: clock.text(jd),
      ghati: found.ghati,
      pala: found.pala,
      vipala: found.vipala,
      text: ghatiText(found.ghatis),
      day: found.isDay,
      prahara: found.prahara,
      muhurta: found.muhurta,
      vara: varaShape(words, day.vara),
      sunrise: instantOrNull(clock, day.sunrise),
      sunset: instantOrNull(clock, day.sunset),
      next_sunrise: instantOrNull(clock, day.nextSunrise),
      sun,
      next_sun: nextSun,
    };
  },
});

export const handler = serve(vedicTime);
