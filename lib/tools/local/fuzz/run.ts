/** Calls an endpoint in this process with a body, and says what is wrong with how it answers. */
import type { AnyContract } from '../../../contract/frame/resource.ts';
import { MAX_ANSWER_BYTES, MAX_LISTED_FAULTS } from '../../../contract/frame/limits.ts';
import { packLimits } from '../../../accounts/metering/spending-limits.ts';
import { isRecord } from '../../../service/http/is-record.ts';
import type { Handler } from '../../../service/http/serve.ts';
import { gatewayEvent, lambdaContext } from '../gateway-event.ts';
import { FOREIGN, type Hostile } from './hostile.ts';

/** Milliseconds of work that a hostile body may cost beyond what the endpoint's own example costs. */
const MORE_MS = 1000;
/** Bytes of a refusal. */
const ERROR_BYTES = 100_000;

/** Milliseconds that a batch may work on what its calls legitimately ask for. */
const BATCH_MS = 20_000;

/** Headers of an answer that lead somewhere, or say whom the answer is for. */
const LEADING = ['Location', 'Set-Cookie', 'Access-Control-Allow-Origin', 'Link', 'Refresh'];

/** Of a sandbox key, from which nothing is taken: what prices itself reads them. */
const LIMITS = packLimits({ customer: 'fuzz', key: 'fuzz', sandbox: true, credits: 0, cap: 0, keyCap: 0, rate: 0 });
const NOBODY = { charged: 0, owed: 0, remaining: -1, limits: LIMITS, charge: '', rate_limit: 0, suites: '*' };
const VERDICTS = {
  key: { ...NOBODY, customer: 'fuzz', key_id: 'fuzz', kind: 'sandbox', plan: 'sandbox' },
  session: { ...NOBODY, customer: 'fuzz', key_id: 'fuzz', kind: 'session', plan: 'sandbox' },
} as const;
const verdictFor = (auth: AnyContract['auth']): object => {
  if (auth === 'none') return {};
  if (auth === 'key') return VERDICTS.key;
  return VERDICTS.session;
};

/** The processor time that this process has used, ms: a busy machine does not add to it. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly isJson: boolean;
  /** Where the answer leads by itself, and what it leaves with the caller. */
  readonly leads: string;
  readonly ms: number;
}

/** An endpoint with its handler. Path variables are filled from its example. */
export interface Target {
  readonly endpoint: AnyContract;
  readonly handler: Handler;
}

/** Longest value of a query: the gateway takes 10 KB for all headers and the query together. */
const MAX_QUERY = 8000;

/** The members of a body as a query; the body as one member where it is no object, or too deep to be written again. */
const queryOf = (body: string): Record<string, string> => {
  const short = (value: unknown): string =>
    (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_QUERY);
  try {
    const members: unknown = JSON.parse(body);
    if (!isRecord(members)) return { a: short(body) };
    return Object.fromEntries(
      Object.entries(members)
        .slice(0, 50)
        .map(([name, value]) => [name, short(value)]),
    );
  } catch {
    return { a: short(body) };
  }
};

const exampleVariables = ({ variables = [], example }: AnyContract): Record<string, string> =>
  Object.fromEntries(variables.map((name) => [name, String(example[name])]));

/** What is sent. */
type Sent = Omit<Hostile, 'what'>;

/** Makes one call. */
export const callWith = async (
  { endpoint, handler }: Target,
  { body, variables = exampleVariables(endpoint), headers = {} }: Sent,
): Promise<Answered> => {
  const asks = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const event = gatewayEvent({
    method: endpoint.method,
    path: endpoint.path,
    body: asks ? null : body,
    headers: { 'Content-Type': 'application/json', ...headers },
    variables,
    query: asks ? queryOf(body) : null,
    requestId: 'fuzz',
    authorizer: verdictFor(endpoint.auth),
  });
  const started = cpuMs();
  const result = await handler(event, lambdaContext);
  return {
    status: result.statusCode,
    body: result.body,
    leads: LEADING.map((name) => String(result.headers?.[name] ?? '')).join(' '),
    isJson: String(result.headers?.['Content-Type'] ?? '').startsWith('application/json') && result.body !== '',
    ms: cpuMs() - started,
  };
};

/** The answer to a request, timed again where it was slow: what a request costs, it costs twice; a garbage collection does not. */
export const timedCall = async (target: Target, sent: Sent, usualMs: number): Promise<Answered> => {
  const first = await callWith(target, sent);
  if (first.ms <= usualMs + MORE_MS) return first;
  const again = await callWith(target, sent);
  return again.ms < first.ms ? again : first;
};

/** Processor time of the endpoint's own example, ms. */
export const exampleMs = async (target: Target): Promise<number> => {
  const { example, variables = [], name } = target.endpoint;
  const members = Object.entries(example).filter(([member]) => !variables.includes(member));
  const { ms } = await callWith(target, { body: JSON.stringify(Object.fromEntries(members)) });
  return name === 'batch' ? BATCH_MS : ms;
};

const isRefusal = (value: unknown): value is { error: { code: string; message: string; details: unknown[] } } =>
  // JSON-RPC says its errors with 200.
  isRecord(value) && 'error' in value && !('jsonrpc' in value);

/** A call of a batch that ended in 5xx. */
const brokenPart = (value: unknown): string | null => {
  const results = isRecord(value) && isRecord(value['data']) ? value['data']['results'] : null;
  for (const one of Array.isArray(results) ? results : [])
    if (isRecord(one) && Number(one['http']) >= 500 && one['http'] !== 504)
      return `a call of the batch answered ${JSON.stringify(one).slice(0, 300)}`;
  return null;
};

/** What is wrong with an answer to a hostile body; null when nothing is. */
export const faultOf = (
  answered: Answered,
  usualMs: number,
  { headers }: Pick<Hostile, 'headers'> = {},
): string | null => {
  const { status, body, isJson, leads, ms } = answered;
  if (leads.includes(FOREIGN)) return `leads to ${leads.slice(0, 200)}`;
  // What came by a header alone has no place in an answer.
  if (headers && new RegExp(`(?:href|src|action)="[^"]*//[^"/]*${FOREIGN}|"https?://[^"/]*${FOREIGN}`).test(body))
    return `links to ${FOREIGN}`;
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`;
  if (ms > usualMs + MORE_MS) return `took ${Math.round(ms)} ms of work, the example ${Math.round(usualMs)} ms`;
  if (Buffer.byteLength(body) > MAX_ANSWER_BYTES) return `answered ${body.length} characters`;
  if (!isJson) return null;
  const value: unknown = JSON.parse(body);
  if (status < 400) return isRefusal(value) ? `answered ${status} with an error` : brokenPart(value);
  if (isRecord(value) && 'jsonrpc' in value && 'error' in value) return null;
  if (!isRefusal(value)) return `answered ${status} without an error`;
  if (value.error.details.length > MAX_LISTED_FAULTS) return `lists ${value.error.details.length} faults`;
  return body.length > ERROR_BYTES ? `refused in ${body.length} characters` : null;
};
