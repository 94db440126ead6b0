/** The key with which people who are not signed in try the reference: one for all of them, never charged, changed every day. */
import { isWritten, itemNumber, itemText, type Table } from '../contract/ports/table.ts';
import { AppError } from '../contract/frame/app-error.ts';
import { createCustomer, createKey, readCustomer, revokeKey } from './keys.ts';
import { OPEN_SUITES } from './scope.ts';

/** Its customer, which has no account. */
const CUSTOMER = 'demo';
const ITEM = { pk: 'demo', sk: 'key' };
const DAY_S = 86_400;
/** How long a key is handed out, and how much longer it works for those who have it. */
const HANDED_OUT_S = DAY_S;
const OVERLAP_S = DAY_S;
/** Calls a minute of all who try at the same time. */
const RATE = 60;

const ensureCustomer = async (table: Table, now: number): Promise<void> => {
  try {
    await readCustomer(table, CUSTOMER);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await createCustomer(table, { id: CUSTOMER, plan: 'sandbox', terms: { rate: RATE }, now }).catch(
      (refused: unknown) => {
        // Someone else has just made it.
        if (!(refused instanceof AppError)) throw refused;
      },
    );
  }
};

/** The secret of the present key. RESOURCE_NOT_FOUND where none was made yet. */
export const demoKey = async (table: Table): Promise<string> => {
  const found = await table.get(ITEM);
  if (!found) throw new AppError('RESOURCE_NOT_FOUND');
  return itemText(found, 'secret');
};

/**
 * Makes the key of the day where there is none yet; it opens calculations and drawings and nothing else. `now` in epoch ms.
 * Run by the hour: whoever may hand the key out may not make one.
 */
export const renewDemoKey = async (table: Table, now: number): Promise<void> => {
  const second = Math.floor(now / 1000);
  const found = await table.get(ITEM);
  if (found && itemNumber(found, 'until') > second) return;
  await ensureCustomer(table, now);
  const made = await createKey(table, {
    customer: CUSTOMER,
    kind: 'sandbox',
    name: 'demo',
    scopes: OPEN_SUITES,
    expires: second + HANDED_OUT_S + OVERLAP_S,
    now,
  });
  const version = found ? itemNumber(found, 'version') : 0;
  const until = second + HANDED_OUT_S;
  const previous = found ? itemText(found, 'id') : '';
  const item = { ...ITEM, secret: made.secret, id: made.id, previous, until, version: version + 1 };
  const same = { condition: 'attribute_not_exists(pk) OR version = :version', values: { ':version': version } };
  if (!(await isWritten(table.put(item, same)))) {
    // Someone else has just made one.
    await revokeKey(table, CUSTOMER, made.id, now);
    return;
  }
  // The one before the last has run out, and would stand among the keys for ever.
  const old = found ? itemText(found, 'previous') : '';
  if (old !== '') await revokeKey(table, CUSTOMER, old, now);
};
