/**
 * Messages to webhooks: partition `hookmsg#<space>`, one item each, those of a webhook together. A message has the id that
 * follows from its event, so an event that is told twice makes one message. An attempt holds a lease; what is to be tried is
 * found by due rows, which are written before the state that asks for the attempt.
 */
import { createHash } from 'node:crypto';
import type { MessageRef } from '../../contract/ports/jobs.ts';
import { isWritten, itemNumber, itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import { EVENT_TYPES, type EventType } from '../../contract/suites/events.ts';
import {
  DELIVERY_STATUS,
  MESSAGE_FAULTS,
  type MessageFault,
  type MessageStatus,
} from '../../contract/suites/webhook.ts';
import { TIME_DIGITS } from '../../adapters/storage/timed-id.ts';
import { announce } from '../due/due.ts';
import { takeStep } from '../step.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

/** A message. Instants in epoch milliseconds. */
export interface MessageRecord {
  readonly id: string;
  /** Id of its webhook. */
  readonly hook: string;
  readonly event: EventType;
  readonly body: string;
  /** When the event happened. */
  readonly at: number;
  readonly status: MessageStatus;
  readonly attempt: number;
  readonly until: number;
  readonly due: number;
  /** HTTP status of the last attempt; 0 for none. */
  readonly http: number;
  readonly fault: MessageFault | null;
  /** Whether a failed attempt is followed by others. */
  readonly retried: boolean;
}

/** An event as a webhook is told of it. */
export interface Told {
  readonly event: EventType;
  /** What makes it one event and no other: the same text, the same message. */
  readonly key: string;
  /** When it happened, epoch milliseconds. */
  readonly at: number;
  /** Where that is another instant each time that it is told: one that stays. The id is made of it. */
  readonly since?: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** For how long messages are kept after their event. */
export const MESSAGE_MS = 30 * 86_400_000;
/** Longer than an attempt may take. */
const LEASE_MS = 60_000;
/** Pauses after failed attempts, in seconds: attempts at 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h, as Standard Webhooks recommends. */
export const PAUSES_S = [5, 300, 1800, 7200, 18_000, 36_000, 36_000] as const;

const ID_DIGITS = 10;
/** The id of the message that tells a webhook of an event. */
const messageIdOf = (hook: string, { event, key, at, since = at }: Told): string => {
  const digest = createHash('sha256').update(`${hook} ${event} ${key}`).digest('hex');
  const chance = BigInt(`0x${digest.slice(0, 16)}`)
    .toString(36)
    .padStart(ID_DIGITS, '0')
    .slice(-ID_DIGITS);
  return `${hook}-m${Math.max(0, since).toString(36).padStart(TIME_DIGITS, '0')}${chance}`;
};

const partition = (customer: string): string => `hookmsg#${customer}`;
const keyOf = ({ customer, id }: MessageRef): Key => ({ pk: partition(customer), sk: id });

const messageOf = (item: Item): MessageRecord => {
  const id = itemText(item, 'sk');
  return {
    id,
    hook: id.split('-')[0] ?? '',
    event: EVENT_TYPES.find((type) => type === itemText(item, 'event')) ?? 'report.ready',
    body: itemText(item, 'body'),
    at: itemNumber(item, 'at'),
    status: DELIVERY_STATUS.find((status) => status === itemText(item, 'status')) ?? 'failed',
    attempt: itemNumber(item, 'attempt'),
    until: itemNumber(item, 'until'),
    due: itemNumber(item, 'due'),
    http: itemNumber(item, 'http'),
    fault: MESSAGE_FAULTS.find((fault) => fault === itemText(item, 'fault')) ?? null,
    retried: item['retried'] !== false,
  };
};

/** The text by which due rows name a message. */
export const subjectOf = ({ customer, id }: MessageRef): string => `${customer}#${id}`;
/** The message that a due row names. */
export const refOf = (subject: string): MessageRef => {
  const cut = subject.lastIndexOf('#');
  return { customer: subject.slice(0, cut), id: subject.slice(cut + 1) };
};

/**
 * Keeps the message of an event for a webhook, its due row first; nothing changes where it is there already. `retried` false: one
 * attempt is made and no more.
 */
export const saveMessage = async (
  table: Table,
  customer: string,
  hook: string,
  told: Told,
  now: number,
  retried = true,
): Promise<MessageRef> => {
  const ref: MessageRef = { customer, id: messageIdOf(hook, told) };
  const { event, at, data } = told;
  await announce(table, 'webhooks', now / 1000, subjectOf(ref));
  const item: Item & Key = {
    ...keyOf(ref),
    event,
    body: JSON.stringify({ type: event, timestamp: utcOfMs(at), data }),
    at,
    status: 'pending',
    attempt: 0,
    due: now,
    retried,
    ttl: Math.floor((now + MESSAGE_MS) / 1000),
  };
  await isWritten(table.put(item, { condition: 'attribute_not_exists(pk)' }));
  return ref;
};

/** A message, or undefined. */
export const findMessage = async (table: Table, ref: MessageRef): Promise<MessageRecord | undefined> => {
  const item = await table.get(keyOf(ref));
  return item && messageOf(item);
};

/** A page of the messages of a webhook, newest first, and whether there are more. */
export const listMessages = async (
  table: Table,
  customer: string,
  hook: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Promise<{ readonly messages: readonly MessageRecord[]; readonly more: boolean }> => {
  const found = await table.query(partition(customer), {
    prefix: `${hook}-`,
    limit: limit + 1,
    descending: true,
    ...(after === null ? {} : { after }),
  });
  return { messages: found.slice(0, limit).map(messageOf), more: found.length > limit };
};

/** Begins an attempt as `owner`; null where none is due, or another is at it. */
export const beginMessage = async (
  table: Table,
  ref: MessageRef,
  owner: string,
  now: number,
): Promise<MessageRecord | null> => {
  const record = await findMessage(table, ref);
  if (!record || record.status !== 'pending' || record.due > now || record.until >= now) return null;
  const item = await takeStep(table, keyOf(ref), owner, {
    to: 'pending',
    guard: '#status = :pending AND #attempt = :attempt',
    set: { attempt: record.attempt + 1, until: now + LEASE_MS },
    values: { ':pending': 'pending', ':attempt': record.attempt },
  });
  return item && messageOf(item);
};

/** How an attempt went. */
export interface Outcome {
  readonly delivered: boolean;
  /** HTTP status; 0 for none. */
  readonly http: number;
  readonly fault: MessageFault | null;
  /** Whether another attempt may be made. */
  readonly again: boolean;
}

/**
 * Notes how the attempt of `owner` went, after the due row of the next. Resolves with the milliseconds until that one, or null
 * where there is none.
 */
export const endMessage = async (
  table: Table,
  ref: MessageRef,
  owner: string,
  { attempt, retried }: MessageRecord,
  { delivered, http, fault, again }: Outcome,
  now: number,
): Promise<number | null> => {
  const pause = !delivered && again && retried ? PAUSES_S[attempt - 1] : undefined;
  const due = now + (pause ?? 0) * 1000;
  if (pause !== undefined) await announce(table, 'webhooks', due / 1000, subjectOf(ref));
  const over: MessageStatus = delivered ? 'delivered' : 'failed';
  await takeStep(table, keyOf(ref), owner, {
    to: pause === undefined ? over : 'pending',
    guard: '#status = :pending AND #owner = :set_owner',
    set: { until: 0, due, http, fault: fault ?? '' },
    values: { ':pending': 'pending' },
  });
  return pause === undefined ? null : pause * 1000;
};

/** Makes a message pending once more, for one attempt; false where one is being made. */
export const reopenMessage = async (table: Table, ref: MessageRef, owner: string, now: number): Promise<boolean> => {
  const record = await findMessage(table, ref);
  if (!record || record.until >= now) return false;
  await announce(table, 'webhooks', now / 1000, subjectOf(ref));
  const item = await takeStep(table, keyOf(ref), owner, {
    to: 'pending',
    guard: '#attempt = :attempt',
    set: { due: now, retried: record.status === 'pending' && record.retried },
    values: { ':attempt': record.attempt },
  });
  return item !== null;
};
