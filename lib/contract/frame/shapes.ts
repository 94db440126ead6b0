/**
 * Output shapes shared by many endpoints. One thing has one shape and one word in every answer: the rules are written in
 * README.md beside this file and held over all schemas by tests/functions/shapes.test.ts.
 */
import * as z from 'zod/mini';
import { MONTH_KEYS } from '../../../layers/jyotish/calendar/keys.ts';
import { CHART_POINTS } from '../../../layers/jyotish/chart/graha.ts';
import { NAKSHATRA_KEYS, STAR_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { DASHA_LORDS, YOGINI_KEYS } from '../../../layers/jyotish/dasha/lord.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS, PAKSHAS, TITHI_KEYS, VARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { about, between, flag, num, objectList, objectOf, oneOf, several, text, textLike, whole } from './about.ts';
import { MAX_DASHA_LEVEL } from './limits.ts';

/** Degrees 0 ≤ x < 360. */
export const deg = about(z.number().check(z.gte(0), z.lt(360)), 'Degrees, 0 to 360');
/** Degrees inside a sign. The exact value is below 30; rounding to `precision` may show 30. */
export const signDegree = between(0, 30, 'Degrees inside the sign, 0 to 30');
/** The same as text, cut to the second: never 30°. */
export const signDegreeDms = textLike(
  /^[12]?\d°[0-5]\d′[0-5]\d″$/,
  'Degrees, minutes and seconds inside the sign, cut to the second: 25°56′31″',
);
/** Local ISO 8601 instant with offset, whole seconds. */
export const instant = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-]\d{2}:\d{2})$/),
    z.meta({ format: 'date-time', description: 'Instant, ISO 8601 to the second with the local offset from UTC' }),
  );
/** The same in UTC. */
export const utcInstant = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/),
    z.meta({ format: 'date-time', description: 'Instant in UTC, ISO 8601 to the second' }),
  );
export const date = z
  .string()
  .check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    z.meta({ format: 'date', description: 'Date YYYY-MM-DD' }),
  );
export const house = whole(1, 12, 'House, 1 to 12');

/** The word for people beside a key. */
export const name = about(text, 'Name in the wanted language');
/**
 * Names of what `key` members hold.
 * @example
 * z.toJSONSchema(nameOf('sign')).description // → 'Name of the sign in the wanted language'
 */
export const nameOf = (thing: string) => about(text, `Name of the ${thing} in the wanted language`);

/** One of the nine grahas, by key. Its name stands beside it: `name` beside `planet`, `<member>_name` beside any other. */
export const graha = oneOf(GRAHAS, 'One of the nine planets (grahas)');
export const lord = oneOf(GRAHAS, 'Ruling planet');
/** Beside `lord`. */
export const lordName = nameOf('ruling planet');

/**
 * `{ key, name }` of one of the keys: how a list holds what has a key.
 * @example
 * keyed(['aries'], 'sign').parse({ key: 'aries', name: 'Aries' }).name // → 'Aries'
 */
export const keyed = <const K extends readonly string[]>(keys: K, thing: string) =>
  z.strictObject({ key: oneOf(keys, `Key of the ${thing}; never changes with the language`), name });
/**
 * Planets of a list.
 * @example
 * planets('Those in a kendra').parse([{ key: 'sun', name: 'Sun' }]).length // → 1
 */
export const planets = (description: string) => about(z.array(keyed(GRAHAS, 'planet')), description);

/** A key of an open list: the list is told elsewhere, or has no end. */
export const keyText = (description: string) => textLike(/^[a-z][a-z0-9_-]*$/, description);

const keyIn = (keys: readonly string[]) => oneOf(keys, 'Key; never changes with the language');
/** `id`, `key` and `name` of a thing numbered from 1. */
export const numbered = (max: number, thing: string, keys: readonly string[]) => ({
  id: whole(1, max, `Number of the ${thing}, 1 to ${max}`),
  key: keyIn(keys),
  name: nameOf(thing.replace(/ from .*|[:;,].*/, '')),
});

export const sign = about(z.strictObject(numbered(12, 'sign from Aries', SIGN_KEYS)), 'Sign of the sidereal zodiac');
/** Nakshatra with pada and lord. */
export const nak = objectOf('Star (nakshatra) with its quarter', {
  ...numbered(27, 'star from Ashwini', NAKSHATRA_KEYS),
  pada: whole(1, 4, 'Quarter of the star, 1 to 4'),
  lord: about(lord, 'Planet that rules the star in Vimshottari dasha'),
  lord_name: nameOf('lord of the star'),
});
/** Nakshatra alone. */
export const star = about(
  z.strictObject(numbered(28, 'star from Ashwini; 28 is Abhijit', STAR_KEYS)),
  'Star (nakshatra)',
);
export const span = objectOf('Stretch of time', {
  start: about(instant, 'Start'),
  end: about(instant, 'End; the next one starts here'),
});
export const vara = objectOf('Weekday', {
  id: whole(0, 6, 'Weekday, 0 = Sunday to 6 = Saturday'),
  key: keyIn(VARA_KEYS),
  name,
  lord: about(lord, 'Planet of the weekday'),
  lord_name: lordName,
});
export const month = about(z.strictObject(numbered(12, 'lunar month from Chaitra', MONTH_KEYS)), 'Lunar month');
export const tithi = objectOf('Lunar day (tithi)', {
  ...numbered(30, 'tithi: 1 to 15 bright half, 16 to 30 dark half', TITHI_KEYS),
  paksha: oneOf(PAKSHAS, 'Half of the lunar month: shukla is bright, krishna dark'),
  paksha_name: nameOf('half'),
});
export const yoga = about(
  z.strictObject(numbered(27, 'nitya yoga from Vishkambha', NITYA_YOGA_KEYS)),
  'Nitya yoga of Sun and Moon',
);
/** Karana slot 1–60. */
export const karana = about(
  z.strictObject(numbered(60, 'half tithi of the lunar month, from shukla pratipada', KARANA_KEYS)),
  'Half tithi (karana)',
);

/** A planet, or the ascendant, in a chart: the same members wherever one is shown. */
export const planetPos = objectOf('Planet, or the ascendant, in a chart', {
  planet: oneOf(CHART_POINTS, 'Planet, or ascendant'),
  name,
  longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360, under the ayanamsa of meta.settings'),
  latitude: between(-90, 90, 'Ecliptic latitude in degrees, north positive; 0 for the ascendant'),
  speed: about(z.nullable(num), 'Degrees a day in longitude, negative backwards; null for the ascendant alone'),
  sign,
  sign_degree: signDegree,
  sign_degree_dms: signDegreeDms,
  sign_lord: about(lord, 'Planet that rules the sign'),
  sign_lord_name: lordName,
  nakshatra: nak,
  house: about(house, 'House, 1 to 12, under the house system of meta.settings'),
  retrograde: about(flag, 'Moving backwards; Rahu and Ketu always count as retrograde'),
  combust: about(flag, 'Nearer to the Sun than its limit of combustion'),
});

/** A house of a chart: whose sign, whose lord, who stands in it. */
export const houseRow = z.strictObject({
  house,
  sign: about(sign, 'Sign of the house'),
  lord: about(lord, 'Planet that rules the sign'),
  lord_name: lordName,
  planets: planets('Planets in the house, Sun first'),
});

/** Members of a house with its limits. */
export const HOUSE_LIMITS = {
  house,
  start: about(deg, 'Sidereal longitude at which the house begins, degrees'),
  mid: about(deg, 'Its middle, degrees'),
  end: about(deg, 'Where it ends and the next begins, degrees'),
  sign: about(sign, 'Sign of the middle'),
  lord: about(lord, 'Planet that rules that sign'),
  lord_name: lordName,
};

/** A dasha period; `X` are members that one system adds. */
export type PeriodShape<X = object> = X & {
  lords: { key: string; name: string }[];
  level: number;
  span: { start: string; end: string };
  children?: PeriodShape<X>[] | undefined;
};

/** Members of a dasha period without its children; `lords` are the keys that may rule one. */
const periodMembers = <const K extends readonly string[]>(lords: K) => ({
  lords: several(
    keyed(lords, 'lord'),
    1,
    MAX_DASHA_LEVEL,
    'Lords from level 1 down; the last is the lord of this period',
  ),
  level: whole(1, MAX_DASHA_LEVEL, '1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana, 6 deha'),
  span: about(span, 'Start and end of the period, with the offset of the birth; the next period starts at the end'),
});
const children = 'Periods of the next level; left out at the deepest level asked for';

export const yoginiLord = oneOf(YOGINI_KEYS, 'Yogini');

/** A dasha period ruled by planets, with its children. */
export const period: z.ZodMiniType<PeriodShape, PeriodShape> = z.strictObject({
  ...periodMembers(GRAHAS),
  children: about(z.optional(z.array(z.lazy(() => period))), children),
});
type YoginiPeriod = PeriodShape<{ planet: Graha; planet_name: string }>;
/** A dasha period ruled by yoginis. */
export const yoginiPeriod: z.ZodMiniType<YoginiPeriod, YoginiPeriod> = z.strictObject({
  ...periodMembers(YOGINI_KEYS),
  planet: about(graha, 'Planet of the yogini that rules this period'),
  planet_name: nameOf('planet'),
  children: about(z.optional(z.array(z.lazy(() => yoginiPeriod))), children),
});
type SignPeriod = PeriodShape<{ years: number }>;
/** A dasha period ruled by signs. */
export const signPeriod: z.ZodMiniType<SignPeriod, SignPeriod> = z.strictObject({
  ...periodMembers(SIGN_KEYS),
  years: between(0, 21, 'Length in years of year_length'),
  children: about(z.optional(z.array(z.lazy(() => signPeriod))), children),
});
/** A period of whichever system, without children: planets, yoginis or signs rule it. */
export const anyPeriod = z.strictObject(periodMembers(DASHA_LORDS));
/** Its lords, where they stand alone. */
export const anyLords = (description: string) => about(anyPeriod.shape.lords, description);

/**
 * A list of exactly n.
 * @example
 * listOf(z.string(), 2).safeParse(['aries']).success // → false
 */
export const listOf = <T extends z.ZodMiniType>(item: T, n: number) => z.array(item).check(z.length(n));

/** A paragraph: its text, the rule it rests on, and the facts that chose it, by name; values are keys, numbers or findings. */
export const para = z.strictObject({
  text: about(text, 'The paragraph in the wanted language'),
  rule_id: about(text, 'Rule that chose it; stays the same when the words change'),
  facts: objectList('Facts that chose it', {
    name: about(text, 'What the fact is about'),
    value: about(z.union([z.string(), z.number(), z.boolean()]), 'Key, number or finding'),
  }),
});

/** Beside a dignity: apps call the whole sign exalted, where the texts give part of it to the moolatrikona. */
export const inExaltation = about(
  flag,
  'In its sign of exaltation, whatever part of it; the Moon beyond 3 degrees of Taurus and Mercury beyond 15 of Virgo are in it with another dignity',
);
