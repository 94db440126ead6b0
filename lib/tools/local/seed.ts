/** The customer and the keys of a local service. They are made once and kept, with their secrets, beside the data. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { keyHash } from '../../accounts/key.ts';
import { createCustomer, createKey, readCustomer } from '../../accounts/keys.ts';
import { recordKey } from '../../accounts/record.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import { listCustomer } from '../../accounts/metering/customers.ts';
import { createTable, openClient, tableOf } from '../../adapters/storage/table.ts';
import type { Table } from '../../contract/ports/table.ts';

const KEYS = z.object({ sandbox: z.string(), live: z.string() });
/** Secrets of the local keys: one that is never charged, one that is metered like a customer's. */
export type LocalKeys = z.output<typeof KEYS>;

const CUSTOMER = 'local';
/** The file holds secrets: other users of the machine may not read it. */
const OWNER_ONLY = 0o600;
/** Effectively unlimited credits, no rate limit. */
const TERMS = { credits: 1_000_000_000, rate: 0 };

/** The local table, made where it does not exist. */
export const openLocalTable = async (environment: Readonly<Record<string, string>>): Promise<Table> => {
  const client = openClient(environment['UDAYA_DYNAMODB_ENDPOINT']);
  const name = environment['UDAYA_TABLE'] ?? '';
  await createTable(client, name);
  return tableOf(client, name);
};

const ensureCustomer = async (table: Table): Promise<void> => {
  await listCustomer(table, CUSTOMER);
  try {
    await readCustomer(table, CUSTOMER);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await createCustomer(table, { id: CUSTOMER, plan: 'enterprise', terms: TERMS, now: Date.now() });
  }
};

const keptKeys = async (table: Table, file: string): Promise<LocalKeys | null> => {
  if (!existsSync(file)) return null;
  const found = z.safeParse(KEYS, JSON.parse(readFileSync(file, 'utf8')));
  if (!found.success) return null;
  const records = await Promise.all(Object.values(found.data).map((secret) => table.get(recordKey(keyHash(secret)))));
  return records.every((record) => record !== undefined) ? found.data : null;
};

/** The keys of the local service: those of `file` while the table knows them, else new ones, written there. */
export const seed = async (environment: Readonly<Record<string, string>>, file: string): Promise<LocalKeys> => {
  const table = await openLocalTable(environment);
  await ensureCustomer(table);
  if (existsSync(file)) chmodSync(file, OWNER_ONLY);
  const kept = await keptKeys(table, file);
  if (kept !== null) return kept;
  const make = async (kind: 'sandbox' | 'live'): Promise<string> =>
    (await createKey(table, { customer: CUSTOMER, kind, name: `local ${kind}`, now: Date.now() })).secret;
  const keys = { sandbox: await make('sandbox'), live: await make('live') };
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: OWNER_ONLY });
  return keys;
};
