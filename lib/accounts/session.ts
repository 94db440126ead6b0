/**
 * Sessions of people: 256 random bits, of which only the SHA-256 is stored. A session ends after 12 hours without a call,
 * after 7 days in any case, and when the person signs out.
 */
import { hash, randomBytes } from 'node:crypto';
import { cookieName, overTls } from '../contract/frame/cookie-name.ts';
import { headerValue, headerValues, queryValue, type Carrier } from './credential.ts';
import { SHOWN_COOKIE, SHOWN_FIELD } from './sandbox/space.ts';
import { isWritten, itemNumber, itemText, type Item, type Key, type Table } from '../contract/ports/table.ts';

/** The cookie that holds a session in a browser; over TLS its name has a prefix (`cookieName`). */
export const SESSION_COOKIE = 'udaya_session';
/** Seconds after which a session ends without a call. */
const SESSION_IDLE_SECONDS = 12 * 3600;
/** Seconds after which a session ends. */
export const SESSION_SECONDS = 7 * 86_400;
/** A call is noted only so often, so that a page of many calls makes one write. */
const NOTED_SECONDS = 300;

const SHAPE = /^ud_ses_[\w-]{43}$/;

const hashOf = (token: string): string => hash('sha256', token, 'hex');
const recordKey = (hashed: string): Key => ({ pk: `session#${hashed}`, sk: 'session' });
const rowKey = (customer: string, hashed: string): Key => ({ pk: `customer#${customer}`, sk: `session#${hashed}` });

/** A session as it is stored. Instants in epoch seconds. */
export interface Session {
  /** For logs and lists; the token cannot be found from it. */
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  readonly seen: number;
}

/** A new session: the only time its token is known. */
export interface FreshSession {
  readonly token: string;
  /** Epoch seconds. */
  readonly expires: number;
}

/** Begins a session of an account. `now` in epoch ms. */
export const beginSession = async (table: Table, customer: string, now: number): Promise<FreshSession> => {
  const token = `ud_ses_${randomBytes(32).toString('base64url')}`;
  const hashed = hashOf(token);
  const at = Math.floor(now / 1000);
  const expires = at + SESSION_SECONDS;
  // The row first: a failure in between leaves a row that opens nothing.
  await table.put({ ...rowKey(customer, hashed), created: at, ttl: expires });
  await table.put({ ...recordKey(hashed), customer, created: at, seen: at, ttl: expires });
  return { token, expires };
};

/** The values of one of our cookies. */
const cookiesNamed = (carrier: Carrier, name: string): readonly string[] => {
  const wanted = cookieName(name, overTls(headerValue(carrier, 'x-forwarded-proto')));
  return headerValues(carrier, 'cookie')
    .flatMap((header) => header.split(';'))
    .flatMap((part) => {
      const [given, value] = part.trim().split('=', 2);
      return given === wanted && value ? [value] : [];
    });
};

/** Whether a dashboard asks for what sandbox keys store, by its address or as last chosen. */
export const showsSandbox = (carrier: Carrier): boolean =>
  (queryValue(carrier, SHOWN_FIELD) ?? cookiesNamed(carrier, SHOWN_COOKIE)[0]) === 'sandbox';

/** The session token of a request, from the cookie or `Authorization: Bearer`; null where there is none, or two. */
export const presentedSession = (carrier: Carrier): { readonly token: string; readonly byCookie: boolean } | null => {
  const bearer = /^bearer +(ud_ses_\S+)$/i.exec(headerValue(carrier, 'authorization')?.trim() ?? '')?.[1];
  const all = new Set([...(bearer === undefined ? [] : [bearer]), ...cookiesNamed(carrier, SESSION_COOKIE)]);
  const [token] = all;
  return all.size === 1 && token !== undefined && SHAPE.test(token) ? { token, byCookie: bearer === undefined } : null;
};

const readSession = (hashed: string, item: Item): Session => ({
  id: `ses_${hashed.slice(0, 16)}`,
  customer: itemText(item, 'customer'),
  created: itemNumber(item, 'created'),
  seen: itemNumber(item, 'seen'),
});

/** The session of a token if it still stands, else null. Notes that it was used. `now` in epoch ms. */
export const openSession = async (table: Table, token: string, now: number): Promise<Session | null> => {
  const hashed = hashOf(token);
  const item = await table.get(recordKey(hashed));
  if (!item) return null;
  const session = readSession(hashed, item);
  const at = Math.floor(now / 1000);
  if (at >= session.created + SESSION_SECONDS || at >= session.seen + SESSION_IDLE_SECONDS) return null;
  if (at < session.seen + NOTED_SECONDS) return session;
  const seen = { update: 'SET seen = :at', condition: 'attribute_exists(pk)', values: { ':at': at } };
  // Not written: signed out in the meantime.
  return (await isWritten(table.update(recordKey(hashed), seen))) ? session : null;
};

/** Ends the session of a token. Ending it twice is harmless. */
export const endSession = async (table: Table, token: string): Promise<void> => {
  const hashed = hashOf(token);
  const item = await table.get(recordKey(hashed));
  await table.remove(recordKey(hashed));
  if (item) await table.remove(rowKey(itemText(item, 'customer'), hashed));
};

/** Ends every session of an account. */
export const endSessions = async (table: Table, customer: string): Promise<void> => {
  for (const row of await table.query(`customer#${customer}`, { prefix: 'session#' })) {
    const hashed = itemText(row, 'sk').slice('session#'.length);
    await table.remove(recordKey(hashed));
    await table.remove(rowKey(customer, hashed));
  }
};
