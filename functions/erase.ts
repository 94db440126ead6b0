/** Erases the accounts whose time has come, every hour, and makes the shared key of the day. Not an endpoint. See `lib/accounts/jobs/erase-due.ts`. */
import type { Context } from 'aws-lambda';
import { renewDemoKey } from '../lib/accounts/demo-key.ts';
import { eraseDue, type Erased } from '../lib/accounts/jobs/erase-due.ts';
import { logErased } from '../lib/accounts/jobs/log.ts';
import { openGatewayKeys } from '../lib/adapters/storage/gateway-keys.ts';
import { sharedObjects } from '../lib/adapters/storage/objects.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';

/** Kept for the end of a run: an erasure that has begun is finished within it. */
const RESERVE_MS = 30_000;

export const handler = async (_: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Erased> => {
  const now = Date.now();
  const ports = { table: sharedTable(), objects: sharedObjects(), gateway: openGatewayKeys() };
  const erased = await eraseDue(ports, now, now + context.getRemainingTimeInMillis() - RESERVE_MS);
  await renewDemoKey(ports.table, now);
  logErased(erased);
  return erased;
};
