/**
 * Input types (README of this folder: Requests). An input is a flat set of zod fields plus a kind; the kind decides what
 * the fields become (`Resolved`). Rules across fields and the conversion to instants are in `lib/service/http/read`.
 */
import * as z from 'zod/mini';
import { several, textLike, whole } from './about.ts';
import { dateText, withFormWords } from '../values/date-time.ts';
import { EVENT_WORDS } from '../suites/feed-input.ts';
import { plainText as text } from '../values/plain-text.ts';
import {
  offset,
  zone,
  placeFields,
  clockFields,
  dateFields,
  timeFields,
  writtenBirthFields,
  savedId,
  birthFields,
  partnerFields,
  pairFields,
  atFields,
  spanFields,
  momentFields,
  dashaFields,
  dayFields,
  dobFields,
  personField,
  nativesField,
  CANDIDATE_SCHEMA,
  MAX_BULK_ROWS,
} from './input-fields.ts';
import { joinFields, lazyFields, type FieldMakers, type Fields, type Input, type Kind } from './input.ts';

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

/** The same input for an answer that needs no sky at its moment or in its range: dashas run to the year 2519. */
export const beyondSky = <F extends Fields, K extends Kind>(input: Input<F, K>): Input<F, K> => {
  const own = Object.entries(dashaFields).filter(([name]) => name in input.base);
  return { ...input, base: joinFields(input.base, lazyFields(Object.fromEntries(own))), beyondSky: true };
};

/** The birth that examples are about. */
export const EXAMPLE_BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 } as const;

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
/** Births or stars. */
export const matchInput = of('match', pairFields);
/** One partner as a birth or star, and candidates that are read one by one: a faulty one does not fail the others. */
export const matchBulkInput = of('match_bulk', {
  ...partnerFields,
  candidates: () =>
    z.optional(
      several(
        z.unknown().check(z.meta(CANDIDATE_SCHEMA)),
        1,
        MAX_BULK_ROWS,
        `Those whom the person is matched with, 1 to ${MAX_BULK_ROWS}`,
      ),
    ),
});
/**
 * A day at a place.
 * @example
 * 'place' in dayInput().base // → true
 */
export const dayInput = of('day', dayFields);
/** The endpoint brings its own field `name`. */
export const nameInput = of('name', {});
/** The endpoint may bring its own fields `name`, and `mulank` in place of the date. */
export const dobInput = of('dob', dobFields);
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
        textLike(
          /^(ingress|station|eclipse):[a-z]+:\d{4}-\d{2}-\d{2}$/,
          'Key of one event, in place of `from` and `to`: kind, planet and date in Indian time, `ingress:sun:2026-01-14`',
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
      whole(-1, 1, 'Instead of a date: -1 the period before the running one, 0 the running one, 1 the one after'),
    ),
  tz: () =>
    offset(
      'Clock that tells which date is today, and on which `valid` is written: hours from UT, -16 to 16, east positive; 5.5 (India) when left out',
    ),
  tzone: () => offset('The same as tz'),
  timezone: () => z.optional(text(64, 'IANA time zone in place of tz, such as America/New_York')),
});
export const placeInput = of('place', { ...placeFields, ...clockFields });
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
      several(
        z.looseObject(lazyFields(momentFields)),
        1,
        50,
        'Up to 50 moments in place of one; each without a place or clock takes those of the request',
      ),
    ),
  natives: nativesField,
});
