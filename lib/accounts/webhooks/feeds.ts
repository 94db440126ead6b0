/**
 * Calendar feeds: partition `feed#<space>`, one item each. The secret of an address is not stored, only its hash: it is shown
 * when the feed is made and when its address is changed, and the old one is worth nothing from then on.
 */
import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../contract/frame/app-error.ts';
import { ConditionFailed, itemNumber, itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import { timedId } from '../../adapters/storage/timed-id.ts';
import { toldOf, type ToldOf } from './told-of.ts';

/** A feed. Instants in epoch milliseconds. */
export interface FeedRecord extends ToldOf {
  readonly id: string;
  /** Hash of the secret in its address. */
  readonly hash: string;
  readonly created: number;
  /** When its address was last changed. */
  readonly changed: number;
}

const partition = (customer: string): string => `feed#${customer}`;
const keyOf = (customer: string, id: string): Key => ({ pk: partition(customer), sk: id });

const feedOf = (item: Item): FeedRecord => ({
  id: itemText(item, 'sk'),
  ...toldOf(item),
  hash: itemText(item, 'hash'),
  created: itemNumber(item, 'created'),
  changed: itemNumber(item, 'changed'),
});

/** 160 bits: nobody guesses them, and a plain hash gives none away. */
const SECRET_BYTES = 20;
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A feed with what stands in its address, which is known only now. */
export interface Addressed {
  readonly feed: FeedRecord;
  readonly token: string;
}

const addressed = (customer: string, item: Item, secret: string): Addressed => {
  const feed = feedOf(item);
  return { feed, token: `${customer}.${feed.id}.${secret}` };
};

/** All feeds of a customer, oldest first. */
export const listFeeds = async (table: Table, customer: string): Promise<readonly FeedRecord[]> =>
  (await table.query(partition(customer))).map(feedOf);

/** Keeps a new feed. */
export const saveFeed = async (
  table: Table,
  customer: string,
  { filter, ...about }: Omit<FeedRecord, 'id' | 'hash' | 'changed'>,
): Promise<Addressed> => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const key = keyOf(customer, timedId('f', about.created));
  const item = { ...key, ...about, filter: JSON.stringify(filter), hash: hashOf(secret), changed: about.created };
  await table.put(item, { condition: 'attribute_not_exists(pk)' });
  return addressed(customer, item, secret);
};

/** Gives a feed another address; the old one opens nothing from then on. Throws RESOURCE_NOT_FOUND. */
export const moveFeed = async (table: Table, customer: string, id: string, now: number): Promise<Addressed> => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  try {
    const item = await table.update(keyOf(customer, id), {
      update: 'SET #hash = :hash, changed = :now',
      condition: 'attribute_exists(pk)',
      names: { '#hash': 'hash' },
      values: { ':hash': hashOf(secret), ':now': now },
    });
    return addressed(customer, item, secret);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('RESOURCE_NOT_FOUND', { cause: error });
    throw error;
  }
};

/** Deletes a feed. Throws RESOURCE_NOT_FOUND. */
export const removeFeed = async (table: Table, customer: string, id: string): Promise<void> => {
  const key = keyOf(customer, id);
  if (!(await table.get(key))) throw new AppError('RESOURCE_NOT_FOUND');
  await table.remove(key);
};

/** The feed of an address with its account; undefined where there is none, or its address is another by now. */
export const feedAt = async (
  table: Table,
  token: string,
): Promise<{ readonly space: string; readonly feed: FeedRecord } | undefined> => {
  const [space = '', id = '', secret = ''] = token.split('.');
  const item = await table.get(keyOf(space, id));
  const feed = item && feedOf(item);
  return feed && feed.hash === hashOf(secret) ? { space, feed } : undefined;
};
