/**
 * The local API Gateway: corrects where serverless offline differs from API Gateway. It runs the real authorizer bundle,
 * answers preflights, refuses with the same bodies as the deployed gateway, and writes the access log.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { currentBuild } from '../deploy/builds.ts';
import type { GatewayResponseType } from '../deploy/gateway-responses.ts';
import { CORS_HEADERS } from '../../service/http/cors.ts';
import { openAccessLog } from './access-log.ts';
import { authorizerEvent, type Request } from './authorizer-event.ts';
import { accessFields, openGate, refusalAs, type Refusal } from './gate.ts';
import { KEPT_ALIVE_MS } from './ports.ts';
import { usagePlanGuard } from './shield.ts';

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
interface Credentials {
  readonly context?: Readonly<Record<string, unknown>>;
}
interface HapiRequest extends Request {
  /** Null when the connection ended before anything was sent. */
  response: Outgoing | null;
  readonly auth?: { readonly credentials?: Credentials | null };
}
interface Server {
  ext(event: string, method: (request: HapiRequest, toolkit: Toolkit) => unknown): void;
  readonly events: { on(event: 'response', listener: (request: HapiRequest) => void): void };
  readonly listener: { keepAliveTimeout: number };
}
interface Strategy {
  readonly name: string;
  readonly scheme: string;
  readonly getAuthenticateFunction: (server: Server) => {
    authenticate(request: HapiRequest, toolkit: Toolkit): unknown;
  };
}

const BUILD = currentBuild();
/** The usage plans: every method behind the gate requires a key of one. */
const { match, withoutFunction, judge } = openGate(BUILD, usagePlanGuard(process.env['UDAYA_GATEWAY_FOLDER']));

/** The path as it was sent: hapi takes `//` for `/`. */
const pathOf = ({ path, raw }: Request): string => (raw.req.url?.startsWith('//') ? raw.req.url : path);

/** Answers in the place of a function. */
const refuse = (toolkit: Toolkit, { statusCode, headers, body }: Refusal): unknown => {
  const response =
    body === '' ? toolkit.response() : toolkit.response(body).type(headers['Content-Type'] ?? 'application/json');
  for (const [name, value] of Object.entries(headers)) response.header(name, value);
  return response.code(statusCode).takeover();
};

const refuseAs = (toolkit: Toolkit, type: GatewayResponseType): unknown => refuse(toolkit, refusalAs(type));

/** A path with an empty part is no path of the API, though hapi reads `//host/path` as `/path`. */
const hasEmptyPart = ({ raw }: HapiRequest): boolean => (raw.req.url ?? '').split('?')[0]?.includes('//') === true;

/** Before routing: preflight, unknown path, unknown method. */
const onRequest = (request: HapiRequest, toolkit: Toolkit): unknown => {
  // Offline lets a caller override the authorizer by a header; AWS does not.
  delete request.headers['sls-offline-authorizer-override'];
  // hapi answers parts of a document; API Gateway does not.
  delete request.headers['range'];
  const raw = request.raw.req.rawHeaders;
  const index = raw.findIndex((text) => text.toLowerCase() === 'sls-offline-authorizer-override');
  if (index >= 0) raw.splice(index, 2);
  const method = request.method.toUpperCase();
  const path = pathOf(request);
  const found = hasEmptyPart(request) ? null : match(method, path);
  if (found?.function !== undefined) return toolkit.continue;
  const { headers, raw: sent } = request;
  return refuse(toolkit, withoutFunction({ method, path, headers, url: sent.req.url ?? path }, found));
};

const refusalOfStatus = (status: number): GatewayResponseType => {
  if (status === 400) return 'BAD_REQUEST_BODY';
  if (status === 413) return 'REQUEST_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  return status >= 500 ? 'DEFAULT_5XX' : 'MISSING_AUTHENTICATION_TOKEN';
};

/** Corrects what offline does to the headers of every answer, and to the status of every OPTIONS, which it makes 200. */
const correctHeaders = (request: HapiRequest, response: Outgoing, headers: Record<string, unknown>): void => {
  delete headers['access-control-allow-credentials'];
  // hapi compresses, and adds its own `accept-encoding` unless it finds just that in the list.
  if (typeof headers['vary'] === 'string') headers['vary'] = headers['vary'].toLowerCase().replaceAll(', ', ',');
  const name = request.method.toUpperCase();
  const found = match(name, pathOf(request));
  const shared = (found?.methods ?? []).filter((one) => one.shared);
  if (name === 'OPTIONS') {
    if (found !== null) response.statusCode = shared.length > 0 ? 204 : 405;
    return;
  }
  const called = found?.function?.method;
  const isOpen = found === null || shared.some((one) => called === undefined || one.method === called);
  if (isOpen) headers['access-control-allow-origin'] = CORS_HEADERS['Access-Control-Allow-Origin'];
  else for (const header of Object.keys(headers)) if (header.startsWith('access-control-')) delete headers[header];
};

/** After everything: failures that hapi or offline made, and the headers that offline adds on its own. */
const onPreResponse = (request: HapiRequest, toolkit: Toolkit): unknown => {
  const { response } = request;
  if (response === null) return toolkit.continue;
  if (response.isBoom === true) return refuseAs(toolkit, refusalOfStatus(response.output?.statusCode ?? 500));
  const { source, headers } = response;
  if (typeof source === 'object' && source !== null && 'errorType' in source) {
    return refuseAs(toolkit, refusalOfStatus(Number(response.statusCode)));
  }
  if (headers !== undefined) correctHeaders(request, response, headers);
  return toolkit.continue;
};

const authenticate = async (request: HapiRequest, toolkit: Toolkit): Promise<unknown> => {
  const found = match(request.method.toUpperCase(), request.path);
  if (found?.function === undefined || found.function.auth === 'none') {
    return toolkit.authenticated({ credentials: { principalId: '', context: {} } });
  }
  const event = authorizerEvent(request, found);
  callIds.set(request, event.requestContext.requestId);
  const judged = await judge(event);
  return 'refused' in judged ? refuse(toolkit, judged.refused) : toolkit.authenticated({ credentials: judged });
};

/** The id under which the authorizer was asked about a request. */
const callIds = new WeakMap<HapiRequest, string>();

const accessLog = openAccessLog(process.env['UDAYA_ACCESS_LOG'] ?? join(BUILD, 'access'));

/** After the last byte has been handed over: the line by which the call is charged. */
const onSent = (request: HapiRequest): void => {
  const method = request.method.toUpperCase();
  accessLog(
    accessFields({
      id: callIds.get(request) ?? randomUUID(),
      at: request.info.received,
      method,
      path: match(method, pathOf(request))?.path ?? '-',
      status: request.response?.statusCode ?? 0,
      body: request.response?.source,
      ip: request.info.remoteAddress,
      context: request.auth?.credentials?.context ?? {},
    }),
  );
};

/** Servers that have our extensions, by what all views of one server share: hapi hands every route a view of its own. */
const prepared = new WeakSet<Server['events']>();

/** The authentication provider of serverless offline: called once per route. */
export const provider = (_endpoint: unknown, functionKey: string, method: string, path: string): Strategy => ({
  name: `udaya-${functionKey}-${method}-${path}`,
  scheme: `udaya-${functionKey}-${method}-${path}`,
  getAuthenticateFunction: (server) => {
    if (!prepared.has(server.events)) {
      prepared.add(server.events);
      server.listener.keepAliveTimeout = KEPT_ALIVE_MS;
      server.ext('onRequest', onRequest);
      server.ext('onPreResponse', onPreResponse);
      server.events.on('response', onSent);
    }
    return { authenticate };
  },
});

// Started by lib/tools/local/stack.ts with an IPC channel: exits when that process does.
process.on('disconnect', () => process.exit(0));
