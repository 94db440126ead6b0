/** The gateway of `npm run serve`: node:http before the built functions, with the authorizer, the refusals and the log of all gateways. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { MIN_COMPRESSED_BYTES } from '../../contract/frame/limits.ts';
import type { BuiltFunction } from '../deploy/build.ts';
import type { openAccessLog } from '../local/access-log.ts';
import { authorizerEvent } from '../local/authorizer-event.ts';
import { accessFields, refusalAs, type Gate } from '../local/gate.ts';
import { gatewayEvent } from '../local/gateway-event.ts';
import { KEPT_ALIVE_MS } from '../local/ports.ts';
import type { Match } from '../local/routes.ts';
import { callerOf, headersFrom } from './caller.ts';
import { wordsOf } from '../local/program.ts';

/** What the gateway needs. */
export interface Behind {
  readonly gate: Gate;
  /** Runs a function; rejects where it fails. */
  run(made: BuiltFunction, event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult>;
  /** Answers an address of an object; false where the address is none. */
  objects(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  readonly log: ReturnType<typeof openAccessLog>;
  /** Trusted proxies that stand before the service. */
  readonly hops: number;
  /** Whether the service is about to end: then it is not healthy. */
  isEnding(): boolean;
}

/** As API Gateway has them: bytes of a request, and the time that a function has. */
const MOST_BYTES = 10 * 1024 * 1024;
const ANSWER_MS = 29_000;
const HEALTH = '/v1/health';

type Plain = Pick<APIGatewayProxyResult, 'statusCode' | 'headers' | 'multiValueHeaders' | 'body' | 'isBase64Encoded'>;
interface Answered {
  readonly answer: Plain;
  /** As the authorizer was asked about it. */
  readonly id?: string;
  readonly context?: Readonly<Record<string, string>>;
}

const compress = promisify(gzip);

/** The body of a request; null where it is too large. */
const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
};

/** Values of the path as they were meant; null for an escape that is none. */
const decoded = (variables: Readonly<Record<string, string>>): Record<string, string> | null => {
  try {
    return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
};

const within = async <T>(work: Promise<T>, ms: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Calls the function of a route; what it throws, and a body of no use, are the gateway's refusals. */
const called = async (
  { gate, run, hops }: Behind,
  request: IncomingMessage,
  found: Match<BuiltFunction>,
  made: BuiltFunction,
  at: number,
): Promise<Answered> => {
  const { method = 'GET', url = '/' } = request;
  const [path = '/'] = url.split('?');
  const rawHeaders = headersFrom(request, hops);
  const event = authorizerEvent(
    {
      method,
      path,
      headers: { 'user-agent': request.headers['user-agent'] },
      url: new URL(url, 'http://localhost'),
      info: { remoteAddress: callerOf(request, hops), received: at },
      raw: { req: { rawHeaders, url } },
    },
    found,
  );
  const id = event.requestContext.requestId;
  const variables = decoded(found.variables);
  if (variables === null) return { answer: refusalAs('BAD_REQUEST_PARAMETERS'), id };
  const body = await bodyOf(request);
  if (body === null) return { answer: refusalAs('REQUEST_TOO_LARGE'), id };
  const judged = made.auth === 'none' ? { principalId: '', context: {} } : await gate.judge(event);
  if ('refused' in judged) return { answer: judged.refused, id };
  const { principalId, context } = judged;
  const { identity, resourcePath, requestTimeEpoch } = event.requestContext;
  const plain = gatewayEvent({
    method,
    path,
    body: body === '' ? null : body,
    headers: event.headers,
    variables: Object.keys(variables).length === 0 ? null : variables,
    query: Object.keys(event.queryStringParameters).length === 0 ? null : event.queryStringParameters,
    requestId: id,
    authorizer: made.auth === 'none' ? {} : { principalId, ...context },
    ip: identity.sourceIp,
  });
  const whole: APIGatewayProxyEvent = {
    ...plain,
    resource: found.path,
    multiValueHeaders: event.multiValueHeaders,
    multiValueQueryStringParameters: plain.queryStringParameters && event.multiValueQueryStringParameters,
    requestContext: { ...plain.requestContext, resourcePath, requestTimeEpoch },
  };
  try {
    const answer = await within(run(made, whole), ANSWER_MS);
    return { answer: answer ?? refusalAs('INTEGRATION_TIMEOUT'), id, context };
  } catch (error) {
    console.error(`${made.name} failed.`, wordsOf(error));
    return { answer: refusalAs('DEFAULT_5XX'), id, context };
  }
};

const answerOf = async (behind: Behind, request: IncomingMessage, at: number): Promise<Answered & { path: string }> => {
  const { gate } = behind;
  const { method = 'GET', url = '/' } = request;
  const [path = '/'] = url.split('?');
  // A path with an empty part is no path of the API.
  const found = path.startsWith('/') && !path.includes('//') ? gate.match(method, path) : null;
  if (behind.isEnding() && path === HEALTH) return { answer: refusalAs('INTEGRATION_FAILURE'), path };
  const made = found?.function;
  if (found === null || made === undefined) {
    request.resume();
    return {
      answer: gate.withoutFunction({ method, path, headers: request.headers, url }, found),
      path: found?.path ?? '-',
    };
  }
  return { ...(await called(behind, request, found, made, at)), path: found.path };
};

/** Sends an answer, smaller where the caller reads gzip and it is worth it. */
const send = async (request: IncomingMessage, response: ServerResponse, answer: Plain): Promise<void> => {
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(answer.multiValueHeaders ?? {}))
    response.setHeader(name, (values ?? []).map(String));
  const bytes = Buffer.from(answer.body, answer.isBase64Encoded === true ? 'base64' : 'utf8');
  const reads = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
  const isSmall = bytes.length < MIN_COMPRESSED_BYTES;
  const packed = reads && !isSmall && !response.hasHeader('content-encoding') ? await compress(bytes) : null;
  if (packed) response.setHeader('Content-Encoding', 'gzip');
  const hasBody = request.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  if (hasBody) response.setHeader('Content-Length', (packed ?? bytes).length);
  response.writeHead(answer.statusCode).end(hasBody ? (packed ?? bytes) : undefined);
};

/** A server of the service. Listens nowhere yet. */
export const serveHttp = (behind: Behind): Server => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const at = Date.now();
    if (await behind.objects(request, response)) return;
    const { answer: given, path, id = randomUUID(), context = {} } = await answerOf(behind, request, at);
    response.once('close', () =>
      behind.log(
        accessFields({
          id,
          at,
          method: request.method ?? 'GET',
          path,
          // An answer that was broken off was not delivered.
          status: response.writableFinished ? given.statusCode : 0,
          body: given.body,
          ip: callerOf(request, behind.hops),
          context,
        }),
      ),
    );
    await send(request, response, given);
  };
  const server = createServer({ keepAliveTimeout: KEPT_ALIVE_MS }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('A call was not answered.', wordsOf(error));
      response.destroy();
    });
  });
  return server;
};
