import * as z from 'zod/mini';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { godhuliField, horaField } from '../../lib/contract/day-parts.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { includeField, PAGE_SECTIONS, type PageSection } from '../../lib/contract/page.ts';
import {
  ayana,
  LIMB_SEGMENTS,
  lunarMonthOut,
  moonState,
  PAKSHA,
  ritu,
  samvatOut,
  signSpan,
  SUN_OF_DAY,
} from '../../lib/contract/panchang.ts';
import { about, date, instant, sign, vara } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { festivalShape } from '../../lib/present/calendar.ts';
import { signShape } from '../../lib/present/chart.ts';
import {
  auspiciousShape,
  choghadiyaShape,
  gowriShape,
  horaShape,
  inauspiciousShape,
} from '../../lib/present/day-parts.ts';
import { varaShape } from '../../lib/present/names.ts';
import {
  limbsShape,
  lunarMonthShape,
  pakshaShape,
  samvatShape,
  seasonShape,
  signSpansShape,
} from '../../lib/present/panchang.ts';
import { risingsShape } from '../../lib/present/sky.ts';
import { instantOrNull } from '../../lib/present/time.ts';
import { samvatOf } from '../../layers/jyotish/calendar/eras.ts';
import { festivalsBetween } from '../../layers/jyotish/calendar/festivals.ts';
import { lunarDateAt } from '../../layers/jyotish/calendar/lunar-month.ts';
import { calendarOver } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { seasonsAt } from '../../layers/jyotish/calendar/season.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { adverseWindows } from '../../layers/jyotish/panchang/adverse.ts';
import { limbsOfDay, moonOfDay, openDay, sunBeforeDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { angaAt, angaSegments } from '../../layers/jyotish/panchang/anga.ts';
import { auspiciousWindows } from '../../layers/jyotish/panchang/auspicious.ts';
import {
  dayChoghadiyas,
  dayGowris,
  horasOf,
  nallaNeram,
  nightChoghadiyas,
  nightGowris,
} from '../../layers/jyotish/panchang/choghadiya.ts';
import { bodyDaysOver } from '../../layers/jyotish/sky-events/risings.ts';

const moonTime = (event: string) =>
  about(z.nullable(instant), `First moon${event} of the day; null where the Moon does not ${event}: see moon`);

export const panchangDaily = endpoint({
  path: '/v1/panchang/daily',
  summary: 'Five limbs of the Hindu day with every start and end, Sun, Moon, month and era; on request the whole page',
  description:
    'The day from the sunrise of a date to the next: its weekday, every tithi, star, yoga and karana that touches it in full length, Sun and Moon, the lunar month in both reckonings, year numbers, season and half year. With `include` the answer also holds the windows, choghadiyas, horas and festivals of the day and the risings of Sun and Moon, each exactly as its own endpoint gives it, for the price of one call. Where the Sun does not rise or set, times are null and the day runs from six to six local mean time.',
  sources: ['Surya Siddhanta ch. 2 and 14', 'Muhurta Chintamani 1', 'Rashtriya Panchang'],
  credits: 1,
  input: dayInput({ include: includeField, godhuli: godhuliField, hora: horaField }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'include', 'godhuli', 'hora'],
  output: z.strictObject({
    date: about(date, 'Date on the clock of the place; the day runs from its sunrise to the next'),
    ...SUN_OF_DAY,
    moonrise: moonTime('rise'),
    moonset: moonTime('set'),
    moon: moonState,
    vara: about(vara, 'Weekday from sunrise to sunrise'),
    ...LIMB_SEGMENTS,
    moon_sign: about(sign, 'Sign of the Moon at sunrise'),
    moon_signs: about(z.array(signSpan), 'Signs of the Moon that touch the day, with their true start and end'),
    sun_sign: about(sign, 'Sign of the Sun at sunrise'),
    sun_signs: about(z.array(signSpan), 'Signs of the Sun that touch the day, with their true start and end'),
    ...PAKSHA,
    lunar_month: lunarMonthOut,
    samvat: samvatOut,
    ritu,
    ayana,
    ...PAGE_SECTIONS,
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date: civil, place, clock }, input, options, sky, words, setting, warn }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, civil);
    const { table, horizon } = almanac;
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const format = { words, clock, monthSystem: options.month_system };
    const { month, tithi } = lunarDateAt(table, day.start);
    const { ritu: season, ayana: course } = seasonsAt(sky, table, day.start, month);
    const sun = sunOfDay(almanac, day);
    const { rise, set, moon } = moonOfDay(almanac, day);
    const wanted = new Set(input.include?.map((name) => (name === 'sun' || name === 'moon' ? 'sun_moon' : name)));
    const section = <T>(name: PageSection, shape: () => T): T | undefined => (wanted.has(name) ? shape() : undefined);
    return {
      date: isoDate(civil),
      sunrise: instantOrNull(clock, day.sunrise),
      sunset: instantOrNull(clock, day.sunset),
      next_sunrise: instantOrNull(clock, day.nextSunrise),
      sun: sun.sun,
      next_sun: sun.nextSun,
      moonrise: instantOrNull(clock, rise),
      moonset: instantOrNull(clock, set),
      moon,
      vara: varaShape(words, day.vara),
      ...limbsShape(words, clock, limbsOfDay(almanac, day)),
      moon_sign: signShape(words, angaAt('moon_sign', table, day.start)),
      moon_signs: signSpansShape(format, angaSegments('moon_sign', table, day.start, day.end)),
      sun_sign: signShape(words, angaAt('sun_sign', table, day.start)),
      sun_signs: signSpansShape(format, angaSegments('sun_sign', table, day.start, day.end)),
      ...pakshaShape(words, tithi),
      lunar_month: lunarMonthShape(format, month, tithi),
      samvat: samvatShape(words, samvatOf(month)),
      ritu: { vedic: seasonShape(words, 'ritus', season.vedic), drik: seasonShape(words, 'ritus', season.drik) },
      ayana: { vedic: seasonShape(words, 'ayanas', course.vedic), drik: seasonShape(words, 'ayanas', course.drik) },
      inauspicious: section('inauspicious', () => inauspiciousShape(format, sun, adverseWindows(almanac, day))),
      auspicious: section('auspicious', () =>
        auspiciousShape(format, sun, sunBeforeDay(almanac, day), auspiciousWindows(almanac, day, input.godhuli)),
      ),
      choghadiya: section('choghadiya', () =>
        choghadiyaShape(format, sun, { day: dayChoghadiyas(day), night: nightChoghadiyas(day) }),
      ),
      hora: section('hora', () => horaShape(format, sun, horasOf(day, input.hora))),
      gowri: section('gowri', () =>
        gowriShape(format, sun, { day: dayGowris(day), night: nightGowris(day) }, nallaNeram(day)),
      ),
      festivals: section('festivals', () => {
        const calendar = calendarOver(almanac);
        const festivals = festivalsBetween(calendar, civil, civil).map((one) => festivalShape(format, one));
        warnOfNominalDays(calendar, warn);
        return { festivals };
      }),
      sun_moon: section('sun_moon', () =>
        risingsShape(format, options.sunrise, bodyDaysOver(horizon, clock, civil, civil, ['sun', 'moon']), null),
      ),
    };
  },
});

export const handler = serve(panchangDaily);
