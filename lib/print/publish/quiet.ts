/**
 * Readers who asked a sender not to write to them again: partition `quiet#<account>`, one item each, under a keyed hash of
 * the address. It is the reader's choice, not the account's: it stays when the account is erased, so that whoever comes back
 * under the same address does not write to them either.
 */
import type { Key, Table } from '../../contract/ports/table.ts';
import { emailOf } from '../../contract/values/email.ts';
import { keyedHash, nameOfToken, signedName } from './signed-name.ts';

/** A reader as a sender knows them. */
export interface ReaderRef {
  readonly customer: string;
  /** Keyed hash of the address. */
  readonly reader: string;
}

const READER = /^[\w-]{27}$/;
const STOP = 'stop ';

const quietKey = ({ customer, reader }: ReaderRef): Key => ({ pk: `quiet#${customer}`, sk: reader });

const refOf = async (table: Table, customer: string, address: string): Promise<ReaderRef> => {
  const identity = emailOf(address)?.identity ?? address;
  return { customer, reader: (await keyedHash(table, `reader ${identity}`)).toString('base64url').slice(0, 27) };
};

/** The token with which a reader stops the e-mails of an account: signed, and good for ever. */
export const stopToken = async (table: Table, customer: string, address: string): Promise<string> => {
  const { reader } = await refOf(table, customer, address);
  return signedName(table, STOP, `${reader}.${customer}`);
};

/** Whom a token is for; null for one that we did not make. */
export const readerOfStop = async (table: Table, token: string): Promise<ReaderRef | null> => {
  const name = await nameOfToken(table, STOP, token);
  if (name === null) return null;
  const at = name.indexOf('.');
  const reader = name.slice(0, at);
  return READER.test(reader) ? { reader, customer: name.slice(at + 1) } : null;
};

/** Notes that a reader wants no more e-mails of this account. Asking twice changes nothing. */
export const quieten = (table: Table, ref: ReaderRef): Promise<void> => table.put({ ...quietKey(ref), quiet: true });

/** Whether the reader at an address wants no e-mails of this account. */
export const isQuiet = async (table: Table, customer: string, address: string): Promise<boolean> =>
  (await table.get(quietKey(await refOf(table, customer, address)))) !== undefined;
