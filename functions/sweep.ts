/**
 * The sweep, run by EventBridge every few minutes (locally by a timer of `npm start`): settles which calls were delivered
 * and returns the credits of all others. Not an endpoint. See `lib/accounts/jobs/sweep.ts`.
 */
import type { Context } from 'aws-lambda';
import { logSwept } from '../lib/accounts/jobs/log.ts';
import { sweep, type Swept } from '../lib/accounts/jobs/sweep.ts';
import { sharedMail } from '../lib/adapters/outgoing/mail.ts';
import { sharedJournal } from '../lib/adapters/storage/journal.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';

/** Kept for the end of a run: what has begun is finished within it. */
const RESERVE_MS = 5000;

/** `alone`: no other process of this service is running or has calls under way (a local start). `walked`: customers visited in turn. */
export const handler = async (
  event: { readonly alone?: boolean; readonly walked?: number },
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Swept> => {
  const swept = await sweep({
    table: sharedTable(),
    journal: sharedJournal(),
    mail: sharedMail,
    now: Date.now,
    deadline: Date.now() + context.getRemainingTimeInMillis() - RESERVE_MS,
    ...(event.alone === true ? { alone: true } : {}),
    ...(event.walked === undefined ? {} : { walked: event.walked }),
  });
  logSwept(swept);
  return swept;
};
