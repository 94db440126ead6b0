/** Limits on what anyone may do without a key: so many times within so long, for one address or one name. */
import { createHmac } from 'node:crypto';
import { AppError } from '../contract/frame/app-error.ts';
import { isWritten, itemNumber, StorageDown, type Key, type Table } from '../contract/ports/table.ts';
import { secretFor } from '../adapters/storage/secrets.ts';

/** A limit: `most` times in any `seconds`. */
export interface Limit {
  /** What is counted: `send`, `guess`. */
  readonly what: string;
  readonly most: number;
  readonly seconds: number;
}

const TRIES = 5;

/** Whose item it is. The name is hashed: addresses of people and machines are personal data. */
const limitKey = async (table: Table, { what }: Limit, who: string): Promise<Key> => {
  const secret = await secretFor(table, 'limits');
  return {
    pk: `limit#${createHmac('sha256', secret).update(`${what} ${who}`).digest('base64url').slice(0, 27)}`,
    sk: what,
  };
};

const timesOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

/** Counts one more time for `who`. Throws RATE_LIMITED with the wait when there were too many. `now` in epoch ms. */
export const countOnce = async (table: Table, limit: Limit, who: string, now: number): Promise<void> => {
  const key = await limitKey(table, limit, who);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await table.get(key);
    const recent = timesOf(found?.['times']).filter((time) => time > now - limit.seconds * 1000);
    const [first = now] = recent;
    if (recent.length >= limit.most)
      throw new AppError('RATE_LIMITED', {
        message: 'Too many tries. Wait a little and try again.',
        retryAfter: (first + limit.seconds * 1000 - now) / 1000,
      });
    const version = found ? itemNumber(found, 'version') : 0;
    const item = { ...key, times: [...recent, now], version: version + 1, ttl: Math.ceil(now / 1000) + limit.seconds };
    const same = { condition: 'attribute_not_exists(pk) OR version = :version', values: { ':version': version } };
    if (await isWritten(table.put(item, same))) return;
  }
  throw new StorageDown('contended', true);
};

const DAY_SECONDS = 86_400;

/**
 * Counts one more time for `who` in this day (UTC): for limits of hundreds and more, of which no list of times is kept. One
 * conditional write. Throws RATE_LIMITED with the wait until midnight. `now` in epoch ms.
 */
export const countInDay = async (
  table: Table,
  { what, most }: Pick<Limit, 'what' | 'most'>,
  who: string,
  now: number,
): Promise<void> => {
  const day = Math.floor(now / 1000 / DAY_SECONDS);
  const end = (day + 1) * DAY_SECONDS;
  const tooMany = (): AppError =>
    new AppError('RATE_LIMITED', { message: `At most ${most} a day.`, retryAfter: end - now / 1000 });
  if (most < 1) throw tooMany();
  const counting = table.update(await limitKey(table, { what, most, seconds: DAY_SECONDS }, `${day} ${who}`), {
    update: 'SET #ttl = :end ADD times :one',
    condition: 'attribute_not_exists(pk) OR times < :most',
    names: { '#ttl': 'ttl' },
    values: { ':end': end, ':one': 1, ':most': most },
  });
  if (!(await isWritten(counting))) throw tooMany();
};
