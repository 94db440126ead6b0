/** Every error code of the API: one row each. Codes are never renamed inside v1. */

/** One error code. */
export interface ErrorRow {
  readonly status: number;
  readonly title: string;
  /** Whether the same request may succeed later, unchanged. */
  readonly retryable: boolean;
  /** What the caller should do. */
  readonly fix: string;
}

const row = (status: number, title: string, fix: string, retryable = false): ErrorRow => ({
  status,
  title,
  retryable,
  fix,
});

export const ERRORS = {
  INVALID_JSON: row(
    400,
    'The body is not valid JSON',
    'Send one JSON object, UTF-8, with Content-Type application/json.',
  ),
  VALIDATION_FAILED: row(
    400,
    'Some fields are not valid',
    'Correct every field listed in error.details and send the request again.',
  ),
  INPUT_CONFLICT: row(400, 'Two fields contradict each other', 'Send one of the two forms, or make both say the same.'),
  KEY_INVALID: row(401, 'No valid API key', 'Send one valid API key: X-Api-Key, Authorization: Bearer, or ?apiKey=.'),
  SESSION_INVALID: row(401, 'No valid session', 'Sign in again.'),
  CODE_INVALID: row(
    401,
    'The code is wrong or no longer valid',
    'Check the code in the newest e-mail, or ask for a new one: a code works once, within 10 minutes, with 5 tries.',
  ),
  CREDITS_EXHAUSTED: row(
    402,
    'The credits of this period are used up',
    'Wait for the next period (Retry-After) or choose a larger plan.',
  ),
  SPEND_CAP_REACHED: row(402, 'The spend cap of this key is reached', 'Raise the cap or wait for the next period.'),
  KEY_DISABLED: row(403, 'This key is switched off', 'Enable the key or use another one.'),
  KEY_EXPIRED: row(403, 'This key has expired', 'Use its successor or create a new key.'),
  SCOPE_MISSING: row(403, 'This key may not use this suite', 'Use a key whose scopes include the suite.'),
  DOMAIN_NOT_ALLOWED: row(
    403,
    'This key may not be used from this site',
    'Add the domain to the key, or call from a listed one.',
  ),
  IP_NOT_ALLOWED: row(
    403,
    'This key may not be used from this address',
    'Add the address to the key, or call from a listed one.',
  ),
  ORIGIN_NOT_ALLOWED: row(
    403,
    'A session cookie is taken from our own pages only',
    'Call from the dashboard, or send the session token in the Authorization header.',
  ),
  QUERY_KEY_OFF: row(403, 'This key may not be sent in the URL', 'Send the key in the X-Api-Key header.'),
  PLAN_REQUIRED: row(403, 'The plan does not include this', 'Choose a plan that includes it; see GET /v1/meta/limits.'),
  FEATURE_NOT_ENABLED: row(403, 'This feature is not enabled for the key', 'Enable the feature on the key.'),
  FORBIDDEN: row(403, 'The request is refused', 'Check the key and the request.'),
  ENDPOINT_NOT_FOUND: row(404, 'No such endpoint', 'See GET /v1/meta/endpoints for every path.'),
  RESOURCE_NOT_FOUND: row(404, 'No such resource', 'Check the id.'),
  UNKNOWN_VARIANT: row(404, 'No such variant of this endpoint', 'Use one of the values listed in error.details.'),
  METHOD_NOT_ALLOWED: row(405, 'This method is not allowed here', 'Use the method named in the Allow header.'),
  IDEMPOTENCY_CONFLICT: row(
    409,
    'This idempotency key was used too often or for another body',
    'Use a new Idempotency-Key.',
  ),
  IDEMPOTENCY_IN_PROGRESS: row(
    409,
    'A call with this idempotency key is still running',
    'Wait for it to end, then repeat.',
    true,
  ),
  STATE_CONFLICT: row(409, 'The resource is not in a state that allows this', 'Read the resource and try again.'),
  REPORT_EXPIRED: row(410, 'The report has expired', 'Make the report again.'),
  BODY_TOO_LARGE: row(413, 'The body is too large', 'Send at most 256 KB (batch: 1 MB).'),
  UNSUPPORTED_MEDIA_TYPE: row(415, 'The body is not sent as JSON', 'Send Content-Type: application/json.'),
  EPHEMERIS_RANGE: row(
    422,
    'The instant lies outside the ephemeris files',
    'Use an instant between 1800-01-02T00:00Z and 2400-01-01T00:00Z.',
  ),
  TIME_NONEXISTENT: row(
    422,
    'This local time was skipped by a clock change',
    'Send the offset as tz, or on_gap: "shift".',
  ),
  LANGUAGE_NOT_HERE: row(
    422,
    'There are no texts in this language here',
    'Ask for one of the languages in error.details, or leave language_fallback out.',
  ),
  TIME_AMBIGUOUS: row(422, 'This local time occurred twice', 'Send the offset as tz, or fold: "earlier" or "later".'),
  ZONE_UNRESOLVED: row(422, 'The time zone could not be determined', 'Send tz (hours) or timezone (IANA name).'),
  PLACE_NOT_FOUND: row(
    422,
    'The place was not found',
    'Send the id of a place in error.details if it has any, check the spelling, use POST /v1/geo/search, or send lat and lon.',
  ),
  PLACE_AMBIGUOUS: row(
    422,
    'Several places have this name',
    'Send the id of one of the places in error.details, or add the region or country to the name.',
  ),
  HOUSES_UNDEFINED: row(
    422,
    'The house system has no solution at this latitude',
    'Use house_system "porphyry" or "whole_sign".',
  ),
  BIRTH_TIME_REQUIRED: row(
    422,
    'This answer needs the time of birth',
    'Send the time; time_unknown is not enough here.',
  ),
  NAME_NOT_READ: row(
    422,
    'The first syllable of a name could not be read',
    'Write the name in Devanagari or Latin letters, beginning with its first sound.',
  ),
  NOT_FROM_A_CHART: row(
    422,
    'This is not answered from a chart',
    'Show error.message to the person who asked: it says where to find help.',
  ),
  UNVERIFIED_ANSWER: row(422, 'The answer could not be verified', 'Ask the question in another way.'),
  RATE_LIMITED: row(429, 'Too many requests', 'Wait the seconds named in Retry-After.', true),
  CONCURRENCY_LIMITED: row(429, 'Too many requests at once', 'Wait the seconds named in Retry-After.', true),
  INTERNAL: row(
    500,
    'Something went wrong on our side',
    'Send the request again; if it fails again, report the request id.',
    true,
  ),
  OVERLOADED: row(503, 'The service cannot answer just now', 'Send the request again after Retry-After seconds.', true),
  MODEL_UNAVAILABLE: row(503, 'The language model is not available', 'Send the request again later.', true),
  TIMED_OUT: row(504, 'The computation took too long', 'Ask for less in one call, or send it again.', true),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Whether a text is an error code. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/**
 * Codes of `error.details[]`: what is wrong with one field; for CANDIDATE a value that may have been meant; for NOT_IN_PLAN the plan
 * that is needed, in `expected`.
 */
export const DETAIL_CODES = [
  'REQUIRED',
  'WRONG_TYPE',
  'OUT_OF_RANGE',
  'NOT_A_DATE',
  'NO_SUCH_DAY',
  'UNKNOWN_VALUE',
  'TOO_LONG',
  'RANGE_TOO_LONG',
  'UNKNOWN_FIELD',
  'CONFLICT',
  'NOT_IN_PLAN',
  'CANDIDATE',
] as const;
export type DetailCode = (typeof DETAIL_CODES)[number];

/** One faulty field. `received` is cut to 100 characters and left out for values that are not a string, number or boolean. */
export interface Detail {
  readonly field: string;
  readonly code: DetailCode;
  readonly message: string;
  readonly expected?: string;
  readonly received?: string | number | boolean;
}

/** A place that may have been meant, for a picker: its id may be sent in the field. */
export interface PlaceCandidate extends Detail {
  readonly code: 'CANDIDATE';
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}
