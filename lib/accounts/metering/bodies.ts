/**
 * Bodies of requests, kept for seven days for accounts that asked for it, so that a call that failed can be looked at. Only
 * those of charged endpoints; never in a log. The wrapper writes one while the call runs, so it costs such a call no waiting,
 * and a call of any other account nothing at all. They are sealed as conversations are: who reads the table reads none.
 */
import { itemNumber, itemText, type Key, type Table } from '../../contract/ports/table.ts';
import type { Cipher } from '../../contract/ports/cipher.ts';
import { sharedCipher } from '../../adapters/storage/cipher.ts';
import { sharedTable } from '../../adapters/storage/table.ts';
import { sandboxOf } from '../sandbox/space.ts';
import { logFault } from './log-fault.ts';

/** Days for which a body is kept. */
export const BODY_DAYS = 7;
/** Bytes of the longest body that is kept; of a longer one only its length is. */
const MOST_BODY_BYTES = 32_768;

const bodyKey = (space: string, id: string): Key => ({ pk: `bodies#${space}`, sk: id });

/** Keeps the body of a call, by the gateway's id of it. `now` in epoch ms. */
export const keepBody = async (
  { table, cipher }: { readonly table: Table; readonly cipher: Cipher },
  space: string,
  id: string,
  body: string,
  now: number,
): Promise<void> => {
  const bytes = Buffer.byteLength(body);
  const key = bodyKey(space, id);
  const item = { ...key, bytes, at: now, ttl: Math.ceil(now / 1000) + BODY_DAYS * 86_400 };
  await table.put(bytes > MOST_BODY_BYTES ? item : { ...item, body: cipher.seal(key, body) });
};

/** The same on the table of the environment. A body that cannot be kept must not fail its call. */
export const keepBodyUntil = async (deadline: number, space: string, id: string, body: string): Promise<void> => {
  try {
    const table = sharedTable().until(deadline);
    await keepBody({ table, cipher: await sharedCipher() }, space, id, body, Date.now());
  } catch (error) {
    logFault('body not kept', error, { request_id: id });
  }
};

/** A kept body as it was sent; `body` is null where it was too long. */
export interface KeptBody {
  readonly body: string | null;
  readonly bytes: number;
}

/** The body of a call of an account or of its sandbox, or null where none is kept any more. DynamoDB deletes late, so the time is looked at. */
export const readBody = async (
  { table, cipher }: { readonly table: Table; readonly cipher: Cipher },
  customer: string,
  id: string,
  now: number,
): Promise<KeptBody | null> => {
  for (const space of [customer, sandboxOf(customer)]) {
    const key = bodyKey(space, id);
    const item = await table.get(key);
    if (item && itemNumber(item, 'ttl') * 1000 > now)
      return {
        body: item['body'] === undefined ? null : cipher.open(key, itemText(item, 'body')),
        bytes: itemNumber(item, 'bytes'),
      };
  }
  return null;
};

const PAGE = 100;

/** Deletes the bodies of an account until `deadline` (epoch ms); what is left then ends with its seven days. */
export const eraseBodies = async (table: Table, customer: string, deadline: number): Promise<void> => {
  for (const space of [customer, sandboxOf(customer)])
    for (;;) {
      const page = await table.query(`bodies#${space}`, { limit: PAGE });
      await Promise.all(page.map((item) => table.remove(bodyKey(space, itemText(item, 'sk')))));
      if (Date.now() > deadline) return;
      if (page.length < PAGE) break;
    }
};
