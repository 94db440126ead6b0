/** HTTP details for resources: our own address, cookies, origin of a call. */
import type { Cookie } from '../../../contract/frame/reply.ts';
import type { Web } from '../../../contract/frame/resource.ts';
import { headerOf, type Event } from '../incoming.ts';

/** Our own address as the caller wrote it. */
interface Own {
  /** `https://api.example.com`. */
  readonly origin: string;
  /** Prefix of our paths: empty, or the stage (`/prod`). */
  readonly prefix: string;
}

/** X-Forwarded-Proto is set by API Gateway and cannot be forged there. Locally it is absent: plain HTTP. */
const ownOf = (event: Event): Own => {
  const { requestContext, path = '' } = event;
  const protocol = headerOf(event, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';
  const host = headerOf(event, 'host') ?? requestContext?.domainName ?? 'localhost';
  const whole = requestContext?.path ?? path;
  return {
    origin: `${protocol}://${host}`,
    prefix: whole.endsWith(path) ? whole.slice(0, -path.length || undefined) : '',
  };
};

const COOKIE = /^[!#$%&'*+.^_`|~\w-]+$/;

const cookiesOf = (event: Event): ReadonlyMap<string, string> =>
  new Map(
    (headerOf(event, 'cookie') ?? '').split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
    }),
  );

/** What a resource may see of the request behind a call. */
export const webOf = (event: Event): Web => {
  const { origin, prefix } = ownOf(event);
  return {
    base: origin + prefix,
    header: (name) => headerOf(event, name),
    cookie: (name) => cookiesOf(event).get(name),
    idempotencyKey: headerOf(event, 'idempotency-key'),
  };
};

/**
 * Whether a call comes from one of our own pages, by Origin or, if the browser sends none, by Sec-Fetch-Site. A page of
 * another site can set neither.
 */
export const fromOwnPage = (event: Event): boolean => {
  const origin = headerOf(event, 'origin');
  return origin === undefined ? headerOf(event, 'sec-fetch-site') === 'same-origin' : origin === ownOf(event).origin;
};

/** The value of Set-Cookie. */
export const cookieText = (event: Event, { name, value, maxAgeSeconds }: Cookie): string => {
  if (!COOKIE.test(name) || !/^[\w.~-]*$/.test(value))
    throw new Error('a cookie may hold letters, digits and -._~ only');
  const { origin, prefix } = ownOf(event);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=${prefix}/; HttpOnly; SameSite=Lax${secure}`;
};

/** A path of ours as a whole address; an address of another place as it is. */
export const wholeLocation = (event: Event, location: string): string => {
  const { origin, prefix } = ownOf(event);
  return location.startsWith('/') ? origin + prefix + location : location;
};
