/** The service as `npm start` runs it, with a wire before its database, and with parts that can be killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCustomer, createKey } from '../../../accounts/keys.ts';
import { sweep } from '../../../accounts/jobs/sweep.ts';
import { usageKey } from '../../../accounts/metering/credits.ts';
import { monthOf } from '../../../accounts/metering/period.ts';
import { itemNumber, type Table } from '../../../contract/ports/table.ts';
import { fileJournal } from '../../../adapters/storage/journal.ts';
import { createTable, openClient, tableOf } from '../../../adapters/storage/table.ts';
import { startOffline, type Offline } from '../offline.ts';
import { freePort, HOST } from '../ports.ts';
import { startDatabase } from './database.ts';
import { openWire, type Wire } from './wire.ts';

const TABLE = 'udaya-chaos';
/** Short, so that a stalled database is given up soon. */
const PATIENCE_MS = 300;
/** Later than any call can be answered. */
const AFTERWARDS_MS = 120_000;

/** A customer with one live key. */
export interface Account {
  readonly customer: string;
  readonly secret: string;
}

export interface ChaosService {
  readonly url: string;
  readonly wire: Wire;
  /** The table without the wire. */
  readonly table: Table;
  /** What a process needs to be part of this service. */
  readonly environment: Readonly<Record<string, string>>;
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

/** Starts the service on free ports, with data that ends with it. */
export const startChaosService = async (): Promise<ChaosService> => {
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
  };
  const port = await freePort();
  const start = (): Promise<Offline> => startOffline(port, environment, join(folder, 'offline.log'));
  let offline = await start();
  return {
    url: offline.url,
    wire,
    table,
    environment,
    newAccount: async (credits) => {
      const now = Date.now();
      const customer = await createCustomer(table, { plan: 'enterprise', terms: { credits, rate: 0 }, now });
      return { customer, secret: (await createKey(table, { customer, kind: 'live', now })).secret };
    },
    killService: async (meanwhile) => {
      await offline.kill();
      meanwhile();
      offline = await start();
    },
    killTable: () => database.restart(),
    sweep: async () => {
      const later = (): number => Date.now() + AFTERWARDS_MS;
      // That time has not come: the next sweep has to read the same minutes again.
      await table.remove({ pk: 'job#sweep', sk: 'state' });
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
