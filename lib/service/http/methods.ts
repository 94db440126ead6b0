/**
 * What the gateway answers itself, in one small function for all paths (`functions/methods.ts`), because API Gateway can only
 * say it by a mock on each: the preflight of a browser, 405 to a method that a path does not have, and 404 with the right
 * path to a path that does not exist.
 */
import { AppError, errorBody } from '../../contract/frame/app-error.ts';
import type { Auth } from '../../contract/frame/endpoint.ts';
import { CORS_HEADERS, PREFLIGHT_HEADERS } from './cors.ts';

/** A method of a path. */
export interface PathMethod {
  readonly method: string;
  /** Whether pages of another origin may call it. */
  readonly shared: boolean;
}

/** Whether pages of another origin may call a path: what a session opens, and the pages themselves, they may not. */
export const isShared = (path: string, auth: Auth): boolean => path.startsWith('/v1/') && auth !== 'session';

/** An answer of the gateway itself. */
export interface MethodAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The HTTP methods that a method of a contract answers: HEAD where GET is. */
export const methodsOf = (method: string): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

const listed = (methods: readonly PathMethod[]): string =>
  methods
    .flatMap(({ method }) => methodsOf(method))
    .sort()
    .join(', ');

const preflight = (shared: readonly PathMethod[], requestId: string): MethodAnswer => ({
  statusCode: 204,
  headers: { ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Methods': listed(shared), 'X-Request-Id': requestId },
  body: '',
});

/** Of which call an answer is, and under which address the service is reached; empty where that is not known. */
interface Answered {
  readonly requestId: string;
  readonly base: string;
}

const refusal = (error: AppError, isShared: boolean, { requestId, base }: Answered): MethodAnswer => ({
  statusCode: error.status,
  headers: {
    'Content-Type': 'application/json',
    ...(isShared ? CORS_HEADERS : {}),
    ...error.headers,
    'X-Request-Id': requestId,
  },
  body: errorBody(error, requestId, error.message, base),
});

/** The answer to `method` on a path that has the methods `all`. */
export const methodAnswer = (method: string, all: readonly PathMethod[], answered: Answered): MethodAnswer => {
  const shared = all.filter((one) => one.shared);
  if (method === 'OPTIONS' && shared.length > 0) return preflight(shared, answered.requestId);
  const error = new AppError('METHOD_NOT_ALLOWED', { headers: { Allow: listed(all) } });
  return refusal(error, shared.length > 0, answered);
};

/** What a page may ask of a path that does not exist: a refused preflight would hide from it what is wrong. */
const ANY_METHOD: readonly PathMethod[] = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'].map((method) => ({
  method,
  shared: true,
}));

/** The answer to a path that does not exist, which `error` refuses. */
export const unknownAnswer = (method: string, path: string, error: AppError, answered: Answered): MethodAnswer =>
  method === 'OPTIONS' && /^\/v1\//i.test(path)
    ? preflight(ANY_METHOD, answered.requestId)
    : refusal(error, true, answered);
