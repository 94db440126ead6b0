/**
 * Making and changing customers and keys. A secret is returned once, by `createKey` or `rotateKey`, and never stored.
 *
 * A key has one record for each of its valid secrets (found by hash) and one row in its customer's list (found by id).
 * The row is written first: a failure in between leaves a row without a record, which gives no access.
 */
import { announce } from './due/due.ts';
import { randomUUID } from 'node:crypto';
import { AppError } from '../contract/frame/app-error.ts';
import type { Detail } from '../contract/frame/errors.ts';
import { invalidField, invalidFields } from '../contract/frame/field-errors.ts';
import { listCustomer } from './metering/customers.ts';
import { planWithMore } from './metering/features.ts';
import { grantOf, planNamed, PLANS, readLater, type Grant, type PlanName, type Terms } from './metering/plans.ts';
import {
  changeTo,
  itemNumber,
  itemText,
  itemTexts,
  type Item,
  ConditionFailed,
  type Key,
  type Table,
} from '../contract/ports/table.ts';
import { ipEntryValid } from './allow-list.ts';
import { domainEntry } from './domain-entry.ts';
import { keyHash, mintId, mintKey, shownPrefix, type KeyKind } from './key.ts';
import { readRecord, recordItem, recordKey, type KeyRecord } from './record.ts';

/** Keys that an account may have at a time. */
export const MAX_KEYS = 50;

/** Where a customer stands. */
export const customerKey = (customer: string): Key => ({ pk: `customer#${customer}`, sk: 'customer' });
const rowKey = (customer: string, id: string): Key => ({ pk: `customer#${customer}`, sk: `key#${id}` });
const seconds = (now: number): number => Math.floor(now / 1000);

/** Sets attributes of an item that exists; RESOURCE_NOT_FOUND where it does not. */
export const setFields = async (table: Table, key: Key, fields: Item, raise: boolean): Promise<Item> => {
  const { update, names, values } = changeTo(fields);
  try {
    return await table.update(key, {
      update: `${update}${raise ? ' ADD version :one' : ''}`,
      condition: 'attribute_exists(pk)',
      names,
      values: { ...values, ...(raise ? { ':one': 1 } : {}) },
    });
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('RESOURCE_NOT_FOUND', { cause: error });
    throw error;
  }
};

/** Sets attributes on the record of every secret of a customer's keys: the gate reads nothing else. */
export const setOnKeys = async (table: Table, customer: string, fields: Item): Promise<void> => {
  for (const row of await table.query(`customer#${customer}`, { prefix: 'key#' }))
    for (const hash of [itemText(row, 'hash'), ...itemTexts(row, 'older')]) {
      try {
        await setFields(table, recordKey(hash), fields, true);
      } catch (error) {
        // Its row was written, its record was not: such a key gives no access.
        if (!(error instanceof AppError)) throw error;
      }
    }
};

export interface NewCustomer {
  /** Id; made at random when left out. Letters, digits, `-` and `_`. */
  readonly id?: string;
  readonly plan: PlanName;
  /** Numbers agreed by contract; enterprise needs them, elsewhere they are an operator's exception. */
  readonly terms?: Terms;
  readonly now: number;
}

/** Creates a customer and resolves with its id. STATE_CONFLICT when the id is taken. */
export const createCustomer = async (table: Table, asked: NewCustomer): Promise<string> => {
  const id = asked.id ?? `cus_${mintId()}`;
  if (!/^[\w-]{1,64}$/.test(id))
    throw new AppError('VALIDATION_FAILED', { message: 'A customer id has 1 to 64 letters, digits, - and _.' });
  const { plan, credits, rate, cap } = grantOf(asked.plan, asked.terms);
  const began = { at: asked.now, plan, delta: credits, full: credits };
  const owner = randomUUID();
  const item = {
    ...customerKey(id),
    plan,
    credits,
    rate,
    cap,
    created: seconds(asked.now),
    history: [began],
    owner,
  };
  await listCustomer(table, id);
  await announce(table, 'shield', seconds(asked.now), id);
  try {
    await table.put(item, { condition: 'attribute_not_exists(pk)' });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const found = await table.get(customerKey(id));
    if (!found || itemText(found, 'owner') !== owner)
      throw new AppError('STATE_CONFLICT', { message: 'This customer exists already.', cause: error });
  }
  return id;
};

export interface Customer extends Grant {
  readonly id: string;
  /** Value of its key in API Gateway's usage plans, or '' while it goes through the pool (`gateway-key.ts`). */
  readonly gatewayKey: string;
  /** Epoch seconds. */
  readonly created: number;
  /** Whether the bodies of its charged calls are kept (`lib/accounts/metering/bodies.ts`). */
  readonly keepsBodies: boolean;
}

/**
 * A customer and its grant. RESOURCE_NOT_FOUND where there is none.
 * @example
 * await readCustomer({ get: async () => undefined }, 'c1').catch(({ code }) => code) // → 'RESOURCE_NOT_FOUND'
 */
export const readCustomer = async (table: Table, id: string): Promise<Customer> => {
  const item = await table.get(customerKey(id));
  const plan = item && planNamed(itemText(item, 'plan'));
  if (!item || !plan) throw new AppError('RESOURCE_NOT_FOUND');
  return {
    id,
    plan,
    credits: itemNumber(item, 'credits'),
    rate: itemNumber(item, 'rate'),
    cap: itemNumber(item, 'cap', -1),
    later: readLater(item),
    gatewayKey: itemText(item, 'gateway_key'),
    created: itemNumber(item, 'created'),
    keepsBodies: item['keep_bodies'] === true,
  };
};

/** Rules of a key, set when it is created and changeable later. */
export interface KeyRules {
  readonly name?: string;
  /** Suites; empty = all. */
  readonly scopes?: readonly string[];
  /** `example.com`, `*.example.com`; empty = any caller (a publishable key then opens nothing). */
  readonly domains?: readonly string[];
  /** IPv4 and IPv6 addresses and CIDR ranges; empty = any. */
  readonly ips?: readonly string[];
  /** Whether the key may be sent as `?apiKey=`; default true. */
  readonly query?: boolean;
  /** Epoch seconds from which the key is refused; 0 = never. */
  readonly expires?: number;
  /** Credits per month this key may spend; −1 = no cap of its own, which a publishable key must have. */
  readonly cap?: number;
}

const faulty = (field: string, expected: string): Detail => ({
  field,
  code: 'UNKNOWN_VALUE',
  message: `${field} must hold ${expected}.`,
  expected,
});

/** The rules as they are stored. All faulty lists are named at once. */
const checkedRules = (rules: KeyRules): KeyRules => {
  const domains = rules.domains?.map(domainEntry);
  const details = [
    ...(domains?.some((entry) => entry === undefined) ? [faulty('domains', 'host names or *.host')] : []),
    ...(rules.ips?.every(ipEntryValid) === false ? [faulty('ips', 'IP addresses or CIDR ranges')] : []),
  ];
  if (details.length > 0) throw invalidFields(...details);
  return { ...rules, ...(domains ? { domains: domains.filter((entry) => entry !== undefined) } : {}) };
};

export interface NewKey extends KeyRules {
  readonly customer: string;
  readonly kind: KeyKind;
  readonly now: number;
}

/** A new key: the only time its secret is shown. */
export interface FreshKey {
  readonly id: string;
  readonly secret: string;
  readonly prefix: string;
}

/**
 * Refuses domains beyond those of the plan: all that a customer's keys name together, those of sandbox keys and of `except`
 * left out. PLAN_REQUIRED.
 */
const checkDomains = async (
  table: Table,
  customer: string,
  plan: PlanName,
  domains: readonly string[],
  except = '',
): Promise<void> => {
  const most = PLANS[plan].domains;
  if (most === null || domains.length === 0) return;
  const others = (await listKeys(table, customer)).filter(({ kind, id }) => kind !== 'sandbox' && id !== except);
  const all = new Set([...domains, ...others.flatMap((key) => key.domains)]);
  if (all.size > most)
    throw planWithMore(
      'domains',
      most,
      `The plan ${plan} allows ${most} ${most === 1 ? 'domain' : 'domains'} for live keys; with this there would be ${all.size}.`,
    );
};

/** A publishable key can be read by anyone, so it is bound to pages. */
const requireDomains = (domains: readonly string[]): void => {
  if (domains.length > 0) return;
  const expected = 'host names or *.host';
  const message = 'domains must name at least one domain: a publishable key works on listed domains only.';
  throw invalidField('domains', 'REQUIRED', message, expected);
};

/** Of the credits of a month, the part that a publishable key may spend where nothing is said. */
const PUBLIC_SHARE = 0.2;

/** The cap of a new key: of a publishable one never none. */
const firstCap = (kind: KeyKind, asked: number | undefined, credits: number): number =>
  asked ?? (kind === 'publishable' ? Math.max(1, Math.floor(credits * PUBLIC_SHARE)) : -1);

/** Refuses to leave a publishable key without a cap: whoever copies it could spend the whole month. */
const requireCap = (cap: number | undefined): void => {
  if (cap === undefined || cap >= 0) return;
  const expected = 'a whole number of credits';
  const message = 'spend_cap must be a number: a publishable key can be read by anyone, so it always has a cap.';
  throw invalidField('spend_cap', 'REQUIRED', message, expected);
};

/** Counts a key more, or one less. STATE_CONFLICT where there are `MAX_KEYS`: the count is checked where it is written. */
const countKey = async (table: Table, customer: string, change: 1 | -1): Promise<void> => {
  try {
    await table.update(customerKey(customer), {
      update: 'ADD #keys :change',
      condition: 'attribute_exists(pk) AND (attribute_not_exists(#keys) OR #keys < :most)',
      names: { '#keys': 'keys' },
      values: { ':change': change, ':most': change > 0 ? MAX_KEYS : MAX_KEYS + 1 },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('STATE_CONFLICT', {
      message: `An account may have ${MAX_KEYS} keys. Revoke one first.`,
      cause: error,
    });
  }
};

/**
 * Creates a key of a customer that exists. PLAN_REQUIRED where it names more domains than the plan has; STATE_CONFLICT
 * where there are `MAX_KEYS`.
 */
export const createKey = async (table: Table, { customer, kind, now, ...given }: NewKey): Promise<FreshKey> => {
  const rules = checkedRules(given);
  if (kind === 'publishable') {
    requireDomains(rules.domains ?? []);
    requireCap(rules.cap);
  }
  const grant = await readCustomer(table, customer);
  if (kind !== 'sandbox') await checkDomains(table, customer, grant.plan, rules.domains ?? []);
  const secret = mintKey(kind);
  const record: KeyRecord = {
    hash: keyHash(secret),
    id: `key_${mintId()}`,
    customer,
    kind,
    state: 'active',
    expires: rules.expires ?? 0,
    graceEnds: 0,
    scopes: rules.scopes ?? [],
    domains: rules.domains ?? [],
    ips: rules.ips ?? [],
    query: rules.query ?? true,
    cap: firstCap(kind, rules.cap, grant.credits),
    name: rules.name ?? '',
    prefix: shownPrefix(secret),
    created: seconds(now),
    version: 1,
    plan: grant.plan,
    credits: grant.credits,
    rate: grant.rate,
    accountCap: grant.cap,
    later: grant.later,
    gatewayKey: grant.gatewayKey,
    blocked: false,
    keepsBodies: grant.keepsBodies,
    lastFour: secret.slice(-4),
  };
  await countKey(table, customer, 1);
  await table.put({ ...rowKey(customer, record.id), hash: record.hash, older: [] });
  await table.put({ ...recordItem(record), ...recordKey(record.hash) });
  return { id: record.id, secret, prefix: record.prefix };
};

/** Hashes of every secret of a key: the present one first. */
const hashesOf = async (table: Table, customer: string, id: string): Promise<readonly string[]> => {
  const row = await table.get(rowKey(customer, id));
  if (!row) throw new AppError('RESOURCE_NOT_FOUND');
  return [itemText(row, 'hash'), ...itemTexts(row, 'older')];
};

/** The record of a key's present secret. RESOURCE_NOT_FOUND where the customer has no such key. */
export const readKey = async (table: Table, customer: string, id: string): Promise<KeyRecord> => {
  const [hash = ''] = await hashesOf(table, customer, id);
  const item = await table.get(recordKey(hash));
  const record = item && readRecord(item);
  if (!record || record.state === 'revoked') throw new AppError('RESOURCE_NOT_FOUND');
  return record;
};

/** The keys of a customer, revoked ones too, as long as they are kept. */
const everyKey = async (table: Table, customer: string): Promise<readonly KeyRecord[]> => {
  const rows = await table.query(`customer#${customer}`, { prefix: 'key#' });
  const items = await Promise.all(rows.map((row) => table.get(recordKey(itemText(row, 'hash')))));
  return items.flatMap((item) => (item ? [readRecord(item)] : []));
};

/** The records of a customer's keys, in no particular order; revoked ones are left out. */
export const listKeys = async (table: Table, customer: string): Promise<readonly KeyRecord[]> =>
  (await everyKey(table, customer)).filter(({ state }) => state !== 'revoked');

/** Whether an account has had sandbox keys and no other: nothing of it is stored by live keys. */
export const hasOnlySandbox = async (table: Table, customer: string): Promise<boolean> => {
  const keys = await everyKey(table, customer);
  return keys.length > 0 && keys.every(({ kind }) => kind === 'sandbox');
};

/** Changes the rules of a key, for all its valid secrets. PLAN_REQUIRED where it would name more domains than the plan has. */
export const changeKey = async (table: Table, customer: string, id: string, given: KeyRules): Promise<void> => {
  const rules = checkedRules(given);
  const fields = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length === 0) return;
  const { kind, plan } = await readKey(table, customer, id);
  if (kind === 'publishable') {
    if (rules.domains) requireDomains(rules.domains);
    requireCap(rules.cap);
  }
  if (kind !== 'sandbox') await checkDomains(table, customer, plan, rules.domains ?? [], id);
  for (const hash of await hashesOf(table, customer, id)) await setFields(table, recordKey(hash), fields, true);
};

/** Switches a key off, or on again. A rotating secret that is switched on is valid to the end of its grace. */
export const switchKey = async (table: Table, customer: string, id: string, on: boolean): Promise<void> => {
  await readKey(table, customer, id);
  for (const [index, hash] of (await hashesOf(table, customer, id)).entries()) {
    const live = index === 0 ? 'active' : 'rotating';
    await setFields(table, recordKey(hash), { state: on ? live : 'disabled' }, true);
  }
};

/** Secrets that a key may have besides its present one. */
const MAX_OLDER = 10;
/** Days for which the record of a revoked key answers that it is switched off; then it is unknown. */
export const REVOKED_DAYS = 90;

/** Revokes a key for good, with all its secrets. RESOURCE_NOT_FOUND where there is none, or it was revoked before. */
export const revokeKey = async (table: Table, customer: string, id: string, now: number): Promise<void> => {
  await readKey(table, customer, id);
  const ttl = seconds(now) + REVOKED_DAYS * 86_400;
  for (const hash of (await hashesOf(table, customer, id)).toReversed())
    await setFields(table, recordKey(hash), { state: 'revoked', ttl }, true);
  await setFields(table, rowKey(customer, id), { ttl }, false);
  await countKey(table, customer, -1);
};

/** A rotated key: its new secret, and when the old one ends (epoch seconds). */
export interface RotatedKey extends FreshKey {
  readonly oldExpires: number;
}

/** Gives a key a new secret; the old one stays valid for `graceHours` (0 = not at all). STATE_CONFLICT when switched off. */
export const rotateKey = async (
  table: Table,
  customer: string,
  id: string,
  graceHours: number,
  now: number,
): Promise<RotatedKey> => {
  const old = await readKey(table, customer, id);
  if (old.state === 'disabled')
    throw new AppError('STATE_CONFLICT', { message: 'A key that is switched off cannot be rotated.' });
  const hashes = await hashesOf(table, customer, id);
  const older = hashes.slice(0, MAX_OLDER);
  // A secret that the row no longer names could not be revoked.
  for (const forgotten of hashes.slice(MAX_OLDER)) await table.remove(recordKey(forgotten));
  const oldExpires = seconds(now) + Math.round(graceHours * 3600);
  const secret = mintKey(old.kind);
  const hash = keyHash(secret);
  const record: KeyRecord = {
    ...old,
    hash,
    prefix: shownPrefix(secret),
    lastFour: secret.slice(-4),
    created: seconds(now),
    version: 1,
  };
  await setFields(table, rowKey(customer, id), { hash, older }, false);
  await table.put({ ...recordItem(record), ...recordKey(hash) });
  await setFields(table, recordKey(old.hash), { state: 'rotating', grace_ends: oldExpires }, true);
  return { id, secret, prefix: record.prefix, oldExpires };
};
