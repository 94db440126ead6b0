/** What a page of another origin may send and read: one table for the wrapper and the gateways. Keys travel in headers, never in cookies. */

/** Headers of every answer that lets a page read it. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id,X-Credits-Charged,X-Credits-Remaining,RateLimit-Limit,RateLimit-Remaining,RateLimit-Reset,Retry-After,X-Result-Hash,ETag,Location,Allow',
} as const;

/** Headers of the answer to a preflight, but for the methods. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'Content-Type,Accept-Language,Authorization,X-Api-Key,Idempotency-Key,If-None-Match,X-Request-Id',
  'Access-Control-Max-Age': '86400',
} as const;
