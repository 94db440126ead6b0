/** Sending messages to webhooks: one attempt, and what follows from how it went. */
import { randomUUID } from 'node:crypto';
import type { MessageRef } from '../../contract/ports/jobs.ts';
import type { Mail } from '../../contract/ports/mail.ts';
import type { Table } from '../../contract/ports/table.ts';
import type { DisabledBy } from '../../contract/suites/webhook.ts';
import { OutgoingFailed, sendOutgoing } from '../../adapters/outgoing/request.ts';
import { webhookHeaders } from '../../adapters/outgoing/webhook.ts';
import { emailTemplates } from '../../words/mail.ts';
import { findAccount } from '../accounts.ts';
import { accountOf } from '../sandbox/space.ts';
import { isBrought, planOfSpace } from './brought.ts';
import { noteBrought, noteFailure, noteTaken, readWebhook, signingSecrets, type WebhookRecord } from './hooks.ts';
import { beginMessage, endMessage, type MessageRecord, type Outcome } from './messages.ts';

/** What sending uses. */
export interface SendPorts {
  readonly table: Table;
  readonly mail: () => Promise<Mail>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Our own address, where links in letters lead; empty where it is not known. */
  readonly url: string;
  /** Sends to addresses of customers; `sendOutgoing` where left out. */
  readonly send?: typeof sendOutgoing;
  /** Told of a letter that could not be sent. */
  readonly fault: (error: unknown) => void;
}

/** Longer pauses are left to the tick. */
const SLEEP_MS = 10_000;
const GONE = 410;
const OFF: Outcome = { delivered: false, http: 0, fault: 'WEBHOOK_OFF', again: false };

const post = async (
  { now, send = sendOutgoing }: SendPorts,
  { id, body }: MessageRecord,
  { url }: WebhookRecord,
  secrets: readonly string[],
): Promise<Outcome> => {
  const headers = webhookHeaders({ id, at: now(), body }, secrets);
  try {
    const { status } = await send({ method: 'POST', url, headers, body: Buffer.from(body) });
    const delivered = status >= 200 && status < 300;
    return { delivered, http: status, fault: delivered ? null : 'REFUSED', again: status !== GONE };
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    return { delivered: false, http: 0, fault: error.fault, again: error.fault !== 'ADDRESS_NOT_ALLOWED' };
  }
};

/** Writes to the owner of a webhook that is told nothing any more. A letter that could not be sent is not sent again. */
const tellOwner = async (
  { table, mail, url, fault }: SendPorts,
  space: string,
  hook: WebhookRecord,
  why: DisabledBy,
): Promise<void> => {
  const account = await findAccount(table, accountOf(space));
  if (!account) return;
  const link = `${url}/dashboard/webhooks`;
  const email = emailTemplates(account.locale).webhookOff({ url: hook.url, link, why });
  await (await mail()).send({ to: account.email, ...email }).catch(fault);
};

/** One attempt, and how it went; null where none was to be made. */
export interface Attempt {
  readonly outcome: Outcome;
  /** Milliseconds until the next attempt; null where there is none. */
  readonly pause: number | null;
  /** How long it took. */
  readonly ms: number;
}

/** Makes an attempt that is due. `owner` names who makes it. */
export const attemptMessage = async (ports: SendPorts, ref: MessageRef): Promise<Attempt | null> => {
  const { table, now } = ports;
  const owner = randomUUID();
  const begun = await beginMessage(table, ref, owner, now());
  if (!begun) return null;
  const hook = await readWebhook(table, ref.customer, begun.hook);
  const started = now();
  const isWanted = hook?.state === 'active';
  const isOn = isWanted && isBrought(await planOfSpace(table, ref.customer, started), hook.events);
  const outcome = isOn ? await post(ports, begun, hook, await signingSecrets(table, ref.customer, hook, started)) : OFF;
  const ms = now() - started;
  const pause = await endMessage(table, ref, owner, begun, outcome, now());
  if (isWanted && (await noteBrought(table, ref.customer, hook, isOn, now())))
    await tellOwner(ports, ref.customer, hook, 'PLAN');
  if (isOn && outcome.delivered) await noteTaken(table, ref.customer, hook);
  if (isOn && !outcome.delivered) {
    const why = await noteFailure(table, ref.customer, hook, outcome.http === GONE, now());
    if (why) await tellOwner(ports, ref.customer, hook, why);
  }
  return { outcome, pause, ms };
};

/** Makes the attempts of a message that are due now or in a moment; later ones are left to the tick. */
const sendMessage = async (ports: SendPorts, ref: MessageRef): Promise<void> => {
  for (;;) {
    const made = await attemptMessage(ports, ref);
    if (!made || made.pause === null || made.pause > SLEEP_MS) return;
    await ports.sleep(made.pause);
  }
};

/** Messages of one job that are under way at the same time. */
const AT_ONCE = 20;

/** Sends the messages of a job; one that fails does not hold up the others: its due row stands. */
export const sendMessages = async (ports: SendPorts, refs: readonly MessageRef[]): Promise<void> => {
  const left = [...refs];
  const worker = async (): Promise<void> => {
    for (let ref = left.shift(); ref; ref = left.shift()) await sendMessage(ports, ref).catch(ports.fault);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, refs.length) }, worker));
};
