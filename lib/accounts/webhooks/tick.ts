/** The tick of messages: every minute, attempts that have come up are started, and rows that ask for nothing are dropped. */
import type { Jobs, MessageRef } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import { dropDue, dueAt, type Due } from '../due/due.ts';
import { findMessage, refOf } from './messages.ts';

/** What a tick uses. */
export interface TickPorts {
  readonly table: Table;
  readonly jobs: Jobs;
}

/** Messages that one job sends. */
const OF_A_JOB = 50;
/** After so long a row without a message means that its message was never written. */
const LOST_SECONDS = 600;
const PAGE = 200;

/** Starts what is due at `now` (epoch ms); resolves with how many messages. Any number of ticks may run at once. */
export const tickMessages = async ({ table, jobs }: TickPorts, now: number): Promise<number> => {
  const seconds = Math.floor(now / 1000);
  let waiting: MessageRef[] = [];
  let started = 0;
  const start = async (): Promise<void> => {
    if (waiting.length === 0) return;
    await jobs.start({ kind: 'messages', messages: waiting });
    started += waiting.length;
    waiting = [];
  };
  const meet = async (due: Due): Promise<void> => {
    const ref = refOf(due.subject);
    const record = await findMessage(table, ref);
    if (!record) {
      if (due.at < seconds - LOST_SECONDS) await dropDue(table, due);
      return;
    }
    // A later attempt has a row of its own.
    if (record.status !== 'pending' || record.due > now) await dropDue(table, due);
    else if (record.until < now) {
      waiting.push(ref);
      if (waiting.length >= OF_A_JOB) await start();
    }
  };
  for await (const due of dueAt(table, 'webhooks', seconds, { page: PAGE })) await meet(due);
  await start();
  return started;
};
