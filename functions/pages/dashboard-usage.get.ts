import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { pageFields } from '../../lib/contract/frame/paging.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { listKeys, readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { readBody } from '../../lib/accounts/metering/bodies.ts';
import { pageOfCalls } from '../../lib/accounts/metering/calls.ts';
import { readBalance } from '../../lib/accounts/metering/balance.ts';
import { monthForecast } from '../../lib/accounts/metering/forecast.ts';
import { grantAt } from '../../lib/accounts/metering/plans.ts';
import {
  daysOfUsage,
  quantile,
  readUsage,
  usageBy,
  type NamedCounts,
  type UsageRow,
} from '../../lib/accounts/metering/usage.ts';
import { bodyView } from '../../lib/accounts/views/usage.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { usagePage } from '../../lib/pages/usage.ts';
import { endpointRows } from '../../lib/service/catalogue/catalogue.source.ts';
import { suiteName } from '../../lib/words/suites.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;
const SHOWN_ENDPOINTS = 50;

const lineNamed =
  (nameOf: (value: string) => string) =>
  ({ name, counts }: NamedCounts) => {
    const { calls, errors, credits } = counts;
    const times = { p50: quantile(counts, 0.5), p95: quantile(counts, 0.95) };
    return { value: name, name: nameOf(name), calls, errors, credits, ...times };
  };

export const dashboardUsage = page({
  path: '/dashboard/usage',
  summary: 'Usage',
  auth: 'session',
  input: plainInput({
    ...pageFields(50, 50),
    failed: z._default(z.boolean(), false),
    suite: z._default(z.string().check(z.maxLength(32)), ''),
    key: z._default(z.string().check(z.maxLength(64)), ''),
    request: z.optional(z.string().check(z.maxLength(64))),
  }),
  needs: { table: 'read', cipher: 'read' },
  compute: async (call) => {
    const { table, customer, paging, input } = call;
    const now = Date.now();
    const today = Math.floor(now / DAY_MS) * DAY_MS;
    const from = today - (DAYS - 1) * DAY_MS;
    const [account, stored, keys, usage] = await Promise.all([
      readAccount(table, customer),
      readCustomer(table, customer),
      listKeys(table, customer),
      readUsage(table, customer, from / HOUR_MS, (today + DAY_MS) / HOUR_MS),
    ]);
    const scene = sceneOf(call, '/dashboard/usage');
    const suites = new Map((await endpointRows()).map(({ path, suite }) => [path, suite]));
    const suiteOf = (row: { readonly endpoint: string }): string => suites.get(`/v1/${row.endpoint}`) ?? row.endpoint;
    const isShown = (row: { readonly endpoint: string; readonly key: string }): boolean =>
      (input.suite === '' || suiteOf(row) === input.suite) && (input.key === '' || row.key === input.key);
    const requests = await pageOfCalls(table, customer, {
      ...{ after: paging.after, limit: input.limit, oldest: now - account.requestLogDays * DAY_MS },
      fits: (row) => isShown(row) && (!input.failed || row.status >= 400),
    });
    const shown = requests.calls.find(({ id }) => id === input.request);
    const kept = shown && stored.keepsBodies ? await readBody(call, customer, shown.id, now) : 'off';
    const names = new Map(keys.map(({ id, name }) => [id, name]));
    const nameOfSuite = (suite: string): string => suiteName(suite, scene.language);
    const keyLine = lineNamed((id) => names.get(id) ?? id);
    const own = usage.filter(isShown);
    const keyOf = ({ key }: UsageRow): string => key;
    const { credits, rate, cap } = grantAt(stored, now);
    const limits = { customer, key: '', sandbox: false, credits, cap, keyCap: -1, rate };
    const { used } = await readBalance(table, limits, now);
    const body = usagePage(scene, {
      month: {
        granted: credits,
        used,
        forecast: monthForecast(daysOfUsage(usage, from, DAYS), { granted: credits, used }, now),
      },
      filter: { suite: input.suite, key: input.key },
      choices: {
        suites: usageBy(usage, suiteOf).map(lineNamed(nameOfSuite)),
        keys: usageBy(usage, keyOf).map(keyLine),
      },
      days: daysOfUsage(own, from, DAYS, (row) => nameOfSuite(suiteOf(row))),
      suites: usageBy(own, suiteOf).map(lineNamed(nameOfSuite)),
      endpoints: usageBy(own, ({ endpoint }) => endpoint)
        .slice(0, SHOWN_ENDPOINTS)
        .map(lineNamed((name) => name)),
      keys: usageBy(own, keyOf).map(keyLine),
      requests: requests.calls,
      next: requests.next === null ? null : paging.cursor(requests.next),
      onlyErrors: input.failed,
      isLogged: account.requestLogDays > 0,
      keepsBodies: stored.keepsBodies,
      shown: shown ? { at: shown.at, ...bodyView(kept) } : null,
    });
    return replyWith(call, body);
  },
});

export const handler = serveResource(dashboardUsage);
