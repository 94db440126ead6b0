/** Parses the authorizer's verdict, which API Gateway passes on as text. */
import type { ShownCredits } from '../../contract/frame/caller.ts';
import { isErrorCode } from '../../contract/frame/errors.ts';
import type { Refusal, Verdict } from '../../contract/frame/verdict.ts';
import type { Event } from './incoming.ts';

const text = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  return String(value);
};
const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
const flag = (value: unknown): boolean => text(value) === 'true';

/** Any non-empty code refuses; an unknown one becomes OVERLOADED. */
const refusalOf = (code: string): Refusal => (code === '' || isErrorCode(code) ? code : 'OVERLOADED');

const KINDS = ['sandbox', 'publishable', 'session'] as const;

/** The verdict the authorizer left; null where it was not asked. */
export const verdictOf = (event: Event): Verdict | null => {
  const found: Record<string, unknown> | null | undefined = event.requestContext?.authorizer;
  if (!found || text(found['key_id']) === '') return null;
  const kind = text(found['kind']);
  return {
    customer: text(found['customer']),
    key_id: text(found['key_id']),
    kind: KINDS.find((one) => one === kind) ?? 'live',
    sandbox: kind === 'sandbox' || flag(found['sandbox']),
    plan: text(found['plan']),
    suites: text(found['suites']),
    refusal: refusalOf(text(found['refusal'])),
    message: text(found['message']),
    retry_after: number(found['retry_after']),
    charged: number(found['charged']),
    owed: number(found['owed']),
    remaining: number(found['remaining']),
    charge: text(found['charge']),
    limits: text(found['limits']),
    rate_limit: number(found['rate_limit']),
    rate_remaining: number(found['rate_remaining']),
    rate_reset: number(found['rate_reset']),
    key_in_url: flag(found['key_in_url']),
    in_pages: flag(found['in_pages']),
    now: number(found['now']),
    by_cookie: flag(found['by_cookie']),
    keep_body: text(found['keep_body']),
  };
};

/** The credits of a call that failed: nothing is charged. */
export const uncharged = (verdict: Verdict | null): ShownCredits => ({
  charged: 0,
  remaining: verdict && verdict.remaining >= 0 ? verdict.remaining + verdict.charged : null,
});
