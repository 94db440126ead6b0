/** HTTP details for resources: our own address, cookies, origin of a call. */
import type { Cookie } from '../../../contract/frame/reply.ts';
import type { Web } from '../../../contract/frame/resource.ts';
import { frontOf } from '../../../contract/frame/front.ts';
import { cookieName, overTls } from '../../../contract/frame/cookie-name.ts';
import { headerOf, type Event } from '../incoming.ts';

/** X-Forwarded-Proto is set by API Gateway and cannot be forged there. Locally it is absent: plain HTTP. */
const schemeOf = (event: Event): 'https' | 'http' => (overTls(headerOf(event, 'x-forwarded-proto')) ? 'https' : 'http');

/** Prefix of our paths as this call came in: empty, or the stage (`/prod`); the front has none. */
const prefixOf = (event: Event): string => {
  if (frontOf(event)) return '';
  const { requestContext, path = '' } = event;
  const whole = requestContext?.path ?? path;
  return whole.endsWith(path) ? whole.slice(0, -path.length || undefined) : '';
};

/**
 * Our own address, without a slash at the end: the setting `UDAYA_URL`, else the host of the front, else the domain under which
 * the gateway was reached, both set by themselves. Never the Host header: whoever sends one would choose where the links in our e-mails lead.
 */
const baseOf = (event: Event): string => {
  const set = process.env['UDAYA_URL'];
  if (set) return set.replace(/\/+$/, '');
  const host = frontOf(event)?.host ?? event.requestContext?.domainName ?? 'localhost';
  return `${schemeOf(event)}://${host}${prefixOf(event)}`;
};

const COOKIE = /^[!#$%&'*+.^_`|~\w-]+$/;

const cookiesOf = (event: Event): ReadonlyMap<string, string> =>
  new Map(
    (headerOf(event, 'cookie') ?? '').split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
    }),
  );

/** A body that was not parsed. */
const textOf = ({ body, isBase64Encoded }: Event): string => {
  if (typeof body !== 'string') return '';
  return isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
};

/** What a resource may see of the request behind a call. */
export const webOf = (event: Event): Web => ({
  base: baseOf(event),
  header: (name) => headerOf(event, name),
  cookie: (name) => cookiesOf(event).get(cookieName(name, schemeOf(event) === 'https')),
  idempotencyKey: headerOf(event, 'idempotency-key'),
  body: textOf(event),
});

/**
 * Whether a call comes from one of our own pages, by Origin or, if the browser sends none, by Sec-Fetch-Site. A page of
 * another site can set neither, nor the Host that its browser sends.
 */
export const fromOwnPage = (event: Event): boolean => {
  const origin = headerOf(event, 'origin');
  if (origin === undefined) return headerOf(event, 'sec-fetch-site') === 'same-origin';
  return origin === `${schemeOf(event)}://${headerOf(event, 'host')}` || origin === new URL(baseOf(event)).origin;
};

/** The value of Set-Cookie. */
export const cookieText = (event: Event, { name, value, maxAgeSeconds }: Cookie): string => {
  if (!COOKIE.test(name) || !/^[\w.~-]*$/.test(value))
    throw new Error('a cookie may hold letters, digits and -._~ only');
  const secure = schemeOf(event) === 'https';
  return `${cookieName(name, secure)}=${value}; Max-Age=${maxAgeSeconds}; Path=${secure ? '' : prefixOf(event)}/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
};

/** A path of ours as a whole address; an address of another place as it is. */
export const wholeLocation = (event: Event, location: string): string =>
  location.startsWith('/') ? baseOf(event) + location : location;
