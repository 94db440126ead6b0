/**
 * Deliveries of reports: partition `delivery#<account>`, one item each, those of a report together. An attempt holds a lease
 * like the making of a report; what is pending and due is found by the sweep.
 */
import { randomInt } from 'node:crypto';
import {
  CHANNELS,
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  type Channel,
  type DeliveryFault,
  type DeliveryState,
} from '../../contract/suites/delivery.ts';
import { itemNumber, itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import { enqueueDelivery, type DeliveryRef } from './queue.ts';
import { takeStep } from '../../accounts/step.ts';

/** A delivery. Instants in epoch milliseconds. */
export interface DeliveryRecord {
  readonly id: string;
  readonly report: string;
  readonly channel: Channel;
  /** Address of the reader, or web address; that of a bucket opens it, and is not shown. */
  readonly target: string;
  readonly attach: boolean;
  /** Our own address: where the link of an e-mail leads. */
  readonly base: string;
  /** Where answers to an e-mail go; empty for nowhere. */
  readonly reply: string;
  readonly status: DeliveryState;
  readonly attempt: number;
  readonly until: number;
  readonly due: number;
  readonly fault: DeliveryFault | null;
  readonly created: number;
}

export const DELIVERY_MS = 90 * 86_400_000;
/** Longer than an attempt may take. */
const LEASE_MS = 60_000;

/** Pauses after failed attempts, in seconds. Webhooks: as Standard Webhooks recommends. */
const PAUSES_S: Readonly<Record<Channel, readonly number[]>> = {
  email: [60, 600, 3600],
  webhook: [5, 300, 1800, 7200, 18_000, 36_000, 36_000],
  bucket: [5, 60, 600],
};

const deliveryKey = ({ customer, report, id }: DeliveryRef): Key => ({
  pk: `delivery#${customer}`,
  sk: `${report}#${id}`,
});

const deliveryOf = (item: Item): DeliveryRecord => {
  const [report = '', id = ''] = itemText(item, 'sk').split('#');
  return {
    id,
    report,
    channel: CHANNELS.find((channel) => channel === itemText(item, 'channel')) ?? 'email',
    target: itemText(item, 'target'),
    attach: item['attach'] === true,
    base: itemText(item, 'base'),
    reply: itemText(item, 'reply'),
    status: DELIVERY_STATES.find((state) => state === itemText(item, 'status')) ?? 'failed',
    attempt: itemNumber(item, 'attempt'),
    until: itemNumber(item, 'until'),
    due: itemNumber(item, 'due'),
    fault: DELIVERY_FAULTS.find((fault) => fault === itemText(item, 'fault')) ?? null,
    created: itemNumber(item, 'created'),
  };
};

/** A new id; ids sort by time. */
export const newDeliveryId = (now: number): string =>
  `d${now.toString(36).padStart(9, '0')}${Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('')}`;

/** Keeps a new delivery, and its place on the list before it. */
export const saveDelivery = async (
  table: Table,
  ref: DeliveryRef,
  about: Pick<DeliveryRecord, 'channel' | 'target' | 'attach' | 'base' | 'reply' | 'created'>,
): Promise<DeliveryRecord> => {
  const item: Item & Key = {
    ...deliveryKey(ref),
    ...about,
    status: 'pending',
    attempt: 0,
    due: about.created,
    ttl: Math.floor((about.created + DELIVERY_MS) / 1000),
  };
  await enqueueDelivery(table, ref);
  await table.put(item);
  return deliveryOf(item);
};

/** A delivery, or undefined. */
export const findDelivery = async (table: Table, ref: DeliveryRef): Promise<DeliveryRecord | undefined> => {
  const item = await table.get(deliveryKey(ref));
  return item && deliveryOf(item);
};

/** Most deliveries of a report that are shown. */
const SHOWN = 20;

/** The last deliveries of a report, newest first. */
export const deliveriesOf = async (
  table: Table,
  customer: string,
  report: string,
): Promise<readonly DeliveryRecord[]> =>
  (await table.query(`delivery#${customer}`, { prefix: `${report}#`, limit: SHOWN, descending: true })).map(deliveryOf);

/** Whether an attempt may be made at `now`. */
export const isDue = ({ status, until, due }: DeliveryRecord, now: number): boolean =>
  status === 'pending' && due <= now && until < now;

/** Begins an attempt as `owner`; null when none is due, or another is at it. */
export const beginDelivery = async (
  table: Table,
  ref: DeliveryRef,
  owner: string,
  now: number,
): Promise<DeliveryRecord | null> => {
  const record = await findDelivery(table, ref);
  if (!record || !isDue(record, now)) return null;
  const item = await takeStep(table, deliveryKey(ref), owner, {
    to: 'pending',
    guard: '#status = :pending AND #attempt = :attempt',
    set: { attempt: record.attempt + 1, until: now + LEASE_MS },
    values: { ':pending': 'pending', ':attempt': record.attempt },
  });
  return item && deliveryOf(item);
};

/** How an attempt ended: taken, or why not, and whether another may be made. */
export type Outcome =
  | { readonly status: 'sent' | 'delivered' }
  | { readonly status: 'failed'; readonly fault: DeliveryFault; readonly again: boolean };

/**
 * Notes how an attempt of `owner` ended. Resolves with the milliseconds until the next one, or null when there is none.
 */
export const endDelivery = async (
  table: Table,
  ref: DeliveryRef,
  owner: string,
  { channel, attempt }: DeliveryRecord,
  outcome: Outcome,
  now: number,
): Promise<number | null> => {
  const failed = outcome.status === 'failed';
  const pause = failed && outcome.again ? PAUSES_S[channel][attempt - 1] : undefined;
  const to: DeliveryState = pause === undefined ? outcome.status : 'pending';
  const due = now + (pause ?? 0) * 1000;
  await takeStep(table, deliveryKey(ref), owner, {
    to,
    guard: '#status = :pending AND #owner = :set_owner',
    set: { until: 0, due, fault: failed ? outcome.fault : '' },
    values: { ':pending': 'pending' },
  });
  return pause === undefined ? null : pause * 1000;
};

/** What the mail service says of an e-mail that was sent; false where that changes nothing any more. */
export const noteMail = async (table: Table, ref: DeliveryRef, status: 'delivered' | 'bounced'): Promise<boolean> => {
  const item = await takeStep(table, deliveryKey(ref), 'mail', {
    to: status,
    // An e-mail can be taken by a server and come back later.
    guard: status === 'bounced' ? '#status IN (:pending, :sent, :delivered)' : '#status IN (:pending, :sent)',
    set: { fault: status === 'bounced' ? 'BOUNCED' : '' },
    values: { ':pending': 'pending', ':sent': 'sent', ...(status === 'bounced' ? { ':delivered': 'delivered' } : {}) },
  });
  return item !== null;
};
