/**
 * Requests to addresses that customers name (webhooks, buckets). They reach public machines and nothing else: the name is
 * resolved here, once; every address of it must be public; and the connection goes to an address that was checked, not to
 * the name, so that a name which answers differently the second time leads nowhere. Redirects are not followed.
 *
 * Environment: `UDAYA_OUTGOING_LOCAL` (`host:port`, separated by commas): receivers on this machine that may be reached
 * without TLS and checks, for local use and tests.
 */
import { lookup, type LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A request. */
export interface OutgoingRequest {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Its answer: the first 4 KB of it at most. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly body: string;
}

/** Why no request was made, or none was answered. */
const OUTGOING_FAULTS = ['ADDRESS_NOT_ALLOWED', 'NAME_NOT_FOUND', 'NO_ANSWER'] as const;
export type OutgoingFault = (typeof OUTGOING_FAULTS)[number];

/** The request was not made, or not answered. */
export class OutgoingFailed extends Error {
  readonly fault: OutgoingFault;
  constructor(fault: OutgoingFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'OutgoingFailed';
    this.fault = fault;
  }
}

/** How names are resolved, and which addresses may be reached: replaced in tests. */
export interface Gate {
  resolve(host: string): Promise<readonly LookupAddress[]>;
  mayReach(address: string): boolean;
  /** `host:port` that are reached without TLS and checks. */
  readonly local: readonly string[];
}

/** Time for the whole of a request, and bytes of an answer that are read. */
const WHOLE_MS = 10_000;
const READ_BYTES = 4096;
const TLS_PORT = '443';

/** The gate of the environment. */
export const publicGate = (): Gate => ({
  resolve: (host) =>
    new Promise((resolve, reject) => {
      lookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    }),
  mayReach: isPublicAddress,
  local: (process.env['UDAYA_OUTGOING_LOCAL'] ?? '').split(',').filter(Boolean),
});

/** A name of the public internet: two labels or more, of at most 63 characters each and 253 together (RFC 1035). */
const PUBLIC_NAME = /^(?=.{4,253}$)([a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/;
/** Names that lead to one's own machine or network (RFC 6761, 6762, 8375). */
const PRIVATE_NAME = /(^|\.)(local|internal|localhost|home\.arpa|onion|test|invalid)$/;

/** What is wrong with an address before anything is resolved: a clause that follows the name of the field, or null. */
export const addressFault = (text: string, { local, mayReach }: Pick<Gate, 'local' | 'mayReach'>): string | null => {
  // The parser drops or encodes them, so the address would be another than the one that was sent.
  if (!URL.canParse(text) || /\p{Cc}|%00/u.test(text)) return 'is no web address';
  const { protocol, host, hostname, port, username, password } = new URL(text);
  if (local.includes(host)) return null;
  if (protocol !== 'https:') return 'must begin with https://';
  if (port !== '' && port !== TLS_PORT) return 'must use port 443';
  if (username !== '' || password !== '') return 'must not hold a name or password';
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) > 0) return mayReach(literal) ? null : 'must be an address of the public internet';
  const name = hostname.replace(/\.$/, '');
  if (!PUBLIC_NAME.test(name) || PRIVATE_NAME.test(name)) return 'must be an address of the public internet';
  return null;
};

/** The address to connect to. */
const checkedAddress = async (hostname: string, gate: Gate): Promise<LookupAddress> => {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const found = family > 0 ? [{ address: literal, family }] : await gate.resolve(hostname).catch(() => []);
  const [first] = found;
  if (!first) throw new OutgoingFailed('NAME_NOT_FOUND');
  if (!found.every(({ address }) => gate.mayReach(address))) throw new OutgoingFailed('ADDRESS_NOT_ALLOWED');
  return first;
};

/** Sends a request. Throws `OutgoingFailed` when it must not be made or is not answered within 10 s. Tests replace the gate and the rule of what may be named. */
export const sendOutgoing = async (
  { method, url, headers, body }: OutgoingRequest,
  gate: Gate = publicGate(),
  fault: typeof addressFault = addressFault,
): Promise<OutgoingAnswer> => {
  if (fault(url, gate) !== null) throw new OutgoingFailed('ADDRESS_NOT_ALLOWED');
  const { protocol, host, hostname } = new URL(url);
  const isLocal = gate.local.includes(host);
  const target = isLocal ? null : await checkedAddress(hostname, gate);
  const open = protocol === 'https:' ? secureRequest : plainRequest;
  // The connection goes to the address that was checked; TLS still asks for the name.
  const pinned =
    (to: LookupAddress): LookupFunction =>
    (_name, { all }, done) =>
      all === true ? done(null, [to]) : done(null, to.address, to.family);
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method,
      headers: { ...headers, 'Content-Length': String(body.length) },
      agent: false,
      signal: AbortSignal.timeout(WHOLE_MS),
      ...(target === null ? {} : { lookup: pinned(target) }),
    });
    const failed = (cause?: unknown): void => reject(new OutgoingFailed('NO_ANSWER', { cause }));
    request.on('error', failed);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const done = (): void => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString().slice(0, READ_BYTES) });
        request.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= READ_BYTES) done();
      });
      response.on('end', done);
      response.on('error', failed);
    });
    request.end(body);
  });
};
