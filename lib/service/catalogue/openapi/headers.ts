/** Headers of requests and answers. */
import type { AnyContract } from '../../../contract/frame/resource.ts';
import { ref, type Json } from './names.ts';

type Header = Json & { readonly header: string };
const text = (header: string, description: string, example: string): Header => ({
  header,
  description,
  schema: { type: 'string' },
  example,
});
const count = (header: string, description: string, example: number): Header => ({
  header,
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

/** Headers of answers, by component name; `header` is the name on the wire. */
const HEADERS: Readonly<Record<string, Header>> = {
  RequestId: text(
    'X-Request-Id',
    'Id of the request, the same as meta.request_id. Name it when you ask for help.',
    '01KAJ3M7Q2W8T5V9X1B4C6D8EF',
  ),
  ClientRequestId: text(
    'X-Client-Request-Id',
    'Your own name for the request, if you sent one as X-Request-Id: 1 to 128 letters, digits and _ - . : + =.',
    'order-1024-chart',
  ),
  IdempotencyReplayed: {
    header: 'Idempotency-Replayed',
    description: 'Set to true where an earlier call under the same Idempotency-Key has paid for this answer.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  ResultHash: text(
    'X-Result-Hash',
    'SHA-256 of data. The same input, options and engine version give the same hash.',
    `sha256:${'0'.repeat(64)}`,
  ),
  CreditsCharged: count('X-Credits-Charged', 'Credits this call cost; 0 for sandbox keys.', 1),
  CreditsRemaining: count(
    'X-Credits-Remaining',
    'Credits left in this calendar month; left out for sandbox keys.',
    49999,
  ),
  RateLimitLimit: count('RateLimit-Limit', 'Requests per minute of your plan; left out where there is no limit.', 120),
  RateLimitRemaining: count('RateLimit-Remaining', 'Requests left in this minute.', 118),
  RateLimitReset: count('RateLimit-Reset', 'Seconds until the minute is over.', 42),
  ContentLanguage: text(
    'Content-Language',
    'Languages of the texts in this answer. Of an error: that of its message.',
    'en',
  ),
  ETag: text(
    'ETag',
    'Tag of this content: sent back as If-None-Match, it is answered 304 while nothing has changed.',
    'W/"0a1b2c"',
  ),
  Location: text(
    'Location',
    'Where the thing that was made, or that answers instead, is found.',
    'https://api.example.com/v1/keys/k1',
  ),
  RetryAfter: count('Retry-After', 'Seconds to wait before the same request may succeed.', 30),
};

/** Headers of answers as components. */
export const headerComponents = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(HEADERS).map(([name, { header: _, ...component }]) => [name, component]));

const refs = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [HEADERS[name]?.header, ref(name, 'headers')]));

const METERED = ['CreditsCharged', 'CreditsRemaining', 'RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'];

const metered = ({ auth }: AnyContract): readonly string[] => (auth === 'key' || auth === 'either' ? METERED : []);
/** Whether a calculation is answered 304 to clients who have its answer. */
export const isRevalidated = (one: AnyContract): boolean => one.kind === 'calculation' && one.revalidates === true;
const tagged = (one: AnyContract): readonly string[] => (one.method === 'GET' || isRevalidated(one) ? ['ETag'] : []);

const replayed = (one: AnyContract): readonly string[] =>
  one.method === 'POST' && metered(one).length > 0 ? ['IdempotencyReplayed'] : [];

/** Headers of a calculation's success. */
export const successHeaders = (one: AnyContract): Json =>
  refs([
    'RequestId',
    'ClientRequestId',
    'ResultHash',
    'ContentLanguage',
    ...tagged(one),
    ...replayed(one),
    ...metered(one),
  ]);

/** The answer to a client who has what it asks for, by status; nothing where none is given. */
export const unchangedOf = (one: AnyContract): Json =>
  isRevalidated(one)
    ? {
        304: {
          description: 'The answer that If-None-Match names still holds; nothing is charged',
          headers: refs(['RequestId', 'ETag', ...metered(one)]),
        },
      }
    : {};

/** Headers of a resource's success with this status. */
export const resourceHeaders = (one: AnyContract, status: number): Json =>
  refs([
    'RequestId',
    ...([201, 202, 303].includes(status) ? ['Location'] : []),
    ...(status === 202 ? ['RetryAfter'] : []),
    ...(status === 200 ? tagged(one) : []),
    ...replayed(one),
    ...metered(one),
  ]);

/** Headers of a failure with this status. */
export const failureHeaders = (status: number): Json =>
  refs(['RequestId', 'ContentLanguage', ...([402, 429, 503].includes(status) ? ['RetryAfter'] : [])]);

/** Parameters that operations share, as components. */
export const SHARED_PARAMETERS: Readonly<Record<string, Json>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of your own that makes a repeat free: for 24 hours a call under the same text and path is charged once and may be sent five times more; then it is 409 IDEMPOTENCY_CONFLICT.',
    schema: { type: 'string', minLength: 1, maxLength: 64 },
    example: 'order-1024',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The ETag of an answer you have. While it still holds the answer is 304 without a body, and nothing is charged.',
    schema: { type: 'string' },
    example: 'W/"0a1b2c"',
  },
};

/** The ways in: a key in three places, and the session of the dashboard. */
export const SECURITY_SCHEMES: Readonly<Record<string, Json>> = {
  apiKeyHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'Your key in a header: the way to prefer.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a bearer token.' },
  apiKeyQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'apiKey',
    description:
      'The same key in the URL, for a first look in a browser. Logs and histories keep it there, so the answer carries the warning KEY_IN_URL, and it can be switched off per key.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session of the dashboard, from account/login. A browser holds it as a cookie.',
  },
};
