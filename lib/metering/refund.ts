/**
 * Refunds. The handler wrapper calls `refund` when a call ends in 4xx or 5xx; it imports this file only then (dynamic
 * import), so that a calculation's success path holds no AWS SDK.
 *
 * Exactly once: a ledger record `refund#<charge id>` is opened by one conditional put, the credits go back in one
 * conditional update, and the record is closed. Whoever finds the record there does nothing. If the process ends in
 * between, the open record remains, and calling `refund` again with the same charge after `LEASE_MS` takes the work up.
 * The charge id is the authorizer's own, not the caller's X-Request-Id: a caller choosing ids cannot refund twice or
 * keep others from their refund.
 */
import { randomUUID } from 'node:crypto';
import { ConditionFailed, sharedTable, type Key, type Table } from '../storage/table.ts';
import { numberOf, textOf } from '../storage/attribute.ts';
import { giveBack } from './credits.ts';
import { leaveClaim } from './idempotency.ts';
import { logFault } from './log-fault.ts';
import { unpackCharge, type Charge } from './purse.ts';

/** Milliseconds after which an open record is taken for abandoned. */
const LEASE_MS = 15_000;
/** Days for which ledger records are kept. */
const LEDGER_DAYS = 400;

/** Opens the record, or takes over one that was left open. False when the refund is done or in other hands. */
const openRecord = async (table: Table, key: Key, charge: Charge, requestId: string, now: number): Promise<boolean> => {
  const owner = randomUUID();
  const ttl = Math.floor(now / 1000) + LEDGER_DAYS * 86_400;
  const record = {
    ...key,
    credits: charge.credits,
    period: charge.period,
    request_id: requestId,
    at: now,
    owner,
    done: false,
    ttl,
  };
  try {
    await table.put(record, { condition: 'attribute_not_exists(pk)' });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const found = error.item ?? (await table.get(key));
    if (!found) return false;
    if (textOf(found, 'owner') === owner) return true;
    if (found['done'] === true || numberOf(found, 'at') > now - LEASE_MS) return false;
  }
  try {
    await table.put(record, {
      condition: 'done = :no AND #at <= :abandoned',
      names: { '#at': 'at' },
      values: { ':no': false, ':abandoned': now - LEASE_MS },
    });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return textOf((await table.get(key)) ?? {}, 'owner') === owner;
  }
};

/**
 * Gives back what `charge` (the verdict's `charge`) took and drops its idempotency claim, once. A replay gives back only
 * when every other call under the claim has failed too. Resolves with the credits given back: 0 when there was nothing
 * to give, or it was given before. Throws `StorageDown` when DynamoDB does not answer, and logs the charge: it can be
 * refunded later by the same call. `requestId` is what the caller saw; the ledger shows it.
 */
export const refund = async (
  charge: string,
  requestId: string,
  table: Table = sharedTable(),
  now = Date.now(),
): Promise<number> => {
  if (charge === '') return 0;
  const taken = unpackCharge(charge);
  try {
    return await refundOnce(table, taken, requestId, now);
  } catch (error) {
    logFault('refund failed', error, { charge, request_id: requestId });
    throw error;
  }
};

const refundOnce = async (table: Table, taken: Charge, requestId: string, now: number): Promise<number> => {
  if (taken.claim && !(await leaveClaim(table, taken))) return 0;
  if (taken.credits === 0) return 0;
  const key = { pk: `ledger#${taken.customer}`, sk: `refund#${taken.id}` };
  if (!(await openRecord(table, key, taken, requestId, now))) return 0;
  await giveBack(table, taken, now);
  await table.update(key, { update: 'SET done = :yes', values: { ':yes': true } });
  return taken.credits;
};
