/** What stands around `data`: the meta of a success, and the whole body of a failure (README of this folder: Answers). */
import * as z from 'zod/mini';
import { about, between, keysOf, objectList, objectOf, oneOf, textLike } from './about.ts';
import { DETAIL_CODES, ERRORS } from './errors.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { AYANAMSAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { PLACE_ID, PLACE_MATCHES } from '../values/place.ts';
import { WARNINGS } from './warnings.ts';

const requestId = about(
  z.string(),
  'Id of this request, the same as the header X-Request-Id. Name it when you ask for help.',
);

const engine = z.strictObject({
  name: about(z.string(), 'Name of the engine'),
  version: about(z.string(), 'Version of the engine; the same version gives the same data for the same input'),
  ephemeris: about(z.string(), 'Library and data files that gave the positions'),
  zone_data: about(z.string(), 'Release of the time zone rules'),
});

/** In which language what is written. */
const languageOut = z.strictObject({
  asked: oneOf(LANGUAGES, 'The language that was asked for'),
  names: oneOf(LANGUAGES, 'Language of names in fields of their own'),
  texts: about(
    z.nullable(z.enum(LANGUAGES)),
    'Language of sentences, and of the names inside them; null where the answer has none',
  ),
  status: oneOf(
    ['names', 'beta', 'full'],
    'What there is of the language asked: names only, words that no native speaker has read yet, or words that one has',
  ),
});

/** Options that shaped the answer. An endpoint adds its own, so members beyond these are allowed. */
const settings = z.looseObject({
  language: oneOf(LANGUAGES, 'Language of the texts'),
  ayanamsa: z.optional(
    about(
      z.union([z.enum(keysOf(AYANAMSAS)), z.looseObject({})]),
      'The ayanamsa that was used: its key, or the object you sent',
    ),
  ),
  ayanamsa_value: z.optional(between(-360, 360, 'The ayanamsa at the instant of the question, degrees')),
});

const clockTime = z.strictObject({
  utc: z.optional(
    z.string().check(
      z.meta({
        description: 'The instant that was used, in UTC; left out for a day or a range',
        format: 'date-time',
      }),
    ),
  ),
  jd_ut: z.optional(about(z.number(), 'The same instant as a Julian day, UT, 8 decimals')),
  offset: between(-16, 16, 'Hours from UT of the local times in this answer, east positive'),
  timezone: z.nullable(about(z.string(), 'IANA time zone that gave the offset; null where you sent the offset itself')),
  offset_source: oneOf(
    ['given', 'lmt', 'timezone', 'place', 'coordinates', 'default'],
    'What decided the offset: your tz, local mean time, your timezone, the zone of the place, the zone of the coordinates, or UTC by default',
  ),
});

/** By the member of the request whose clock it is: `groom`, `moments.3`. */
const times = z.record(z.string().check(z.regex(/^[a-z]+(\.\d+)?$/)), clockTime);

/** Members that a place has in `meta` and among the candidates of a refusal. */
const PLACE = {
  id: textLike(PLACE_ID, 'Id of the place, accepted wherever a place is'),
  name: about(z.string(), 'Name of the place today'),
  region: about(z.string(), 'State or province; the country where there is none'),
  country: z.string().check(z.length(2), z.describe('Country, ISO 3166-1, two letters')),
  lat: between(-90, 90, 'Latitude in degrees, north positive'),
  lon: between(-180, 180, 'Longitude in degrees, east positive'),
};

const namedPlace = z.strictObject({
  ...PLACE,
  match: oneOf(
    PLACE_MATCHES,
    'How the name you sent fits: exact, the place’s own name or id; alias, another of its names; fuzzy, a spelling that no source calls its name (warning PLACE_FUZZY)',
  ),
});

const creditsOut = z.strictObject({
  charged: z.int().check(z.gte(0), z.describe('Credits this call cost; 0 for sandbox keys and free replays')),
  remaining: z.nullable(
    about(z.int(), 'Credits left in this calendar month; null where nothing is counted (sandbox key, no key)'),
  ),
});

const warningOut = z.strictObject({
  code: oneOf(keysOf(WARNINGS), 'Stable code of the warning; see GET /v1/meta/errors'),
  message: about(z.string(), 'What it means here, in a sentence'),
});

/** The instant and place of a request, where it has any. */
const whenAndWhere = {
  time: z.optional(
    about(
      z.union([clockTime, times]),
      'The instant and clock that were used; for a pair or a list of moments one for each, by the member of the request',
    ),
  ),
  place: z.optional(
    about(
      z.union([namedPlace, z.record(z.string().check(z.regex(/^[a-z_]+(\.\d+)?$/)), namedPlace)]),
      'The place that was used, where you named one; where members of the request name places of their own, each by the path of the member (groom, at_place, moments.0; place for the request itself)',
    ),
  ),
};

/** `meta` of a success. */
export const meta = z.strictObject({
  request_id: requestId,
  endpoint: about(z.string(), 'The path below /v1 that answered, variables filled in: varga/D9'),
  version: about(z.literal('v1'), 'Version of the API'),
  engine: about(engine, 'What computed the answer'),
  settings: about(settings, 'Every option the answer depended on, defaults filled in'),
  language: about(languageOut, 'Language of names and of sentences'),
  ...whenAndWhere,
  uncertain: z.optional(
    about(z.array(z.string()), 'Members of data that could differ because the time of birth is not known exactly'),
  ),
  warnings: about(z.array(warningOut), 'What you should know though the answer stands; often empty'),
  credits: about(creditsOut, 'What the call cost'),
  result_hash: textLike(
    /^sha256:[0-9a-f]{64}$/,
    'SHA-256 of data: the same input, options and engine give the same bytes',
  ),
});

/** `meta` of a resource: it has state, so there is no hash, and only some depend on options. */
export const resourceMeta = z.strictObject({
  request_id: requestId,
  endpoint: about(z.string(), 'The path below /v1 that answered, variables in braces: keys/{id}'),
  version: about(z.literal('v1'), 'Version of the API'),
  settings: z.optional(about(settings, 'Every option the answer depended on, where it depends on any')),
  ...whenAndWhere,
  warnings: about(z.array(warningOut), 'What you should know though the answer stands; often empty'),
  credits: about(creditsOut, 'What the call cost'),
});

/** The body of every failure. */
export const failure = z.strictObject({
  status: about(z.literal('error'), 'Always error in a failure'),
  error: objectOf('What went wrong', {
    code: oneOf(keysOf(ERRORS), 'Stable code: branch on this, never on the message'),
    message: about(z.string(), 'A sentence for a developer; it may be reworded'),
    details: objectList(
      'Every faulty field at once; under PLACE_AMBIGUOUS and PLACE_NOT_FOUND the places that may be meant, code CANDIDATE; empty where no field is to blame',
      {
        field: about(z.string(), 'Path of the faulty member: lat, groom.date, calls.3.endpoint'),
        code: oneOf(DETAIL_CODES, 'What is wrong with it'),
        message: about(z.string(), 'The same in a sentence, with the range that is allowed'),
        expected: z.optional(about(z.string(), 'What is allowed: -90..90, or the list of values')),
        received: z.optional(
          about(
            z.union([z.string(), z.number(), z.boolean()]),
            'What was sent, cut to 100 characters; left out for lists and objects',
          ),
        ),
        ...z.partial(z.strictObject(PLACE)).shape,
        population: z.optional(z.int().check(z.gte(0), z.describe('People who live there; 0 where it is not known'))),
      },
    ),
    docs: about(z.string(), 'Where this code is explained'),
  }),
  meta: about(z.strictObject({ request_id: requestId }), 'Which request this was'),
});
