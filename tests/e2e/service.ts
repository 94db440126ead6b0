/** The whole service as `npm start` runs it, for tests: own ports, data that ends with it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BuiltFunction } from '../../lib/tools/deploy/build.ts';
import { manifest } from '../../lib/tools/deploy/resources.ts';
import { openLocalTable } from '../../lib/tools/local/local-table.ts';
import type { LocalKeys } from '../../lib/tools/local/seed.ts';
import type { Table } from '../../lib/contract/ports/table.ts';
import { DESK } from '../support/desk.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; null when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
  readonly key?: string;
}

export interface Service {
  readonly url: string;
  readonly keys: LocalKeys;
  readonly table: Table;
  /** Folder of the letters that were sent. */
  readonly mail: string;
  /** What the functions and the framework have printed so far. */
  printed(): string;
  /** Makes the timers look at once: what waits for them need not wait for their time. */
  look(): Promise<void>;
  send(path: string, sent?: Sent): Promise<Reply>;
}

/** What a service says when it answers. */
interface Announced {
  readonly url: string;
  readonly keys: LocalKeys;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: string;
}

const ROOT = join(import.meta.dirname, '../..');

/** What the front of a stage shows to be believed (lib/contract/frame/front.ts). */
export const FRONT_TOKEN = '51af3dc0-da77-11e4-872e-1234567db123';

/** What was built; builds first unless UDAYA_BUILD names a build, as `npm test` does. */
export const ensureBuilt = async (): Promise<readonly BuiltFunction[]> =>
  process.env['UDAYA_BUILD'] ? manifest() : (await import('../../lib/tools/deploy/build.ts')).buildAll();

/** A service that runs, and how to end it. */
export interface Launched {
  readonly announced: Announced;
  look(): void;
  stop(): Promise<void>;
}

/** Two hundred calls at once on a busy machine are slow, and that is no fault of a function or of the table. */
const PATIENCE = { UDAYA_LOCAL_SECONDS: '280', UDAYA_DYNAMODB_TIMEOUT_MS: '120000' };

/** Starts the service; `npm test` has built it already and says so by UDAYA_BUILD. */
export const launchService = async (): Promise<Launched> => {
  const args = ['lib/tools/local/start.ts', '--ephemeral', ...(process.env['UDAYA_BUILD'] ? ['--built'] : [])];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...PATIENCE, UDAYA_FRONT: FRONT_TOKEN, UDAYA_LOG: 'on' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${errors}`)));
  });
  return {
    announced: JSON.parse(line),
    look: () => void child.stdin.write('\n'),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};

const askDesk = async (method: 'GET' | 'POST'): Promise<Announced> => {
  const response = await fetch(process.env[DESK] ?? '', { method });
  if (!response.ok) throw new Error(await response.text());
  return JSON.parse(await response.text());
};

/** A service that runs, as test files use it. */
export const serviceOf = async ({ url, keys, environment, log }: Announced): Promise<Service> => ({
  url,
  keys,
  table: await openLocalTable(environment),
  mail: environment['UDAYA_MAIL_FOLDER'] ?? '',
  printed: () => readFileSync(log, 'utf8'),
  look: async () => void (await askDesk('POST')),
  send: async (path, { method = 'POST', headers = {}, body, key } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'X-Api-Key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  },
});

let shared: Promise<Service> | undefined;

/** The service that all test files of a run share. */
export const sharedService = (): Promise<Service> => (shared ??= askDesk('GET').then(serviceOf));
