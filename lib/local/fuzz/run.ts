/** Calls an endpoint in this process with a body, and says what is wrong with how it answers. */
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { MAX_ANSWER_BYTES, MAX_LISTED_FAULTS } from '../../contract/limits.ts';
import type { Handler } from '../../http/serve.ts';

/** Milliseconds of work that a hostile body may cost beyond what the endpoint's own example costs. */
const MORE_MS = 1000;
/** Bytes of a refusal. */
const ERROR_BYTES = 100_000;

const VERDICT = { key_id: 'fuzz', kind: 'sandbox', plan: 'sandbox', suites: '*', charged: 0, remaining: -1 };

/** The processor time that this process has used, ms: a busy machine does not add to it. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** An endpoint with its handler, and path variables filled from its example. */
export interface Target {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler;
}

/** Makes one call with a body as text. */
export const callWith = async ({ endpoint, handler }: Target, body: string): Promise<Answered> => {
  const variables = Object.fromEntries(
    (endpoint.variables ?? []).map((name) => [name, String(endpoint.example[name])]),
  );
  const asks = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const event = {
    body: asks ? null : body,
    isBase64Encoded: false,
    headers: { 'Content-Type': 'application/json' },
    pathParameters: variables,
    queryStringParameters: asks ? { a: body.slice(0, 8000), endpoint: body.slice(0, 100) } : null,
    requestContext: { requestId: 'fuzz', authorizer: endpoint.auth === 'key' ? VERDICT : {} },
  } as unknown as APIGatewayProxyEvent;
  const started = cpuMs();
  const result = await handler(event, { getRemainingTimeInMillis: () => 10_000 } as unknown as Context);
  return { status: result.statusCode, body: result.body, ms: cpuMs() - started };
};

/** The answer to a body, timed again where it was slow: what a request costs, it costs twice; a garbage collection does not. */
export const timedCall = async (target: Target, body: string, usualMs: number): Promise<Answered> => {
  const first = await callWith(target, body);
  if (first.ms <= usualMs + MORE_MS) return first;
  const again = await callWith(target, body);
  return again.ms < first.ms ? again : first;
};

/** Processor time of the endpoint's own example, ms. */
export const exampleMs = async (target: Target): Promise<number> => {
  const { example, variables = [] } = target.endpoint;
  const members = Object.entries(example).filter(([name]) => !variables.includes(name));
  return (await callWith(target, JSON.stringify(Object.fromEntries(members)))).ms;
};

const isRefusal = (value: unknown): value is { error: { code: string; message: string; details: unknown[] } } =>
  typeof value === 'object' && value !== null && 'error' in value;

/** What is wrong with an answer to a hostile body; null when nothing is. */
export const faultOf = ({ status, body, ms }: Answered, usualMs: number): string | null => {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`;
  if (ms > usualMs + MORE_MS) return `took ${Math.round(ms)} ms of work, the example ${Math.round(usualMs)} ms`;
  if (Buffer.byteLength(body) > MAX_ANSWER_BYTES) return `answered ${body.length} characters`;
  const value: unknown = JSON.parse(body);
  if (status === 200) return isRefusal(value) ? 'answered 200 with an error' : null;
  if (!isRefusal(value)) return `answered ${status} without an error`;
  if (value.error.details.length > MAX_LISTED_FAULTS) return `lists ${value.error.details.length} faults`;
  return body.length > ERROR_BYTES ? `refused in ${body.length} characters` : null;
};
