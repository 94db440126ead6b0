/**
 * Input types (README of this folder: Requests). An input is a flat set of zod fields plus a kind; the kind decides what
 * the fields become (`Resolved`). Rules across fields and the conversion to instants are in `lib/service/http/read`.
 */
import * as z from 'zod/mini';
import {
  datedText,
  dateText,
  dateTimeText,
  DATE_TIME,
  DATE_TIME_WORDS,
  timeText,
  withFormWords,
} from '../values/date-time.ts';
import { EVENT_WORDS } from '../suites/feed-input.ts';
import { PERSON_NAME } from '../values/person-name.ts';
import { plainText as text } from '../values/plain-text.ts';
import type { Birth, Candidate, Clock, Day, FeedAsked, Moment, NamedDob, Partner, Range } from '../values/moment.ts';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../layers/jyotish/ephemeris/sky.ts';

export type Fields = Readonly<Record<string, z.ZodMiniType>>;
export type Values<F extends Fields> = { readonly [K in keyof F]: z.output<F[K]> };

/** What each kind hands to `compute`. */
export interface Resolved {
  plain: object;
  /** `toPlace`: the place of `to_place`, of an endpoint that takes one beside. */
  birth: { readonly birth: Birth; readonly toPlace?: Place };
  /** A birth that is written out, not named by the id of a saved one. */
  written_birth: { readonly birth: Birth };
  /** `yearAsked`: the `year` beside a `date`, of an endpoint that takes `for_year`. */
  /** `partner`: the other birth, of an endpoint that takes one beside. */
  birth_at: { readonly birth: Birth; readonly at: Moment; readonly yearAsked?: number; readonly partner?: Birth };
  birth_range: { readonly birth: Birth; readonly range: Range; readonly place: Place };
  /** A birth by its date, the calendar year asked about, and where its days are; noon where no time was sent. */
  birth_year: { readonly birth: Birth; readonly yearAsked: number; readonly place: Place; readonly clock: Clock };
  /** A birth with a range, or, where `sign` or `nakshatra` is sent instead of a birth, the range alone. */
  birth_or_star_range: { readonly birth: Birth | null; readonly range: Range };
  pair: { readonly groom: Birth; readonly bride: Birth };
  match: { readonly groom: Partner; readonly bride: Partner };
  day: { readonly day: Day };
  /** What a card shows, by `kind`: a birth (chart), two (match), or a day (day); the others are null. */
  card: {
    readonly birth: Birth | null;
    readonly pair: { readonly groom: Birth; readonly bride: Birth } | null;
    readonly day: Day | null;
  };
  /** A day, for some births. */
  day_natives: { readonly day: Day; readonly natives: readonly Birth[] };
  moment: { readonly moment: Moment };
  range: { readonly range: Range };
  range_place: { readonly range: Range; readonly place: Place };
  /** A range at a place, for some births. */
  range_place_natives: { readonly range: Range; readonly place: Place; readonly natives: readonly Birth[] };
  /** One moment, or a list of them, for some births. */
  moments_natives: { readonly moments: readonly Moment[]; readonly natives: readonly Birth[] };
  /** One partner against many. */
  match_bulk: { readonly person: Partner; readonly candidates: readonly Candidate[] };
  /** One moment, for some births. */
  moment_natives: { readonly moment: Moment; readonly natives: readonly Birth[] };
  /** A birth, or null where the request names a star in its place. */
  birth_or_star: { readonly birth: Birth | null };
  /** A name that the endpoint reads itself; no sky. */
  name: object;
  /** A civil date of birth without a time; null where the endpoint takes a number in its place. No sky. */
  dob: { readonly dob: CivilDate | null };
  /** Two persons by name and date of birth; no sky. */
  persons: { readonly first: NamedDob; readonly second: NamedDob };
  /** Days of a span, or the day of an event that is named by its key. */
  event_range: { readonly range: Range; readonly event: string | null };
  /** A day, week, month or year of the horoscope feed, and for whom. */
  feed: { readonly feed: FeedAsked };
  /** A place and its clock without a time: the endpoint asks for years or months of its own. */
  place: { readonly place: Place; readonly clock: Clock };
}
export type Kind = keyof Resolved;

export interface Input<F extends Fields, K extends Kind> {
  readonly kind: K;
  /** Fields of this kind. */
  readonly base: Fields;
  /** Fields of this endpoint alone; their parsed values are `input` in `compute`. */
  readonly fields: F;
  /** Longest span in days for the range kinds. */
  readonly maxDays?: number;
  /** The moment or range asked about needs no sky: it may lie in any year of a dasha. */
  readonly beyondSky?: boolean;
}

type FieldMakers = Readonly<Record<string, () => z.ZodMiniType>>;

/** Fields created on first use: a request names few of them, and creating schemas slows a cold start. */
export const lazyFields = <M extends FieldMakers>(makers: M): { readonly [K in keyof M]: ReturnType<M[K]> } => {
  const fields = {};
  for (const [name, make] of Object.entries(makers)) {
    let made: z.ZodMiniType | undefined;
    Object.defineProperty(fields, name, { configurable: true, enumerable: true, get: () => (made ??= make()) });
  }
  return fields as { readonly [K in keyof M]: ReturnType<M[K]> };
};

/** Merges sets of fields, still created on first use. A later set wins. */
export const joinFields = (...sets: readonly Fields[]): Fields => {
  const fields: Fields = {};
  for (const set of sets) Object.defineProperties(fields, Object.getOwnPropertyDescriptors(set));
  return fields;
};

/** Other names of the partners of a pair. */
export const PARTNER_ALIASES = { groom: ['boy', 'male', 'p1'], bride: ['girl', 'female', 'p2'] } as const;

const integer = (min: number, max: number, about: string) => z.int().check(z.gte(min), z.lte(max), z.describe(about));
const real = (min: number, max: number, about: string) => z.number().check(z.gte(min), z.lte(max), z.describe(about));

const offset = (about: string) =>
  z.optional(
    withFormWords(z.union([z.number().check(z.gte(-16), z.lte(16)), z.literal('lmt')]).check(z.describe(about)), {
      code: 'UNKNOWN_VALUE',
      must: 'hours from UT (5.5 or "+05:30"), an IANA time zone (Asia/Kolkata) or lmt',
      expected: '-16..16, an IANA time zone or lmt',
    }),
  );
const zone = () =>
  z.optional(
    text(64, 'IANA time zone such as Asia/Kolkata, with its historical changes; used when no offset is given'),
  );

const placeFields = {
  lat: () => z.optional(real(-90, 90, 'Latitude in degrees, -90 to 90, north positive')),
  lon: () => z.optional(real(-180, 180, 'Longitude in degrees, -180 to 180, east positive')),
  altitude: () =>
    z.optional(
      real(
        -500,
        9000,
        'Height in metres above sea level, -500 to 9000; 0 when left out. Read by sunrise: "observer" and observer: "topocentric"',
      ),
    ),
  place: () =>
    z.optional(
      text(
        100,
        'Name of a town, with region or country where it helps ("Udaipur, Rajasthan"), or an id of geo/search; in place of lat and lon',
      ),
    ),
};
const clockFields = {
  tz: () =>
    offset(
      'Hours from UT, -16 to 16, east positive (5.5 for India; "+05:30" is understood), or "lmt" for the local mean time of the longitude. An IANA name sent here is taken as timezone. When left out, timezone, then place, then the coordinates decide',
    ),
  tzone: () => offset('The same as tz'),
  timezone: zone,
  fold: () =>
    z.optional(
      z
        .enum(['earlier', 'later'])
        .check(
          z.describe(
            'Which of two equal local times is meant, where a clock was set back; without it such a time is TIME_AMBIGUOUS',
          ),
        ),
    ),
  on_gap: () =>
    z.optional(
      z
        .enum(['reject', 'shift'])
        .check(
          z.describe(
            'What to do with a local time that a clock change skipped: refuse it (TIME_NONEXISTENT) or move it past the gap; reject when left out',
          ),
        ),
    ),
};
const dateFields = {
  date: () => z.optional(datedText('Local date, YYYY-MM-DD, 1800 to 2399; or send day, month and year')),
  day: () => z.optional(integer(1, 31, 'Day of the month, 1-31')),
  month: () => z.optional(integer(1, 12, 'Month of the year, 1-12')),
  year: () => z.optional(integer(1800, 2399, 'Year, 1800-2399')),
};
const timeFields = {
  time: () =>
    z.optional(
      timeText('Local time, HH:MM or HH:MM:SS, 24 hours ("7:55 PM" is understood); or send hour, min and sec'),
    ),
  hour: () => z.optional(integer(0, 23, 'Hour of the local time, 0-23')),
  min: () => z.optional(integer(0, 59, 'Minute, 0-59')),
  sec: () => z.optional(integer(0, 59, 'Second, 0-59; 0 when left out')),
};

/** A birth in either form, as it is written out. */
const writtenBirthFields = {
  name: () => z.optional(text(100, 'Name of the person, 1-100 characters; given back by answers that show it')),
  ...dateFields,
  ...timeFields,
  ...placeFields,
  ...clockFields,
  calendar: () =>
    z.optional(
      z
        .enum(['gregorian', 'julian'])
        .check(z.describe('Calendar in which the date is written; gregorian when left out')),
    ),
  gender: () =>
    z.optional(
      z
        .enum(['male', 'female', 'other'])
        .check(z.describe('Gender of the person; read only where a rule depends on it')),
    ),
  time_unknown: () =>
    z.optional(
      z
        .boolean()
        .check(
          z.describe(
            'The time of birth is not known: noon is taken, members that could differ are named in meta.uncertain, and answers that need the ascendant are refused (BIRTH_TIME_REQUIRED)',
          ),
        ),
    ),
  time_uncertainty_min: () =>
    z.optional(integer(0, 720, 'Minutes either way by which the time may be wrong, 0-720; 0 when left out')),
};
/** Names of the members of a birth that is written out. */
export const BIRTH_MEMBERS: readonly string[] = Object.keys(writtenBirthFields);

const savedId = () =>
  z.optional(
    z
      .string()
      .check(
        z.regex(/^p[0-9a-z]{19}$/),
        z.describe('Id of a saved birth of the account (POST profiles), in place of all other members of the birth'),
      ),
  );
/** A birth: written out, or saved. */
const birthFields = { ...writtenBirthFields, profile_id: savedId };

const star = () =>
  z
    .union([
      integer(1, 27, 'Number of the star, 1 Ashwini to 27 Revati'),
      text(32, 'Key or common spelling of the star'),
    ])
    .check(z.describe('Birth star in place of a birth: its number 1-27 or its key'));
const partnerFields = {
  ...birthFields,
  nakshatra: () => z.optional(star()),
  pada: () => z.optional(integer(1, 4, 'Quarter of the star, 1-4; needed where the star lies in two signs')),
};
/** Fields of a partner: a birth, or a star in its place. */
export const PARTNER_FIELDS: Fields = lazyFields(partnerFields);
const partner = () => z.looseObject(lazyFields(partnerFields));
let anyPartner: ReturnType<typeof partner> | undefined;
const partnerAs = (about: string) => () =>
  z.optional(
    (anyPartner ??= partner()).check(z.describe(`${about}: a birth, or where stars suffice nakshatra and pada`)),
  );
const pairFields = {
  groom: partnerAs('The groom (also boy, male or p1)'),
  bride: partnerAs('The bride (also girl, female or p2)'),
};

/** An own field of a kind with a birth: another person’s birth beside it. */
export const PARTNER_FIELD = {
  partner: z.optional(
    z
      .looseObject(lazyFields(birthFields))
      .check(
        z.describe(
          'Birth of the other person, in the form of the birth of the request; for questions about two people',
        ),
      ),
  ),
};

/** An own field of a kind with a birth: a place that its chart is cast for. */
export const TO_PLACE_FIELD = {
  to_place: z
    .looseObject(lazyFields(placeFields))
    .check(z.describe('The place that the chart is cast for: lat and lon, or place')),
};

const atFields = {
  at: () =>
    z.optional(dateTimeText('Moment asked about: a local date-time, with or without an offset; now when left out')),
  at_place: () =>
    z.optional(
      z
        .looseObject(lazyFields({ ...placeFields, ...clockFields }))
        .check(z.describe('Place of that moment; the place of birth when left out')),
    ),
};
const spanFields = {
  from: () => z.optional(dateText('First day, YYYY-MM-DD')),
  to: () => z.optional(dateText('Last day, YYYY-MM-DD, included')),
};

const momentFields = { ...dateFields, ...timeFields, ...placeFields, ...clockFields };

/** A kind of input with its common fields, all optional. */
const of = <K extends Kind>(kind: K, makers: FieldMakers) => {
  const base = lazyFields(makers);
  return <F extends Fields = Record<never, never>>(fields?: F, maxDays?: number): Input<F, K> => ({
    kind,
    base,
    fields: fields ?? ({} as F),
    ...(maxDays === undefined ? {} : { maxDays }),
  });
};

/** Years that dashas can reach: the theoretical start may lie before 1800, the end after 2399. */
export const DASHA_YEARS = { from: 1600, to: 2599 } as const;
const dashaDay = (which: string) => () => z.optional(dateText(`${which} day, YYYY-MM-DD, 1600 to 2599`, DASHA_YEARS));
const dashaFields = {
  from: dashaDay('First'),
  to: dashaDay('Last'),
  at: () =>
    z.optional(
      withFormWords(
        z
          .string()
          .check(
            z.regex(DATE_TIME),
            z.describe(
              'Moment asked about, 1600 to 2599: a local date-time, with or without an offset; now when left out',
            ),
          ),
        { ...DATE_TIME_WORDS, must: 'a date-time of the Gregorian calendar, 1600 to 2599' },
      ),
    ),
};

/** The same input for an answer that needs no sky at its moment or in its range: dashas run to the year 2519. */
export const beyondSky = <F extends Fields, K extends Kind>(input: Input<F, K>): Input<F, K> => {
  const own = Object.entries(dashaFields).filter(([name]) => name in input.base);
  return { ...input, base: joinFields(input.base, lazyFields(Object.fromEntries(own))), beyondSky: true };
};

/**
 * No common fields: the endpoint's own only.
 * @example
 * plainInput().kind // → 'plain'
 */
export const plainInput = of('plain', {});
/**
 * A birth: date, time and place.
 * @example
 * 'lat' in birthInput().base // → true
 */
export const birthInput = of('birth', birthFields);
/** A birth that is written out: what can be saved. */
export const writtenBirthInput = of('written_birth', writtenBirthFields);
/** Fields of a birth that is written out, all optional. */
export const WRITTEN_BIRTH_FIELDS: Fields = lazyFields(writtenBirthFields);
/**
 * A birth, and the moment and place it is asked about.
 * @example
 * 'at_place' in birthAtInput().base // → true
 */
export const birthAtInput = of('birth_at', { ...birthFields, ...atFields });
/**
 * Second argument: longest span in days (default 3653).
 * @example
 * 'from' in birthRangeInput().base // → true
 */
export const birthRangeInput = of('birth_range', {
  ...birthFields,
  ...spanFields,
  at_place: atFields.at_place,
});
/** The endpoint brings its own field `for_year`, which beside `date` may be sent as `year`. Without a time noon is taken. */
export const birthYearInput = of('birth_year', {
  name: birthFields.name,
  ...dateFields,
  ...timeFields,
  ...placeFields,
  ...clockFields,
  calendar: birthFields.calendar,
  time_unknown: birthFields.time_unknown,
  profile_id: savedId,
  at_place: atFields.at_place,
});
/** The endpoint brings its own fields `sign` and `nakshatra`. Second argument: longest span in days. */
export const birthOrStarRangeInput = of('birth_or_star_range', {
  ...birthFields,
  ...spanFields,
  at_place: atFields.at_place,
});
/** The endpoint brings its own field `nakshatra`. */
export const birthOrStarInput = of('birth_or_star', birthFields);
/** The endpoint brings its own field `kind`: chart (a birth), match (groom and bride) or day. */
export const cardInput = of('card', { ...birthFields, ...pairFields });
export const pairInput = of('pair', pairFields);
/** A candidate in the documents; the rows themselves are checked one by one. */
const CANDIDATE_SCHEMA = {
  type: 'object',
  description:
    'A candidate: your own mark of it (`ref`) and a birth (its members here or under `birth`), or `nakshatra` and `pada`',
  properties: {
    ref: {
      type: 'string',
      maxLength: 64,
      description: 'Your own mark of the candidate, given back; its place in the list from 1 when left out',
    },
    birth: {
      type: 'object',
      description: 'A birth as the members of the request itself: date, time, lat, lon, tz, place …',
    },
    nakshatra: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 27, description: 'Number of the star, 1 to 27' },
        { type: 'string', description: 'Key of the star' },
      ],
      description: 'Birth star in place of a birth: its number 1-27 or its key',
    },
    pada: {
      type: 'integer',
      minimum: 1,
      maximum: 4,
      description: 'Quarter of the star, 1-4; needed where the star lies in two signs',
    },
  },
} as const;

/** Births or stars. */
export const matchInput = of('match', pairFields);
/** Most partners that one is matched with in a call. */
export const MAX_BULK_ROWS = 500;
/** One partner as a birth or star, and candidates that are read one by one: a faulty one does not fail the others. */
export const matchBulkInput = of('match_bulk', {
  ...partnerFields,
  candidates: () =>
    z.optional(
      z
        .array(z.unknown().check(z.meta(CANDIDATE_SCHEMA)))
        .check(
          z.minLength(1),
          z.maxLength(MAX_BULK_ROWS),
          z.describe(`Those whom the person is matched with, 1 to ${MAX_BULK_ROWS}`),
        ),
    ),
});
const dayFields = {
  ...dateFields,
  date: () =>
    z.optional(
      datedText('Local date, YYYY-MM-DD, 1800 to 2399; or send day, month and year. Today at the place when left out'),
    ),
  ...placeFields,
  ...clockFields,
};
/**
 * A day at a place.
 * @example
 * 'place' in dayInput().base // → true
 */
export const dayInput = of('day', dayFields);
const dobFields = {
  date: () => z.optional(dateText('Date of birth, YYYY-MM-DD, not in the future; or send day, month and year')),
  day: dateFields.day,
  month: dateFields.month,
  year: dateFields.year,
};
/** The endpoint brings its own field `name`. */
export const nameInput = of('name', {});
/** The endpoint may bring its own fields `name`, and `mulank` in place of the date. */
export const dobInput = of('dob', dobFields);
const personField = (about: string) => () =>
  z.optional(
    z
      .looseObject(lazyFields({ name: () => z.optional(PERSON_NAME), ...dobFields }))
      .check(z.describe(`${about}: name and date`)),
  );
export const personsInput = of('persons', {
  first: personField('The one'),
  second: personField('The other'),
});
export const momentInput = of('moment', momentFields);
/** Second argument: longest span in days (default 36525). */
export const rangeInput = of('range', {
  ...spanFields,
  tz: clockFields.tz,
  tzone: clockFields.tzone,
  timezone: zone,
});
/** An event of the sky, or a span. Second argument: longest span in days (default 366). */
export const eventRangeInput = of('event_range', {
  event: () =>
    z.optional(
      withFormWords(
        z
          .string()
          .check(
            z.regex(/^(ingress|station|eclipse):[a-z]+:\d{4}-\d{2}-\d{2}$/),
            z.describe(
              'Key of one event, in place of `from` and `to`: kind, planet and date in Indian time, `ingress:sun:2026-01-14`',
            ),
          ),
        EVENT_WORDS,
      ),
    ),
  ...spanFields,
  tz: () =>
    offset('Clock of the days and of the answer: hours from UT, -16 to 16, east positive; 5.5 (India) when left out'),
  tzone: () => offset('The same as tz'),
  timezone: zone,
});
/**
 * Second argument: longest span in days (default 366).
 * @example
 * 'to' in rangePlaceInput().base // → true
 */
export const rangePlaceInput = of('range_place', { ...spanFields, ...placeFields, ...clockFields });
/**
 * The endpoint brings its own fields: whom the feed is for (`sign`, `sign_a` and `sign_b`, `nakshatra`) and, beside the date,
 * the unit that may name the period (`week`, `month`, `year`).
 */
export const feedInput = of('feed', {
  date: () =>
    z.optional(dateText('Date, YYYY-MM-DD, 1800 to 2399: the day, or a day of the period; today when left out')),
  offset: () =>
    z.optional(
      integer(-1, 1, 'Instead of a date: -1 the period before the running one, 0 the running one, 1 the one after'),
    ),
  tz: () =>
    offset(
      'Clock that tells which date is today, and on which `valid` is written: hours from UT, -16 to 16, east positive; 5.5 (India) when left out',
    ),
  tzone: () => offset('The same as tz'),
  timezone: () => z.optional(text(64, 'IANA time zone in place of tz, such as America/New_York')),
});
export const placeInput = of('place', { ...placeFields, ...clockFields });
const nativesField = () =>
  z.optional(
    z
      .array(z.looseObject(lazyFields(birthFields)))
      .check(z.maxLength(4), z.describe('Births of the persons for whom the time is sought, at most 4')),
  );
/** Second argument: longest span in days (default 366). */
export const rangePlaceNativesInput = of('range_place_natives', {
  ...spanFields,
  ...placeFields,
  ...clockFields,
  natives: nativesField,
});
export const dayNativesInput = of('day_natives', { ...dayFields, natives: nativesField });
export const momentNativesInput = of('moment_natives', { ...momentFields, natives: nativesField });
export const momentsNativesInput = of('moments_natives', {
  ...momentFields,
  moments: () =>
    z.optional(
      z
        .array(z.looseObject(lazyFields(momentFields)))
        .check(
          z.minLength(1),
          z.maxLength(50),
          z.describe('Up to 50 moments in place of one; each without a place or clock takes those of the request'),
        ),
    ),
  natives: nativesField,
});
