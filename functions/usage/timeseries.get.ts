import * as z from 'zod/mini';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, choice, objectList } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import { countsOut, PERIOD_FIELDS, requestedPeriod } from '../../lib/contract/suites/usage.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { NO_COUNTS, quantile, readUsage, together, type Counts } from '../../lib/accounts/metering/usage.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

const HOUR_MS = 3_600_000;
const STEPS = { hour: { hours: 1, days: 31 }, day: { hours: 24, days: 366 } } as const;

export const usageTimeseries = resource({
  path: '/v1/usage/timeseries',
  method: 'GET',
  summary: 'Calls, credits, errors and times, hour by hour or day by day',
  description:
    'A point for every hour (31 days at most) or day (366 at most) of the period, those without calls included. Days are days in UTC.',
  wave: 2,
  auth: 'session',
  input: plainInput({ ...PERIOD_FIELDS, step: choice(['hour', 'day'], 'day', 'Length of a step') }),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'The points',
      z.strictObject({
        points: objectList('Points, oldest first', { at: about(utcInstant, 'Start of the hour or day'), ...countsOut }),
      }),
      { points: [{ at: '2026-11-21T00:00:00Z', calls: 2, errors: 1, credits: 1, p50_ms: 12.4, p95_ms: 19.1 }] },
    ),
  },
  compute: async ({ table, customer, input }) => {
    const { hours, days } = STEPS[input.step];
    const { start, end } = requestedPeriod(input, Math.min(30, days), Date.now());
    if (end <= start || end - start > days * 24 * HOUR_MS)
      throw rangeTooLong(
        'to',
        `from must not lie after to, and both span at most ${days} days by the ${input.step}.`,
        `1..${days} days`,
      );
    const rows = await readUsage(table, customer, start / HOUR_MS, end / HOUR_MS);
    const steps = Map.groupBy(rows, ({ hour }) => Math.floor((hour - start / HOUR_MS) / hours));
    const points = Array.from({ length: (end - start) / HOUR_MS / hours }, (_, i) => {
      const counts = (steps.get(i) ?? []).reduce<Counts>(together, NO_COUNTS);
      const { calls, errors, credits } = counts;
      return {
        at: utcOf(start / 1000 + i * hours * 3600),
        calls,
        errors,
        credits,
        p50_ms: quantile(counts, 0.5),
        p95_ms: quantile(counts, 0.95),
      };
    });
    return { status: 200, data: { points } };
  },
});

export const handler = serveResource(usageTimeseries);
