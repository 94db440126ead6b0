/** Addresses of objects that a service on one machine answers itself, signed with the secret of the installation. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where they begin. No path of the API does. */
export const OBJECTS_PATH = '/objects/';

/** Someone may fetch an object, which browsers save under a name, or put one of just this type and size. */
export type Leave =
  | { readonly method: 'GET'; readonly key: string; readonly filename: string; readonly title: string }
  | { readonly method: 'PUT'; readonly key: string; readonly type: string; readonly bytes: number };

const signatureOf = (secret: Buffer, leave: Leave, until: number): string => {
  const { method, key } = leave;
  const [one, other] = method === 'GET' ? [leave.filename, leave.title] : [leave.type, String(leave.bytes)];
  return createHmac('sha256', secret)
    .update(JSON.stringify([method, key, one, other, until]))
    .digest('base64url');
};

/** The address below our own, good until an instant (epoch seconds). */
export const signedAddress = (secret: Buffer, leave: Leave, until: number): string => {
  const more: Readonly<Record<string, string>> =
    leave.method === 'GET'
      ? { filename: leave.filename, title: leave.title }
      : { type: leave.type, bytes: String(leave.bytes) };
  const query = new URLSearchParams({ ...more, until: String(until), signature: signatureOf(secret, leave, until) });
  return `${OBJECTS_PATH}${leave.key.split('/').map(encodeURIComponent).join('/')}?${query}`;
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const leaveOf = (method: string, key: string, query: URLSearchParams): Leave | null => {
  const text = (name: string): string => query.get(name) ?? '';
  if (method === 'GET' || method === 'HEAD')
    return { method: 'GET', key, filename: text('filename'), title: text('title') };
  return method === 'PUT' ? { method, key, type: text('type'), bytes: Number(text('bytes')) } : null;
};

/** What an address gives leave for at an instant (epoch ms); null where it is not ours, or its time is over. */
export const leaveIn = (secret: Buffer, method: string, target: string, now: number): Leave | null => {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  if (!pathname.startsWith(OBJECTS_PATH)) return null;
  const path = pathname.slice(OBJECTS_PATH.length);
  if (/%(?![\da-f]{2})/i.test(path)) return null;
  const leave = leaveOf(method, Buffer.from(unescape(path), 'latin1').toString(), searchParams);
  const until = Number(searchParams.get('until'));
  if (leave === null || !(now <= until * 1000)) return null;
  return isSame(signatureOf(secret, leave, until), searchParams.get('signature') ?? '') ? leave : null;
};
