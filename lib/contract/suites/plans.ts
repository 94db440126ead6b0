/** Shapes of plans, credits and limits. */
import * as z from 'zod/mini';
import { PLAN_KEYS } from './account.ts';
import { BILLED } from './offer.ts';
import { paymentUrl, priceOut } from './billing.ts';
import { about, flag, objectList, oneOf, whole } from '../frame/about.ts';
import { nameOf, span, utcInstant } from '../frame/shapes.ts';

export const MOST_CREDITS = 1_000_000_000_000;

/** What plans bring besides credits. A feature stands here when it exists, and not before. */
export const FEATURE_KEYS = ['brands', 'jobs', 'webhooks', 'natal_events', 'retention'] as const;
export type Feature = (typeof FEATURE_KEYS)[number];

/** A plan of the table. */
export const planOut = z.strictObject({
  key: oneOf(PLAN_KEYS, 'Plan'),
  name: nameOf('plan'),
  credits_per_month: about(
    z.nullable(whole(0, MOST_CREDITS, 'Credits')),
    'Credits of a calendar month (UTC); null where they are agreed by contract',
  ),
  requests_per_minute: about(
    z.nullable(whole(0, MOST_CREDITS, 'Requests')),
    'Requests per minute of all keys together; null where they are agreed by contract',
  ),
  live_domains: about(
    z.nullable(whole(0, 1000, 'Domains')),
    'Domains that live keys may name together; null = any number',
  ),
  saved_births: whole(0, MOST_CREDITS, 'Births that the account may save (POST profiles)'),
  prices: about(z.array(priceOut), 'What a month costs where the operator sells it; empty where no price is set'),
  year_prices: about(
    z.array(priceOut),
    'What twelve months cost that are paid at once; empty where they are not sold so',
  ),
  by_contract: about(flag, 'Whether it is agreed with the operator instead of chosen'),
  features: objectList('What the plan brings besides credits', {
    key: oneOf(FEATURE_KEYS, 'What it brings'),
    name: nameOf('feature'),
  }),
});

/** A subscription as its owner sees it. */
export const subscriptionOut = z.strictObject({
  plan: oneOf(PLAN_KEYS, 'Plan'),
  plan_name: nameOf('plan'),
  credits: whole(0, MOST_CREDITS, 'Credits of the running month, after changes within it'),
  requests_per_minute: whole(0, MOST_CREDITS, 'Requests per minute of all keys together; 0 = no limit'),
  period: about(span, 'The running month, UTC'),
  renews: about(utcInstant, 'When the next month begins, with new credits'),
  next_plan: about(
    z.nullable(z.enum(PLAN_KEYS)),
    'Plan from then on, where another has been chosen; null where it stays',
  ),
  next_plan_name: about(z.nullable(nameOf('plan')), 'Its name; null where the plan stays'),
  paid_until: about(z.nullable(utcInstant), 'Until when the plan is paid; null where none was bought'),
  billed: about(
    z.nullable(z.enum(BILLED)),
    'What is paid for at once: a month, or a year; null where no plan was bought',
  ),
  payment_url: z.nullable(paymentUrl),
});
export const EXAMPLE_SUBSCRIPTION = {
  plan: 'growth' as const,
  plan_name: 'Growth',
  credits: 17000,
  requests_per_minute: 120,
  period: { start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' },
  renews: '2026-12-01T00:00:00Z',
  next_plan: null,
  next_plan_name: null,
  paid_until: '2026-12-01T00:00:00Z',
  billed: 'month' as const,
  payment_url: null,
};

/** Limits that an owner sets. */
export const spendLimitsOut = z.strictObject({
  cap: about(
    z.nullable(whole(0, MOST_CREDITS, 'Credits')),
    'Credits that the whole account may spend in a month; null = only the plan limits it',
  ),
  alerts: about(z.array(whole(1, 100, 'Per cent')), 'Shares of the month, in per cent, at which an e-mail is sent'),
});
