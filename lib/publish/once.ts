/**
 * One report per Idempotency-Key: the first call of a key holds it while it works, later calls get the report it made. A
 * holder that died gives way after a minute.
 */
import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '../contract/app-error.ts';
import { numberOf, textOf } from '../storage/attribute.ts';
import { ConditionFailed, type Key, type Table } from '../storage/table.ts';

/** Longer than any call may take. */
const HOLD_MS = 60_000;
const KEPT_MS = 86_400_000;

/** A key that this call holds, or the report that an earlier call of it made. */
export type Turn =
  { readonly made: string } | { readonly made: null; done(id: string): Promise<void>; leave(): Promise<void> };

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Takes the turn of an Idempotency-Key for a path. Throws IDEMPOTENCY_IN_PROGRESS while another call holds it. */
export const takeTurn = async (
  table: Table,
  customer: string,
  path: string,
  idempotencyKey: string | undefined,
  now: number,
): Promise<Turn> => {
  if (idempotencyKey === undefined) return { made: null, done: async () => {}, leave: async () => {} };
  const key: Key = { pk: `reportkey#${customer}`, sk: digest(`${path} ${idempotencyKey}`) };
  const ttl = Math.floor((now + KEPT_MS) / 1000);
  const owner = randomUUID();
  try {
    await table.put(
      { ...key, owner, until: now + HOLD_MS, ttl },
      {
        condition: 'attribute_not_exists(pk) OR (attribute_not_exists(#report) AND #until < :now) OR #ttl < :day',
        names: { '#report': 'report', '#until': 'until', '#ttl': 'ttl' },
        values: { ':now': now, ':day': Math.floor(now / 1000) },
      },
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const held = (await table.get(key)) ?? {};
    const made = textOf(held, 'report');
    if (made !== '') return { made };
    // A write whose answer was lost is sent again, and then refused by what it wrote itself.
    if (textOf(held, 'owner') !== owner) {
      const seconds = Math.max(1, Math.ceil((numberOf(held, 'until') - now) / 1000));
      throw new AppError('IDEMPOTENCY_IN_PROGRESS', { headers: { 'Retry-After': String(Math.min(seconds, 5)) } });
    }
  }
  return {
    made: null,
    done: (id) => table.put({ ...key, report: id, ttl }),
    leave: () => table.remove(key),
  };
};
