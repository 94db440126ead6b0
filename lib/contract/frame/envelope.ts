/** What stands around `data`: the meta of a success, and the whole body of a failure (README of this folder: Answers). */
import * as z from 'zod/mini';
import { DETAIL_CODES, ERRORS } from './errors.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { AYANAMSAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { PLACE_ID, PLACE_MATCHES } from '../values/place.ts';
import { keysOf } from './shapes.ts';
import { WARNINGS } from './warnings.ts';

const requestId = z
  .string()
  .check(z.describe('Id of this request, the same as the header X-Request-Id. Name it when you ask for help.'));

const engine = z.strictObject({
  name: z.string().check(z.describe('Name of the engine')),
  version: z
    .string()
    .check(z.describe('Version of the engine; the same version gives the same data for the same input')),
  ephemeris: z.string().check(z.describe('Library and data files that gave the positions')),
  zone_data: z.string().check(z.describe('Release of the time zone rules')),
});

/** In which language what is written. */
const languageOut = z.strictObject({
  asked: z.enum(LANGUAGES).check(z.describe('The language that was asked for')),
  names: z.enum(LANGUAGES).check(z.describe('Language of names in fields of their own')),
  texts: z
    .nullable(z.enum(LANGUAGES))
    .check(z.describe('Language of sentences, and of the names inside them; null where the answer has none')),
  status: z
    .enum(['names', 'beta', 'full'])
    .check(
      z.describe(
        'What there is of the language asked: names only, words that no native speaker has read yet, or words that one has',
      ),
    ),
});

/** Options that shaped the answer. An endpoint adds its own, so members beyond these are allowed. */
const settings = z.looseObject({
  language: z.enum(LANGUAGES).check(z.describe('Language of the texts')),
  ayanamsa: z.optional(
    z
      .union([z.enum(keysOf(AYANAMSAS)), z.looseObject({})])
      .check(z.describe('The ayanamsa that was used: its key, or the object you sent')),
  ),
  ayanamsa_value: z.optional(
    z.number().check(z.gte(-360), z.lte(360), z.describe('The ayanamsa at the instant of the question, degrees')),
  ),
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
  jd_ut: z.optional(z.number().check(z.describe('The same instant as a Julian day, UT, 8 decimals'))),
  offset: z
    .number()
    .check(z.gte(-16), z.lte(16), z.describe('Hours from UT of the local times in this answer, east positive')),
  timezone: z.nullable(
    z.string().check(z.describe('IANA time zone that gave the offset; null where you sent the offset itself')),
  ),
  offset_source: z
    .enum(['given', 'lmt', 'timezone', 'place', 'coordinates', 'default'])
    .check(
      z.describe(
        'What decided the offset: your tz, local mean time, your timezone, the zone of the place, the zone of the coordinates, or UTC by default',
      ),
    ),
});

/** By the member of the request whose clock it is: `groom`, `moments.3`. */
const times = z.record(z.string().check(z.regex(/^[a-z]+(\.\d+)?$/)), clockTime);

/** Members that a place has in `meta` and among the candidates of a refusal. */
const PLACE = {
  id: z.string().check(z.regex(PLACE_ID), z.describe('Id of the place, accepted wherever a place is')),
  name: z.string().check(z.describe('Name of the place today')),
  region: z.string().check(z.describe('State or province; the country where there is none')),
  country: z.string().check(z.length(2), z.describe('Country, ISO 3166-1, two letters')),
  lat: z.number().check(z.gte(-90), z.lte(90), z.describe('Latitude in degrees, north positive')),
  lon: z.number().check(z.gte(-180), z.lte(180), z.describe('Longitude in degrees, east positive')),
};

const namedPlace = z.strictObject({
  ...PLACE,
  match: z
    .enum(PLACE_MATCHES)
    .check(
      z.describe(
        'How the name you sent fits: exact, the place’s own name or id; alias, another of its names; fuzzy, a spelling that no source calls its name (warning PLACE_FUZZY)',
      ),
    ),
});

const creditsOut = z.strictObject({
  charged: z.int().check(z.gte(0), z.describe('Credits this call cost; 0 for sandbox keys and free replays')),
  remaining: z.nullable(
    z
      .int()
      .check(z.describe('Credits left in this calendar month; null where nothing is counted (sandbox key, no key)')),
  ),
});

const warningOut = z.strictObject({
  code: z.enum(keysOf(WARNINGS)).check(z.describe('Stable code of the warning; see GET /v1/meta/errors')),
  message: z.string().check(z.describe('What it means here, in a sentence')),
});

/** The instant and place of a request, where it has any. */
const whenAndWhere = {
  time: z.optional(
    z
      .union([clockTime, times])
      .check(
        z.describe(
          'The instant and clock that were used; for a pair or a list of moments one for each, by the member of the request',
        ),
      ),
  ),
  place: z.optional(
    z
      .union([namedPlace, z.record(z.string().check(z.regex(/^[a-z_]+(\.\d+)?$/)), namedPlace)])
      .check(
        z.describe(
          'The place that was used, where you named one; where members of the request name places of their own, each by the path of the member (groom, at_place, moments.0; place for the request itself)',
        ),
      ),
  ),
};

/** `meta` of a success. */
export const meta = z.strictObject({
  request_id: requestId,
  endpoint: z.string().check(z.describe('The path below /v1 that answered, variables filled in: varga/D9')),
  version: z.literal('v1').check(z.describe('Version of the API')),
  engine: engine.check(z.describe('What computed the answer')),
  settings: settings.check(z.describe('Every option the answer depended on, defaults filled in')),
  language: languageOut.check(z.describe('Language of names and of sentences')),
  ...whenAndWhere,
  uncertain: z.optional(
    z
      .array(z.string())
      .check(z.describe('Members of data that could differ because the time of birth is not known exactly')),
  ),
  warnings: z.array(warningOut).check(z.describe('What you should know though the answer stands; often empty')),
  credits: creditsOut.check(z.describe('What the call cost')),
  result_hash: z
    .string()
    .check(
      z.regex(/^sha256:[0-9a-f]{64}$/),
      z.describe('SHA-256 of data: the same input, options and engine give the same bytes'),
    ),
});

/** `meta` of a resource: it has state, so there is no hash, and only some depend on options. */
export const resourceMeta = z.strictObject({
  request_id: requestId,
  endpoint: z.string().check(z.describe('The path below /v1 that answered, variables in braces: keys/{id}')),
  version: z.literal('v1').check(z.describe('Version of the API')),
  settings: z.optional(settings.check(z.describe('Every option the answer depended on, where it depends on any'))),
  ...whenAndWhere,
  warnings: z.array(warningOut).check(z.describe('What you should know though the answer stands; often empty')),
  credits: creditsOut.check(z.describe('What the call cost')),
});

/** The body of every failure. */
export const failure = z.strictObject({
  status: z.literal('error').check(z.describe('Always error in a failure')),
  error: z
    .strictObject({
      code: z.enum(keysOf(ERRORS)).check(z.describe('Stable code: branch on this, never on the message')),
      message: z.string().check(z.describe('A sentence for a developer; it may be reworded')),
      details: z
        .array(
          z.strictObject({
            field: z.string().check(z.describe('Path of the faulty member: lat, groom.date, calls.3.endpoint')),
            code: z.enum(DETAIL_CODES).check(z.describe('What is wrong with it')),
            message: z.string().check(z.describe('The same in a sentence, with the range that is allowed')),
            expected: z.optional(z.string().check(z.describe('What is allowed: -90..90, or the list of values'))),
            received: z.optional(
              z
                .union([z.string(), z.number(), z.boolean()])
                .check(z.describe('What was sent, cut to 100 characters; left out for lists and objects')),
            ),
            ...z.partial(z.strictObject(PLACE)).shape,
            population: z.optional(
              z.int().check(z.gte(0), z.describe('People who live there; 0 where it is not known')),
            ),
          }),
        )
        .check(
          z.describe(
            'Every faulty field at once; under PLACE_AMBIGUOUS and PLACE_NOT_FOUND the places that may be meant, code CANDIDATE; empty where no field is to blame',
          ),
        ),
      docs: z.string().check(z.describe('Where this code is explained')),
    })
    .check(z.describe('What went wrong')),
  meta: z.strictObject({ request_id: requestId }).check(z.describe('Which request this was')),
});
