/** HTTP details for resources: our own address, cookies, origin of a call. */
import type { Cookie } from '../../../contract/frame/reply.ts';
import type { Web } from '../../../contract/frame/resource.ts';
import { cookieName } from '../../../contract/frame/cookie-name.ts';
import { headerOf, type Event } from '../incoming.ts';
import { baseOf, prefixOf, schemeOf } from '../own-address.ts';

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
