/** The options every calculation accepts: schema, default and description in one row each. */
import * as z from 'zod/mini';
import { about, between, keysOf, oneOf, upTo, whole } from './about.ts';
import {
  AYANAMSAS,
  HOUSE_SYSTEMS,
  SUNRISE_RULES,
  type Ayanamsa,
  type AyanamsaKey,
  type HouseSystem,
  type SunriseRule,
} from '../../../layers/jyotish/ephemeris/sky.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { lazyFields } from './input.ts';

/** Year lengths in days for dashas: Julian, Gregorian, sidereal, tropical, savana. */
export const YEAR_LENGTHS = [365.25, 365.2425, 365.256363, 365.24219, 360] as const;
export type YearLength = (typeof YEAR_LENGTHS)[number];

/**
 * Fields of the common options, each with what it changes. All may be left out; `OPTION_DEFAULTS` and the endpoint's own
 * defaults fill them, and the documents add the default to the description.
 */
export const OPTION_FIELDS = lazyFields({
  ayanamsa: () =>
    z.optional(
      about(
        z.union([
          z.enum(keysOf<AyanamsaKey>(AYANAMSAS)),
          z.strictObject({
            t0_jd: between(0, 5_000_000, 'Julian day (TT) at which the ayanamsa has this value'),
            value: between(-360, 360, 'The ayanamsa at t0_jd, degrees; it precesses from there'),
          }),
        ]),
        'Where the sidereal zodiac begins: a named ayanamsa, or your own. It shifts every sidereal longitude, and with it signs, stars and dashas.',
      ),
    ),
  node: () =>
    z.optional(
      oneOf(
        ['mean', 'true'],
        'Which lunar node Rahu and Ketu stand for. The true node differs from the mean by up to 2 degrees.',
      ),
    ),
  house_system: () =>
    z.optional(
      oneOf(
        keysOf<HouseSystem>(HOUSE_SYSTEMS),
        'How the twelve houses are divided. Houses of planets, cusps and house lords follow it. Placidus, Koch and other quadrant systems have no solution near the poles (HOUSES_UNDEFINED).',
      ),
    ),
  observer: () =>
    z.optional(
      oneOf(
        ['geocentric', 'topocentric'],
        'From where the sky is seen: the centre of the Earth, or the place itself, which moves the Moon by up to 1 degree and the planets by less than 1 arcminute.',
      ),
    ),
  sunrise: () =>
    z.optional(
      oneOf(
        SUNRISE_RULES,
        'What sunrise and sunset mean. apparent: upper limb on the horizon, with refraction. center: middle of the disc, with refraction. hindu: middle of the disc, no refraction, ecliptic latitude taken as 0. observer: as apparent, seen from the altitude given.',
      ),
    ),
  year_length: () =>
    z.optional(about(z.literal(YEAR_LENGTHS), 'Days in a year of a dasha. All dates of dashas follow it.')),
  karaka_scheme: () =>
    z.optional(
      about(
        z.literal([7, 8]),
        'How many chara karakas there are: 7 leaves the nodes out, 8 counts Rahu and adds pitri karaka.',
      ),
    ),
  month_system: () =>
    z.optional(
      oneOf(
        ['amanta', 'purnimanta'],
        'Whether lunar months end at the new moon (amanta) or at the full moon (purnimanta). It picks the month that `name` shows; both are always in the answer.',
      ),
    ),
  language: () =>
    z.optional(
      oneOf(
        LANGUAGES,
        'Language of names and texts. Where it has only names yet, sentences come in the next language of Accept-Language that has them, else in English (meta.language says so). Keys never change. The header Accept-Language does the same.',
      ),
    ),
  language_fallback: () =>
    z.optional(
      oneOf(
        ['auto', 'none'],
        'none refuses an answer whose sentences would come in another language (422); auto allows it.',
      ),
    ),
  include: () =>
    z.optional(
      upTo(50, z.string().check(z.maxLength(64)), 'Members of data to answer with; all when left out or empty.'),
    ),
  precision: () => z.optional(whole(0, 9, 'Decimals of the numbers in data; Julian days always have 8.')),
  strict: () =>
    z.optional(
      about(
        z.boolean(),
        'true refuses members that this endpoint does not know; false ignores them and adds a warning with the nearest known name.',
      ),
    ),
});

export interface Options {
  readonly ayanamsa: Ayanamsa;
  readonly node: 'mean' | 'true';
  readonly house_system: HouseSystem;
  readonly observer: 'geocentric' | 'topocentric';
  readonly sunrise: SunriseRule;
  readonly year_length: YearLength;
  readonly karaka_scheme: 7 | 8;
  readonly month_system: 'amanta' | 'purnimanta';
  readonly language: Language;
  readonly language_fallback: 'auto' | 'none';
  readonly include: readonly string[];
  readonly precision: number;
  readonly strict: boolean;
}

/** Defaults never change inside v1. */
export const OPTION_DEFAULTS: Options = {
  ayanamsa: 'lahiri',
  node: 'mean',
  house_system: 'whole_sign',
  observer: 'geocentric',
  sunrise: 'apparent',
  year_length: 365.25,
  karaka_scheme: 7,
  month_system: 'amanta',
  language: 'en',
  language_fallback: 'auto',
  include: [],
  precision: 6,
  strict: false,
};

/** Other spellings of a member, renamed before validation when the right one is absent. */
export const ALIASES: Readonly<Record<string, string>> = {
  lang: 'language',
  ayanamsha: 'ayanamsa',
  minute: 'min',
  dob: 'date',
};
