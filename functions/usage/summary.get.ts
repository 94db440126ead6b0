import * as z from 'zod/mini';
import { idOut } from '../../lib/contract/suites/account.ts';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, objectList, text, whole } from '../../lib/contract/frame/about.ts';
import { span } from '../../lib/contract/frame/shapes.ts';
import { countsOut, MAX_USAGE_DAYS, PERIOD_FIELDS, requestedPeriod } from '../../lib/contract/suites/usage.ts';
import { listKeys } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { NO_COUNTS, quantile, readUsage, together, usageBy, type Counts } from '../../lib/accounts/metering/usage.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const shown = (counts: Counts) => ({
  calls: counts.calls,
  errors: counts.errors,
  credits: counts.credits,
  p50_ms: quantile(counts, 0.5),
  p95_ms: quantile(counts, 0.95),
});

export const usageSummary = resource({
  path: '/v1/usage/summary',
  method: 'GET',
  summary: 'Calls, credits and errors of a period, by endpoint and by key',
  description:
    'Counted from the log of the gateway, at most a minute late. Calls that the gateway refused before a key was accepted are in no count. Hours are kept for 400 days.',
  auth: 'session',
  input: plainInput(PERIOD_FIELDS),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'The counts',
      z.strictObject({
        period: about(span, 'The period, UTC'),
        ...countsOut,
        statuses: objectList('Calls by the status they were answered with', {
          http: whole(100, 599, 'HTTP status'),
          calls: whole(0, 1e12, 'Calls'),
        }),
        by_endpoint: objectList('By endpoint, most calls first', {
          method: about(text, 'HTTP method'),
          endpoint: about(text, 'Path below /v1, variables in braces'),
          ...countsOut,
        }),
        by_key: objectList('By key, most calls first', {
          key_id: idOut('Id of the key'),
          name: about(z.nullable(text), 'Your name for it; null for a key that has been revoked'),
          ...countsOut,
        }),
      }),
      {
        period: { start: '2026-10-23T00:00:00Z', end: '2026-11-22T00:00:00Z' },
        calls: 2,
        errors: 1,
        credits: 1,
        p50_ms: 12.4,
        p95_ms: 19.1,
        statuses: [
          { http: 200, calls: 1 },
          { http: 400, calls: 1 },
        ],
        by_endpoint: [
          { method: 'POST', endpoint: 'kundli/planets', calls: 2, errors: 1, credits: 1, p50_ms: 12.4, p95_ms: 19.1 },
        ],
        by_key: [
          {
            key_id: 'key_9fQ2mX7rT1bYc4Zk',
            name: 'Website',
            calls: 2,
            errors: 1,
            credits: 1,
            p50_ms: 12.4,
            p95_ms: 19.1,
          },
        ],
      },
    ),
  },
  compute: async ({ table, customer, input }) => {
    const { start, end } = requestedPeriod(input, 30, Date.now());
    if (end <= start || end - start > MAX_USAGE_DAYS * DAY_MS)
      throw rangeTooLong(
        'to',
        `from must not lie after to, and both span at most ${MAX_USAGE_DAYS} days.`,
        `1..${MAX_USAGE_DAYS} days`,
      );
    const [rows, keys] = await Promise.all([
      readUsage(table, customer, start / HOUR_MS, end / HOUR_MS),
      listKeys(table, customer),
    ]);
    const names = new Map(keys.map(({ id, name }) => [id, name]));
    const all = rows.reduce<Counts>(together, NO_COUNTS);
    return {
      status: 200,
      data: {
        period: { start: utcOf(start / 1000), end: utcOf(end / 1000) },
        ...shown(all),
        statuses: [...all.statuses].sort(([a], [b]) => a - b).map(([http, calls]) => ({ http, calls })),
        by_endpoint: usageBy(rows, ({ method, endpoint }) => `${method} ${endpoint}`).map(({ name, counts }) => {
          const [method = '', endpoint = ''] = name.split(' ');
          return { method, endpoint, ...shown(counts) };
        }),
        by_key: usageBy(rows, ({ key }) => key).map(({ name: id, counts }) => ({
          key_id: id,
          name: names.get(id) ?? null,
          ...shown(counts),
        })),
      },
    };
  },
});

export const handler = serveResource(usageSummary);
