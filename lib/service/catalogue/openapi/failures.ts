/** Which error codes an operation may answer with, and the failures of the document. */
import { AppError, errorBody } from '../../../contract/frame/app-error.ts';
import type { AnyContract } from '../../../contract/frame/resource.ts';
import { ERRORS, isErrorCode, type ErrorCode } from '../../../contract/frame/errors.ts';
import { invalidField } from '../../../contract/frame/field-errors.ts';
import type { Kind } from '../../../contract/frame/input.ts';
import { failureHeaders } from './headers.ts';
import { EXAMPLE_REQUEST_ID, ref, type Json } from './names.ts';

const PLACE: readonly ErrorCode[] = ['PLACE_NOT_FOUND', 'PLACE_AMBIGUOUS', 'ZONE_UNRESOLVED'];
const DAY: readonly ErrorCode[] = ['INPUT_CONFLICT', 'EPHEMERIS_RANGE', ...PLACE];
const MOMENT: readonly ErrorCode[] = [...DAY, 'TIME_NONEXISTENT', 'TIME_AMBIGUOUS'];
/** A birth may be a saved one. */
const BIRTH: readonly ErrorCode[] = [...MOMENT, 'RESOURCE_NOT_FOUND'];

/** What may be wrong with the input of a kind though every field of it is valid. */
const OF_KIND: Readonly<Record<Kind, readonly ErrorCode[]>> = {
  plain: [],
  birth: BIRTH,
  written_birth: MOMENT,
  birth_at: BIRTH,
  birth_range: BIRTH,
  birth_year: BIRTH,
  birth_or_star_range: BIRTH,
  birth_or_star: BIRTH,
  card: BIRTH,
  pair: BIRTH,
  match: BIRTH,
  match_bulk: BIRTH,
  day: DAY,
  moment: MOMENT,
  range: ['INPUT_CONFLICT', 'EPHEMERIS_RANGE', 'ZONE_UNRESOLVED'],
  range_place: DAY,
  range_place_natives: BIRTH,
  day_natives: BIRTH,
  moment_natives: BIRTH,
  moments_natives: BIRTH,
  name: [],
  dob: ['INPUT_CONFLICT'],
  persons: ['INPUT_CONFLICT'],
  event_range: ['INPUT_CONFLICT', 'EPHEMERIS_RANGE', 'ZONE_UNRESOLVED'],
  feed: ['INPUT_CONFLICT', 'EPHEMERIS_RANGE', 'ZONE_UNRESOLVED'],
  place: DAY,
};
/** Kinds of which the birth of a child is refused. */
const MATCHES: readonly Kind[] = ['pair', 'match', 'match_bulk'];
const BIRTHS: readonly Kind[] = [
  'birth',
  'birth_at',
  'birth_range',
  'birth_year',
  'birth_or_star_range',
  'pair',
  'match',
];

const KEY: readonly ErrorCode[] = [
  'KEY_INVALID',
  'KEY_DISABLED',
  'KEY_EXPIRED',
  'SCOPE_MISSING',
  'DOMAIN_NOT_ALLOWED',
  'IP_NOT_ALLOWED',
  'QUERY_KEY_OFF',
  'CREDITS_EXHAUSTED',
  'SPEND_CAP_REACHED',
  'RATE_LIMITED',
];
const SESSION: readonly ErrorCode[] = ['SESSION_INVALID', 'ORIGIN_NOT_ALLOWED'];
const BODY: readonly ErrorCode[] = ['INVALID_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
const OURS: readonly ErrorCode[] = ['INTERNAL', 'OVERLOADED', 'TIMED_OUT'];

/** Whether requests of a method have a body. */
export const hasBody = ({ method }: AnyContract): boolean => method !== 'GET' && method !== 'DELETE';
/** Whether a key may call. */
export const takesKey = ({ auth }: AnyContract): boolean => auth === 'key' || auth === 'either';
/** Whether the common options may be sent. */
export const takesOptions = (one: AnyContract): boolean =>
  !['plain', 'written_birth'].includes(one.input.kind) || one.credits > 0;

/** The codes that tell something of this endpoint in particular: those of its input, and its own. */
export const ownErrors = (one: AnyContract): readonly ErrorCode[] => [
  ...new Set([
    ...(one.variables.length === 0
      ? []
      : [one.kind === 'calculation' ? ('UNKNOWN_VARIANT' as const) : ('RESOURCE_NOT_FOUND' as const)]),
    ...OF_KIND[one.input.kind],
    ...(BIRTHS.includes(one.input.kind) && one.needsTime !== false ? (['BIRTH_TIME_REQUIRED'] as const) : []),
    ...(one.settings?.includes('house_system') ? (['HOUSES_UNDEFINED'] as const) : []),
    ...(one.foretells === true || MATCHES.includes(one.input.kind) ? (['STATE_CONFLICT'] as const) : []),
    ...(takesOptions(one) ? (['LANGUAGE_NOT_HERE'] as const) : []),
    ...(one.kind === 'resource' && one.feature !== undefined ? (['PLAN_REQUIRED'] as const) : []),
    ...(one.errors ?? []),
  ]),
];

const isOnce = (one: AnyContract): boolean => one.kind === 'resource' && one.repeat === 'once';

/** Every code that an operation may answer with. */
const errorsOf = (one: AnyContract): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    'VALIDATION_FAILED',
    ...ownErrors(one),
    ...(hasBody(one) ? BODY : []),
    ...(takesKey(one) ? KEY : []),
    ...(one.auth === 'session' || one.auth === 'either' ? SESSION : []),
    ...((takesKey(one) && one.credits > 0 && one.method === 'POST') || isOnce(one)
      ? (['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] as const)
      : []),
    ...OURS,
  ]),
];

/** Statuses that an operation may answer with besides 200, rising. */
export const failuresOf = (one: AnyContract): readonly number[] =>
  [...new Set(errorsOf(one).map((code) => ERRORS[code].status))].sort((a, b) => a - b);

const statuses = [...new Set(Object.values(ERRORS).map((row) => row.status))].sort((a, b) => a - b);
const codesOf = (status: number): readonly ErrorCode[] =>
  Object.keys(ERRORS)
    .filter(isErrorCode)
    .filter((code) => ERRORS[code].status === status);

/** A failure as the service would write it. */
const sample = (code: ErrorCode): AppError =>
  code === 'VALIDATION_FAILED'
    ? invalidField('lat', 'OUT_OF_RANGE', 'lat must be between -90 and 90.', '-90..90', 95)
    : new AppError(code);

const exampleOf = (code: ErrorCode): Json => ({
  summary: ERRORS[code].title,
  value: JSON.parse(errorBody(sample(code), EXAMPLE_REQUEST_ID)),
});

/** The failures by status, as components: every code of a status with what to do, and an example of each. */
export const failureResponses = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    statuses.map((status) => [
      `E${status}`,
      {
        description: codesOf(status)
          .map((code) => `- \`${code}\`: ${ERRORS[code].title}. ${ERRORS[code].fix}`)
          .join('\n'),
        headers: failureHeaders(status),
        content: {
          'application/json': {
            schema: ref('Failure'),
            examples: Object.fromEntries(codesOf(status).map((code) => [code, exampleOf(code)])),
          },
        },
      },
    ]),
  );
