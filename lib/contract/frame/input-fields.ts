/** The fields that kinds of input have in common, each made on first use. */
import * as z from 'zod/mini';
import { about, between, oneOf, textLike, upTo, whole } from './about.ts';
import {
  datedText,
  dateText,
  dateTimeText,
  DATE_TIME,
  DATE_TIME_WORDS,
  timeText,
  withFormWords,
} from '../values/date-time.ts';
import { PERSON_NAME } from '../values/person-name.ts';
import { plainText as text } from '../values/plain-text.ts';
import { lazyFields, type Fields } from './input.ts';

/** Other names of the partners of a pair. */
export const PARTNER_ALIASES = { groom: ['boy', 'male', 'p1'], bride: ['girl', 'female', 'p2'] } as const;

/** The clock of a place: hours from UT, a zone, or local mean time; optional. */
export const offset = (description: string) =>
  z.optional(
    withFormWords(about(z.union([z.number().check(z.gte(-16), z.lte(16)), z.literal('lmt')]), description), {
      code: 'UNKNOWN_VALUE',
      must: 'hours from UT (5.5 or "+05:30"), an IANA time zone (Asia/Kolkata) or lmt',
      expected: '-16..16, an IANA time zone or lmt',
    }),
  );
/** A time zone by its IANA name; optional. */
export const zone = () =>
  z.optional(
    text(64, 'IANA time zone such as Asia/Kolkata, with its historical changes; used when no offset is given'),
  );

export const placeFields = {
  lat: () => z.optional(between(-90, 90, 'Latitude in degrees, -90 to 90, north positive')),
  lon: () => z.optional(between(-180, 180, 'Longitude in degrees, -180 to 180, east positive')),
  altitude: () =>
    z.optional(
      between(
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
export const clockFields = {
  tz: () =>
    offset(
      'Hours from UT, -16 to 16, east positive (5.5 for India; "+05:30" is understood), or "lmt" for the local mean time of the longitude. An IANA name sent here is taken as timezone. When left out, timezone, then place, then the coordinates decide',
    ),
  tzone: () => offset('The same as tz'),
  timezone: zone,
  fold: () =>
    z.optional(
      oneOf(
        ['earlier', 'later'],
        'Which of two equal local times is meant, where a clock was set back; without it such a time is TIME_AMBIGUOUS',
      ),
    ),
  on_gap: () =>
    z.optional(
      oneOf(
        ['reject', 'shift'],
        'What to do with a local time that a clock change skipped: refuse it (TIME_NONEXISTENT) or move it past the gap; reject when left out',
      ),
    ),
};
export const dateFields = {
  date: () => z.optional(datedText('Local date, YYYY-MM-DD, 1800 to 2399; or send day, month and year')),
  day: () => z.optional(whole(1, 31, 'Day of the month, 1-31')),
  month: () => z.optional(whole(1, 12, 'Month of the year, 1-12')),
  year: () => z.optional(whole(1800, 2399, 'Year, 1800-2399')),
};
export const timeFields = {
  time: () =>
    z.optional(
      timeText('Local time, HH:MM or HH:MM:SS, 24 hours ("7:55 PM" is understood); or send hour, min and sec'),
    ),
  hour: () => z.optional(whole(0, 23, 'Hour of the local time, 0-23')),
  min: () => z.optional(whole(0, 59, 'Minute, 0-59')),
  sec: () => z.optional(whole(0, 59, 'Second, 0-59; 0 when left out')),
};

/** A birth in either form, as it is written out. */
export const writtenBirthFields = {
  name: () => z.optional(text(100, 'Name of the person, 1-100 characters; given back by answers that show it')),
  ...dateFields,
  ...timeFields,
  ...placeFields,
  ...clockFields,
  calendar: () =>
    z.optional(oneOf(['gregorian', 'julian'], 'Calendar in which the date is written; gregorian when left out')),
  gender: () =>
    z.optional(oneOf(['male', 'female', 'other'], 'Gender of the person; read only where a rule depends on it')),
  time_unknown: () =>
    z.optional(
      about(
        z.boolean(),
        'The time of birth is not known: noon is taken, members that could differ are named in meta.uncertain, and answers that need the ascendant are refused (BIRTH_TIME_REQUIRED)',
      ),
    ),
  time_uncertainty_min: () =>
    z.optional(whole(0, 720, 'Minutes either way by which the time may be wrong, 0-720; 0 when left out')),
};
/** Names of the members of a birth that is written out. */
export const BIRTH_MEMBERS: readonly string[] = Object.keys(writtenBirthFields);

/** Id of a saved birth; optional. */
export const savedId = () =>
  z.optional(
    textLike(
      /^p[0-9a-z]{19}$/,
      'Id of a saved birth of the account (POST profiles), in place of all other members of the birth',
    ),
  );
/** A birth: written out, or saved. */
export const birthFields = { ...writtenBirthFields, profile_id: savedId };

const star = () =>
  about(
    z.union([
      whole(1, 27, 'Number of the star, 1 Ashwini to 27 Revati'),
      text(32, 'Key or common spelling of the star'),
    ]),
    'Birth star in place of a birth: its number 1-27 or its key',
  );
export const partnerFields = {
  ...birthFields,
  place_name: () =>
    z.optional(
      text(
        100,
        'Name of the place of birth as a report prints it, 1 to 100 characters; `place`, or the coordinates, when left out. Read by reports alone',
      ),
    ),
  nakshatra: () => z.optional(star()),
  pada: () => z.optional(whole(1, 4, 'Quarter of the star, 1-4; needed where the star lies in two signs')),
};
/** Fields of a partner: a birth, or a star in its place. */
export const PARTNER_FIELDS: Fields = lazyFields(partnerFields);
const partner = () => z.looseObject(lazyFields(partnerFields));
let anyPartner: ReturnType<typeof partner> | undefined;
const partnerAs = (description: string) => () =>
  z.optional(about((anyPartner ??= partner()), `${description}: a birth, or where stars suffice nakshatra and pada`));
export const pairFields = {
  groom: partnerAs('The groom (also boy, male or p1)'),
  bride: partnerAs('The bride (also girl, female or p2)'),
};

/** An own field of a kind with a birth: another person’s birth beside it. */
export const PARTNER_FIELD = lazyFields({
  partner: () =>
    z.optional(
      about(
        z.looseObject(lazyFields(birthFields)),
        'Birth of the other person, in the form of the birth of the request; for questions about two people',
      ),
    ),
});

/** An own field of a kind with a birth: a place that its chart is cast for. */
export const TO_PLACE_FIELD = lazyFields({
  to_place: () =>
    about(z.looseObject(lazyFields(placeFields)), 'The place that the chart is cast for: lat and lon, or place'),
});

export const atFields = {
  at: () =>
    z.optional(dateTimeText('Moment asked about: a local date-time, with or without an offset; now when left out')),
  at_place: () =>
    z.optional(
      about(
        z.looseObject(lazyFields({ ...placeFields, ...clockFields })),
        'Place of that moment; the place of birth when left out',
      ),
    ),
};
export const spanFields = {
  from: () => z.optional(dateText('First day, YYYY-MM-DD')),
  to: () => z.optional(dateText('Last day, YYYY-MM-DD, included')),
};

export const momentFields = { ...dateFields, ...timeFields, ...placeFields, ...clockFields };

/** Years that dashas can reach: the theoretical start may lie before 1800, the end after 2399. */
export const DASHA_YEARS = { from: 1600, to: 2599 } as const;
const dashaDay = (which: string) => () => z.optional(dateText(`${which} day, YYYY-MM-DD, 1600 to 2599`, DASHA_YEARS));
export const dashaFields = {
  from: dashaDay('First'),
  to: dashaDay('Last'),
  at: () =>
    z.optional(
      withFormWords(
        textLike(
          DATE_TIME,
          'Moment asked about, 1600 to 2599: a local date-time, with or without an offset; now when left out',
        ),
        { ...DATE_TIME_WORDS, must: 'a date-time of the Gregorian calendar, 1600 to 2599' },
      ),
    ),
};

/** A candidate in the documents; the rows themselves are checked one by one. */
export const CANDIDATE_SCHEMA = {
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

/** Most partners that one is matched with in a call. */
export const MAX_BULK_ROWS = 500;
export const dayFields = {
  ...dateFields,
  date: () =>
    z.optional(
      datedText('Local date, YYYY-MM-DD, 1800 to 2399; or send day, month and year. Today at the place when left out'),
    ),
  ...placeFields,
  ...clockFields,
};
export const dobFields = {
  date: () => z.optional(dateText('Date of birth, YYYY-MM-DD, not in the future; or send day, month and year')),
  day: dateFields.day,
  month: dateFields.month,
  year: dateFields.year,
};
/** A person by name and date of birth; optional. */
export const personField = (description: string) => () =>
  z.optional(
    about(
      z.looseObject(lazyFields({ name: () => z.optional(PERSON_NAME), ...dobFields })),
      `${description}: name and date`,
    ),
  );
/** Births of those for whom a time is sought, at most four; optional. */
export const nativesField = () =>
  z.optional(
    upTo(4, z.looseObject(lazyFields(birthFields)), 'Births of the persons for whom the time is sought, at most 4'),
  );
