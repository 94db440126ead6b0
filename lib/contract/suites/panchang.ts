/** Output shapes that the panchang, calendar and muhurat endpoints share. */
import * as z from 'zod/mini';
import { AYANA_KEYS, RITU_KEYS, SAMVATSARA_KEYS } from '../../../layers/jyotish/calendar/keys.ts';
import { HORIZON_STATES, SUN_STATES } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import { PANCHAKA_KINDS } from '../../../layers/jyotish/panchang/panchaka-rahita.ts';
import { PAKSHAS, TARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { about, between, flag, int, objectOf, oneOf, text, whole } from '../frame/about.ts';
import {
  date,
  instant,
  karana,
  keyed,
  lord,
  lordName,
  month,
  nameOf,
  sign,
  span,
  star,
  tithi,
  vara,
  yoga,
} from '../frame/shapes.ts';

/** A star as an anga of the day: with its lord, without pada. */
export const starAnga = objectOf('Star (nakshatra) of the Moon', {
  ...star.shape,
  lord: about(lord, 'Planet that rules the star'),
  lord_name: lordName,
});

const SHAPES = { tithi: tithi.shape, nakshatra: starAnga.shape, yoga: yoga.shape, karana: karana.shape };

/** What an anga has beside its name over a day: its true start and end. */
const SEGMENT = {
  span: about(span, 'True start and end, also where they lie outside the day'),
  is_kshaya: about(flag, 'It contains no sunrise: a lost tithi, star or yoga; always false for karanas'),
  is_vriddhi: about(flag, 'It contains two sunrises: a doubled tithi, star or yoga; always false for karanas'),
};
const touching = <T extends z.ZodMiniType>(item: T, things: string) =>
  about(
    z.array(item),
    `${things} that touch the day from sunrise to sunrise, in order of time; the first rules the sunrise`,
  );

/** The four angas over a day: every segment that touches it. */
export const ANGA_SEGMENTS = {
  tithi: touching(z.strictObject({ ...SHAPES.tithi, ...SEGMENT }), 'Lunar days'),
  nakshatra: touching(z.strictObject({ ...SHAPES.nakshatra, ...SEGMENT }), 'Stars of the Moon'),
  yoga: touching(z.strictObject({ ...SHAPES.yoga, ...SEGMENT }), 'Nitya yogas'),
  karana: touching(z.strictObject({ ...SHAPES.karana, ...SEGMENT }), 'Half tithis'),
};

const RUNNING = {
  elapsed: between(0, 100, 'Part of it already past, percent'),
  span: about(span, 'Its start and end'),
};
/** The four angas at an instant. */
export const ANGAS_RUNNING = {
  tithi: about(z.strictObject({ ...SHAPES.tithi, ...RUNNING }), 'Lunar day that runs'),
  nakshatra: about(z.strictObject({ ...SHAPES.nakshatra, ...RUNNING }), 'Star the Moon is in'),
  yoga: about(z.strictObject({ ...SHAPES.yoga, ...RUNNING }), 'Nitya yoga that runs'),
  karana: about(z.strictObject({ ...SHAPES.karana, ...RUNNING }), 'Half tithi that runs'),
};

/** A half of the lunar month, as a filter and as an answer. */
export const paksha = oneOf(PAKSHAS, 'Half of the lunar month: shukla is bright, krishna dark');
/** `paksha` and its name, of the tithi that rules the sunrise. */
export const PAKSHA = { paksha, paksha_name: nameOf('half') };

/** What the Sun does on a day: the reason where a time of the day is null. */
export const sunState = oneOf(
  SUN_STATES,
  'What the Sun does on this day at the place; always_up and always_down are the reason why times of the day are null. normal beside a null sunrise: it does only one of the two, at the edge of a polar season',
);
/** Beside `sun`, where parts of the night are shown. */
export const nextSun = oneOf(
  SUN_STATES,
  'normal where the Sun rises again after this day; else what it does instead, the reason why parts of the night are null',
);
/** What the Moon does on a day: the reason where its rise or set is null. */
export const moonState = oneOf(
  HORIZON_STATES,
  'What the Moon does on this day; it misses its rise or set about once a month, and near the poles for days',
);

/** A lunar month under both reckonings. */
export const lunarMonthOut = objectOf(
  'Lunar month: id, key and name under month_system, and the month in both reckonings',
  {
    ...month.shape,
    name: about(text, 'Name in the wanted language, with Adhika before it in a leap month'),
    amanta: about(month, 'Month that ends at the new moon'),
    purnimanta: about(month, 'Month that ends at the full moon: in the dark half the next one'),
    adhika: about(flag, 'Leap month: the Sun enters no sign in it'),
    kshaya: about(flag, 'It holds two entries of the Sun and bears the first name; the second month is lost'),
  },
);

/** One of the sixty years of Jupiter. */
export const samvatsara = objectOf('Name of the year in the cycle of sixty', {
  id: whole(1, 60, 'Place in the cycle of sixty, 1 Prabhava to 60 Akshaya'),
  ...keyed(SAMVATSARA_KEYS, 'year').shape,
});
export const samvatOut = objectOf('Year numbers of the lunar calendar on the civil date, as panchang/era gives them', {
  shaka: about(int, 'Shaka year, from the day of Ugadi'),
  vikram: about(int, 'Vikram year (north India), from the day of Ugadi'),
  vikram_kartikadi: about(int, 'Vikram year (Gujarat), from the day after Diwali'),
  kali: about(int, 'Elapsed years of the Kali age'),
  samvatsara: objectOf('Name of the year in both reckonings', {
    south: about(samvatsara, 'By the southern reckoning, from the Shaka year'),
    north: about(samvatsara, 'By the northern reckoning, from the Vikram year'),
  }),
});

/** A thing reckoned by lunar month or sidereal Sun, and by the tropical Sun. */
const bothWays = <T extends z.ZodMiniType>(shape: T, thing: string, vedic: string) =>
  objectOf(thing, {
    vedic: about(shape, vedic),
    drik: about(shape, 'By the tropical Sun, as the almanacs of the state'),
  });
const season = keyed(RITU_KEYS, 'season');
const course = keyed(AYANA_KEYS, 'half year');
const lasting = { span: about(span, 'Its start and end') };
const RITU = ['Season (ritu)', 'By the lunar month'] as const;
const AYANA = ['Half year: the northward or southward course of the Sun', 'By the sidereal Sun'] as const;
/** Season and half year, and the same with their limits. */
export const ritu = bothWays(season, ...RITU);
export const ayana = bothWays(course, ...AYANA);
export const rituSpans = bothWays(z.extend(season, lasting), ...RITU);
export const ayanaSpans = bothWays(z.extend(course, lasting), ...AYANA);

const polar = 'null where the Sun does not rise and set: see sun';
const sunrise = about(z.nullable(instant), `Sunrise under the rule of meta.settings; ${polar}`);
const sunset = about(z.nullable(instant), `Sunset; ${polar}`);

/** Sunrise to next sunrise of a Vedic day. */
export const SUN_OF_DAY = {
  sunrise,
  sunset,
  next_sunrise: about(
    z.nullable(instant),
    'Sunrise that ends the day; null where the Sun does not rise again: see next_sun',
  ),
  sun: sunState,
  next_sun: nextSun,
};

/** A day of a compact list. */
export const dayRow = z.strictObject({
  date: about(date, 'Date on the clock of the place; the day runs from its sunrise to the next'),
  sunrise,
  sunset,
  sun: sunState,
  vara,
  ...ANGA_SEGMENTS,
});

/** A sign over a span. */
export const signSpan = z.strictObject({ sign, span });
/** A span or nothing. */
export const spanOrNull = (description: string) => about(z.nullable(span), description);

/** Tara 1 Janma … 9 Parama Mitra. */
export const taraOut = objectOf('Tara: how one star stands to another, counted in nines', {
  id: whole(1, 9, 'Tara, 1 Janma to 9 Parama Mitra'),
  ...keyed(TARA_KEYS, 'tara').shape,
});

/** A window of the panchaka-rahita sum. */
export const panchakaWindow = z.strictObject({
  kind: oneOf(PANCHAKA_KINDS, 'Which Panchaka it is; free where none'),
  kind_name: nameOf('Panchaka'),
  good: about(flag, 'Free of the five'),
  remainder: whole(0, 8, 'Remainder of the sum divided by nine, a number from 0 to 8'),
  span,
});
