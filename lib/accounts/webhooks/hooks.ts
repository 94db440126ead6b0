/**
 * Webhooks: partition `hook#<space>`, one item each. Its secrets are not stored: they follow from the installation's key,
 * the id and a number that a rotation counts up, so no copy of the table holds one.
 */
import { AppError } from '../../contract/frame/app-error.ts';
import {
  changeTo,
  ConditionFailed,
  itemNumber,
  itemText,
  type Item,
  type Key,
  type Table,
} from '../../contract/ports/table.ts';
import { DISABLED_BY, WEBHOOK_STATES, type DisabledBy, type WebhookState } from '../../contract/suites/webhook.ts';
import { timedId } from '../../adapters/storage/timed-id.ts';
import { toldOf, type ToldOf } from './told-of.ts';
import { planWebhook } from '../due/agenda.ts';
import { webhookSecret } from '../../adapters/outgoing/webhook.ts';

/** A webhook. Instants in epoch milliseconds; 0 for none. */
export interface WebhookRecord extends ToldOf {
  readonly id: string;
  readonly url: string;
  /** Counted up whenever those events may be others than before: rows of an earlier number ask for nothing. */
  readonly rev: number;
  readonly state: WebhookState;
  readonly disabledBy: DisabledBy | null;
  /** First failure since the last message that it took. */
  readonly failingSince: number;
  /** Number of its secret, counted from 1. */
  readonly secret: number;
  /** Until when the secret before is used as well. */
  readonly oldUntil: number;
  /** When its owner was told that the plan brings it no longer; 0 once it does again. */
  readonly planTold: number;
  readonly created: number;
}

const partition = (customer: string): string => `hook#${customer}`;
const keyOf = (customer: string, id: string): Key => ({ pk: partition(customer), sk: id });

const webhookOf = (item: Item): WebhookRecord => ({
  id: itemText(item, 'sk'),
  ...toldOf(item),
  url: itemText(item, 'url'),
  rev: itemNumber(item, 'rev', 1),
  state: WEBHOOK_STATES.find((state) => state === itemText(item, 'state')) ?? 'paused',
  disabledBy: DISABLED_BY.find((why) => why === itemText(item, 'disabled_by')) ?? null,
  failingSince: itemNumber(item, 'failing_since'),
  secret: itemNumber(item, 'secret', 1),
  oldUntil: itemNumber(item, 'old_until'),
  planTold: itemNumber(item, 'plan_told'),
  created: itemNumber(item, 'created'),
});

/** An id for a webhook made at `now`, epoch ms; ids sort by time. */
export const newWebhookId = (now: number): string => timedId('w', now);

/** All webhooks of a customer, oldest first. */
export const listWebhooks = async (table: Table, customer: string): Promise<readonly WebhookRecord[]> =>
  (await table.query(partition(customer))).map(webhookOf);

/** A webhook, or undefined for one that is unknown or another customer's. */
export const readWebhook = async (table: Table, customer: string, id: string): Promise<WebhookRecord | undefined> => {
  const item = await table.get(keyOf(customer, id));
  return item && webhookOf(item);
};

/** A webhook. Throws RESOURCE_NOT_FOUND. */
export const findWebhook = async (table: Table, customer: string, id: string): Promise<WebhookRecord> => {
  const found = await readWebhook(table, customer, id);
  if (!found) throw new AppError('RESOURCE_NOT_FOUND');
  return found;
};

/** Keeps a new webhook. */
export const saveWebhook = async (
  table: Table,
  customer: string,
  { id, filter, ...about }: Pick<WebhookRecord, 'id' | 'name' | 'url' | 'events' | 'filter' | 'language' | 'created'>,
): Promise<WebhookRecord> => {
  await planWebhook(table, customer, { id, rev: 1, events: about.events }, about.created);
  const item: Item & Key = {
    ...keyOf(customer, id),
    ...about,
    filter: JSON.stringify(filter),
    state: 'active',
    secret: 1,
    rev: 1,
    plan_told: 0,
  };
  await table.put(item);
  return webhookOf(item);
};

/** Changes members of a webhook. Throws RESOURCE_NOT_FOUND. */
const change = async (table: Table, customer: string, id: string, set: Item, condition = '', values: Item = {}) => {
  const setting = changeTo(set);
  try {
    const item = await table.update(keyOf(customer, id), {
      ...setting,
      condition: `attribute_exists(pk)${condition}`,
      values: { ...values, ...setting.values },
    });
    return webhookOf(item);
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
};

/** What an owner may change. */
export type WebhookChange = Partial<Pick<WebhookRecord, 'name' | 'url' | 'events' | 'filter'>> & {
  readonly paused?: boolean;
};

/** Changes what its owner asks; with `paused: false` one that was disabled begins anew. Throws RESOURCE_NOT_FOUND. */
export const changeWebhook = async (
  table: Table,
  customer: string,
  id: string,
  { paused, filter, ...rest }: WebhookChange,
  now: number,
): Promise<WebhookRecord> => {
  const kept: Item = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const sent: Item = { ...kept, ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }) };
  const state: Item =
    paused === undefined ? {} : { state: paused ? 'paused' : 'active', disabled_by: '', failing_since: 0 };
  const set = { ...sent, ...state };
  const before = await findWebhook(table, customer, id);
  if (Object.keys(set).length === 0) return before;
  const rev = before.rev + 1;
  const isAnew = filter !== undefined || rest.events !== undefined || paused === false;
  if (isAnew && (before.state === 'active' || paused === false))
    await planWebhook(table, customer, { id, rev, events: rest.events ?? before.events }, now);
  const changed = await change(table, customer, id, isAnew ? { ...set, rev } : set);
  if (!changed) throw new AppError('RESOURCE_NOT_FOUND');
  return changed;
};

/** Has the events of all webhooks of a space reckoned anew from `now` (epoch ms) on: before the clock of a sandbox is moved. */
export const planWebhooks = async (table: Table, space: string, now: number): Promise<void> => {
  for (const { state, ...hook } of await listWebhooks(table, space))
    if (state === 'active') await planWebhook(table, space, hook, now);
};

/** Deletes a webhook; one that is not there is no error. */
export const forgetWebhook = (table: Table, customer: string, id: string): Promise<void> =>
  table.remove(keyOf(customer, id));

/** Gives a webhook a new secret; the old one is used as well for `hours`. Throws RESOURCE_NOT_FOUND, STATE_CONFLICT. */
export const rotateSecret = async (
  table: Table,
  customer: string,
  id: string,
  hours: number,
  now: number,
): Promise<WebhookRecord> => {
  const { secret } = await findWebhook(table, customer, id);
  const set = { secret: secret + 1, old_until: now + hours * 3_600_000 };
  const condition = ' AND #secret = :was';
  const changed = await change(table, customer, id, set, condition, { ':was': secret });
  if (!changed) throw new AppError('STATE_CONFLICT', { message: 'The secret is being changed by another call.' });
  return changed;
};

/** The secret of a webhook as its owner is shown it. */
export const secretOf = (table: Table, customer: string, { id, secret }: WebhookRecord): Promise<string> =>
  webhookSecret(table, `${customer} ${id} ${secret}`);

/** The secrets that a message is signed with at `now`: the present one, and for a time the one before. */
export const signingSecrets = async (
  table: Table,
  customer: string,
  hook: WebhookRecord,
  now: number,
): Promise<readonly string[]> => [
  await secretOf(table, customer, hook),
  ...(hook.oldUntil > now ? [await secretOf(table, customer, { ...hook, secret: hook.secret - 1 })] : []),
];

/** After so long without a message that was taken, a webhook is disabled. */
const FAILING_MS = 5 * 86_400_000;

/** A message was taken. */
export const noteTaken = async (table: Table, customer: string, { id, failingSince }: WebhookRecord): Promise<void> => {
  if (failingSince > 0) await change(table, customer, id, { failing_since: 0 });
};

/**
 * A message was not taken at `now`: the first time is noted, and after five days, or at once where the receiver says that it is
 * gone, the webhook is disabled. Resolves with why it is disabled by this call; null where it is not.
 */
export const noteFailure = async (
  table: Table,
  customer: string,
  { id, failingSince }: WebhookRecord,
  gone: boolean,
  now: number,
): Promise<DisabledBy | null> => {
  const isOver = failingSince > 0 && now - failingSince >= FAILING_MS;
  if (!gone && !isOver) {
    if (failingSince === 0) await change(table, customer, id, { failing_since: now });
    return null;
  }
  const why = gone ? 'GONE' : 'FAILING';
  const values = { ':active': 'active' };
  const set = { state: 'disabled', disabled_by: why };
  return (await change(table, customer, id, set, ' AND #state = :active', values)) ? why : null;
};

/** Notes at `now` whether the plan brings a webhook; true for the call that finds first that it does not. */
export const noteBrought = async (
  table: Table,
  customer: string,
  { id, planTold }: WebhookRecord,
  brought: boolean,
  now: number,
): Promise<boolean> => {
  if (brought === (planTold === 0)) return false;
  const set = { plan_told: brought ? 0 : now };
  return (await change(table, customer, id, set, ' AND #plan_told = :was', { ':was': planTold })) !== null && !brought;
};
