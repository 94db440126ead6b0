/**
 * The local API Gateway: corrects where serverless offline differs from API Gateway. It runs the real authorizer bundle,
 * answers preflights, and refuses with the same bodies as the deployed gateway.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { allowsOtherOrigins } from '../deploy/aws-body.ts';
import type { BuiltRoute } from '../deploy/build.ts';
import {
  GATEWAY_RESPONSES,
  gatewayBody,
  messageOf,
  refusalHeaders,
  REQUEST_ID_HEADER,
  type GatewayResponseType,
} from '../deploy/gateway-responses.ts';
import { ERRORS, type ErrorCode } from '../contract/errors.ts';
import { CORS_HEADERS, PREFLIGHT_HEADERS } from '../http/cors.ts';
import { authorizerEvent, isAllowed, type AuthorizerAnswer, type Request } from './authorizer-event.ts';
import { matcher, type Match } from './routes.ts';

/** The part of hapi that is used: the framework's own server, handed in by serverless offline. */
interface Response {
  code(status: number): Response;
  type(mime: string): Response;
  header(name: string, value: string): Response;
  takeover(): unknown;
}
interface Toolkit {
  readonly continue: unknown;
  response(body?: string): Response;
  authenticated(outcome: { credentials: Readonly<Record<string, unknown>> }): unknown;
}
interface Outgoing {
  isBoom?: boolean;
  output?: { statusCode: number };
  statusCode?: number;
  headers?: Record<string, unknown>;
  source?: unknown;
}
interface HapiRequest extends Request {
  response: Outgoing;
}
interface Server {
  ext(event: string, method: (request: HapiRequest, toolkit: Toolkit) => unknown): void;
}
interface Strategy {
  readonly name: string;
  readonly scheme: string;
  readonly getAuthenticateFunction: (server: Server) => {
    authenticate(request: HapiRequest, toolkit: Toolkit): unknown;
  };
}

const BUILD = join(import.meta.dirname, '../../.build');
const functions: readonly BuiltRoute[] = JSON.parse(readFileSync(join(BUILD, 'manifest.json'), 'utf8'));
const match = matcher(functions);

const refuse = (
  toolkit: Toolkit,
  code: ErrorCode,
  extra: { code?: string; message?: string; headers?: Record<string, string> } = {},
): unknown => {
  const requestId = randomUUID();
  const body = gatewayBody(extra.code ?? code, extra.message ?? messageOf(code), requestId);
  const response = toolkit.response(body).code(ERRORS[code].status).type('application/json');
  const headers = { ...refusalHeaders(code), [REQUEST_ID_HEADER]: requestId, ...extra.headers };
  for (const [name, value] of Object.entries(headers)) response.header(name, value);
  return response.takeover();
};

const refuseAs = (toolkit: Toolkit, type: GatewayResponseType): unknown =>
  refuse(toolkit, GATEWAY_RESPONSES[type].code);

/** Before routing: preflight, unknown path, unknown method. */
const onRequest = (request: HapiRequest, toolkit: Toolkit): unknown => {
  // Offline lets a caller override the authorizer by a header; AWS does not.
  delete request.headers['sls-offline-authorizer-override'];
  const raw = request.raw.req.rawHeaders;
  const index = raw.findIndex((text) => text.toLowerCase() === 'sls-offline-authorizer-override');
  if (index >= 0) raw.splice(index, 2);
  const method = request.method.toUpperCase();
  const found = match(method, request.path);
  if (found === null) return refuseAs(toolkit, 'MISSING_AUTHENTICATION_TOKEN');
  if (method === 'OPTIONS' && found.shared !== '') {
    const response = toolkit.response().code(204);
    const headers = {
      ...PREFLIGHT_HEADERS,
      'Access-Control-Allow-Methods': found.shared,
      [REQUEST_ID_HEADER]: randomUUID(),
    };
    for (const [name, value] of Object.entries(headers)) response.header(name, value);
    return response.takeover();
  }
  if (found.function === undefined) return refuse(toolkit, 'METHOD_NOT_ALLOWED', { headers: { Allow: found.allow } });
  return toolkit.continue;
};

const refusalOfStatus = (status: number): GatewayResponseType => {
  if (status === 413) return 'REQUEST_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 504) return 'INTEGRATION_TIMEOUT';
  return status >= 500 ? 'DEFAULT_5XX' : 'MISSING_AUTHENTICATION_TOKEN';
};

/** The status of a preflight: refused where no page of another origin may call. */
const preflightStatus = (found: Match | null): number => (found === null ? 404 : found.shared === '' ? 405 : 204);

/** Corrects what offline does to the headers of every answer, and to the status of every OPTIONS, which it makes 200. */
const correctHeaders = ({ method, path, response }: HapiRequest, headers: Record<string, unknown>): void => {
  const found = match(method.toUpperCase(), path);
  const isPreflight = method === 'options';
  delete headers['access-control-allow-credentials'];
  if (isPreflight) response.statusCode = preflightStatus(found);
  const isOpen = isPreflight
    ? found === null || found.shared !== ''
    : found?.function === undefined || allowsOtherOrigins(found.function);
  if (!isOpen) {
    for (const name of Object.keys(headers)) if (name.startsWith('access-control-')) delete headers[name];
  } else if (!isPreflight) headers['access-control-allow-origin'] = CORS_HEADERS['Access-Control-Allow-Origin'];
};

/** After everything: failures that hapi or offline made, and the headers that offline adds on its own. */
const onPreResponse = (request: HapiRequest, toolkit: Toolkit): unknown => {
  const { response } = request;
  if (response.isBoom === true) return refuseAs(toolkit, refusalOfStatus(response.output?.statusCode ?? 500));
  const { source, headers } = response;
  if (typeof source === 'object' && source !== null && 'errorType' in source) {
    return refuseAs(toolkit, refusalOfStatus(Number(response.statusCode)));
  }
  if (headers !== undefined) correctHeaders(request, headers);
  return toolkit.continue;
};

let authorizer: ((event: unknown) => Promise<AuthorizerAnswer>) | undefined;
const authorize = (event: unknown): Promise<AuthorizerAnswer> => {
  authorizer ??= createRequire(import.meta.url)(join(BUILD, 'functions/authorizer.cjs')).handler as typeof authorizer;
  if (authorizer === undefined) throw new Error('the authorizer bundle has no handler');
  return authorizer(event);
};

const texts = (context: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(context).map(([name, value]) => [name, String(value)]));

const authenticate = async (request: HapiRequest, toolkit: Toolkit): Promise<unknown> => {
  const found = match(request.method.toUpperCase(), request.path);
  if (found?.function === undefined || found.function.auth === 'none') {
    return toolkit.authenticated({ credentials: { principalId: '', context: {} } });
  }
  const event = authorizerEvent(request, found);
  try {
    const answer = await authorize(event);
    const context = texts(answer.context ?? {});
    if (!isAllowed(answer.policyDocument, event.methodArn)) {
      return refuse(toolkit, GATEWAY_RESPONSES.ACCESS_DENIED.code, context);
    }
    return toolkit.authenticated({ credentials: { principalId: answer.principalId, context } });
  } catch (error) {
    const unauthorized = error === 'Unauthorized' || (error instanceof Error && error.message === 'Unauthorized');
    if (!unauthorized) console.error(error);
    return refuseAs(toolkit, unauthorized ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE');
  }
};

const prepared = new WeakSet<Server>();

/** The authentication provider of serverless offline: called once per route. */
export const provider = (_endpoint: unknown, functionKey: string, method: string, path: string): Strategy => ({
  name: `udaya-${functionKey}-${method}-${path}`,
  scheme: `udaya-${functionKey}-${method}-${path}`,
  getAuthenticateFunction: (server) => {
    if (!prepared.has(server)) {
      prepared.add(server);
      server.ext('onRequest', onRequest);
      server.ext('onPreResponse', onPreResponse);
    }
    return { authenticate };
  },
});

// Started by lib/local/stack.ts with an IPC channel: exits when that process does.
process.on('disconnect', () => process.exit(0));
