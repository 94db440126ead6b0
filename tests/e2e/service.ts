/** The whole service as `npm start` runs it, for the test files of a process: own ports, data that ends with it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { buildAll, type BuiltFunction } from '../../lib/tools/deploy/build.ts';
import { manifest } from '../../lib/tools/deploy/resources.ts';
import { openLocalTable } from '../../lib/tools/local/local-table.ts';
import type { LocalKeys } from '../../lib/tools/local/seed.ts';
import type { Table } from '../../lib/contract/ports/table.ts';

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
  send(path: string, sent?: Sent): Promise<Reply>;
  stop(): Promise<void>;
}

interface Announced {
  readonly url: string;
  readonly keys: LocalKeys;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: string;
}

const ROOT = join(import.meta.dirname, '../..');

/** What was built; builds first unless UDAYA_BUILD names a build, as `npm test` does. */
export const ensureBuilt = async (): Promise<readonly BuiltFunction[]> =>
  process.env['UDAYA_BUILD'] ? manifest() : buildAll();

/**
 * Starts the service; `npm test` has built it already and says so by UDAYA_BUILD. One that is not `detached` keeps this process
 * running until it is stopped.
 */
export const startService = async (detached = false): Promise<Service> => {
  const args = ['lib/tools/local/start.ts', '--ephemeral', ...(process.env['UDAYA_BUILD'] ? ['--built'] : [])];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
    // Two hundred calls at once on a busy machine are slow, and that is no fault of the table.
    env: { ...process.env, UDAYA_LOG: 'on', UDAYA_DYNAMODB_TIMEOUT_MS: '25000' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${errors}`)));
  });
  const { url, keys, environment, log }: Announced = JSON.parse(line);
  if (detached) {
    child.unref();
    for (const stream of child.stdio) if (stream instanceof Socket) stream.unref();
  }
  return {
    url,
    keys,
    table: await openLocalTable(environment),
    mail: environment['UDAYA_MAIL_FOLDER'] ?? '',
    printed: () => readFileSync(log, 'utf8'),
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
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};

let shared: Promise<Service> | undefined;

/** The service that the test files of this process share. It does not keep the process, whose end closes its input and ends it. */
export const sharedService = (): Promise<Service> => (shared ??= startService(true));
