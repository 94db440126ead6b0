/** How every client behaves, as numbers and tables: the templates write them into each language. */

interface Protocol {
  /** Variables of the environment that are read when the constructor is given nothing. */
  readonly keyVariable: string;
  readonly baseVariable: string;
  /** Milliseconds that one attempt may take, and where a report is printed. */
  readonly timeoutMs: number;
  readonly printTimeoutMs: number;
  readonly printSuites: readonly string[];
  /** Repeats after the first attempt. */
  readonly retries: number;
  /** Statuses that are worth a repeat, and codes that are whatever their status. */
  readonly retryStatuses: readonly number[];
  readonly retryCodes: readonly string[];
  /** The n-th repeat waits a random time between 0 and the smaller of `base · 2ⁿ` (n from 0) and the cap. */
  readonly retryBaseMs: number;
  readonly retryCapMs: number;
  /** Longest Retry-After that is waited for; beyond it the error is thrown at once. */
  readonly retryAfterMaxMs: number;
  /** Waiting for a report: first pause, growth, longest pause, and when it is given up. */
  readonly pollFirstMs: number;
  readonly pollGrowth: number;
  readonly pollCapMs: number;
  readonly pollTimeoutMs: number;
  /** Seconds by which the time of a webhook may be off. */
  readonly webhookToleranceSeconds: number;
}

export const PROTOCOL: Protocol = {
  keyVariable: 'UDAYA_API_KEY',
  baseVariable: 'UDAYA_BASE_URL',
  timeoutMs: 30_000,
  printTimeoutMs: 35_000,
  printSuites: ['pdf'],
  retries: 2,
  retryStatuses: [408, 429, 500, 502, 503, 504],
  retryCodes: ['IDEMPOTENCY_IN_PROGRESS'],
  retryBaseMs: 500,
  retryCapMs: 8_000,
  retryAfterMaxMs: 60_000,
  pollFirstMs: 1_000,
  pollGrowth: 1.5,
  pollCapMs: 5_000,
  pollTimeoutMs: 300_000,
  webhookToleranceSeconds: 300,
};

/** A family of errors: a type of its own in every language. */
export interface Family {
  /** Stem of the class: `RateLimit` gives RateLimitError. */
  readonly name: string;
  readonly statuses: readonly number[];
  readonly about: string;
}

/** By status. What is not listed is the base class; 5xx without a row of its own is Server. */
export const FAMILIES: readonly Family[] = [
  { name: 'Auth', statuses: [401], about: 'No valid key or session.' },
  { name: 'Credits', statuses: [402], about: 'The credits of the period, or the cap of the key, are used up.' },
  { name: 'Permission', statuses: [403], about: 'The key may not do this.' },
  {
    name: 'Validation',
    statuses: [400, 413, 415, 422],
    about: 'The request is malformed, or has no answer; `details` names every field at fault.',
  },
  { name: 'NotFound', statuses: [404, 410], about: 'There is no such path, variant or resource, or no longer.' },
  { name: 'Conflict', statuses: [409], about: 'The state of the resource, or the Idempotency-Key, forbids it.' },
  { name: 'RateLimit', statuses: [429], about: 'Too many requests; `retry_after` says how long to wait.' },
  { name: 'Server', statuses: [500, 502, 503], about: 'The service failed; repeats have been made.' },
  { name: 'Timeout', statuses: [408, 504], about: 'No answer in time.' },
  { name: 'Connection', statuses: [], about: 'No answer at all: the connection failed or broke.' },
  { name: 'Webhook', statuses: [], about: 'A webhook that is not from the service, or too old.' },
];

/** Codes that the libraries make themselves; all others are rows of `GET /v1/meta/errors`. */
export const OWN_CODES = {
  KEY_MISSING: 'No API key was given, and this call needs one.',
  CONNECTION_FAILED: 'The connection failed or broke.',
  TIMED_OUT: 'No answer in time.',
  BAD_ANSWER: 'The answer is not one of the service.',
  LINK_EXPIRED: 'The link to the file has ended; ask for a fresh one.',
  REPORT_EXPIRED: 'The report has expired.',
  REPORT_FAILED: 'The report could not be made.',
  SIGNATURE_INVALID: 'The signature of the webhook is not right.',
  TIMESTAMP_INVALID: 'The webhook is too old, or its time is missing.',
} as const;
