/** Names in web addresses that nobody else can make: each with a code over it, and over what it is for. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretFor } from '../../adapters/storage/secrets.ts';
import type { Table } from '../../contract/ports/table.ts';

const MAC_BYTES = 18;

/** A keyed hash of a text. */
export const keyedHash = async (table: Table, text: string): Promise<Buffer> =>
  createHmac('sha256', await secretFor(table, 'report links'))
    .update(text)
    .digest();

const macOf = async (table: Table, purpose: string, name: string): Promise<Buffer> =>
  (await keyedHash(table, purpose + name)).subarray(0, MAC_BYTES);

/** The token of a name. */
export const signedName = async (table: Table, purpose: string, name: string): Promise<string> =>
  `${Buffer.from(name).toString('base64url')}.${(await macOf(table, purpose, name)).toString('base64url')}`;

/** The name of a token; null for one that we did not make for this purpose. */
export const nameOfToken = async (table: Table, purpose: string, token: string): Promise<string | null> => {
  const [text = '', mac = ''] = token.split('.');
  const name = Buffer.from(text, 'base64url').toString();
  const given = Buffer.from(mac, 'base64url');
  const expected = await macOf(table, purpose, name);
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null;
};
