/** Who calls, and how: through trusted proxies, or straight. */
import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Headers that only a proxy may set. */
const FORWARDED = /^(x-forwarded-|forwarded$|x-udaya-)/;

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '').replace(/^\[(.*)\](:\d+)?$/, '$1');

/**
 * The address of a caller. `hops`: how many trusted proxies stand before the service; each adds the address that it was called
 * from to X-Forwarded-For, and what callers write themselves stands before those. What is no address is not believed.
 */
export const callerOf = (request: IncomingMessage, hops: number): string => {
  const own = plain(request.socket.remoteAddress ?? '');
  if (hops === 0) return own;
  const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const address = plain((told.at(-hops) ?? '').trim());
  return isIP(address) === 0 ? own : address;
};

/** Raw headers, names and values in turn, without those that a caller may not set; a proxy says whether it was called by TLS. */
export const headersFrom = ({ rawHeaders, headers }: IncomingMessage, hops: number): string[] => {
  const kept: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!FORWARDED.test(name.toLowerCase())) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  const proto =
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  if (hops > 0 && proto !== '') kept.push('X-Forwarded-Proto', proto);
  return kept;
};
