/** Entering with a one-time code: the account it opens or makes, and a session. */
import { AppError } from '../contract/frame/app-error.ts';
import type { Email } from '../contract/values/email.ts';
import type { Table } from '../contract/ports/table.ts';
import { accountIdOf, createAccount, readAccount, type Account } from './accounts.ts';
import { redeemCode } from './code.ts';
import { createKey, type FreshKey } from './keys.ts';
import { beginSession, type FreshSession } from './session.ts';
import { countOnce, type Limit } from './throttle.ts';

/** Codes that one machine may try, whatever the addresses: no one can guess across many accounts. */
const GUESSES: Limit = { what: 'guess', most: 20, seconds: 600 };

export interface Entry {
  readonly email: Email;
  readonly code: string;
  /** Of the asking that the code was sent for. */
  readonly challenge: string;
  readonly ip: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Who has entered. */
export interface Entered {
  readonly account: Account;
  readonly session: FreshSession;
  /** The first key of an account that has just been made; null for one that was there. */
  readonly key: FreshKey | null;
}

/**
 * Redeems a code. With `signUp` it may make the account it was asked for, with a first sandbox key. CODE_INVALID for any
 * code that does not open; STATE_CONFLICT, after a right code only, where an operator has suspended the account.
 */
export const enter = async (
  table: Table,
  { email, code, challenge, ip, now }: Entry,
  signUp: boolean,
): Promise<Entered> => {
  await countOnce(table, GUESSES, `ip ${ip}`, now);
  const id = await accountIdOf(table, email);
  const use = await redeemCode(table, id, { challenge, code }, now);
  if (!use || (use.purpose === 'signup' && !signUp)) throw new AppError('CODE_INVALID');
  const { address, name, locale } = use;
  const isNew = use.purpose === 'signup' && (await createAccount(table, { id, email: address, name, locale, now }));
  const account = await readAccount(table, id);
  if (account.state === 'suspended')
    throw new AppError('STATE_CONFLICT', { message: 'This account is suspended. Write to us to have it looked at.' });
  const key = isNew ? await createKey(table, { customer: id, kind: 'sandbox', name: 'First key', now }) : null;
  return { account, session: await beginSession(table, id, now), key };
};
