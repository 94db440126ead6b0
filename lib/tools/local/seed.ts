/** The customers and the keys of a local service. They are made once and kept, with their secrets, beside the data. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { renewDemoKey } from '../../accounts/demo-key.ts';
import { keyHash } from '../../accounts/key.ts';
import { createCustomer, createKey, readCustomer } from '../../accounts/keys.ts';
import { recordKey } from '../../accounts/record.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import { listCustomer } from '../../accounts/metering/customers.ts';
import type { PlanName } from '../../accounts/metering/plans.ts';
import type { Table } from '../../contract/ports/table.ts';

const KEPT = z.partial(z.object({ sandbox: z.string(), live: z.string(), growth: z.string() }));
/**
 * Secrets of the local keys: one that is never charged, one that is metered but never refused, one with the limits of the plan
 * growth.
 */
export type LocalKeys = Readonly<Record<keyof z.output<typeof KEPT>, string>>;

const CUSTOMER = 'local';
/** The customer with the limits of a plan. */
const GROWTH_CUSTOMER = 'local-growth';
/** The file holds secrets: other users of the machine may not read it. */
const OWNER_ONLY = 0o600;
/** Effectively unlimited credits, no rate limit. */
const TERMS = { credits: 1_000_000_000, rate: 0 };

/** Makes a customer that the table does not know yet; without `terms` of its own it has those of the plan. */
const ensureCustomer = async (
  table: Table,
  customer: { readonly id: string; readonly plan: PlanName; readonly terms?: typeof TERMS },
): Promise<void> => {
  await listCustomer(table, customer.id);
  try {
    await readCustomer(table, customer.id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await createCustomer(table, { ...customer, now: Date.now() });
  }
};

/** What a file of keys holds; nothing where it cannot be read. */
const readKeys = (file: string): z.output<typeof KEPT> => {
  if (!existsSync(file)) return {};
  chmodSync(file, OWNER_ONLY);
  return z.safeParse(KEPT, JSON.parse(readFileSync(file, 'utf8'))).data ?? {};
};

/** The keys of the local service: those of `file` that the table knows, new ones for the others; then all are written there. */
export const seed = async (table: Table, file: string): Promise<LocalKeys> => {
  await ensureCustomer(table, { id: CUSTOMER, plan: 'enterprise', terms: TERMS });
  await ensureCustomer(table, { id: GROWTH_CUSTOMER, plan: 'growth' });
  await renewDemoKey(table, Date.now());
  const kept = readKeys(file);
  const keyOf = async (name: keyof LocalKeys, customer: string, kind: 'sandbox' | 'live'): Promise<string> => {
    const known = kept[name];
    if (known !== undefined && (await table.get(recordKey(keyHash(known)))) !== undefined) return known;
    return (await createKey(table, { customer, kind, name: `local ${name}`, now: Date.now() })).secret;
  };
  const keys = {
    sandbox: await keyOf('sandbox', CUSTOMER, 'sandbox'),
    live: await keyOf('live', CUSTOMER, 'live'),
    growth: await keyOf('growth', GROWTH_CUSTOMER, 'live'),
  };
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: OWNER_ONLY });
  return keys;
};
