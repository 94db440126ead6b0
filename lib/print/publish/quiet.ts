/**
 * Readers who asked a sender not to write to them again: partition `quiet#<account>`, one item each, under a keyed hash of
 * the address. It is the reader's choice, not the account's: it stays when the account is erased, so that whoever comes back
 * under the same address does not write to them either.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretFor } from '../../adapters/storage/secrets.ts';
import type { Key, Table } from '../../contract/ports/table.ts';
import { emailOf } from '../../contract/values/email.ts';

/** A reader as a sender knows them. */
export interface ReaderRef {
  readonly customer: string;
  /** Keyed hash of the address. */
  readonly reader: string;
}

const READER = /^[\w-]{27}$/;
const MAC_BYTES = 18;

const quietKey = ({ customer, reader }: ReaderRef): Key => ({ pk: `quiet#${customer}`, sk: reader });
const hmac = async (table: Table, text: string): Promise<Buffer> =>
  createHmac('sha256', await secretFor(table, 'report links'))
    .update(text)
    .digest();

const refOf = async (table: Table, customer: string, address: string): Promise<ReaderRef> => {
  const identity = emailOf(address)?.identity ?? address;
  return { customer, reader: (await hmac(table, `reader ${identity}`)).toString('base64url').slice(0, 27) };
};

const macOf = async (table: Table, name: string): Promise<Buffer> =>
  (await hmac(table, `stop ${name}`)).subarray(0, MAC_BYTES);

/** The token with which a reader stops the e-mails of an account: signed, and good for ever. */
export const stopToken = async (table: Table, customer: string, address: string): Promise<string> => {
  const { reader } = await refOf(table, customer, address);
  const name = `${reader}.${customer}`;
  return `${Buffer.from(name).toString('base64url')}.${(await macOf(table, name)).toString('base64url')}`;
};

/** Whom a token is for; null for one that we did not make. */
export const readerOfStop = async (table: Table, token: string): Promise<ReaderRef | null> => {
  const [text = '', mac = ''] = token.split('.');
  const name = Buffer.from(text, 'base64url').toString();
  const given = Buffer.from(mac, 'base64url');
  const expected = await macOf(table, name);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const at = name.indexOf('.');
  const reader = name.slice(0, at);
  return READER.test(reader) ? { reader, customer: name.slice(at + 1) } : null;
};

/** Notes that a reader wants no more e-mails of this account. Asking twice changes nothing. */
export const quieten = (table: Table, ref: ReaderRef): Promise<void> => table.put({ ...quietKey(ref), quiet: true });

/** Whether the reader at an address wants no e-mails of this account. */
export const isQuiet = async (table: Table, customer: string, address: string): Promise<boolean> =>
  (await table.get(quietKey(await refOf(table, customer, address)))) !== undefined;
