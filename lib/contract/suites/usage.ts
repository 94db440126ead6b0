/** Shapes of usage. */
import * as z from 'zod/mini';
import { civilOf, dateText } from '../values/date-time.ts';
import { idOut } from './account.ts';
import { ERRORS } from '../frame/errors.ts';
import { about, keysOf, oneOf, text, whole } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';

const MOST = 1_000_000_000_000;
/** Days that one answer may span. */
export const MAX_USAGE_DAYS = 366;

const YEARS = { from: 2020, to: 2399 };
/** First and last day of a period, UTC. */
export const PERIOD_FIELDS = {
  from: z.optional(dateText('First day, YYYY-MM-DD, UTC; 29 days before the last when left out', YEARS)),
  to: z.optional(dateText('Last day, YYYY-MM-DD, UTC, included; today when left out', YEARS)),
};

/** Days as epoch milliseconds: the start of the first, the end of the last. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

const DAY_MS = 86_400_000;
const startOf = (day: string): number => {
  const { year, month, day: date } = civilOf(day);
  return Date.UTC(year, month - 1, date);
};

/** The period of `PERIOD_FIELDS`; `days` long when only its end, or nothing, is given. */
export const requestedPeriod = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  days: number,
  now: number,
): Period => {
  const last = to === undefined ? Math.floor(now / DAY_MS) * DAY_MS : startOf(to);
  const start = from === undefined ? last - (days - 1) * DAY_MS : startOf(from);
  return { start, end: last + DAY_MS };
};

export const countsOut = {
  calls: whole(0, MOST, 'Calls'),
  errors: whole(0, MOST, 'Calls that were answered with a status of 400 or more'),
  credits: whole(0, MOST, 'Credits that they cost'),
  p50_ms: about(
    z.nullable(z.number().check(z.gte(0), z.lte(100_000))),
    'Milliseconds within which half of the calls were answered, right to within an eighth; null without calls',
  ),
  p95_ms: about(
    z.nullable(z.number().check(z.gte(0), z.lte(100_000))),
    'Milliseconds within which 95 of 100 were answered, right to within an eighth; null without calls',
  ),
};

export const callOut = z.strictObject({
  request_id: about(text, 'Id that the gateway gave the request'),
  at: about(utcInstant, 'When it came'),
  endpoint: about(text, 'Path below /v1, variables in braces'),
  method: oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'], 'HTTP method'),
  http: whole(100, 599, 'Status it was answered with'),
  code: about(
    z.nullable(z.enum(keysOf(ERRORS))),
    'Code of the error it was answered with; null where it succeeded, and where the code is not known',
  ),
  ms: whole(0, 1_000_000, 'Milliseconds from its arrival to the end of the answer'),
  credits: whole(0, MOST, 'Credits it cost'),
  key_id: idOut('Key it was made with'),
});
/** What became of the body of a request. */
const BODY_STATES = {
  kept: 'here it is',
  off: 'the account keeps no bodies',
  none: 'none is kept: it came before they were kept, is older than 7 days, cost nothing, or had no body',
  too_long: 'it was longer than 32,768 bytes',
} as const;
export type BodyState = keyof typeof BODY_STATES;

/** The body of a request, where it is kept. */
export const keptBodyOut = z.strictObject({
  state: oneOf(
    keysOf(BODY_STATES),
    `Whether it is kept. ${Object.entries(BODY_STATES)
      .map(([state, words]) => `${state}: ${words}`)
      .join('; ')}`,
  ),
  text: about(z.nullable(text), 'The body as it was sent; null where `state` is not `kept`'),
});

export const EXAMPLE_CALL = {
  request_id: '0f6b1f1c-8f0e-4c2e-9c52-2f0a3a7a9c11',
  at: '2026-11-21T09:31:02Z',
  endpoint: 'kundli/planets',
  method: 'POST' as const,
  http: 200,
  code: null,
  ms: 14,
  credits: 1,
  key_id: 'key_9fQ2mX7rT1bYc4Zk',
};
