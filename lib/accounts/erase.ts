/** Erasure and export of an account: every item that is stored about it, wherever it stands. */
import { itemText, itemTexts, type Item, type Table } from '../contract/ports/table.ts';
import type { Ports } from '../contract/ports.ts';
import type { Cipher } from '../contract/ports/cipher.ts';
import type { Objects } from '../contract/ports/objects.ts';
import { SEALED } from '../adapters/storage/cipher.ts';
import { prefixesOf } from '../adapters/storage/folders.ts';
import { allProfiles } from './profiles/store.ts';
import { profileShape } from './profiles/view.ts';
import { forgetDue } from './due/due.ts';
import { recordKey } from './record.ts';
import { sandboxOf } from './sandbox/space.ts';

/** Partitions of what keys store: an account has them once for its own keys and once for its sandbox. A suite adds its own here. */
export const SPACE_PARTITIONS = [
  'bodies',
  'report',
  'reportkey',
  'brand',
  'delivery',
  'conv',
  'once',
  'profile',
  'hook',
  'hookmsg',
  'feed',
  'bulk',
  'bulkpart',
] as const;
type SpacePartition = (typeof SPACE_PARTITIONS)[number];

/** The partitions that belong to one account. */
export const PARTITIONS = [
  'customer',
  'plan',
  'usage',
  'ledger',
  'code',
  'calls',
  'hours',
  'notes',
  ...SPACE_PARTITIONS,
  'bill',
  'sandbox',
] as const;

const PAGE = 100;

/** Every item of a partition. */
export async function* itemsOf(table: Table, pk: string): AsyncGenerator<Item> {
  let after: string | undefined;
  do {
    const page = await table.query(pk, { limit: PAGE, ...(after === undefined ? {} : { after }) });
    yield* page;
    const last = page.at(-1);
    after = last && page.length === PAGE ? itemText(last, 'sk') : undefined;
  } while (after !== undefined);
}

/** Where the records are that a row of the account's own partition points to: keys and sessions, found by hash. */
const pointedTo = (row: Item): readonly { readonly pk: string; readonly sk: string }[] => {
  const sk = itemText(row, 'sk');
  if (sk.startsWith('key#')) return [itemText(row, 'hash'), ...itemTexts(row, 'older')].map(recordKey);
  return sk.startsWith('session#') ? [{ pk: sk, sk: 'session' }] : [];
};

/** Where data lie. */
interface ErasePlace {
  readonly table: Table;
  readonly objects: Pick<Objects, 'list' | 'remove'>;
}

/** Items that belong to another one: keys of births, messages of conversations. */
const isPart = (sk: string): boolean => sk === 'head' || sk.startsWith('m#');

/** Deletes every item of a partition; resolves with how many things they were. */
const erasePartition = async (table: Table, pk: string): Promise<number> => {
  let count = 0;
  for await (const item of itemsOf(table, pk)) {
    const sk = itemText(item, 'sk');
    await table.remove({ pk, sk });
    if (!isPart(sk)) count++;
  }
  return count;
};

/**
 * Deletes every item and every file of a space; resolves with how many things there were in a partition. Records of reports and jobs go before the files, so that none is made once its
 * folder was emptied.
 */
export const eraseSpace = async (
  { table, objects }: ErasePlace,
  space: string,
): Promise<(name: SpacePartition) => number> => {
  const counts = new Map<SpacePartition, number>();
  for (const name of SPACE_PARTITIONS) counts.set(name, await erasePartition(table, `${name}#${space}`));
  for (const prefix of prefixesOf(space)) for (const key of await objects.list(prefix)) await objects.remove(key);
  return (name) => counts.get(name) ?? 0;
};

/**
 * Deletes every file and every item of an account. What another row points to goes before that row, so an erasure that was
 * cut short can be made again. The account itself goes last.
 */
export const eraseAccount = async (place: ErasePlace, id: string): Promise<void> => {
  const { table } = place;
  for (const space of [id, sandboxOf(id)]) await eraseSpace(place, space);
  const others = PARTITIONS.filter((name) => name !== 'customer' && !SPACE_PARTITIONS.some((other) => other === name));
  for (const name of others) await erasePartition(table, `${name}#${id}`);
  const own = `customer#${id}`;
  const last: string[] = [];
  for await (const row of itemsOf(table, own)) {
    const sk = itemText(row, 'sk');
    for (const key of pointedTo(row)) await table.remove(key);
    if (sk === 'account' || sk === 'customer') last.push(sk);
    else await table.remove({ pk: own, sk });
  }
  await forgetDue(table, 'shield', id);
  await forgetDue(table, 'billing', id);
  await table.remove({ pk: 'customers', sk: id });
  for (const sk of last.sort().toReversed()) await table.remove({ pk: own, sk });
};

/** Attributes that would open something, or mean nothing outside. */
const WITHHELD: readonly string[] = ['pk', 'hash', 'older', 'owner', 'gateway_key', 'gateway_id', 'ttl'];

const plain = (value: unknown): unknown => (value instanceof Set ? [...value].sort() : value);

/** Texts that are sealed in the table are given out in the clear; one whose key is gone is left out. */
const opened = (cipher: Cipher, item: Item, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(SEALED)
    ? (cipher.open({ pk: itemText(item, 'pk'), sk: itemText(item, 'sk') }, value) ?? undefined)
    : plain(value);

const shown = (cipher: Cipher, item: Item): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      WITHHELD.includes(name) || /^[tn]\d+$/.test(name)
        ? []
        : [[name === 'sk' ? 'record' : name, opened(cipher, item, value)]],
    ),
  );

/** Partitions that are not shown item by item: codes, what repeats an answer, and births, which are sealed with a key of their own. */
const UNLISTED: readonly string[] = ['code', 'once', 'profile'];

/** Everything stored about an account, by partition, that of its sandbox under `sandbox_…`; hashes of secrets are left out. */
export const exportAccount = async (
  { table, cipher, vault }: Pick<Ports, 'table' | 'cipher' | 'vault'>,
  id: string,
): Promise<Record<string, readonly unknown[]>> => {
  const all: Record<string, unknown[]> = {};
  const spaces = [
    { space: id, partitions: PARTITIONS, called: '' },
    { space: sandboxOf(id), partitions: SPACE_PARTITIONS, called: 'sandbox_' },
  ];
  for (const { space, called } of spaces) {
    const rows: unknown[] = (all[`${called}profile`] = []);
    for await (const profile of allProfiles({ table, vault, space })) rows.push(profileShape(profile));
  }
  const listed = spaces.flatMap(({ space, partitions, called }) =>
    partitions.filter((name) => !UNLISTED.includes(name)).map((name) => ({ name, called, pk: `${name}#${space}` })),
  );
  for (const { name: partition, called, pk } of listed) {
    const rows: unknown[] = (all[`${called}${partition}`] = []);
    for await (const item of itemsOf(table, pk)) {
      const { record, ...rest } = shown(cipher, item);
      const pointed = await Promise.all(pointedTo(item).map((key) => table.get(key)));
      // The key of a session's row is the hash of its token.
      const name = String(record).startsWith('session#') ? 'session' : record;
      rows.push({
        record: name,
        ...rest,
        ...(pointed[0] ? shown(cipher, pointed[0]) : {}),
        ...(name === record ? {} : { record: name }),
      });
    }
  }
  return all;
};
