/**
 * Events: every minute (EventBridge; locally a timer) what webhooks are to be told by now, and jobs whose workers may have died;
 * and the messages themselves, asked for by asynchronous invocations. Not an endpoint. See `lib/accounts/webhooks`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessagesJob } from '../lib/contract/ports/jobs.ts';
import { overdueSeconds } from '../lib/accounts/due/due.ts';
import { logTicked } from '../lib/accounts/jobs/log.ts';
import { logFault } from '../lib/accounts/metering/log-fault.ts';
import { sendMessages } from '../lib/accounts/webhooks/send.ts';
import { tickAgenda } from '../lib/service/agenda/tick.ts';
import { tickJobs } from '../lib/service/jobs/tick.ts';
import { tickMessages } from '../lib/accounts/webhooks/tick.ts';
import { sharedMail } from '../lib/adapters/outgoing/mail.ts';
import { sharedJobs } from '../lib/adapters/storage/jobs.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';

/** What EventBridge sends. */
interface Tick {
  readonly kind: 'tick';
  /** Another comes within seconds. */
  readonly once?: true;
}

/** What a tick has started. */
interface Ticked {
  readonly messages: number;
  readonly jobs: number;
  /** Seconds for which the oldest row has been due that is left. */
  readonly overdue: number;
}

/** What a tick does; a part of it that fails does not keep the others from being done. */
const tick = async (once: boolean): Promise<Ticked> => {
  const ports = { table: sharedTable(), jobs: sharedJobs() };
  const now = Date.now();
  const attempt = (what: string, work: Promise<number>): Promise<number> =>
    work.catch((error: unknown) => {
      logFault(what, error, {});
      return 0;
    });
  const messages = await attempt('messages not started', tickMessages(ports, now));
  const jobs = await attempt('jobs not looked after', tickJobs(ports, now));
  const lags = await Promise.all(
    (['webhooks', 'rows'] as const).map((job) => overdueSeconds(ports.table, job, Math.floor(now / 1000))),
  );
  // Last: it looks four times within its minute.
  const agenda = await attempt('agenda not begun', tickAgenda({ ...ports, now: Date.now, sleep, once }));
  const ticked = { messages, jobs: jobs + agenda, overdue: Math.max(...lags) };
  logTicked(ticked);
  return ticked;
};

/** Resolves with what a tick has started; null for any other work. */
export const handler = async (job: MessagesJob | Tick): Promise<Ticked | null> => {
  if (job.kind === 'tick') return tick(job.once === true);
  const table = sharedTable();
  const url = (process.env['UDAYA_URL'] ?? '').replace(/\/+$/, '');
  const fault = (error: unknown): void => logFault('message not sent', error, {});
  await sendMessages({ table, mail: sharedMail, now: Date.now, sleep, url, fault }, job.messages);
  return null;
};
