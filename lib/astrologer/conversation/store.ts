/**
 * Conversations: partition `conv#<account>`. `c#<id>` is the conversation, `m#<id>#<message>` a question with its answer. Texts
 * are sealed; what stands beside them in the open are times, counts and the digest of the birth that is talked about.
 */
import { createHmac } from 'node:crypto';
import { itemNumber, itemText, type Item, ConditionFailed, type Key, type Table } from '../../contract/ports/table.ts';
import type { Cipher } from '../../contract/ports/cipher.ts';
import { secretFor } from '../../adapters/storage/secrets.ts';
import { timedId } from '../../adapters/storage/timed-id.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

/** A conversation without its messages. Instants in epoch milliseconds. */
export interface Conversation {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  /** When it is deleted by itself. */
  readonly expires: number;
  readonly messages: number;
  /** The first question, shortened. */
  readonly title: string;
  readonly language: string;
  /** Digest of the birth. */
  readonly birth: string;
}

/** A question and its answer, as JSON text, with what was said of it. */
export interface Exchange {
  readonly id: string;
  readonly asked: number;
  readonly question: string;
  /** JSON of the answer as it was sent. */
  readonly answer: string;
  /** What the reader said of it; empty for nothing. */
  readonly verdict: string;
}

/** What conversations are kept with. */
export interface Keeping {
  readonly table: Table;
  readonly cipher: Cipher;
  readonly customer: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const partition = (customer: string): string => `conv#${customer}`;
const headKey = (customer: string, id: string): Key => ({ pk: partition(customer), sk: `c#${id}` });
const messagePrefix = (id: string): string => `m#${id}#`;

const isLive = (item: Item | undefined, now: number): item is Item =>
  item !== undefined && itemNumber(item, 'ttl') * SECOND_MS > now;

const TITLE_LENGTH = 80;

const conversationOf = ({ cipher, customer }: Keeping, item: Item): Conversation => {
  const id = itemText(item, 'sk').slice(2);
  return {
    id,
    created: itemNumber(item, 'created'),
    updated: itemNumber(item, 'updated'),
    expires: itemNumber(item, 'ttl') * SECOND_MS,
    messages: itemNumber(item, 'messages'),
    title: cipher.open(headKey(customer, id), itemText(item, 'title')) ?? '',
    language: itemText(item, 'language'),
    birth: itemText(item, 'birth'),
  };
};

/** A digest that tells whether two calls are about the same birth, and nothing of the birth to whoever has no secret. */
export const birthDigest = async (
  table: Table,
  {
    jd,
    lat,
    lon,
    timeKnown,
  }: { readonly jd: number; readonly lat: number; readonly lon: number; readonly timeKnown: boolean },
): Promise<string> => {
  const text = [jd.toFixed(5), lat.toFixed(3), lon.toFixed(3), timeKnown].join('|');
  return createHmac('sha256', await secretFor(table, 'birth of a conversation'))
    .update(text)
    .digest('base64url');
};

/** A conversation; undefined for one that is unknown, expired or another customer's. */
export const findConversation = async (keeping: Keeping, id: string): Promise<Conversation | undefined> => {
  const item = await keeping.table.get(headKey(keeping.customer, id));
  return isLive(item, keeping.now) ? conversationOf(keeping, item) : undefined;
};

/** A page of a customer's conversations, the newest first, and the id after which the next page begins; null on the last. */
export const listConversations = async (
  keeping: Keeping,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Promise<{ readonly conversations: readonly Conversation[]; readonly last: string | null }> => {
  const found = await keeping.table.query(partition(keeping.customer), {
    prefix: 'c#',
    limit: limit + 1,
    descending: true,
    ...(after === null ? {} : { after: `c#${after}` }),
  });
  const page = found.slice(0, limit);
  const last = found.length > limit ? itemText(page.at(-1) ?? {}, 'sk').slice(2) : null;
  const live = page.filter((item) => isLive(item, keeping.now));
  return { conversations: live.map((item) => conversationOf(keeping, item)), last };
};

const exchangeOf = ({ cipher, customer }: Keeping, item: Item): readonly Exchange[] => {
  const sk = itemText(item, 'sk');
  const at = { pk: partition(customer), sk };
  const question = cipher.open(at, itemText(item, 'question'));
  const answer = cipher.open(at, itemText(item, 'answer'));
  // Sealed with a key that is gone: nothing of it can be shown.
  if (question === null || answer === null) return [];
  const id = sk.split('#')[2] ?? '';
  return [{ id, asked: itemNumber(item, 'asked'), question, answer, verdict: itemText(item, 'verdict') }];
};

/** The last `limit` exchanges of a conversation, the oldest of them first. */
export const exchangesOf = async (keeping: Keeping, id: string, limit: number): Promise<readonly Exchange[]> => {
  const items = await keeping.table.query(partition(keeping.customer), {
    prefix: messagePrefix(id),
    limit,
    descending: true,
  });
  return items
    .filter((item) => isLive(item, keeping.now))
    .toReversed()
    .flatMap((item) => exchangeOf(keeping, item));
};

/** What is kept of a call. */
export interface Kept {
  /** The conversation that is continued; null begins one. */
  readonly conversation: Conversation | null;
  readonly days: number;
  readonly birth: string;
  readonly language: string;
  readonly question: string;
  readonly answer: string;
}

const keepHead = async (keeping: Keeping, { conversation, days, birth, language, question }: Kept): Promise<string> => {
  const { table, cipher, customer, now } = keeping;
  const ttl = Math.ceil((now + days * DAY_MS) / SECOND_MS);
  if (conversation === null) {
    const id = timedId('c', now);
    const key = headKey(customer, id);
    const title = cipher.seal(key, [...question].slice(0, TITLE_LENGTH).join(''));
    await table.put({ ...key, created: now, updated: now, messages: 1, title, language, birth, ttl });
    return id;
  }
  await table.update(headKey(customer, conversation.id), {
    // A conversation that was deleted while the answer was written stays deleted.
    condition: 'attribute_exists(pk)',
    update: 'SET updated = :now, #ttl = :ttl ADD messages :one',
    names: { '#ttl': 'ttl' },
    values: { ':now': now, ':ttl': Math.max(ttl, Math.ceil(conversation.expires / SECOND_MS)), ':one': 1 },
  });
  return conversation.id;
};

/** Ids of what was kept; null where the conversation was deleted meanwhile: then nothing is kept. */
export const keepExchange = async (
  keeping: Keeping,
  kept: Kept,
): Promise<{ readonly conversation: string; readonly message: string } | null> => {
  const { table, cipher, customer, now } = keeping;
  try {
    const conversation = await keepHead(keeping, kept);
    const message = timedId('m', now);
    const key = { pk: partition(customer), sk: messagePrefix(conversation) + message };
    await table.put({
      ...key,
      asked: now,
      question: cipher.seal(key, kept.question),
      answer: cipher.seal(key, kept.answer),
      ttl: Math.ceil((now + kept.days * DAY_MS) / SECOND_MS),
    });
    // Deleted between the two writes: the message must not outlive it.
    if ((await table.get(headKey(customer, conversation))) === undefined) {
      await table.remove(key);
      return null;
    }
    return { conversation, message };
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
};

const BATCH = 100;

/** Deletes a conversation with all its messages. The head goes first: from then on nothing is added to it. */
export const forgetConversation = async ({ table, customer }: Keeping, id: string): Promise<void> => {
  await table.remove(headKey(customer, id));
  for (;;) {
    const items = await table.query(partition(customer), { prefix: messagePrefix(id), limit: BATCH });
    for (const item of items) await table.remove({ pk: partition(customer), sk: itemText(item, 'sk') });
    if (items.length < BATCH) return;
  }
};

/** Notes what a reader says of an answer; false where there is no such message. */
export const noteVerdict = async (
  { table, customer, now }: Keeping,
  id: string,
  message: string,
  verdict: string,
): Promise<boolean> => {
  try {
    await table.update(
      { pk: partition(customer), sk: messagePrefix(id) + message },
      {
        condition: 'attribute_exists(pk) AND #ttl > :now',
        update: 'SET verdict = :verdict',
        names: { '#ttl': 'ttl' },
        values: { ':verdict': verdict, ':now': now / SECOND_MS },
      },
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};
