/**
 * Accounts of people. The id of an account follows from the address (keyed hash of its identity), so one address has one
 * account without an index, and no one can tell an id from an address.
 *
 * An account is `active`; `suspended` by an operator: its keys are refused; or `closing`: its keys are refused, and 30 days
 * later it is erased (`erase.ts`) unless it is taken back. Before its address is confirmed there is only a code (`code.ts`).
 */
import { announce } from './due/due.ts';
import { languagesWith, SOURCE } from '../words/languages.ts';
import { createHmac } from 'node:crypto';
import { AppError } from '../contract/frame/app-error.ts';
import type { Email } from '../contract/values/email.ts';
import { eraseBodies } from './metering/bodies.ts';
import {
  changeTo,
  itemNumber,
  itemText,
  type Item,
  ConditionFailed,
  isWritten,
  type Key,
  type Table,
} from '../contract/ports/table.ts';
import { secretFor } from '../adapters/storage/secrets.ts';
import { createCustomer, customerKey, setFields, setOnKeys } from './keys.ts';
import { endSessions } from './session.ts';

const ACCOUNT_STATES = ['active', 'suspended', 'closing'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Languages in which mail is written. */
const LOCALES = languagesWith('mail/account');
export type Locale = (typeof LOCALES)[number];

const ERASE_BODIES_MS = 15_000;
/** Days between closing an account and its erasure. */
export const CLOSING_DAYS = 30;
/** Days for which requests are logged unless the account says otherwise, and the most. */
export const REQUEST_LOG_DAYS = 30;

/** An account as it is stored. Instants in epoch seconds. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly locale: Locale;
  readonly state: AccountState;
  readonly created: number;
  /** When a closing account is erased; 0 otherwise. */
  readonly closes: number;
  /** Days for which its request log is kept; 0 = none is. */
  readonly requestLogDays: number;
}

const accountKey = (id: string): Key => ({ pk: `customer#${id}`, sk: 'account' });

/** The id of the account of an address, whether there is one or not. */
export const accountIdOf = async (table: Table, { identity }: Email): Promise<string> => {
  const secret = await secretFor(table, 'accounts');
  return `cus_${createHmac('sha256', secret).update(identity).digest('hex').slice(0, 24)}`;
};

/** The locale of that name; English for any other. */
export const localeNamed = (name: string): Locale => LOCALES.find((one) => one === name) ?? SOURCE;

const readItem = (item: Item): Account => ({
  id: itemText(item, 'pk').slice('customer#'.length),
  email: itemText(item, 'email'),
  name: itemText(item, 'name'),
  company: itemText(item, 'company'),
  locale: localeNamed(itemText(item, 'locale')),
  state: ACCOUNT_STATES.find((state) => state === itemText(item, 'state')) ?? 'suspended',
  created: itemNumber(item, 'created'),
  closes: itemNumber(item, 'closes'),
  requestLogDays: itemNumber(item, 'request_log_days', REQUEST_LOG_DAYS),
});

/** The account of an id, or null. */
export const findAccount = async (table: Table, id: string): Promise<Account | null> => {
  const item = await table.get(accountKey(id));
  return item ? readItem(item) : null;
};

/** The account of an id. RESOURCE_NOT_FOUND where there is none. */
export const readAccount = async (table: Table, id: string): Promise<Account> => {
  const found = await findAccount(table, id);
  if (!found) throw new AppError('RESOURCE_NOT_FOUND');
  return found;
};

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Makes an account on the free plan. False when it was there already: nothing is changed then. */
export const createAccount = async (table: Table, { id, email, name, locale, now }: NewAccount): Promise<boolean> => {
  try {
    await createCustomer(table, { id, plan: 'sandbox', now });
  } catch (error) {
    // A customer without an account: an earlier call ended between the two writes.
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
  }
  const created = Math.floor(now / 1000);
  const item = {
    ...accountKey(id),
    email,
    name,
    company: '',
    locale: localeNamed(locale),
    state: 'active',
    created,
    closes: 0,
  };
  return isWritten(table.put(item, { condition: 'attribute_not_exists(pk)' }));
};

/** What a person may change. */
export interface AccountChange {
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly requestLogDays?: number | undefined;
}

/** Sets attributes of an account. STATE_CONFLICT for a suspended one unless `suspendedToo`. */
const setAccount = async (table: Table, id: string, fields: Item, suspendedToo = false): Promise<Account> => {
  const { update, names, values } = changeTo(fields);
  try {
    const item = await table.update(accountKey(id), {
      update,
      condition: suspendedToo ? 'attribute_exists(pk)' : 'attribute_exists(pk) AND #was <> :suspended',
      names: { ...names, ...(suspendedToo ? {} : { '#was': 'state' }) },
      values: { ...values, ...(suspendedToo ? {} : { ':suspended': 'suspended' }) },
    });
    return readItem(item);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError((await findAccount(table, id)) ? 'STATE_CONFLICT' : 'RESOURCE_NOT_FOUND', { cause: error });
  }
};

/** Changes an account; what is undefined stays. */
export const changeAccount = async (table: Table, id: string, change: AccountChange): Promise<Account> => {
  const { requestLogDays, ...texts } = change;
  const fields = { ...texts, request_log_days: requestLogDays };
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return given.length === 0 ? readAccount(table, id) : setAccount(table, id, Object.fromEntries(given));
};

/**
 * Keeps the bodies of charged calls from now on, or no more; those that are kept are deleted then. Takes up to 15 seconds
 * where there are many; what is left after them is shown to no one and ends with its seven days.
 */
export const setKeepBodies = async (table: Table, id: string, on: boolean, now: number): Promise<void> => {
  await setFields(table, customerKey(id), { keep_bodies: on }, false);
  await setOnKeys(table, id, { keep_bodies: on });
  if (!on) await eraseBodies(table, id, now + ERASE_BODIES_MS);
};

/** Closes an account: its keys stop at once, and in 30 days it is erased. Closing it again changes nothing. */
export const closeAccount = async (table: Table, id: string, now: number): Promise<Account> => {
  const account = await readAccount(table, id);
  if (account.state === 'closing') return account;
  const closes = Math.floor(now / 1000) + CLOSING_DAYS * 86_400;
  await announce(table, 'erase', closes, id);
  const closing = await setAccount(table, id, { state: 'closing', closes });
  await setOnKeys(table, id, { blocked: true });
  return closing;
};

/** Takes a closing back. STATE_CONFLICT for an account that an operator has suspended. */
export const reopenAccount = async (table: Table, id: string): Promise<Account> => {
  const account = await setAccount(table, id, { state: 'active', closes: 0 });
  await setOnKeys(table, id, { blocked: false });
  return account;
};

/**
 * For operators: refuses the keys of a customer, suspends its account where it has one and ends its sessions; or lifts
 * this. RESOURCE_NOT_FOUND for an unknown customer.
 */
export const suspendCustomer = async (table: Table, id: string, suspended: boolean): Promise<void> => {
  if (!(await table.get(customerKey(id)))) throw new AppError('RESOURCE_NOT_FOUND');
  if (await findAccount(table, id))
    await setAccount(table, id, { state: suspended ? 'suspended' : 'active', closes: 0 }, true);
  await setOnKeys(table, id, { blocked: suspended });
  if (suspended) await endSessions(table, id);
};
