/** Expected failures, and the error body they become. Messages never carry a key, a birth detail or a stack. */
import { ERRORS, type Detail, type ErrorCode } from './errors.ts';

interface Extra extends ErrorOptions {
  readonly message?: string;
  readonly details?: readonly Detail[];
  /** Seconds for the Retry-After header. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An expected failure: a code of the error table, with the message, details and headers of this case. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: readonly Detail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, extra: Extra = {}) {
    const { fix, status } = ERRORS[code];
    super(extra.message ?? fix, extra);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.details = extra.details ?? [];
    this.headers = {
      ...(extra.retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(extra.retryAfter))) }),
      ...extra.headers,
    };
  }
}

/** The page of a code; `base` is the address of the service, empty where it is not known: then the path below it. */
export const errorPath = (code: string, base = ''): string => `${base}/docs/errors/${code}`;

/**
 * The error body (README of this folder: Answers) as JSON text; `message` where it is said in another language, `base` the
 * address of the service, for a link that can be followed.
 */
export const errorBody = (error: AppError, requestId: string, message = error.message, base = ''): string =>
  JSON.stringify({
    status: 'error',
    error: { code: error.code, message, details: error.details, docs: errorPath(error.code, base) },
    meta: { request_id: requestId },
  });
