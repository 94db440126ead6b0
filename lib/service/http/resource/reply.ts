/** Turns the reply of a resource into an HTTP answer: envelope, documents with their headers, redirects, cookies. */
import type { AnyReply, Media } from '../../../contract/frame/reply.ts';
import type { AnyResource } from '../../../contract/frame/resource.ts';
import type { Warning } from '../../../contract/frame/warnings.ts';
import { digest, roundNumbers } from '../envelope.ts';
import { answerHeaders, documentHeaders, JSON_TYPE, type Headers } from '../headers.ts';
import { headerOf, type Incoming } from '../incoming.ts';
import type { Outgoing } from '../wrap.ts';
import { asksForEvents, EVENT_STREAM, inEvents } from './events.ts';
import { cookieText, wholeLocation } from './web.ts';

/** No outside requests, no inline scripts, no framing. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
/** A drawing opened on its own: inline styles only. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const POLICIES: Readonly<Partial<Record<Media, string>>> = {
  'text/html': PAGE_POLICY,
  'image/svg+xml': DRAWING_POLICY,
};

const isText = (type: Media): boolean => /^(text\/|application\/(json|xml)|image\/svg)/.test(type);

/** Content type and security headers of a document. */
const mediaHeaders = (type: Media, connects: readonly string[] = []): Headers => {
  const policy = POLICIES[type]?.replace("connect-src 'self'", ["connect-src 'self'", ...connects].join(' '));
  return {
    'Content-Type': isText(type) ? `${type}; charset=utf-8` : type,
    'X-Content-Type-Options': 'nosniff',
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    ...(type === 'text/html' ? { 'Referrer-Policy': 'same-origin', 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
  };
};

/** Content-Disposition: an ASCII name for old browsers, and the real one. */
const disposition = (filename: string): string =>
  `attachment; filename="${filename.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename)}`;

/** What `meta` of a resource shows. */
export interface ReplyMeta {
  readonly name: string;
  /** Left out where the answer depends on no option. */
  readonly settings: Readonly<Record<string, unknown>> | undefined;
  readonly time: unknown;
  readonly place: unknown;
  /** Members that could differ because the time of birth is not known. */
  readonly uncertain: readonly string[];
  readonly warnings: readonly Warning[];
  readonly precision: number;
}

/** Decimals of numbers in `meta`. */
const META_DECIMALS = 6;

const metaOf = (event: Incoming, { name, settings, time, place, uncertain, warnings }: ReplyMeta): unknown =>
  roundNumbers(
    {
      request_id: event.requestId,
      endpoint: name,
      version: 'v1',
      settings: roundNumbers(settings, META_DECIMALS),
      time,
      place,
      ...(uncertain.length > 0 ? { uncertain } : {}),
      warnings,
      credits: event.spending.credits(),
    },
    META_DECIMALS,
  );

/** Headers of a page: credits and limits are of no use to a browser. */
const PAGE_HEADERS = ['X-Request-Id', 'Cache-Control'];

/**
 * Removes headers that do not apply: pages have no credits, and nothing behind a session may be read from another origin.
 */
export const fittingHeaders = ({ kind, auth, crossOrigin }: AnyResource, headers: Headers): Headers => {
  const isShared = kind === 'page' ? crossOrigin === true : auth !== 'session';
  const fits = (name: string): boolean =>
    name.startsWith('Access-Control-') ? isShared : kind !== 'page' || PAGE_HEADERS.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => fits(name)));
};

/** The answer to a call of a resource. */
export const outgoing = (resource: AnyResource, event: Incoming, reply: AnyReply, meta: ReplyMeta): Outgoing => {
  const { verdict, requestId, spending } = event;
  const headers = fittingHeaders(resource, answerHeaders(requestId, verdict, spending.credits()));
  if (reply.location !== undefined) headers['Location'] = wholeLocation(event, reply.location);
  if (reply.retryAfter !== undefined) headers['Retry-After'] = String(reply.retryAfter);
  const cookies = reply.cookies?.map((cookie) => cookieText(event, cookie));
  const sent = { status: reply.status, headers, ...(cookies ? { cookies } : {}) };
  const tagged = (content: string): void => {
    if (resource.method !== 'GET' || reply.status !== 200) return;
    // A birth in the address makes the answer one for whoever asked.
    const isPublic = verdict === null && resource.input.kind === 'plain' && reply.unshared !== true;
    Object.assign(headers, documentHeaders(content, resource.cacheSeconds ?? 0, isPublic));
    if (verdict?.kind === 'session') headers['Cache-Control'] = 'no-store';
  };
  const { type, body } = reply;
  if (type !== undefined && body !== undefined) {
    Object.assign(headers, mediaHeaders(type, reply.connects));
    if (reply.filename !== undefined) headers['Content-Disposition'] = disposition(reply.filename);
    tagged(reply.digest ?? digest(body));
    if (reply.modified !== undefined) headers['Last-Modified'] = new Date(reply.modified).toUTCString();
    return typeof body === 'string'
      ? { ...sent, body }
      : { ...sent, body: Buffer.from(body).toString('base64'), isBase64: true };
  }
  if (reply.data !== undefined) {
    const rounded = roundNumbers(reply.data, meta.precision);
    const { streams } = resource;
    if (streams !== undefined && asksForEvents(headerOf(event, 'accept'))) {
      Object.assign(headers, mediaHeaders(EVENT_STREAM), { 'Cache-Control': 'no-store' });
      return { ...sent, body: inEvents({ ...Object(rounded) }, metaOf(event, meta), streams) };
    }
    const data = JSON.stringify(rounded);
    tagged(digest(data));
    headers['Content-Type'] = JSON_TYPE;
    return { ...sent, body: `{"status":"success","data":${data},"meta":${JSON.stringify(metaOf(event, meta))}}` };
  }
  delete headers['Content-Type'];
  return { ...sent, body: '' };
};
