import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { OFFSET_HOURS, SPAN_DAYS } from '../../lib/contract/limits.ts';
import { flag, int, num, text } from '../../lib/contract/shapes.ts';
import { endpointRows } from '../../lib/derive/catalogue-data.ts';
import { BODY_BYTES, BATCH_BODY_BYTES, BATCH_CALLS, ANSWER_BYTES } from '../../lib/contract/limits.ts';
import { serve } from '../../lib/http/serve.ts';
import { PLANS } from '../../lib/metering/plans.ts';

const bounds = z.strictObject({ from: num, to: num });

export const limits = endpoint({
  path: '/v1/meta/limits',
  method: 'GET',
  auth: 'none',
  summary: 'Bounds of inputs, sizes of bodies, spans of ranges, credits and rates of the plans',
  credits: 0,
  input: plainInput(),
  output: z.strictObject({
    instants: z.strictObject({ from: text, to: text }),
    latitude: bounds,
    longitude: bounds,
    offset_hours: bounds,
    altitude_m: bounds,
    body_bytes: z.strictObject({ request: int, batch: int, answer: int }),
    batch_calls: int,
    span_days: z.record(text, int).check(z.describe('longest span by endpoint')),
    plans: z.record(
      text,
      z.strictObject({
        credits_per_month: z.nullable(int),
        requests_per_minute: z.nullable(int),
        live_domains: z.nullable(int),
        by_contract: flag,
      }),
    ),
  }),
  example: {},
  compute: async () => ({
    instants: { from: '1800-01-02T00:00:00Z', to: '2399-12-31T24:00:00Z' },
    latitude: { from: -90, to: 90 },
    longitude: { from: -180, to: 180 },
    offset_hours: OFFSET_HOURS,
    altitude_m: { from: -500, to: 9000 },
    body_bytes: { request: BODY_BYTES, batch: BATCH_BODY_BYTES, answer: ANSWER_BYTES },
    batch_calls: BATCH_CALLS,
    span_days: Object.fromEntries(
      (await endpointRows()).flatMap(({ name, input, max_days }) => {
        const days = max_days ?? SPAN_DAYS[input];
        return days === undefined ? [] : [[name, days]];
      }),
    ),
    plans: Object.fromEntries(
      Object.entries(PLANS).map(([name, plan]) => [
        name,
        {
          credits_per_month: plan.byContract ? null : plan.credits,
          requests_per_minute: plan.byContract ? null : plan.rate,
          live_domains: plan.domains,
          by_contract: plan.byContract,
        },
      ]),
    ),
  }),
});

export const handler = serve(limits);
