/**
 * What the authorizer passes to the shared handler wrapper in `requestContext.authorizer`. API Gateway carries strings,
 * numbers and booleans only, so this record is flat. Who you are is settled at the gate; how much you may use is
 * settled by the wrapper from `refusal`.
 */
import type { ErrorCode } from './errors.ts';

/** Empty, or the code with which the wrapper refuses a call. */
export type Refusal = '' | ErrorCode;

export interface Verdict {
  readonly customer: string;
  readonly key_id: string;
  /** `session`: a person signed in to the dashboard, not a key. */
  readonly kind: 'live' | 'sandbox' | 'publishable' | 'session';
  /** True where the call is about what sandbox keys store: one of them, or a dashboard that shows the sandbox. */
  readonly sandbox: boolean;
  readonly plan: string;
  /** Suites the key may use inside a batch, separated by commas; `*` = all, empty = none. */
  readonly suites: string;
  /**
   * Empty, or why the wrapper must refuse: CREDITS_EXHAUSTED, SPEND_CAP_REACHED, RATE_LIMITED, OVERLOADED. It fails
   * closed: a code that the wrapper does not know, from an authorizer of another version, refuses as OVERLOADED.
   */
  readonly refusal: Refusal;
  /** The message that goes with `refusal`. */
  readonly message: string;
  /** Seconds for Retry-After; 0 = none. */
  readonly retry_after: number;
  /** Credits taken for this call: 0 for sandbox keys. */
  readonly charged: number;
  /** Credits that the wrapper must take before the call runs: the price of a call with an Idempotency-Key; else 0. */
  readonly owed: number;
  /** Credits left in the period; −1 where nothing is counted (sandbox). */
  readonly remaining: number;
  /** What was charged, for `refund` and for the gateway's access log; empty where a call costs nothing. */
  readonly charge: string;
  /** What the key may spend: for debits by the wrapper (batch, Idempotency-Key). */
  readonly limits: string;
  /** Requests per minute; 0 = no limit. */
  readonly rate_limit: number;
  /** Requests left in this minute; −1 where this call was not counted. */
  readonly rate_remaining: number;
  /** Seconds until the rate window renews. */
  readonly rate_reset: number;
  /** True when the key came in the URL: adds the warning KEY_IN_URL. */
  readonly key_in_url: boolean;
  /** True where the key works on named domains only: web pages hold it, so it reads no saved birth. */
  readonly in_pages: boolean;
  /** Epoch ms that the clock of the account's sandbox shows, for its keys where it was moved; 0 for the real time. */
  readonly now: number;
  /** True when the session came as a cookie: the browser sends it whoever made it call, so the origin must be checked. */
  readonly by_cookie: boolean;
  /** Id in the request log under which the body of this call is kept, where the account asked for that; else empty. */
  readonly keep_body: string;
}
