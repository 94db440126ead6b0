/**
 * A function that is killed while it works: the authorizer admits a call, the function runs in a process of its own and
 * is killed, and the gateway writes what it saw. Run as a program it is that process.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentBuild } from '../../deploy/builds.ts';
import { openAccessLog } from '../access-log.ts';
import { KINDS, type KindName } from './calls.ts';
import type { Account, ChaosService } from './service.ts';

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const bundle = (name: string): Handler => {
  const { handler }: { handler?: Handler } = createRequire(import.meta.url)(
    join(currentBuild(), `functions/${name}.cjs`),
  );
  if (handler === undefined) throw new Error(`${name} has no handler`);
  return handler;
};

const FUNCTIONS: Readonly<Record<string, string>> = {
  '/v1/birthchart': 'core-birthchart',
  '/v1/batch': 'batch',
  '/v1/matching/ashtakoot': 'matching-ashtakoot',
};

/** The members of a request's event that authorizer and function read. */
const eventOf = (kind: KindName, secret: string, key: string) => {
  const { path, body, keyed } = KINDS[kind];
  return {
    type: 'REQUEST',
    httpMethod: 'POST',
    methodArn: `arn:aws:execute-api:local:000000000000:local/local/POST${path}`,
    path,
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': secret, ...(keyed ? { 'Idempotency-Key': key } : {}) },
    body: JSON.stringify(body),
    isBase64Encoded: false,
    pathParameters: null,
    queryStringParameters: null,
    requestContext: {
      requestId: randomUUID(),
      resourcePath: path,
      requestTimeEpoch: Date.now(),
      identity: { sourceIp: '127.0.0.1' },
    },
  };
};

interface Admitted {
  readonly context?: Readonly<Record<string, unknown>>;
}
const isAdmitted = (value: unknown): value is Admitted => typeof value === 'object' && value !== null;

/** What came of a call: the credits of its answer, 0 if there was none, and how long it took. */
export interface KilledCall {
  readonly credits: number;
  readonly ms: number;
}

/** Makes one call whose function is killed after `afterMs`, unless it is quicker. */
export const killedCall = async (
  { secret, customer }: Account,
  kind: KindName,
  { environment, clock }: Pick<ChaosService, 'environment' | 'clock'>,
  afterMs: number,
): Promise<KilledCall> => {
  Object.assign(process.env, environment);
  const event = eventOf(kind, secret, randomUUID());
  const admitted = await bundle('authorizer')(event, null);
  const context = isAdmitted(admitted) ? (admitted.context ?? {}) : {};
  const child = fork(import.meta.filename, [FUNCTIONS[event.path] ?? ''], {
    env: { ...process.env, ...environment, ...clock() },
  });
  await new Promise((resolve) => child.once('message', resolve));
  const ended = new Promise<null>((resolve) => child.once('exit', () => resolve(null)));
  const answered = new Promise<{ statusCode: number; headers: Record<string, string> }>((resolve) =>
    child.once('message', (answer: { statusCode: number; headers: Record<string, string> }) => resolve(answer)),
  );
  const began = performance.now();
  child.send({ ...event, requestContext: { ...event.requestContext, authorizer: context } });
  const result = await Promise.race([answered, sleep(afterMs, null, { ref: false }), ended]);
  const ms = performance.now() - began;
  child.kill('SIGKILL');
  await ended;
  const status = result?.statusCode ?? 502;
  openAccessLog(environment['UDAYA_ACCESS_LOG'] ?? '')({ status, customer, charge: String(context['charge'] ?? '-') });
  return { credits: status === 200 ? Number(result?.headers['X-Credits-Charged']) : 0, ms };
};

if (import.meta.main) {
  const handler = bundle(process.argv[2] ?? '');
  const send = (message: unknown): void => void process.send?.(message);
  process.once('message', (event) => {
    handler(event, { getRemainingTimeInMillis: () => 28_000 }).then(send, () => process.exit(1));
  });
  send('ready');
}
