/** Output shapes that the calendar endpoints share. */
import * as z from 'zod/mini';
import { RECKONINGS } from '../../../layers/jyotish/panchang/almanac.ts';
import { EKADASHI_IDS } from '../../../layers/jyotish/calendar/ekadashi.ts';
import {
  FESTIVAL_REGIONS,
  FESTIVAL_TRADITIONS,
  WORSHIP_WINDOWS,
} from '../../../layers/jyotish/calendar/festival-rows.ts';
import { FESTIVAL_IDS } from '../../../layers/jyotish/calendar/festival-table.ts';
import { DECIDING_WINDOWS } from '../../../layers/jyotish/calendar/deciding-window.ts';
import { ECLIPSE_IDS, SANKRANTI_IDS } from '../../../layers/jyotish/calendar/month-grid.ts';
import { SOLAR_MONTH_KEYS } from '../../../layers/jyotish/calendar/solar-month.ts';
import { VRAT_IDS } from '../../../layers/jyotish/calendar/vrats.ts';
import { SCHOOLS } from '../../../layers/jyotish/calendar/which-day.ts';
import { lunarMonthOut } from './panchang.ts';
import { about, choice, flag, objectList, objectOf, oneOf, text, whole } from '../frame/about.ts';
import { date, instant, keyed, month, name, nameOf, sign, span, tithi } from '../frame/shapes.ts';

/** Longest span in days of a list of fasts or Ekadashis: five years. */
export const MAX_FASTS_DAYS = 1827;
/** Most years that one festival is asked for. */
export const MAX_FESTIVAL_YEARS = 60;

export const festivalRegion = z.enum(FESTIVAL_REGIONS);
export const festivalTradition = z.enum(FESTIVAL_TRADITIONS);
export const sunReckoning = choice(
  RECKONINGS,
  'drik',
  'Whose Sun opens the months of Tamil Nadu and enters Makara: drik its place in the sky, vakya the Vakya almanac, as wall calendars and public holidays of Tamil Nadu have it, surya the Surya Siddhanta, as those of Andhra Pradesh and Telangana have Sankranti',
);

const decidedRule = about(text, 'What decided the day, in a sentence of the wanted language');
const otherDates = objectList('Dates that other schools keep; empty where all agree', {
  school: oneOf(SCHOOLS, 'Who keeps the other day, or by which rule'),
  school_name: nameOf('school'),
  date: about(date, 'Date on which they keep it'),
});

/** What every observance on a day of its own has. */
const FESTIVAL_DAY = {
  date: about(date, 'Date on which it is kept at the place'),
  decided_by: oneOf(
    ['tithi', 'star', 'lunar_star', 'ekadashi', 'sankranti', 'sun', 'solar_day', 'weekday', 'date'],
    'What the day hangs on: a tithi, a star in a solar month, a star in a lunar month, the Ekadashi rules, the entry of the Sun into a sign, the Sun at a degree, a day of a solar month, a weekday of a lunar month, or a date of the Gregorian calendar',
  ),
  tithi: about(tithi, 'Tithi it belongs to; where no tithi decides, the one that rules the sunrise'),
  month: about(month, 'Lunar month it belongs to, as months that end at the new moon are named'),
  span: about(
    z.nullable(span),
    'The tithi or star it belongs to, from its start to its end; null where the Sun, a weekday or a date decides: see decided_by',
  ),
  rule: decidedRule,
  alternatives: otherDates,
};

/** Festivals of a list. */
export const festivalsOut = z.strictObject({
  festivals: objectList('Festivals in order of date', {
    ...keyed(FESTIVAL_IDS, 'festival').shape,
    ...FESTIVAL_DAY,
    regions: about(z.array(keyed(FESTIVAL_REGIONS, 'region')), 'Where it is kept'),
    tradition: about(festivalTradition, 'Who keeps it: common is all'),
    tradition_name: nameOf('tradition'),
  }),
});

/** Every key that a window of worship may have. */
const WORSHIP_KEYS = [
  ...new Set([...WORSHIP_WINDOWS, ...DECIDING_WINDOWS, 'maha_punya_kala', 'bhadra_puchha'] as const),
];

/** One festival over years. */
export const festivalOut = z.strictObject({
  ...keyed(FESTIVAL_IDS, 'festival').shape,
  occurrences: objectList('Its days in order; none in a year without it', {
    year: whole(1800, 2399, 'Gregorian year of the date'),
    ...FESTIVAL_DAY,
    windows: objectList(
      'When it is worshipped: its own windows first, then the part of the day that decided the date',
      {
        ...keyed(WORSHIP_KEYS, 'window').shape,
        span: about(span, 'When it runs'),
      },
    ),
    parana: about(
      z.nullable(span),
      'When its fast is broken; null where the festival has no fast with a time of its own for that',
    ),
  }),
});

/** Ekadashis of a list. */
export const ekadashisOut = z.strictObject({
  ekadashis: objectList('Ekadashis in order of date', {
    ...keyed(EKADASHI_IDS, 'Ekadashi').shape,
    smarta: about(date, 'Day of the fast for smartas'),
    vaishnava: about(date, 'Day of the fast for Vaishnavas'),
    tithi: about(tithi, 'The Ekadashi: tithi 11 or 26'),
    month: about(month, 'Lunar month it belongs to, as months that end at the new moon are named'),
    span: about(span, 'The Ekadashi from its start to its end'),
    hari_vasara_ends: about(
      instant,
      'End of Hari vasara, the first quarter of Dwadashi: the fast is not broken before',
    ),
    parana: about(span, 'When the fast of the smarta day is broken'),
    vaishnava_parana: about(span, 'When the fast of the Vaishnava day is broken'),
    rule: decidedRule,
    alternatives: otherDates,
  }),
});

/** Fasts of a list. */
export const vratsOut = z.strictObject({
  vrats: objectList('Fasts in order of date', {
    ...keyed([...VRAT_IDS, ...EKADASHI_IDS], 'fast').shape,
    date: about(date, 'Date on which it is kept at the place'),
    tithi: about(tithi, 'Tithi it belongs to'),
    month: about(month, 'Lunar month it belongs to, as months that end at the new moon are named'),
    span: about(span, 'The tithi from its start to its end; of the new crescent from sunset to moonset'),
    window: about(keyed(DECIDING_WINDOWS, 'part of the day'), 'Part of the day, or instant, that decides the date'),
    deciding_time: about(
      z.nullable(instant),
      'That instant, or the start of that part of the day; null where it is the moonrise and the Moon does not rise',
    ),
    worship: about(
      z.nullable(span),
      'That part of the day; null where it is an instant: sunrise, sunset or moonrise (see window)',
    ),
    rule: decidedRule,
  }),
});

/** Entries of the Sun. */
export const sankrantisOut = z.strictObject({
  sankrantis: objectList('Entries in order of time', {
    ...keyed(SANKRANTI_IDS, 'sankranti').shape,
    sign: about(sign, 'Sign the Sun enters'),
    at: about(instant, 'When it enters'),
    date: about(date, 'Day of the bath and gifts: the day of the Punya Kaal'),
    punya: about(span, 'Punya Kaal'),
    maha_punya: about(span, 'Maha Punya Kaal: the sixth of a day in it that lies nearest to the entry'),
  }),
});

/** A row of a list of lunar months. */
export const lunarMonthRow = z.strictObject({
  ...lunarMonthOut.shape,
  id: whole(1, 12, 'Number of the month from Chaitra, as months that end at the new moon are named'),
  purnimanta: about(month, 'Name of its dark half where months end at the full moon'),
  span: about(span, 'From new moon to new moon'),
  full_moon: about(instant, 'The full moon that parts its halves'),
  kshaya_of: about(z.nullable(month), 'The month that was lost in it; null unless kshaya'),
});

/** Something observed on a date. */
export const observance = z.strictObject({
  ...keyed([...FESTIVAL_IDS, ...VRAT_IDS, ...SANKRANTI_IDS, ...ECLIPSE_IDS], 'observance').shape,
  family: oneOf(['festival', 'vrat', 'sankranti', 'eclipse'], 'What sort of observance it is'),
  family_name: nameOf('sort of observance'),
});

/** Whether a cell of a grid lies in the month. */
export const inside = about(flag, 'Whether the cell lies in the month: outside it the other members are null or empty');

/** A solar month of one of the traditions. */
export const solarMonth = objectOf('Solar month of the tradition', {
  id: whole(
    1,
    12,
    'Number by the sign of the Sun, 1 (Mesha) to 12; of the national and the Nanakshahi calendar the place in the year',
  ),
  key: oneOf(
    [...new Set(Object.values(SOLAR_MONTH_KEYS).flat())],
    'Key of the month in the tradition; never changes with the language',
  ),
  name,
});

/** A year of the Gregorian calendar. */
export const yearField = (description: string) => whole(1800, 2399, description);
/** The year asked about beside a birth; the input kind asks for it or for `year`. `wanted`: what falls in it. */
export const forYearField = (wanted: string) =>
  z.optional(
    yearField(
      `Calendar year in which ${wanted} wanted, 1800 to 2399; beside \`date\` it may be sent as \`year\`, which in the form of day, month and year is the year of birth or passing`,
    ),
  );
/** A month of a year. */
export const monthField = (description: string) => whole(1, 12, description);

/** Something to know beside a date: a key, and a sentence in the wanted language. */
export const notesOf = <const K extends readonly string[]>(keys: K) =>
  objectList('What should be known beside the dates; empty where nothing is out of the ordinary', {
    key: oneOf(keys, 'Key of the note; never changes with the language'),
    name: about(text, 'The note, a sentence in the wanted language'),
  });
