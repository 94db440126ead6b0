import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { pageFields } from '../../lib/contract/frame/paging.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { listKeys, readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { readBody } from '../../lib/accounts/metering/bodies.ts';
import { pageOfCalls } from '../../lib/accounts/metering/calls.ts';
import { daysOfUsage, quantile, readUsage, usageBy, type NamedCounts } from '../../lib/accounts/metering/usage.ts';
import { bodyView } from '../../lib/accounts/views/usage.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { usagePage } from '../../lib/pages/usage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;
const SHOWN_ENDPOINTS = 50;

const line = ({ name, counts }: NamedCounts) => {
  const { calls, errors, credits } = counts;
  return { name, calls, errors, credits, p50: quantile(counts, 0.5), p95: quantile(counts, 0.95) };
};

export const dashboardUsage = page({
  path: '/dashboard/usage',
  summary: 'Usage',
  auth: 'session',
  signIn: '/login',
  media: ['text/html'],
  input: plainInput({
    ...pageFields(50, 50),
    failed: z._default(z.boolean(), false),
    request: z.optional(z.string().check(z.maxLength(64))),
  }),
  needs: { table: 'read', cipher: 'read' },
  example: {},
  compute: async (call) => {
    const { table, customer, paging, input } = call;
    const now = Date.now();
    const today = Math.floor(now / DAY_MS) * DAY_MS;
    const from = today - (DAYS - 1) * DAY_MS;
    const [account, { keepsBodies }, keys, usage] = await Promise.all([
      readAccount(table, customer),
      readCustomer(table, customer),
      listKeys(table, customer),
      readUsage(table, customer, from / HOUR_MS, (today + DAY_MS) / HOUR_MS),
    ]);
    const asked = { after: paging.after, limit: input.limit, oldest: now - account.requestLogDays * DAY_MS };
    const requests = await pageOfCalls(table, customer, {
      ...asked,
      fits: ({ status }) => !input.failed || status >= 400,
    });
    const shown = requests.calls.find(({ id }) => id === input.request);
    const kept = shown && keepsBodies ? await readBody(call, customer, shown.id, now) : 'off';
    const names = new Map(keys.map(({ id, name }) => [id, name]));
    const byKey = usageBy(usage, ({ key }) => key).map(({ name, counts }) =>
      line({ name: names.get(name) ?? name, counts }),
    );
    const body = usagePage(sceneOf(call, '/dashboard/usage'), {
      days: daysOfUsage(usage, from, DAYS),
      endpoints: usageBy(usage, ({ endpoint }) => endpoint)
        .slice(0, SHOWN_ENDPOINTS)
        .map(line),
      keys: byKey,
      requests: requests.calls,
      next: requests.next === null ? null : paging.cursor(requests.next),
      onlyErrors: input.failed,
      isLogged: account.requestLogDays > 0,
      keepsBodies,
      shown: shown ? { at: shown.at, ...bodyView(kept) } : null,
    });
    return replyWith(call, body);
  },
});

export const handler = serveResource(dashboardUsage);
