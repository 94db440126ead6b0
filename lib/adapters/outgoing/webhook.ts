/** Signatures of webhooks as Standard Webhooks has them (standardwebhooks.com, version 1). */
import { createHmac } from 'node:crypto';
import { secretFor } from '../storage/secrets.ts';
import type { Table } from '../../contract/ports/table.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

/** The signing secret of an account, as its owner is shown it. Nothing is stored: it follows from the installation's key. */
export const webhookSecret = async (table: Table, customer: string): Promise<string> => {
  const key = await secretFor(table, 'webhooks');
  return `${PREFIX}${createHmac('sha256', key).update(customer).digest().subarray(0, SECRET_BYTES).toString('base64')}`;
};

/** What is signed. */
export interface SignedMessage {
  /** The same for every attempt of one message. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly body: string;
}

/** The headers of a webhook; with two secrets while one replaces the other, both signatures. */
export const webhookHeaders = (
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Udaya-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
};
