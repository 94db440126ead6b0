import * as z from 'zod/mini';
import { FIRST_INSTANT_JD, isoUtc, LAST_INSTANT_JD } from '../../layers/jyotish/ephemeris/instant.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import {
  DOCUMENT_SECONDS,
  MAX_ANSWER_BYTES,
  MAX_BATCH_BODY_BYTES,
  MAX_BATCH_CALLS,
  MAX_BODY_BYTES,
  MAX_BODY_DEPTH,
  MAX_LIST_ITEMS,
  MAX_LISTED_FAULTS,
  MAX_OBJECT_MEMBERS,
  MAX_SPAN_DAYS,
  OFFSET_HOURS,
} from '../../lib/contract/frame/limits.ts';
import { about, flag, num, objectOf, text, whole } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import { endpointRows } from '../../lib/service/catalogue/catalogue.source.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { PLAN_NAMES, PLANS } from '../../lib/accounts/metering/plans.ts';

const MAX = 1_000_000_000;
const bounds = (description: string) =>
  objectOf(description, { from: about(num, 'Smallest value allowed'), to: about(num, 'Largest value allowed') });

export const limits = endpoint({
  path: '/v1/meta/limits',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'Bounds of inputs, sizes of bodies, spans of ranges, credits and rates of the plans',
  description: 'The authority on every bound: what lies outside is refused with 400 or 413 and never charged.',
  credits: 0,
  output: z.strictObject({
    instants: objectOf('Span of the ephemeris files', {
      from: about(utcInstant, 'First instant that can be asked for, UTC'),
      to: about(utcInstant, 'End of the span, UTC'),
    }),
    latitude_deg: bounds('Latitude of a place, degrees'),
    longitude_deg: bounds('Longitude of a place, degrees'),
    offset_hours: bounds('Offset from UT, hours'),
    altitude_m: bounds('Height above sea level, metres'),
    body_bytes: objectOf('Sizes in bytes', {
      largest_request: whole(1, MAX, 'Largest request body'),
      largest_batch: whole(1, MAX, 'Largest request body of a batch'),
      largest_answer: whole(1, MAX, 'Largest answer'),
    }),
    body_shape: objectOf('What a body may look like, whatever the endpoint', {
      most_levels: whole(1, MAX, 'Deepest nesting: a list in an object in a list counts three'),
      most_members: whole(1, MAX, 'Most members of one object'),
      most_items: whole(1, MAX, 'Most items of a list whose field names no bound of its own'),
    }),
    listed_faults: whole(1, MAX, 'Most faults that one error lists; its message says how many there are'),
    batch_calls: whole(1, MAX, 'Most calls in one batch'),
    span_days: about(
      z.record(text, whole(1, MAX, 'Longest span, days')),
      'Longest span in days by endpoint, where it takes a range of days',
    ),
    plan_limits: about(
      z.strictObject(
        Object.fromEntries(
          PLAN_NAMES.map((plan) => [
            plan,
            objectOf(`The plan ${plan}`, {
              credits_per_month: z.nullable(whole(0, MAX, 'Credits of a calendar month (UTC); null: by contract')),
              requests_per_minute: z.nullable(
                whole(0, MAX, 'Calls per minute, all keys together, those of a batch one by one; null: by contract'),
              ),
              live_domains: z.nullable(whole(0, MAX, 'Domains that live keys may name; null: any number')),
              by_contract: about(flag, 'Whether credits and rate are agreed with the customer'),
            }),
          ]),
        ),
      ),
      'What each plan grants',
    ),
  }),
  compute: async () => ({
    instants: { from: isoUtc(FIRST_INSTANT_JD), to: isoUtc(LAST_INSTANT_JD) },
    latitude_deg: { from: -90, to: 90 },
    longitude_deg: { from: -180, to: 180 },
    offset_hours: OFFSET_HOURS,
    altitude_m: { from: -500, to: 9000 },
    body_bytes: {
      largest_request: MAX_BODY_BYTES,
      largest_batch: MAX_BATCH_BODY_BYTES,
      largest_answer: MAX_ANSWER_BYTES,
    },
    body_shape: { most_levels: MAX_BODY_DEPTH, most_members: MAX_OBJECT_MEMBERS, most_items: MAX_LIST_ITEMS },
    listed_faults: MAX_LISTED_FAULTS,
    batch_calls: MAX_BATCH_CALLS,
    span_days: Object.fromEntries(
      (await endpointRows()).flatMap(({ name, input, max_days }) => {
        const days = max_days ?? MAX_SPAN_DAYS[input];
        return days === undefined ? [] : [[name, days]];
      }),
    ),
    plan_limits: Object.fromEntries(
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
