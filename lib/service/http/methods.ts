/**
 * What a path answers to a method that it does not have: the preflight of a browser, and 405 to everything else. One
 * small function does it for all paths (`functions/methods.ts`), because API Gateway can only say it by a mock on each.
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

/** The answer to `method` on a path that has the methods `all`. */
export const methodAnswer = (method: string, all: readonly PathMethod[], requestId: string): MethodAnswer => {
  const shared = all.filter((one) => one.shared);
  const named = { 'X-Request-Id': requestId };
  if (method === 'OPTIONS' && shared.length > 0) {
    const headers = { ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Methods': listed(shared), ...named };
    return { statusCode: 204, headers, body: '' };
  }
  const error = new AppError('METHOD_NOT_ALLOWED', { headers: { Allow: listed(all) } });
  const cors = shared.length > 0 ? CORS_HEADERS : {};
  const headers = { 'Content-Type': 'application/json', ...cors, ...error.headers, ...named };
  return { statusCode: error.status, headers, body: errorBody(error, requestId) };
};
