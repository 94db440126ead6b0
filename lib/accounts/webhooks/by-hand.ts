/** Attempts that a caller waits for: a test message, and a message sent again. */
import { randomUUID } from 'node:crypto';
import { AppError } from '../../contract/frame/app-error.ts';
import type { Mail } from '../../contract/ports/mail.ts';
import type { MessageRef } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import { EVENTS, type EventType } from '../../contract/suites/events.ts';
import { findWebhook } from './hooks.ts';
import { findMessage, reopenMessage, saveMessage } from './messages.ts';
import { attemptMessage, type Attempt, type SendPorts } from './send.ts';

/** The ports of a call that waits for an attempt. */
export interface ByHandPorts {
  readonly table: Table;
  readonly mail: Mail;
  readonly url: string;
}

const sendPorts = ({ table, mail, url }: ByHandPorts): SendPorts => ({
  table,
  mail: () => Promise.resolve(mail),
  now: Date.now,
  sleep: () => Promise.resolve(),
  url,
  fault: () => {},
});

/** Only one that is switched on is sent to. Throws RESOURCE_NOT_FOUND, STATE_CONFLICT. */
const findActive = async (table: Table, customer: string, id: string): Promise<void> => {
  const { state } = await findWebhook(table, customer, id);
  if (state !== 'active')
    throw new AppError('STATE_CONFLICT', { message: `The webhook is ${state}. Switch it on first.` });
};

const attempted = async (ports: ByHandPorts, ref: MessageRef): Promise<Attempt> => {
  const made = await attemptMessage(sendPorts(ports), ref);
  if (!made) throw new AppError('STATE_CONFLICT', { message: 'The message is being sent by another call.' });
  return made;
};

/** Sends the example of a type of event, once. */
export const testWebhook = async (
  ports: ByHandPorts,
  customer: string,
  id: string,
  event: EventType,
): Promise<{ readonly id: string; readonly attempt: Attempt }> => {
  const { table } = ports;
  const now = Date.now();
  await findActive(table, customer, id);
  const told = { event, key: randomUUID(), at: now, data: EVENTS[event].example };
  const ref = await saveMessage(table, customer, id, told, now, false);
  return { id: ref.id, attempt: await attempted(ports, ref) };
};

/** Sends a message of the list again, once; one that waits for its next attempt goes on waiting where this one fails. */
export const redeliver = async (ports: ByHandPorts, customer: string, id: string): Promise<Attempt> => {
  const { table } = ports;
  const ref: MessageRef = { customer, id };
  const message = await findMessage(table, ref);
  if (!message) throw new AppError('RESOURCE_NOT_FOUND');
  await findActive(table, customer, message.hook);
  const isOpen = await reopenMessage(table, ref, randomUUID(), Date.now());
  if (!isOpen) throw new AppError('STATE_CONFLICT', { message: 'The message is being sent at this moment.' });
  return attempted(ports, ref);
};
