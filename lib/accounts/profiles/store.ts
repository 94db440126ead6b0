/**
 * Saved births: partition `profile#<space>`. `head` has the account's key and
 * counts the births; each birth is an item under its id, with everything about the person sealed in one text.
 */
import * as z from 'zod/mini';
import { timedId } from '../../adapters/storage/timed-id.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import type { Cipher } from '../../contract/ports/cipher.ts';
import { isWritten, itemNumber, itemText, StorageDown, type Item, type Key } from '../../contract/ports/table.ts';
import { MARKS, savedBirth } from '../../contract/suites/profile.ts';
import { planProfile } from '../due/agenda.ts';
import { planWithMore } from '../metering/features.ts';
import { accountCipher, headKey, madeCipher, partitionOf, type Keeping } from './seal.ts';

export type { Keeping } from './seal.ts';

/** What is sealed of a birth. */
const sealedPart = z.object({
  label: z.string(),
  tags: z.array(z.string()),
  mark: z.enum(MARKS),
  birth: savedBirth,
});
export type ProfileContent = z.output<typeof sealedPart>;

/** A saved birth. Instants in epoch milliseconds. */
export interface Profile extends ProfileContent {
  readonly id: string;
  readonly created: number;
  readonly changed: number;
}

const PREFIX = 'p';
const profileKey = (keeping: Omit<Keeping, 'vault'>, id: string): Key => ({ pk: partitionOf(keeping.space), sk: id });

const profileOf = (cipher: Cipher, item: Item): Profile | null => {
  const [pk, id] = [itemText(item, 'pk'), itemText(item, 'sk')];
  const text = cipher.open({ pk, sk: id }, itemText(item, 'sealed'));
  if (text === null) return null;
  const content = sealedPart.parse(JSON.parse(text));
  return { ...content, id, created: itemNumber(item, 'created'), changed: itemNumber(item, 'changed') };
};

/** Reads births of an account by their ids; the key of the account is opened once. */
export const profileReader = (keeping: Keeping): ((id: string) => Promise<Profile | null>) => {
  let opening: Promise<Cipher | undefined> | undefined;
  return async (id) => {
    const cipher = await (opening ??= accountCipher(keeping));
    const item = cipher && (await keeping.table.get(profileKey(keeping, id)));
    return cipher && item ? profileOf(cipher, item) : null;
  };
};

/** Whether the account has this saved birth; nothing is opened. Throws `StorageDown`. */
export const hasProfile = async (keeping: Omit<Keeping, 'vault'>, id: string): Promise<boolean> =>
  (await keeping.table.get(profileKey(keeping, id))) !== undefined;

/** A saved birth of the account; null for an id that is unknown or another's. Throws `StorageDown`. */
export const readProfile = (keeping: Keeping, id: string): Promise<Profile | null> => profileReader(keeping)(id);

const limitReached = (most: number): AppError =>
  planWithMore('profiles', most, `The plan allows ${most} saved births.`);

/** Longest that a call can be between taking its place and saving its birth, ms. */
const UNDER_WAY_MS = 60_000;

/** How many births there are, with those that calls under way have a place for. */
const counted = async ({ table, space }: Omit<Keeping, 'vault'>, head: Item, now: number): Promise<number> => {
  const stored = await table.query(partitionOf(space), { prefix: PREFIX });
  const pending = head['pending'] instanceof Set ? [...head['pending']].map(String) : [];
  const since = timedId(PREFIX, now - UNDER_WAY_MS);
  return new Set([...stored.map(({ sk }) => String(sk)), ...pending.filter((id) => id > since)]).size;
};

/**
 * Takes a place for one more birth, `id`. The count on the head is never below what is there or under way: deleting does not
 * lower it, and at the limit it is counted again. PLAN_REQUIRED where there are `most` already.
 */
const takePlace = async (keeping: Keeping, { most, now }: { most: number; now: number }, id: string): Promise<void> => {
  const { table } = keeping;
  const at = headKey(keeping);
  const add = (): Promise<boolean> =>
    isWritten(
      table.update(at, {
        update: 'ADD births :one, version :one, pending :me',
        condition: 'births < :most',
        values: { ':one': 1, ':most': most, ':me': new Set([id]) },
      }),
    );
  if (await add()) return;
  const head = (await table.get(at)) ?? {};
  const births = await counted(keeping, head, now);
  if (births >= most) throw limitReached(most);
  // Another call may have taken a place or counted meanwhile: then its number stands.
  const version = itemNumber(head, 'version');
  await isWritten(
    table.update(at, {
      update: 'SET births = :births, version = :next',
      condition: 'version = :version',
      values: { ':births': births, ':next': version + 1, ':version': version },
    }),
  );
  if (!(await add())) throw limitReached(most);
};

/** Notes that a call which had a place has ended. Where the note is lost, the place is kept for a minute. */
const endCall = async (keeping: Keeping, id: string): Promise<void> => {
  try {
    await keeping.table.update(headKey(keeping), { update: 'DELETE pending :me', values: { ':me': new Set([id]) } });
  } catch (error) {
    if (!(error instanceof StorageDown)) throw error;
  }
};

/** Saves a birth. PLAN_REQUIRED where the account has `most` already. */
export const saveProfile = async (
  keeping: Keeping,
  { now, most }: { readonly now: number; readonly most: number },
  content: ProfileContent,
): Promise<Profile> => {
  const cipher = await madeCipher(keeping);
  const id = timedId(PREFIX, now);
  try {
    await takePlace(keeping, { most, now }, id);
    const at = profileKey(keeping, id);
    const sealed = cipher.seal(at, JSON.stringify(content));
    await planProfile(keeping.table, keeping.space, id, now);
    await keeping.table.put({ ...at, sealed, created: now, changed: now, version: 1 });
  } finally {
    await endCall(keeping, id);
  }
  return { ...content, id, created: now, changed: now };
};

/** Times that a change is tried beside others. */
const TRIES = 4;

/**
 * Changes a birth by what `change` makes of it; null for one that is unknown or another's. `change` may be called again, with
 * what another call made of the birth meanwhile. STATE_CONFLICT where others changed it each time.
 */
export const changeProfile = async (
  keeping: Keeping,
  id: string,
  now: number,
  change: (before: Profile) => Promise<ProfileContent>,
): Promise<Profile | null> => {
  const { table } = keeping;
  const at = profileKey(keeping, id);
  const cipher = await accountCipher(keeping);
  for (let attempt = 0; cipher && attempt < TRIES; attempt++) {
    const item = await table.get(at);
    const before = item ? profileOf(cipher, item) : null;
    if (!item || !before) return null;
    const { label, tags, mark, birth } = await change(before);
    const content: ProfileContent = { label, tags, mark, birth };
    const version = itemNumber(item, 'version');
    await planProfile(table, keeping.space, id, now);
    const isMade = await isWritten(
      table.update(at, {
        update: 'SET sealed = :sealed, changed = :now, version = :next',
        condition: 'version = :version',
        values: {
          ':sealed': cipher.seal(at, JSON.stringify(content)),
          ':now': now,
          ':next': version + 1,
          ':version': version,
        },
      }),
    );
    if (isMade) return { ...content, id, created: before.created, changed: now };
  }
  if (!cipher) return null;
  throw new AppError('STATE_CONFLICT', { message: 'Other calls are changing this birth; try again.' });
};

/** Deletes a birth; false for one that is unknown or another's. */
export const removeProfile = async (keeping: Omit<Keeping, 'vault'>, id: string): Promise<boolean> => {
  const at = profileKey(keeping, id);
  if (!(await keeping.table.get(at))) return false;
  await keeping.table.remove(at);
  return true;
};

/** Births that are read for one page of a search. */
const SCANNED = 500;
const READ = 100;

/** What a list is narrowed to. */
export interface Search {
  /** A tag, whole. */
  readonly tag?: string | undefined;
  /** Text in label, name or tags, whatever its case. */
  readonly q?: string | undefined;
}

const fits = ({ tag, q }: Search, { label, tags, birth }: Profile): boolean => {
  if (tag !== undefined && !tags.includes(tag)) return false;
  const text = [label, birth.name ?? '', ...tags].join('\n').toLocaleLowerCase();
  return q === undefined || text.includes(q.trim().toLocaleLowerCase());
};

/**
 * A page of the births of an account, the newest first, and the id after which the next begins; null on the last. A search
 * reads 500 births for a page: it may hold fewer than `limit`, or none, and not be the last.
 */
export const listProfiles = async (
  keeping: Keeping,
  search: Search,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Promise<{ readonly profiles: readonly Profile[]; readonly last: string | null }> => {
  const cipher = await accountCipher(keeping);
  const profiles: Profile[] = [];
  let from = after;
  for (let read = 0; cipher && read < SCANNED; read += READ) {
    const items = await keeping.table.query(partitionOf(keeping.space), {
      prefix: PREFIX,
      limit: READ,
      descending: true,
      ...(from === null ? {} : { after: from }),
    });
    for (const [n, item] of items.entries()) {
      from = itemText(item, 'sk');
      const profile = profileOf(cipher, item);
      if (profile && fits(search, profile)) profiles.push(profile);
      const isEnd = n === items.length - 1 && items.length < READ;
      if (profiles.length === limit) return { profiles, last: isEnd ? null : from };
    }
    if (items.length < READ) return { profiles, last: null };
  }
  return { profiles, last: cipher ? from : null };
};

/** All births of an account, the oldest first, or those saved after one. */
export async function* allProfiles(keeping: Keeping, first?: string): AsyncGenerator<Profile> {
  const cipher = await accountCipher(keeping);
  let after = first;
  while (cipher) {
    const items = await keeping.table.query(partitionOf(keeping.space), {
      prefix: PREFIX,
      limit: READ,
      ...(after === undefined ? {} : { after }),
    });
    for (const item of items) {
      const profile = profileOf(cipher, item);
      if (profile) yield profile;
    }
    after = itemText(items.at(-1) ?? {}, 'sk');
    if (items.length < READ) return;
  }
}
