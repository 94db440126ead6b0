/** The service as `npm start` runs it, with a wire before its database, and with parts that can be killed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCustomer, createKey, type NewKey } from '../../../accounts/keys.ts';
import { sweep } from '../../../accounts/jobs/sweep.ts';
import { SWEEP_STATE } from '../../../accounts/jobs/sweep-state.ts';
import { usageKey } from '../../../accounts/metering/usage-item.ts';
import { monthOf } from '../../../accounts/metering/period.ts';
import { FRONT_HEADERS } from '../../../contract/frame/front.ts';
import { itemNumber, type Table } from '../../../contract/ports/table.ts';
import { fileJournal } from '../../../adapters/storage/journal.ts';
import { createTable, openClient, tableOf } from '../../../adapters/storage/table.ts';
import { headOf } from '../mailbox.ts';
import { startOffline, type Offline } from '../offline.ts';
import { freePort, HOST } from '../ports.ts';
import { startDatabase } from './database.ts';
import { openWire, type Wire } from './wire.ts';

const TABLE = 'udaya-chaos';
/** Short, so that a stalled database is given up soon. */
const PATIENCE_MS = 300;
/** Later than any call can be answered. */
const AFTERWARDS_MS = 120_000;
/** The token by which calls say which machine they come from. */
const FRONT = 'chaos-front-token';
/** Credits of which a publishable key has a third. */
const MOST_OF_A_PAGE = 30;

/** Seconds by which the clocks of the service and of its functions are off, at most. */
const CLOCK_MS = 2000;
/** The page that publishable keys are for. */
const PAGE = 'shop.example';

/** A way for a customer to call: a key, and where it is sent from. */
export interface Door {
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Most credits of it. */
  readonly cap: number;
}

/** A customer with two live keys and a publishable one, the first of which calls by itself. */
export interface Account {
  readonly customer: string;
  readonly secret: string;
  readonly doors: readonly [Door, ...Door[]];
}

export interface ChaosService {
  readonly url: string;
  readonly wire: Wire;
  /** The table without the wire. */
  readonly table: Table;
  /** What a process needs to be part of this service. */
  readonly environment: Readonly<Record<string, string>>;
  /** The environment of a process whose clock is off by up to two seconds, another at every call. */
  clock(): Readonly<Record<string, string>>;
  /** Headers of a call from some machine, as the front adds them. */
  from(machine: string): Readonly<Record<string, string>>;
  /** Subject of the last letter to an address. */
  letterTo(email: string): string;
  newAccount(credits: number): Promise<Account>;
  /** Kills the functions and the gateway as a crash does, and starts them again. */
  killService(meanwhile: () => void): Promise<void>;
  /** Kills the database and starts it again on the same data. */
  killTable(): Promise<void>;
  /** Sweeps as if two minutes had passed. */
  sweep(): Promise<void>;
  /** What an account is charged, and whether all of it is settled. */
  charged(account: Account): Promise<{ readonly used: number; readonly open: number }>;
  stop(): Promise<void>;
}

const keyOf = async (table: Table, { cap = Infinity, ...key }: Omit<NewKey, 'now'>): Promise<Door> => {
  const limit = cap === Infinity ? {} : { cap };
  const { secret } = await createKey(table, { ...key, ...limit, now: Date.now() });
  return { secret, cap, headers: key.kind === 'publishable' ? { Origin: `https://${PAGE}` } : {} };
};

/** The last letter to an address below a folder, by the names of its files. */
const lastLetter = (folder: string, email: string): string =>
  readdirSync(folder)
    .sort()
    .map((name) => headOf(readFileSync(join(folder, name), 'utf8')))
    .findLast(({ to }) => to.includes(email))?.subject ?? '';

/** Starts the service on free ports, with data that ends with it, and a clock that is off by as much as `random` says. */
export const startChaosService = async (random: () => number): Promise<ChaosService> => {
  const began = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'udaya-chaos-'));
  const database = await startDatabase(join(folder, 'dynamodb'));
  const wire = await openWire(database.port);
  const direct = openClient(`http://${HOST}:${database.port}`);
  await createTable(direct, TABLE);
  const table = tableOf(direct, TABLE);
  const accessLog = join(folder, 'access');
  const environment = {
    UDAYA_TABLE: TABLE,
    UDAYA_DYNAMODB_ENDPOINT: wire.endpoint,
    UDAYA_DYNAMODB_TIMEOUT_MS: String(PATIENCE_MS),
    UDAYA_ACCESS_LOG: accessLog,
    UDAYA_SLOT_SECONDS: '2',
    UDAYA_LOG: 'off',
    UDAYA_FRONT: FRONT,
    UDAYA_MAIL_FOLDER: join(folder, 'mail'),
  };
  const clock = (): Readonly<Record<string, string>> => ({
    NODE_OPTIONS: `--import=${new URL('clock.ts', import.meta.url).href}`,
    UDAYA_CHAOS_CLOCK_MS: String(Math.round((random() * 2 - 1) * CLOCK_MS)),
  });
  const port = await freePort();
  const start = (): Promise<Offline> => startOffline(port, { ...environment, ...clock() }, join(folder, 'offline.log'));
  let offline = await start();
  return {
    url: offline.url,
    wire,
    table,
    environment,
    clock,
    from: (machine) => ({ [FRONT_HEADERS.token]: FRONT, [FRONT_HEADERS.client]: machine, [FRONT_HEADERS.host]: HOST }),
    letterTo: (email) => lastLetter(environment.UDAYA_MAIL_FOLDER, email),
    newAccount: async (credits) => {
      const terms = { credits, rate: 0 };
      const customer = await createCustomer(table, { plan: 'enterprise', terms, now: Date.now() });
      const first = await keyOf(table, { customer, kind: 'live' });
      const second = await keyOf(table, { customer, kind: 'live' });
      const cap = Math.max(1, Math.floor(Math.min(credits, MOST_OF_A_PAGE) / 3));
      const page = await keyOf(table, { customer, kind: 'publishable', domains: [PAGE], cap });
      return { customer, secret: first.secret, doors: [first, second, page] };
    },
    killService: async (meanwhile) => {
      await offline.kill();
      meanwhile();
      offline = await start();
    },
    killTable: () => database.restart(),
    sweep: async () => {
      const later = (): number => Date.now() + AFTERWARDS_MS;
      // That time has not come: the next sweep has to read the same minutes again, and none before the first call.
      await table.put({ ...SWEEP_STATE, horizon: began });
      await sweep({ table, journal: fileJournal(accessLog), now: later, deadline: Infinity });
    },
    charged: async ({ customer }) => {
      const item = (await table.get(usageKey(customer, monthOf(Date.now())))) ?? {};
      const used = itemNumber(item, 'used');
      return { used, open: used - itemNumber(item, 'delivered') };
    },
    stop: async () => {
      await offline.stop();
      await wire.stop();
      direct.destroy();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
