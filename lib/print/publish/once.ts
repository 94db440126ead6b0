/**
 * One report per Idempotency-Key. The first call of a key writes down the id that its report will have, and holds the key
 * while it works; later calls get that report. A holder that died gives way after a minute to the next call, which goes on
 * under the same id: so whatever ends in between, a key never has two reports.
 */
import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '../../contract/frame/app-error.ts';
import {
  itemNumber,
  itemText,
  type Item,
  ConditionFailed,
  type Check,
  type Key,
  type Table,
} from '../../contract/ports/table.ts';
import { newReportId } from './records.ts';

/** Longer than any call may take. */
const HOLD_MS = 60_000;
const KEPT_MS = 86_400_000;

/** The id for an order; `made`: an earlier call has put that report in the queue. */
export interface Turn {
  readonly id: string;
  readonly made: boolean;
  /** The report is in the queue. */
  done(): Promise<void>;
  /** The order was refused: the key is free again. */
  leave(): Promise<void>;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
const nothing = (): Promise<void> => Promise.resolve();

const inProgress = (until: number, now: number): AppError => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return new AppError('IDEMPOTENCY_IN_PROGRESS', { headers: { 'Retry-After': String(Math.min(seconds, 5)) } });
};

const put = async (table: Table, item: Item & Key, check: Check): Promise<boolean> => {
  try {
    await table.put(item, check);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** What a caller says of an order. */
export interface OrderKey {
  readonly customer: string;
  readonly path: string;
  /** The members of the request. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Value of the header. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Takes the turn of an Idempotency-Key at `now` (epoch ms). Throws IDEMPOTENCY_IN_PROGRESS while another call holds it,
 * IDEMPOTENCY_CONFLICT where it was used for another body.
 */
export const takeTurn = async (
  table: Table,
  { customer, path, members, idempotencyKey }: OrderKey,
  now: number,
): Promise<Turn> => {
  const fresh = newReportId(Date.now());
  if (idempotencyKey === undefined) return { id: fresh, made: false, done: nothing, leave: nothing };
  const key: Key = { pk: `reportkey#${customer}`, sk: digest(`${path} ${idempotencyKey}`) };
  const body = digest(JSON.stringify(members));
  const owner = randomUUID();
  const until = now + HOLD_MS;
  const ttl = Math.floor((now + KEPT_MS) / 1000);
  const mine: Check = { condition: '#owner = :owner', names: { '#owner': 'owner' }, values: { ':owner': owner } };
  const turn = (id: string): Turn => ({
    id,
    made: false,
    done: async () => {
      try {
        await table.update(key, { update: 'SET made = :yes', ...mine, values: { ':owner': owner, ':yes': true } });
      } catch (error) {
        // The key has given way to another call, which finds the report in the queue and says so itself.
        if (!(error instanceof ConditionFailed)) throw error;
      }
    },
    leave: () => table.remove(key, mine),
  });
  const claim = { ...key, report: fresh, owner, until, ttl, body };
  const free: Check = {
    condition: 'attribute_not_exists(pk) OR #ttl < :day',
    names: { '#ttl': 'ttl' },
    values: { ':day': Math.floor(now / 1000) },
  };
  if (await put(table, claim, free)) return turn(fresh);
  const held = await table.get(key);
  if (!held) throw inProgress(now, now);
  const id = itemText(held, 'report');
  // A write whose answer was lost is sent again, and then refused by what it wrote itself.
  if (itemText(held, 'owner') === owner) return turn(id);
  if (itemText(held, 'body') !== body) throw new AppError('IDEMPOTENCY_CONFLICT');
  if (held['made'] === true) return { id, made: true, done: nothing, leave: nothing };
  if (itemNumber(held, 'until') > now) throw inProgress(itemNumber(held, 'until'), now);
  const unchanged: Check = {
    condition: '#owner = :was',
    names: { '#owner': 'owner' },
    values: { ':was': itemText(held, 'owner') },
  };
  if (await put(table, { ...claim, report: id }, unchanged)) return turn(id);
  throw inProgress(now, now);
};
