/**
 * The gateway's access log: one line of JSON per request, written when the answer has been sent. API Gateway writes it in
 * the format below, the local gateway writes the same members. It is what a call is finally charged by: a call whose line
 * says 2xx or 304 was delivered, every other was not. No query string (it may hold a key), no body, no variable of the path.
 */
import { isErrorCode, type ErrorCode } from '../../contract/frame/errors.ts';
import { numberIn, unpackCharge, type Charge } from './spending-limits.ts';

/** Members of a line, and the variables from which API Gateway fills them. */
const FIELDS = [
  ['id', '$context.requestId'],
  ['at', '$context.requestTimeEpoch'],
  ['method', '$context.httpMethod'],
  ['path', '$context.resourcePath'],
  ['status', '$context.status'],
  ['ms', '$context.responseLatency'],
  ['ip', '$context.identity.sourceIp'],
  // The same as the authorizer saw it: of a call that came through the front, `ip` is the front's.
  ['caller', '$context.authorizer.ip'],
  ['customer', '$context.authorizer.customer'],
  ['key', '$context.authorizer.key_id'],
  ['charge', '$context.authorizer.charge'],
  ['error', '$context.error.responseType'],
  // The code of the error it was answered with, where the gateway knows it: of what functions answer, only a local one does.
  ['code', '$context.authorizer.code'],
] as const;
export type AccessField = (typeof FIELDS)[number][0];

/** The format that is given to API Gateway. Every member is text: a number that is missing would break the JSON. */
export const ACCESS_FORMAT = JSON.stringify(Object.fromEntries(FIELDS));

/** The line of a request with the given members; API Gateway writes `-` for what is missing. */
export const accessLine = (given: Readonly<Partial<Record<AccessField, string | number>>>): string =>
  JSON.stringify(Object.fromEntries(FIELDS.map(([name]) => [name, String(given[name] ?? '-')])));

/** What settlement reads of a line. */
export interface Answered {
  readonly charge: Charge;
  readonly status: number;
}

/** What usage is counted from: a call that was made with a key. */
export interface LoggedCall {
  /** The gateway's id of the call. */
  readonly id: string;
  /** When it came, epoch milliseconds. */
  readonly at: number;
  readonly method: string;
  /** Path template below /v1: `varga/{chart}`. */
  readonly endpoint: string;
  readonly status: number;
  /** The code of its error; empty where it has none, or the line names none. */
  readonly code: ErrorCode | '';
  readonly ms: number;
  readonly customer: string;
  readonly key: string;
  /** What was charged, or null for a call that costs nothing. */
  readonly charge: Charge | null;
}

type Members = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const membersOf = (line: string): Members => {
  try {
    const parsed: unknown = JSON.parse(line);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
};

const chargeIn = ({ charge }: Members): Charge | null => {
  if (typeof charge !== 'string' || charge === '' || charge === '-') return null;
  try {
    return unpackCharge(charge);
  } catch {
    return null;
  }
};

const codeIn = ({ code }: Members): ErrorCode | '' => (typeof code === 'string' && isErrorCode(code) ? code : '');

/** A call that a function refused, as its own log names it (`lib/service/http/log.ts`). */
export interface Failed {
  /** The gateway's id of the call. */
  readonly id: string;
  readonly code: ErrorCode;
}

/** The failed call of a line of the functions' log; null for any other line. */
export const failedCall = (line: string): Failed | null => {
  const fields = membersOf(line);
  const { request_id: id } = fields;
  const code = codeIn(fields);
  return typeof id === 'string' && code !== '' ? { id, code } : null;
};

/** The call of a line; null for a line that is none, or of a call without a key. */
export const loggedCall = (line: string): LoggedCall | null => {
  const fields = membersOf(line);
  const text = (name: AccessField): string => {
    const value = fields[name];
    return typeof value === 'string' && value !== '-' ? value : '';
  };
  const at = numberIn(text('at'));
  const status = numberIn(text('status'));
  const ms = numberIn(text('ms'));
  const key = text('key');
  const path = text('path');
  if (!key.startsWith('key_') || text('customer') === '' || !path.startsWith('/v1/')) return null;
  if (Number.isNaN(at + status)) return null;
  return {
    id: text('id'),
    at,
    method: text('method'),
    endpoint: path.slice('/v1/'.length),
    status,
    code: codeIn(fields),
    ms: Number.isNaN(ms) ? 0 : ms,
    customer: text('customer'),
    key,
    charge: chargeIn(fields),
  };
};

/** The charged call of a line; null for a line that is none, or of a call that was not charged. */
export const answeredCall = (line: string): Answered | null => {
  const fields = membersOf(line);
  const charge = chargeIn(fields);
  return charge && fields['status'] !== undefined ? { charge, status: Number(fields['status']) } : null;
};
