/** Identifies the caller and checks what its key may do: the part of the authorizer that leads to 401 and 403. */
import type { ErrorCode } from '../contract/frame/errors.ts';
import { domainAllowed, ipAllowed } from './allow-list.ts';
import { sameHash, wellFormed } from './key.ts';
import type { KeyRecord } from './record.ts';
import { suiteAllowed } from './scope.ts';

type Single = Readonly<Record<string, string | undefined>> | null | undefined;
type Multi = Readonly<Record<string, readonly string[] | undefined>> | null | undefined;

/** The members of API Gateway's REQUEST event that carry headers and query; either form of each may be missing. */
export interface Carrier {
  readonly headers?: Single;
  readonly multiValueHeaders?: Multi;
  readonly queryStringParameters?: Single;
  readonly multiValueQueryStringParameters?: Multi;
}

/** The values under matching names. Plain loops, because this runs on every call. */
const texts = (single: Single, multi: Multi, matches: (name: string) => boolean): readonly string[] => {
  const found: string[] = [];
  for (const name in multi) if (matches(name)) found.push(...(multi[name] ?? []));
  if (found.length > 0) return found;
  for (const name in single) {
    const value = single[name];
    if (value !== undefined && matches(name)) found.push(value);
  }
  return found;
};

/** Every value of a header, whatever the case of its name. `name` in lower case. */
export const headerValues = ({ headers, multiValueHeaders }: Carrier, name: string): readonly string[] =>
  texts(headers, multiValueHeaders, (given) => given.length === name.length && given.toLowerCase() === name);

/** The first value of a header. */
export const headerValue = (carrier: Carrier, name: string): string | undefined => headerValues(carrier, name)[0];

/** The first value of a field of the address. */
export const queryValue = (carrier: Carrier, name: string): string | undefined =>
  texts(carrier.queryStringParameters, carrier.multiValueQueryStringParameters, (given) => given === name)[0];

/** The value of a header that must come once: '' where it was sent twice with different values. */
export const onlyValue = (carrier: Carrier, name: string): string | undefined => {
  const all = new Set(headerValues(carrier, name));
  return all.size > 1 ? '' : [...all][0];
};

const BEARER = /^bearer +(.+)$/i;

export interface Presented {
  readonly secret: string;
  /** True if the key was in the URL, even if it was in a header too. */
  readonly inUrl: boolean;
}

/**
 * The key of a request, from `X-Api-Key`, `Authorization: Bearer` and `?apiKey=`. Null if there is none, if it cannot be
 * ours (format, checksum), or if two different keys are sent; the same key twice is fine.
 */
export const presentedKey = (carrier: Carrier): Presented | null => {
  const bearer = headerValues(carrier, 'authorization').flatMap((value) => BEARER.exec(value.trim())?.[1] ?? []);
  const { queryStringParameters, multiValueQueryStringParameters } = carrier;
  const query = texts(queryStringParameters, multiValueQueryStringParameters, (name) => name === 'apiKey');
  const given = (values: readonly string[]) => values.map((value) => value.trim()).filter((value) => value !== '');
  const inUrl = given(query);
  const all = new Set([...given(headerValues(carrier, 'x-api-key')), ...given(bearer), ...inUrl]);
  const [secret] = all;
  return all.size === 1 && secret !== undefined && wellFormed(secret) ? { secret, inUrl: inUrl.length > 0 } : null;
};

/** What the authorizer needs to know about a request besides its key. */
export interface Visit {
  /** SHA-256 of the presented secret. */
  readonly hash: string;
  readonly inUrl: boolean;
  readonly suite: string;
  /** Whether only the body says what the call costs: many calls in one. */
  readonly pricedByBody?: boolean;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly ip: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const stateFault = ({ state, expires, graceEnds, blocked }: KeyRecord, now: number): ErrorCode | null => {
  const seconds = now / 1000;
  if (blocked || state === 'disabled' || state === 'revoked') return 'KEY_DISABLED';
  if (expires > 0 && seconds >= expires) return 'KEY_EXPIRED';
  if (state === 'rotating' && seconds >= graceEnds) return 'KEY_EXPIRED';
  return null;
};

/** Whether a known key may do this: null, or the reason of the refusal. KEY_INVALID when the record is not of this key. */
export const judgeKey = (record: KeyRecord, visit: Visit): ErrorCode | null => {
  if (!sameHash(record.hash, visit.hash)) return 'KEY_INVALID';
  const fault = stateFault(record, visit.now);
  if (fault) return fault;
  if (visit.inUrl && !record.query) return 'QUERY_KEY_OFF';
  if (!ipAllowed(record.ips, visit.ip)) return 'IP_NOT_ALLOWED';
  const pageNeeded = record.kind === 'publishable';
  if (pageNeeded && record.domains.length === 0) return 'DOMAIN_NOT_ALLOWED';
  if (!domainAllowed(record.domains, visit.origin, visit.referer)) return 'DOMAIN_NOT_ALLOWED';
  if (pageNeeded && visit.pricedByBody) return 'SCOPE_MISSING';
  // A key of web pages can be read by anyone who sees one.
  if (record.domains.length > 0 && visit.suite === 'profiles') return 'SCOPE_MISSING';
  return suiteAllowed(record.kind, record.scopes, visit.suite) ? null : 'SCOPE_MISSING';
};
