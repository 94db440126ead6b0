/** CORS: what a page of another origin may send and read, for the wrapper and the gateways. Keys are sent in headers, never in cookies. */

/** Headers that let a page of another origin read an answer. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id,X-Client-Request-Id,Idempotency-Replayed,X-Credits-Charged,X-Credits-Remaining,RateLimit-Limit,RateLimit-Remaining,RateLimit-Reset,Retry-After,X-Result-Hash,ETag,Location,Allow',
} as const;

/** Headers of a preflight answer, without the methods. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'Content-Type,Accept-Language,Authorization,X-Api-Key,Idempotency-Key,If-None-Match,X-Request-Id',
  'Access-Control-Max-Age': '86400',
} as const;
