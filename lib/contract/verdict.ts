/**
 * What the authorizer tells the shared handler wrapper through `requestContext.authorizer`. API Gateway carries strings,
 * numbers and booleans only, so this record is flat. Who you are is settled at the gate; how much you may use is
 * settled by the wrapper from `refusal`.
 */
export interface Verdict {
  readonly customer: string;
  readonly key_id: string;
  readonly kind: 'live' | 'sandbox' | 'publishable';
  readonly plan: string;
  /** Empty, or why the wrapper must refuse: CREDITS_EXHAUSTED, SPEND_CAP_REACHED, RATE_LIMITED, IDEMPOTENCY_CONFLICT, OVERLOADED. */
  readonly refusal: string;
  /** Sentence for the caller that belongs to `refusal`. */
  readonly message: string;
  /** Seconds for Retry-After; 0 = none. */
  readonly retry_after: number;
  /** Credits taken for this call: 0 for sandbox keys and free replays. */
  readonly charged: number;
  /** Credits left in the period; −1 where nothing is counted (sandbox). */
  readonly remaining: number;
  /** Where the charge was booked (storage key), so that a failing call can be refunded once. Empty when nothing was charged. */
  readonly charge: string;
  /** Requests per minute; 0 = no limit. */
  readonly rate_limit: number;
  readonly rate_remaining: number;
  /** Seconds until the rate window renews. */
  readonly rate_reset: number;
  /** True when the key came in the URL: adds the warning KEY_IN_URL. */
  readonly key_in_url: boolean;
}
