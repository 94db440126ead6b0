/** The options every calculation accepts (catalogue, section 2): schema, default and description in one row each. */
import * as z from 'zod/mini';
import {
  AYANAMSAS,
  HOUSE_SYSTEMS,
  SUNRISE_RULES,
  type Ayanamsa,
  type AyanamsaKey,
  type HouseSystem,
  type SunriseRule,
} from '../../layers/jyotish/ephemeris/sky.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { lazyFields } from './inputs.ts';

/** Year lengths in days for dashas (conventions G.1): Julian, Gregorian, sidereal, tropical, savana. */
export const YEAR_LENGTHS = [365.25, 365.2425, 365.256363, 365.24219, 360] as const;
export type YearLength = (typeof YEAR_LENGTHS)[number];

const keys = <T extends string>(table: Readonly<Record<T, unknown>>): [T, ...T[]] => Object.keys(table) as [T, ...T[]];

/** Fields of the common options. All may be left out; `OPTION_DEFAULTS` and the endpoint's own defaults fill them. */
export const OPTION_FIELDS = lazyFields({
  ayanamsa: () =>
    z.optional(
      z.union([
        z.enum(keys<AyanamsaKey>(AYANAMSAS)),
        z.strictObject({
          t0_jd: z.number().check(z.gte(0), z.lte(5_000_000)),
          value: z.number().check(z.gte(-360), z.lte(360)),
        }),
      ]),
    ),
  node: () => z.optional(z.enum(['mean', 'true'])),
  house_system: () => z.optional(z.enum(keys<HouseSystem>(HOUSE_SYSTEMS))),
  observer: () => z.optional(z.enum(['geocentric', 'topocentric'])),
  sunrise: () => z.optional(z.enum(SUNRISE_RULES)),
  year_length: () => z.optional(z.literal(YEAR_LENGTHS)),
  karaka_scheme: () => z.optional(z.literal([7, 8])),
  month_system: () => z.optional(z.enum(['amanta', 'purnimanta'])),
  language: () => z.optional(z.enum(LANGUAGES)),
  include: () => z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50))),
  precision: () => z.optional(z.int().check(z.gte(0), z.lte(9))),
  strict: () => z.optional(z.boolean()),
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
  include: [],
  precision: 6,
  strict: false,
};

/** Other spellings of a member, renamed before validation when the right one is absent. */
export const ALIASES: Readonly<Record<string, string>> = { lang: 'language', ayanamsha: 'ayanamsa', minute: 'min' };
