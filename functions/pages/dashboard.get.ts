import { page } from '../../lib/contract/frame/resource.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { listKeys, readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { readBalance } from '../../lib/accounts/metering/balance.ts';
import { callsBack, type CallRow } from '../../lib/accounts/metering/calls.ts';
import { monthForecast } from '../../lib/accounts/metering/forecast.ts';
import { grantAt } from '../../lib/accounts/metering/plans.ts';
import {
  daysOfUsage,
  NO_COUNTS,
  quantile,
  readUsage,
  together,
  type Counts,
} from '../../lib/accounts/metering/usage.ts';
import { overviewPage } from '../../lib/pages/overview.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import type { Table } from '../../lib/contract/ports/table.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;
const SHOWN_FAILURES = 5;
/** Calls looked through for failures. */
const LOOKED_AT = 2000;

const lastFailures = async (table: Table, customer: string): Promise<readonly CallRow[]> => {
  const found: CallRow[] = [];
  let looked = 0;
  for await (const call of callsBack(table, customer, null)) {
    if (call.status >= 400) found.push(call);
    if (found.length === SHOWN_FAILURES || ++looked === LOOKED_AT) break;
  }
  return found;
};

export const dashboard = page({
  path: '/dashboard',
  summary: 'Credits, calls and first steps',
  auth: 'session',
  needs: { table: 'read' },
  compute: async (call) => {
    const { table, customer, web } = call;
    const now = Date.now();
    const today = Math.floor(now / DAY_MS) * DAY_MS;
    const from = today - (DAYS - 1) * DAY_MS;
    const [account, stored, keys, usage, failures] = await Promise.all([
      readAccount(table, customer),
      readCustomer(table, customer),
      listKeys(table, customer),
      readUsage(table, customer, from / HOUR_MS, (today + DAY_MS) / HOUR_MS),
      lastFailures(table, customer),
    ]);
    const { credits, rate, cap, plan } = grantAt(stored, now);
    const { used, resets } = await readBalance(
      table,
      { customer, key: '', sandbox: false, credits, cap, keyCap: -1, rate },
      now,
    );
    const todays = usage.filter(({ hour }) => hour * HOUR_MS >= today).reduce<Counts>(together, NO_COUNTS);
    const days = daysOfUsage(usage, from, DAYS);
    const body = overviewPage(sceneOf(call, '/dashboard'), {
      name: account.name,
      base: web.base,
      granted: credits,
      used,
      resets,
      forecast: monthForecast(days, { granted: credits, used }, now),
      today: { calls: todays.calls, errors: todays.errors, medianMs: quantile(todays, 0.5) },
      days,
      failures,
      hasKey: keys.length > 0,
      hasLiveKey: keys.some(({ kind }) => kind === 'live'),
      hasCalled: usage.length > 0,
      isFree: plan === 'sandbox',
      closes: account.closes * 1000,
    });
    return replyWith(call, body);
  },
});

export const handler = serveResource(dashboard);
