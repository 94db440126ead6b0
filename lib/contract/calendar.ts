/** Output shapes that the calendar endpoints share. */
import * as z from 'zod/mini';
import { FESTIVAL_REGIONS, FESTIVAL_TRADITIONS } from '../../layers/jyotish/calendar/festival-table.ts';
import { SCHOOLS } from '../../layers/jyotish/calendar/which-day.ts';
import { SOLAR_MONTH_KEYS } from '../../layers/jyotish/calendar/solar-month.ts';
import { about, date, instant, month, name, span, text, whole } from './shapes.ts';

/** Longest span in days of a list of fasts or Ekadashis: five years. */
export const MAX_FASTS_DAYS = 1827;
/** Most years that one festival is asked for. */
export const MAX_FESTIVAL_YEARS = 60;

export const festivalRegion = z.enum(FESTIVAL_REGIONS);
export const festivalTradition = z.enum(FESTIVAL_TRADITIONS);

/** Dates that other schools keep. */
export const otherDates = z.array(z.strictObject({ school: z.enum(SCHOOLS), date }));

/** A festival of a list. */
export const festivalOut = z.strictObject({
  id: text,
  name: text,
  date,
  tithi: z.int().check(z.gte(1), z.lte(30), z.describe('tithi it belongs to; of solar festivals that of the sunrise')),
  month: z.int().check(z.gte(1), z.lte(12), z.describe('amanta month 1-12 from Chaitra')),
  rule: text.check(z.describe('what decided the day')),
  region: z.array(festivalRegion),
  tradition: festivalTradition,
  span: z.nullable(span).check(z.describe('of the tithi or star; null for an entry of the Sun')),
  alternatives: otherDates,
});

/** A row of a list of lunar months. */
export const lunarMonthRow = z.strictObject({
  amanta: month,
  purnimanta: month.check(z.describe('name of its dark half where months end at the full moon')),
  span: span.check(z.describe('new moon to new moon')),
  full_moon: instant,
  adhika: z.boolean().check(z.describe('leap month')),
  kshaya: z.boolean().check(z.describe('it holds two sankrantis: the second name is lost')),
  kshaya_of: z.nullable(month).check(z.describe('the month lost in it')),
});

/** A solar month of one of the traditions. */
export const solarMonth = z.strictObject({
  id: whole(1, 12, 'Number by the sign of the Sun, 1 (Mesha) to 12'),
  key: about(
    z.enum([...new Set(Object.values(SOLAR_MONTH_KEYS).flat())]),
    'Key of the month in the tradition; never changes with the language',
  ),
  name,
});

/** A year of the Gregorian calendar. */
export const yearField = (about: string) => z.int().check(z.gte(1800), z.lte(2399), z.describe(about));
/** A month of a year. */
export const monthField = (about: string) => z.int().check(z.gte(1), z.lte(12), z.describe(about));
