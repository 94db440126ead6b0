/**
 * Answers when the gateway itself refuses a call, in the error body of the API: one table for API Gateway and the local
 * gateway.
 */
import { errorPath } from '../../contract/frame/app-error.ts';
import { ERRORS, type ErrorCode } from '../../contract/frame/errors.ts';
import { CORS_HEADERS } from '../../service/http/cors.ts';

export interface GatewayResponse {
  readonly code: ErrorCode;
  /** The reason comes from the authorizer's context (`code`, `message`); `code` above is the fallback. */
  readonly fromAuthorizer?: true;
}

/** API Gateway response type → what we answer. The status is the code's own. */
export const GATEWAY_RESPONSES = {
  UNAUTHORIZED: { code: 'KEY_INVALID' },
  ACCESS_DENIED: { code: 'FORBIDDEN', fromAuthorizer: true },
  // The authorizer named a gateway key that the gateway does not know: our fault, and over when the keys are kept again.
  INVALID_API_KEY: { code: 'OVERLOADED' },
  EXPIRED_TOKEN: { code: 'FORBIDDEN' },
  INVALID_SIGNATURE: { code: 'FORBIDDEN' },
  WAF_FILTERED: { code: 'FORBIDDEN' },
  // API Gateway's name for a path or method that does not exist; methods are answered by the mock below.
  MISSING_AUTHENTICATION_TOKEN: { code: 'ENDPOINT_NOT_FOUND' },
  RESOURCE_NOT_FOUND: { code: 'ENDPOINT_NOT_FOUND' },
  REQUEST_TOO_LARGE: { code: 'BODY_TOO_LARGE' },
  UNSUPPORTED_MEDIA_TYPE: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  BAD_REQUEST_BODY: { code: 'INVALID_JSON' },
  BAD_REQUEST_PARAMETERS: { code: 'VALIDATION_FAILED' },
  THROTTLED: { code: 'RATE_LIMITED' },
  QUOTA_EXCEEDED: { code: 'RATE_LIMITED' },
  INTEGRATION_TIMEOUT: { code: 'TIMED_OUT' },
  INTEGRATION_FAILURE: { code: 'OVERLOADED' },
  AUTHORIZER_FAILURE: { code: 'OVERLOADED' },
  AUTHORIZER_CONFIGURATION_ERROR: { code: 'OVERLOADED' },
  API_CONFIGURATION_ERROR: { code: 'INTERNAL' },
  DEFAULT_4XX: { code: 'FORBIDDEN' },
  DEFAULT_5XX: { code: 'INTERNAL' },
} as const satisfies Readonly<Record<string, GatewayResponse>>;
export type GatewayResponseType = keyof typeof GATEWAY_RESPONSES;

/** Seconds after which a refused call may be sent again, for the codes that say so. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  RATE_LIMITED: 60,
  OVERLOADED: 1,
  TIMED_OUT: 1,
  INTERNAL: 1,
};

/** Headers of a refusal by the gateway. */
export const refusalHeaders = (code: ErrorCode): Record<string, string> => {
  const retry = RETRY_AFTER_SECONDS[code];
  return { ...CORS_HEADERS, ...(retry === undefined ? {} : { 'Retry-After': String(retry) }) };
};

/** The header of every answer that names its request, with API Gateway's own variable for the id. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The error body with given texts: real ones, or API Gateway's `$context` variables. `base`: the address of the service, for its link. */
export const gatewayBody = (code: string, message: string, requestId: string, base = ''): string =>
  JSON.stringify({
    status: 'error',
    error: { code, message, details: [], docs: errorPath(code, base) },
    meta: { request_id: requestId },
  });

/** Default message of a refusal. */
export const messageOf = (code: ErrorCode): string => ERRORS[code].fix;
