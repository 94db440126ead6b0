/** Key records: what the authorizer knows about a key. Stored under the hash of its secret. */
import { itemNumber, itemText, itemTexts, type Item } from '../contract/ports/table.ts';
import { grantAt, laterItem, planNamed, readLater, type LaterGrant, type PlanName } from './metering/plans.ts';
import type { SpendingLimits } from './metering/spending-limits.ts';
import { KEY_KINDS, type KeyKind } from './key.ts';

/** `rotating`: a successor exists, and this secret is valid until the end of its grace. `revoked`: off for good. */
const KEY_STATES = ['active', 'disabled', 'rotating', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** A key as it is stored. */
export interface KeyRecord {
  readonly hash: string;
  /** Key id: the same for a key and its successor after a rotation. */
  readonly id: string;
  readonly customer: string;
  readonly kind: KeyKind;
  readonly state: KeyState;
  /** Epoch seconds from which the key is refused; 0 = never. */
  readonly expires: number;
  /** Epoch seconds until which a rotating secret is still valid. */
  readonly graceEnds: number;
  /** Suites the key may use; empty = all. */
  readonly scopes: readonly string[];
  /** Domains as `domainEntry` writes them; empty = any caller. */
  readonly domains: readonly string[];
  /** Addresses and CIDR ranges; empty = any. */
  readonly ips: readonly string[];
  /** Whether the key may be sent as `?apiKey=`. */
  readonly query: boolean;
  /** Cap of this key in credits per month; −1 = none. */
  readonly cap: number;
  readonly name: string;
  /** Beginning and end of the secret, for lists. */
  readonly prefix: string;
  readonly lastFour: string;
  readonly created: number;
  /** Raised with every change of the record. */
  readonly version: number;
  // A copy of the customer's grant, so that a call needs one read.
  readonly plan: PlanName;
  readonly credits: number;
  readonly rate: number;
  readonly accountCap: number;
  readonly later: LaterGrant | null;
  /** Value for `usageIdentifierKey`, or ''. */
  readonly gatewayKey: string;
  /** True while the account is suspended or closing: the key is refused. */
  readonly blocked: boolean;
  /** Whether the bodies of charged calls are kept. */
  readonly keepsBodies: boolean;
}

/** Where a secret of this hash is recorded. */
export const recordKey = (hash: string) => ({ pk: `key#${hash}`, sk: 'key' });

/** A key record as an item of the table. */
export const recordItem = (record: KeyRecord): Item => ({
  hash: record.hash,
  id: record.id,
  customer: record.customer,
  kind: record.kind,
  state: record.state,
  expires: record.expires,
  grace_ends: record.graceEnds,
  scopes: record.scopes,
  domains: record.domains,
  ips: record.ips,
  query: record.query,
  cap: record.cap,
  name: record.name,
  prefix: record.prefix,
  last_four: record.lastFour,
  created: record.created,
  version: record.version,
  plan: record.plan,
  credits: record.credits,
  rate: record.rate,
  account_cap: record.accountCap,
  ...laterItem(record.later),
  gateway_key: record.gatewayKey,
  blocked: record.blocked,
  keep_bodies: record.keepsBodies,
});

/** A record from its item. An unknown kind, state or plan throws. */
export const readRecord = (item: Item): KeyRecord => {
  const kind = KEY_KINDS.find((name) => name === itemText(item, 'kind'));
  const state = KEY_STATES.find((name) => name === itemText(item, 'state'));
  const plan = planNamed(itemText(item, 'plan'));
  if (!kind || !state || !plan || !itemText(item, 'customer')) throw new Error('Not a key record');
  return {
    hash: itemText(item, 'hash'),
    id: itemText(item, 'id'),
    customer: itemText(item, 'customer'),
    kind,
    state,
    expires: itemNumber(item, 'expires'),
    graceEnds: itemNumber(item, 'grace_ends'),
    scopes: itemTexts(item, 'scopes'),
    domains: itemTexts(item, 'domains'),
    ips: itemTexts(item, 'ips'),
    query: item['query'] !== false,
    cap: itemNumber(item, 'cap', -1),
    name: itemText(item, 'name'),
    prefix: itemText(item, 'prefix'),
    lastFour: itemText(item, 'last_four'),
    created: itemNumber(item, 'created'),
    version: itemNumber(item, 'version'),
    plan,
    credits: itemNumber(item, 'credits'),
    rate: itemNumber(item, 'rate'),
    accountCap: itemNumber(item, 'account_cap', -1),
    later: readLater(item),
    gatewayKey: itemText(item, 'gateway_key'),
    blocked: item['blocked'] === true,
    keepsBodies: item['keep_bodies'] === true,
  };
};

/** The plan of a key at `now` (epoch ms). */
export const planAt = (record: KeyRecord, now: number): PlanName => grantAt(record, now).plan;

/** From what calls with this key are paid at `now` (epoch ms). */
export const limitsOf = (record: KeyRecord, now: number): SpendingLimits => {
  const { credits, rate } = grantAt(record, now);
  return {
    customer: record.customer,
    key: record.id,
    sandbox: record.kind === 'sandbox',
    credits,
    cap: record.accountCap,
    keyCap: record.cap,
    rate,
  };
};
