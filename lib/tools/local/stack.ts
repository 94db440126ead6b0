/** Everything the service needs on one machine: database and object store doubles, keys, and the functions behind HTTP. */
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTable, openClient } from '../../adapters/storage/table.ts';
import { databaseDouble } from './database.ts';
import { lambdaDouble, localName } from './lambda.ts';
import { startOffline } from './offline.ts';
import { startShield } from './shield.ts';
import { startSweeper } from './sweeper.ts';
import { HOST, close, listen } from './ports.ts';
import { s3Double } from './s3.ts';
import { openLocalTable } from './local-table.ts';
import { seed, type LocalKeys } from './seed.ts';

/** Credentials of the doubles; they guard nothing. */
const LOCAL_SECRET = { accessKeyId: 'local', secretAccessKey: 'local' };
const TABLE = 'udaya-local';
const BUCKET = 'udaya-local';

export interface Stack {
  readonly url: string;
  readonly keys: LocalKeys;
  /** What a process needs to talk to the same doubles. */
  readonly environment: Readonly<Record<string, string>>;
  /** What the functions and the framework printed. */
  readonly log: string;
  /** Settles when the functions end, for whatever reason. */
  readonly ended: Promise<void>;
  /** Does now what timers do (`startSweeper`). */
  look(): void;
  stop(): Promise<void>;
}

export interface StackOptions {
  readonly port: number;
  /** Folder for data that persists; null for data that ends with the stack. */
  readonly folder: string | null;
  /** False when the newest build is known to be fresh. */
  readonly build: boolean;
  /** Called with a description of each step. */
  progress(step: string): void;
}

/** What stands in for AWS: the database, the object store, and what runs functions in the background. */
export interface Doubles {
  /** What a process needs to talk to them. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts the doubles. The worker runs in this process, with its variables. Their data lie in the folder `data`; those of the database only when they are to be `kept`. */
export const startDoubles = async (data: string, kept: boolean): Promise<Doubles> => {
  const database = databaseDouble(kept ? join(data, 'dynamodb') : undefined);
  const objects = s3Double(join(data, 's3'), LOCAL_SECRET);
  // Requests that are being answered: a store that is closed under one of them, or loses its folder, ends the process.
  let open = 0;
  for (const store of [database, objects])
    store.on('request', (_request, response: ServerResponse) => {
      open++;
      response.once('close', () => open--);
    });
  const lambda = lambdaDouble();
  return {
    environment: {
      UDAYA_TABLE: TABLE,
      UDAYA_DYNAMODB_ENDPOINT: `http://${HOST}:${await listen(database)}`,
      UDAYA_S3_ENDPOINT: `http://${HOST}:${await listen(objects)}`,
      UDAYA_BUCKET: BUCKET,
      UDAYA_LAMBDA_ENDPOINT: `http://${HOST}:${await listen(lambda)}`,
      UDAYA_FUNCTIONS: localName(''),
      UDAYA_ACCESS_LOG: join(data, 'access'),
      UDAYA_KEY_FILE: join(data, 'master-keys.json'),
      UDAYA_BILLING: 'grant',
      UDAYA_MAIL_FOLDER: join(data, 'mail'),
      // An operator names a real one; the document can be seen here.
      UDAYA_SECURITY_CONTACT: 'security@example.com',
      ...startShield(join(data, 'gateway-keys')),
    },
    stop: async () => {
      await close(lambda);
      // What one store answers may make a worker ask the other: both are quiet when none has been asked for a while.
      const ends = Date.now() + DRAIN_MS;
      for (let quiet = 0; quiet < QUIET_TURNS && Date.now() < ends; quiet = open > 0 ? 0 : quiet + 1)
        await setTimeout(5);
      await close(objects);
      await close(database);
    },
  };
};

/** Longest wait for requests that are still being answered when the doubles stop. */
const DRAIN_MS = 10_000;
/** Turns of 5 ms in a row without a request. */
const QUIET_TURNS = 20;

/** Time for the database to recover what it holds: a gigabyte takes seconds, on a busy machine many. */
const RECOVERY_MS = 600_000;

/** Megabytes below the folder of the database; 0 where there is none yet. */
const megabytesIn = (folder: string): number =>
  Math.round(globSync(join(folder, '*')).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6);

/** Waits until the database answers: a large one recovers first, longer than any request may take. */
const untilOpen = async (environment: Readonly<Record<string, string>>): Promise<void> => {
  const client = openClient(environment['UDAYA_DYNAMODB_ENDPOINT'], RECOVERY_MS);
  try {
    await createTable(client, TABLE);
  } catch (error) {
    throw new Error('The database does not open. If its folder (dynamodb) is moved away, a new one is made.', {
      cause: error,
    });
  } finally {
    client.destroy();
  }
};

/** Brings everything up; on failure takes down what had started. */
export const startStack = async ({ port, folder, build, progress }: StackOptions): Promise<Stack> => {
  const stops: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  const data = folder ?? mkdtempSync(join(tmpdir(), 'udaya-'));
  if (folder === null) stops.push(() => rmSync(data, { recursive: true, force: true }));
  mkdirSync(data, { recursive: true });
  try {
    if (build) {
      progress('Building the functions and the layer');
      // Read only now: the compilers take a second, and a service that is built needs none of them.
      const { buildAll } = await import('../deploy/build.ts');
      await buildAll();
    }
    const held = megabytesIn(join(data, 'dynamodb'));
    progress(`Starting the database${held > 0 ? ` (${held} MB)` : ''} and the object store`);
    const doubles = await startDoubles(data, folder !== null);
    stops.push(() => doubles.stop());
    await untilOpen(doubles.environment);
    const environment = {
      ...doubles.environment,
      UDAYA_URL: `http://${HOST}:${port}`,
      UDAYA_SLOT_SECONDS: '2',
    };
    const keys = await seed(await openLocalTable(environment), join(data, 'keys.json'));
    const sweeper = await startSweeper(environment);
    stops.push(() => sweeper.stop());
    progress('Starting the API (serverless offline)');
    const log = join(data, 'offline.log');
    const offline = await startOffline(port, environment, log);
    stops.push(() => offline.stop());
    return { url: offline.url, keys, environment, log, ended: offline.ended, look: sweeper.look, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
