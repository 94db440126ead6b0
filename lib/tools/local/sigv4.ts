/** AWS Signature Version 4 as S3 checks it: in the Authorization header, or presigned in the query. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedRequest {
  readonly method: string;
  /** Path and query exactly as sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Secret {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const SKEW_MS = 15 * 60_000;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const escape = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
const instantOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly expiresSeconds: number;
  readonly payloadHash: string;
}

const fromHeaders = (headers: IncomingHttpHeaders): Claim | null => {
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (found === null) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = found;
  const text = (name: string): string => String(headers[name] ?? '');
  return {
    credential,
    signedHeaders,
    signature,
    date: text('x-amz-date'),
    expiresSeconds: SKEW_MS / 1000,
    payloadHash: text('x-amz-content-sha256'),
  };
};

const fromQuery = (query: URLSearchParams): Claim | null => {
  const text = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  if (text('Algorithm') !== 'AWS4-HMAC-SHA256') return null;
  return {
    credential: text('Credential'),
    signedHeaders: text('SignedHeaders'),
    signature: text('Signature'),
    date: text('Date'),
    expiresSeconds: Number(text('Expires')),
    payloadHash: UNSIGNED,
  };
};

/** Null when the request is signed by `secret` and in time; otherwise the S3 error code that refuses it. */
export const signatureFault = (request: SignedRequest, secret: Secret, now = Date.now()): string | null => {
  const [path = '/', search = ''] = request.target.split('?', 2);
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const claim = fromHeaders(request.headers) ?? fromQuery(query);
  if (claim === null) return 'AccessDenied';
  const [id, day = '', region = '', service = ''] = claim.credential.split('/');
  if (id !== secret.accessKeyId) return 'InvalidAccessKeyId';
  const signedAt = instantOf(claim.date);
  if (!(signedAt <= now + SKEW_MS && now <= signedAt + claim.expiresSeconds * 1000)) return 'RequestTimeTooSkewed';
  if (claim.payloadHash !== UNSIGNED && claim.payloadHash !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .sort()
    .join('&');
  const headers = claim.signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    path,
    canonicalQuery,
    headers.join(''),
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secret.secretAccessKey}`, day), region), service), 'aws4_request');
  const expected = hmac(key, ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical)].join('\n'));
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'SignatureDoesNotMatch';
};
