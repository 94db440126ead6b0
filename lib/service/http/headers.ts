/** Headers of answers. */
import type { ShownCredits } from '../../contract/frame/caller.ts';
import type { Verdict } from '../../contract/frame/verdict.ts';
import { CORS_HEADERS } from './cors.ts';

export type Headers = Record<string, string>;

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Headers of every answer: the request id, and the cost and limits of a metered call. A limit is shown wherever one
 * applies, what remains of it only if the call was counted.
 */
export const answerHeaders = (
  requestId: string,
  verdict: Verdict | null,
  { charged, remaining }: ShownCredits,
): Headers => {
  const headers: Headers = {
    'Content-Type': JSON_TYPE,
    'X-Request-Id': requestId,
    ...CORS_HEADERS,
    'Cache-Control': 'no-store',
  };
  if (!verdict) return headers;
  headers['X-Credits-Charged'] = String(charged);
  if (remaining !== null) headers['X-Credits-Remaining'] = String(remaining);
  if (verdict.rate_limit > 0) {
    headers['RateLimit-Limit'] = String(verdict.rate_limit);
    if (verdict.rate_remaining >= 0) headers['RateLimit-Remaining'] = String(verdict.rate_remaining);
    headers['RateLimit-Reset'] = String(verdict.rate_reset);
  }
  return headers;
};

/**
 * Caching headers of a document: fresh for `seconds`, then revalidated by its tag. The tag is weak, because compression and
 * the request id in `meta` change the bytes but not the content.
 */
export const documentHeaders = (digest: string, seconds: number, isPublic: boolean): Headers => ({
  ETag: `W/"${digest.replace(/^sha256:/, '').slice(0, 32)}"`,
  'Cache-Control': seconds > 0 ? `${isPublic ? 'public' : 'private'}, max-age=${seconds}` : 'no-cache',
  Vary: 'Accept-Language, Accept-Encoding',
});

/** Headers of a document that its 304 repeats. */
const KEPT = ['ETag', 'Last-Modified', 'Cache-Control', 'Vary'];

/** The headers of a 304 for a document with these headers; `uncharged` are those of a call that cost nothing. */
export const unchangedHeaders = (headers: Headers, uncharged: Headers): Headers => {
  const { 'Content-Type': _type, ...others } = uncharged;
  return { ...others, ...Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT.includes(name))) };
};

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names a tag; weak comparison. */
export const namesTag = (ifNoneMatch: string | undefined, tag: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  tag !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => opaque(one) === opaque(tag)));

/** Whether an If-Modified-Since header is no earlier than a date; unreadable dates are none (RFC 9110 13.1.3). */
export const isSince = (ifModifiedSince: string | undefined, modified: string | undefined): boolean =>
  Date.parse(ifModifiedSince ?? '') >= Date.parse(modified ?? '');
