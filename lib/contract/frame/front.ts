/**
 * The front: without a domain of its own, a stage is reached through an HTTP API that hands each call to one of its REST APIs.
 * Those see AWS's address, their own host and their own path, so the front says what it saw in three headers, one of them a
 * token that only the stacks of the stage know. Whoever calls a REST API straight, or sends the headers to the front, which
 * overwrites them, is not believed.
 *
 * Environment: `UDAYA_FRONT` (the token); without it no header is believed.
 */
import { timingSafeEqual } from 'node:crypto';

/** The headers of the front: its token, the address of the caller, and the host that was asked. */
export const FRONT_HEADERS = { token: 'x-udaya-front', client: 'x-udaya-client', host: 'x-udaya-host' } as const;

/** What is read of an event of API Gateway. */
interface Called {
  readonly headers?: Readonly<Record<string, string | undefined>> | null;
  readonly requestContext?: { readonly identity?: { readonly sourceIp?: string } };
}

/** What the front saw. */
export interface Front {
  /** Address of the caller. */
  readonly client: string;
  /** Host that the caller asked. */
  readonly host: string;
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** What the front says of a call; null for a call that did not come through it. */
export const frontOf = ({ headers }: Called): Front | null => {
  const token = process.env['UDAYA_FRONT'];
  if (!token) return null;
  const found = new Map(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value ?? '']));
  if (!isSame(found.get(FRONT_HEADERS.token) ?? '', token)) return null;
  return { client: found.get(FRONT_HEADERS.client) ?? '', host: found.get(FRONT_HEADERS.host) ?? '' };
};

/** The address that a call came from. */
export const addressOf = (event: Called): string =>
  frontOf(event)?.client ?? event.requestContext?.identity?.sourceIp ?? '';
