/** Sections that `panchang/daily` adds when they are asked for: each in the shape of the endpoint that answers it alone. */
import * as z from 'zod/mini';
import { festivalsOut } from './calendar.ts';
import { anandadiOut, auspiciousOut, choghadiyaOut, gowriOut, horaOut, inauspiciousOut } from './day-parts.ts';
import {
  ayana,
  ANGA_SEGMENTS,
  lunarMonthOut,
  moonState,
  PAKSHA,
  ritu,
  samvatOut,
  signSpan,
  starAnga,
  SUN_OF_DAY,
} from './panchang.ts';
import { risingsOut } from './risings.ts';
import { about, between, objectList, whole } from '../frame/about.ts';
import { date, instant, sign, span, star, vara } from '../frame/shapes.ts';

const moonTime = (event: string) =>
  about(z.nullable(instant), `First moon${event} of the day; null where the Moon does not ${event}: see moon`);

/** A day of the panchang, from its Sun and Moon to its half year. */
export const DAY_PAGE = {
  date: about(date, 'Date on the clock of the place; the day runs from its sunrise to the next'),
  ...SUN_OF_DAY,
  day_minutes: about(
    z.nullable(between(0, 1440, 'Minutes')),
    'Length of the day from sunrise to sunset, minutes; null where there is none: see sun',
  ),
  night_minutes: about(
    z.nullable(between(0, 2880, 'Minutes')),
    'Length of the night after it, to the next sunrise, minutes; null where there is none: see next_sun',
  ),
  madhyahna: about(z.nullable(instant), 'Middle of the day, half-way from sunrise to sunset; null as day_minutes is'),
  moonrise: moonTime('rise'),
  moonset: moonTime('set'),
  moon: moonState,
  vara: about(vara, 'Weekday from sunrise to sunrise'),
  ...ANGA_SEGMENTS,
  nakshatra_padas: objectList('Quarters of the stars that the Moon passes on this day, in order', {
    ...star.shape,
    pada: whole(1, 4, 'Quarter of the star, 1 to 4'),
    span: about(span, 'True start and end'),
  }),
  moon_sign: about(sign, 'Sign of the Moon at sunrise'),
  moon_signs: about(z.array(signSpan), 'Signs of the Moon that touch the day, with their true start and end'),
  sun_sign: about(sign, 'Sign of the Sun at sunrise'),
  sun_nakshatra: about(starAnga, 'Star of the Sun at sunrise'),
  sun_signs: about(z.array(signSpan), 'Signs of the Sun that touch the day, with their true start and end'),
  ...PAKSHA,
  lunar_month: lunarMonthOut,
  samvat: samvatOut,
  ritu,
  ayana,
};

const section = <T extends z.ZodMiniType>(shape: T, endpoint: string) =>
  z.optional(about(shape, `What ${endpoint} answers for this day; only when include names it`));

/** Members of the answer, by the name that `include` gives them. */
export const PAGE_SECTIONS = {
  inauspicious: section(inauspiciousOut, 'panchang/inauspicious'),
  auspicious: section(auspiciousOut, 'panchang/auspicious'),
  choghadiya: section(choghadiyaOut, 'panchang/choghadiya'),
  hora: section(horaOut, 'panchang/hora'),
  gowri: section(gowriOut, 'panchang/gowri'),
  anandadi: section(anandadiOut, 'panchang/anandadi'),
  festivals: section(festivalsOut, 'calendar/festivals'),
  sun_moon: section(risingsOut, 'ephemeris/rise-set (Sun and Moon, on the civil date)'),
};
export type PageSection = keyof typeof PAGE_SECTIONS;
