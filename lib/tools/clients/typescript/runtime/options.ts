/** What a client and a call may be told. */
import { BASE_URL, PROTOCOL } from './protocol.js';

/** Of every call. */
export interface CallOptions {
  /** Makes repeats of the call free for 24 hours; one is made for each call when left out. 1 to 64 characters. */
  readonly idempotencyKey?: string;
  /** Milliseconds that one attempt may take. */
  readonly timeoutMs?: number;
  /** Repeats after the first attempt. */
  readonly retries?: number;
  /** Ends the call when it is aborted, with AbortError. */
  readonly signal?: AbortSignal;
}

/** Of a client. */
export interface ClientOptions {
  /** Your key; the environment variable UDAYA_API_KEY when left out. */
  readonly apiKey?: string;
  /** A session of the dashboard, for the suites account, keys and billing. */
  readonly sessionToken?: string;
  /** Where the API is; the environment variable UDAYA_BASE_URL when left out. */
  readonly baseUrl?: string;
  /** Milliseconds that one attempt may take: 30,000; 35,000 where reports are printed. */
  readonly timeoutMs?: number;
  /** Repeats after the first attempt: 2. */
  readonly retries?: number;
  /** The n-th repeat waits a random time up to this many milliseconds times 2ⁿ, at most 8,000: 500. */
  readonly retryBaseMs?: number;
  /** Takes the place of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** The options of a client with their defaults. */
export interface Settings {
  readonly apiKey: string;
  readonly sessionToken: string;
  readonly baseUrl: string;
  readonly timeoutMs: number | undefined;
  readonly retries: number;
  readonly retryBaseMs: number;
  readonly fetch: typeof fetch;
}

/** A variable of the environment; undefined in browsers. */
const variable = (name: string): string | undefined =>
  typeof process === 'undefined' ? undefined : process.env[name] || undefined;

export const settingsOf = (options: ClientOptions): Settings => ({
  apiKey: options.apiKey ?? variable(PROTOCOL.keyVariable) ?? '',
  sessionToken: options.sessionToken ?? '',
  baseUrl: (options.baseUrl ?? variable(PROTOCOL.baseVariable) ?? BASE_URL).replace(/\/+$/, ''),
  timeoutMs: options.timeoutMs,
  retries: options.retries ?? PROTOCOL.retries,
  retryBaseMs: options.retryBaseMs ?? PROTOCOL.retryBaseMs,
  fetch: options.fetch ?? ((...request) => fetch(...request)),
});
