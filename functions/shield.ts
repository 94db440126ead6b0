/**
 * Keeps the keys of customers in API Gateway's usage plans, run by EventBridge every few minutes (locally by a timer of
 * `npm start`). Not an endpoint. See `lib/accounts/jobs/gateway-keys.ts`.
 */
import type { Context } from 'aws-lambda';
import { SETTLE_SECONDS } from '../lib/accounts/gateway-key.ts';
import { keepGatewayKeys, type GatewayKeysRun } from '../lib/accounts/jobs/gateway-keys.ts';
import { logGatewayKeys } from '../lib/accounts/jobs/log.ts';
import { openGatewayKeys } from '../lib/adapters/storage/gateway-keys.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';

/** Kept for the end of a run: a step that has begun is finished within it. */
const RESERVE_MS = 10_000;

/** `walked`: customers visited in turn. */
export const handler = async (
  event: { readonly walked?: number },
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<GatewayKeysRun | null> => {
  const keys = openGatewayKeys();
  if (!keys) return null;
  const {
    UDAYA_GATEWAY_SETTLE_SECONDS: settle,
    UDAYA_GATEWAY_LIMIT: most,
    UDAYA_GATEWAY_RESERVED: reserved,
  } = process.env;
  const run = await keepGatewayKeys({
    table: sharedTable(),
    keys,
    now: Date.now,
    deadline: Date.now() + context.getRemainingTimeInMillis() - RESERVE_MS,
    settleSeconds: Number(settle ?? SETTLE_SECONDS),
    ...(event.walked === undefined ? {} : { walked: event.walked }),
    ...(most === undefined ? {} : { most: Number(most) }),
    ...(reserved === undefined ? {} : { reserved: Number(reserved) }),
  });
  logGatewayKeys(run);
  return run;
};
