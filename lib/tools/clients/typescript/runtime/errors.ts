/** Errors of the client: one class for each family of codes, all of them `UdayaError`. */

/** One field of a request that is wrong, or (code CANDIDATE) a value that may have been meant. */
export interface ErrorDetail {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  readonly received?: string | number | boolean;
}

/** What is known of a failure. */
export interface ErrorInfo {
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Stable code, one of `GET /v1/meta/errors` or of the client itself (CONNECTION_FAILED, TIMED_OUT, BAD_ANSWER, …). */
  readonly code: string;
  readonly message: string;
  readonly details: readonly ErrorDetail[];
  /** Name it when you ask for help; empty where there was no answer. */
  readonly requestId: string;
  /** Seconds that the service asked to wait; null where it did not. */
  readonly retryAfter: number | null;
}

/** Any failure of a call. Branch on its class or on `code`; the message is for people and never holds a key. */
export class UdayaError extends Error implements ErrorInfo {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string;
  readonly retryAfter: number | null;

  constructor(failure: ErrorInfo, options?: ErrorOptions) {
    super(failure.message, options);
    this.name = new.target.name;
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }
}

/** No valid key or session. */
export class AuthError extends UdayaError {}
/** The credits of the period, or the cap of the key, are used up. */
export class CreditsError extends UdayaError {}
/** The key may not do this. */
export class PermissionError extends UdayaError {}
/** The request is malformed, or has no answer; `details` names every field at fault. */
export class ValidationError extends UdayaError {}
/** There is no such path, variant or resource, or no longer. */
export class NotFoundError extends UdayaError {}
/** The state of the resource, or the Idempotency-Key, forbids it. */
export class ConflictError extends UdayaError {}
/** Too many requests; `retryAfter` says how long to wait. */
export class RateLimitError extends UdayaError {}
/** The service failed; repeats have been made. */
export class ServerError extends UdayaError {}
/** No answer in time. */
export class TimeoutError extends UdayaError {}
/** No answer at all: the connection failed or broke. */
export class ConnectionError extends UdayaError {}
/** Your signal ended the call; `cause` is its reason. Nothing is known of what the service did. */
export class AbortError extends UdayaError {}
/** A webhook that is not from the service, or too old. */
export class WebhookError extends UdayaError {}

const BY_STATUS: Readonly<Record<number, typeof UdayaError>> = {
  400: ValidationError,
  401: AuthError,
  402: CreditsError,
  403: PermissionError,
  404: NotFoundError,
  408: TimeoutError,
  409: ConflictError,
  410: NotFoundError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  429: RateLimitError,
  504: TimeoutError,
};

/** The error of a failure that the service answered. */
export const errorOf = (failure: ErrorInfo): UdayaError =>
  new (BY_STATUS[failure.status] ?? (failure.status >= 500 ? ServerError : UdayaError))(failure);

/** The error of a call that its caller ended. */
export const abortOf = (signal: AbortSignal): AbortError =>
  new AbortError(
    { status: 0, code: 'ABORTED', message: 'The call was aborted.', details: [], requestId: '', retryAfter: null },
    { cause: signal.reason },
  );
