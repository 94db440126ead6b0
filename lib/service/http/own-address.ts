/** Our own address, and whether a call comes from one of our pages. */
import { frontOf } from '../../contract/frame/front.ts';
import { overTls } from '../../contract/frame/cookie-name.ts';
import { headerOf, type Event } from './incoming.ts';
import { setAddress } from './set-address.ts';

/** X-Forwarded-Proto is set by API Gateway and cannot be forged there. Locally it is absent: plain HTTP. */
export const schemeOf = (event: Event): 'https' | 'http' =>
  overTls(headerOf(event, 'x-forwarded-proto')) ? 'https' : 'http';

/** Prefix of our paths as this call came in: empty, or the stage (`/prod`); the front has none. */
export const prefixOf = (event: Event): string => {
  if (frontOf(event)) return '';
  const { requestContext, path = '' } = event;
  const whole = requestContext?.path ?? path;
  return whole.endsWith(path) ? whole.slice(0, -path.length || undefined) : '';
};

/**
 * Our own address, without a slash at the end: the setting `UDAYA_URL`, else the host of the front, else the domain under which
 * the gateway was reached, both set by themselves. Never the Host header: whoever sends one would choose where the links in our e-mails lead.
 */
export const baseOf = (event: Event): string => {
  const set = setAddress();
  if (set !== '') return set;
  const host = frontOf(event)?.host ?? event.requestContext?.domainName ?? 'localhost';
  return `${schemeOf(event)}://${host}${prefixOf(event)}`;
};

/**
 * Whether a call comes from one of our own pages, by Origin or, if the browser sends none, by Sec-Fetch-Site. A page of
 * another site can set neither, nor the Host that its browser sends.
 */
export const fromOwnPage = (event: Event): boolean => {
  const origin = headerOf(event, 'origin');
  if (origin === undefined) return headerOf(event, 'sec-fetch-site') === 'same-origin';
  return origin === `${schemeOf(event)}://${headerOf(event, 'host')}` || origin === new URL(baseOf(event)).origin;
};
