/**
 * The storage port on every table behind it: dynalite, SQLite, and DynamoDB where `UDAYA_TEST_TABLE` names a table of the
 * account (its rows are made under keys of their own and stay).
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteTable } from '../../lib/adapters/machine/sqlite-table.ts';
import { openClient, tableOf } from '../../lib/adapters/storage/table.ts';
import { ConditionFailed, isWritten, StorageDown, type Item, type Table } from '../../lib/contract/ports/table.ts';
import { startDatabase } from '../support/dynamo.ts';
import { CASES, type Case } from './cases.ts';
import { formsOf, KNOWN } from './forms.ts';

interface Opened {
  readonly table: Table;
  stop(): unknown;
}

const folder = mkdtempSync(join(tmpdir(), 'udaya-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { UDAYA_TEST_TABLE: onAws } = process.env;
const TABLES: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['dynalite', () => startDatabase()],
  [
    'SQLite',
    () => {
      const { table, close } = openSqliteTable(join(folder, 'cases.db'));
      return Promise.resolve({ table, stop: close });
    },
  ],
  ...(onAws === undefined
    ? []
    : [['DynamoDB', () => Promise.resolve({ table: tableOf(openClient(), onAws), stop: () => undefined })] as const]),
];

it('has many rows', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(CASES.map(({ what }) => what)).size).toBe(CASES.length);
});

it('knows the forms that it is shown, and no other', () => {
  expect(formsOf({ condition: 'a = :v', kinds: { ':v': 'N' } }).every((form) => KNOWN.has(form))).toBe(true);
  expect(formsOf({ update: 'SET a = :v - b', kinds: { ':v': 'N' } }).every((form) => KNOWN.has(form))).toBe(false);
  for (const condition of ['begins_with(a, :v)', 'a.b = :v', 'a BETWEEN :v AND :v', 'a[0] = :v'])
    expect(() => formsOf({ condition, kinds: { ':v': 'S' } })).toThrow();
});

describe.each(TABLES)('%s', (_, open) => {
  let opened: Opened;
  let table: Table;
  const run = randomUUID();
  const pk = (name: string): string => `${run} ${name}`;
  beforeAll(async () => {
    opened = await open();
    ({ table } = opened);
  });
  afterAll(() => opened.stop());

  const act = async ({ update, put, check }: Case, key: { pk: string; sk: string }): Promise<Item | undefined> => {
    if (update) return table.update(key, update);
    if (put) await table.put({ ...put, ...key }, check);
    else await table.remove(key, check);
    return undefined;
  };

  it.each(CASES.map((one) => [one.what, one] as const))('%s', async (what, one) => {
    const key = { pk: pk(what), sk: 'x' };
    if (one.before) await table.put({ ...one.before, ...key });
    const before = one.before && { ...one.before, ...key };
    if (one.then === 'refused') {
      await expect(act(one, key)).rejects.toThrow(ConditionFailed);
      expect(await table.get(key)).toEqual(before);
    } else if (one.then === 'fault') {
      await expect(act(one, key)).rejects.toMatchObject({ name: 'StorageDown', unwritten: true });
      expect(await table.get(key)).toEqual(before);
    } else if (one.then === 'gone') {
      await act(one, key);
      expect(await table.get(key)).toBeUndefined();
    } else {
      const answer = await act(one, key);
      const after = { ...one.then, ...key };
      if (one.update) expect(answer).toEqual(after);
      expect(await table.get(key)).toEqual(after);
    }
  });

  it('lets 200 at once take 100 times, and no more', async () => {
    const key = { pk: pk('contended'), sk: 'x' };
    const take = (i: number) =>
      isWritten(
        table.update(key, {
          update: 'SET used = if_not_exists(used, :none) + :one ADD takers :me',
          condition: '(attribute_not_exists(used) OR used <= :room) AND NOT contains(takers, :name)',
          values: { ':none': 0, ':one': 1, ':me': new Set([`t${i}`]), ':name': `t${i}`, ':room': 99 },
        }),
      );
    const taken = await Promise.all(Array.from({ length: 200 }, (__, i) => take(i)));
    const item = await table.get(key);
    expect(taken.filter(Boolean)).toHaveLength(100);
    expect(item).toMatchObject({ used: 100, takers: new Set(taken.flatMap((was, i) => (was ? [`t${i}`] : []))) });
  });

  it('lets one of 50 make an item', async () => {
    const make = (i: number) =>
      isWritten(table.put({ pk: pk('made'), sk: 'x', by: i }, { condition: 'attribute_not_exists(pk)' }));
    const made = await Promise.all(Array.from({ length: 50 }, (__, i) => make(i)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await table.get({ pk: pk('made'), sk: 'x' })).toMatchObject({ by: made.indexOf(true) });
  });

  const sorts = async (of: string, page?: Parameters<Table['query']>[1]): Promise<readonly unknown[]> =>
    (await table.query(pk(of), page)).map(({ sk }) => sk);

  it('lists by the bytes of sort keys, both ways, by prefix and page', async () => {
    const keys = ['A', 'a', 'a#', 'a#1', 'a#10', 'a#2', 'b', 'é', 'ॐ', '\uff5e', '\u{1f600}'];
    for (const sk of keys.toReversed()) await table.put({ pk: pk('order'), sk });
    expect(await sorts('order')).toEqual(keys);
    expect(await sorts('order', { descending: true })).toEqual(keys.toReversed());
    expect(await sorts('order', { prefix: 'a#' })).toEqual(['a#', 'a#1', 'a#10', 'a#2']);
    expect(await sorts('order', { prefix: 'a#', after: 'a#1' })).toEqual(['a#10', 'a#2']);
    expect(await sorts('order', { prefix: 'a#', after: 'a#1', limit: 1 })).toEqual(['a#10']);
    expect(await sorts('order', { prefix: 'a#', descending: true, limit: 2 })).toEqual(['a#2', 'a#10']);
    expect(await sorts('order', { prefix: 'a#', descending: true, after: 'a#10' })).toEqual(['a#1', 'a#']);
    expect(await sorts('order', { after: 'b' })).toEqual(['é', 'ॐ', '\uff5e', '\u{1f600}']);
    // After a key that is not there, or not there any more.
    expect(await sorts('order', { after: 'a#11', prefix: 'a#' })).toEqual(['a#2']);
    expect(await sorts('order', { prefix: 'c' })).toEqual([]);
    expect(await sorts('nothing')).toEqual([]);
  });

  it('reads on where a partition has more than 1 MB', async () => {
    const text = 'x'.repeat(300_000);
    for (let i = 0; i < 6; i++) await table.put({ pk: pk('large'), sk: `k${i}`, text });
    expect(await sorts('large')).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'k5']);
    expect(await sorts('large', { limit: 5, descending: true })).toEqual(['k5', 'k4', 'k3', 'k2', 'k1']);
    expect((await table.query(pk('large')))[5]).toEqual({ pk: pk('large'), sk: 'k5', text });
  });

  it('keeps partitions apart', async () => {
    await table.put({ pk: pk('one'), sk: 'x' });
    await table.put({ pk: pk('one '), sk: 'y' });
    expect(await sorts('one')).toEqual(['x']);
  });

  it.each([
    ['an empty pk', { pk: '', sk: 'x' }],
    ['an empty sk', { pk: 'x', sk: '' }],
    ['a pk of more than 2048 bytes', { pk: 'x'.repeat(2049), sk: 'x' }],
    ['an sk of more than 1024 bytes', { pk: 'x', sk: 'x'.repeat(1025) }],
  ])('refuses %s', async (__, key) => {
    const fault = { name: 'StorageDown', unwritten: true };
    await expect(table.put({ ...key })).rejects.toMatchObject(fault);
    await expect(table.get(key)).rejects.toMatchObject(fault);
    await expect(table.update(key, { update: 'SET a = :v', values: { ':v': 1 } })).rejects.toMatchObject(fault);
  });

  it('keeps keys of the greatest length', async () => {
    const key = { pk: pk('long').padEnd(2048, 'x'), sk: 'x'.repeat(1024) };
    await table.put({ ...key, a: 1 });
    expect(await table.get(key)).toEqual({ ...key, a: 1 });
  });

  it('does nothing after its deadline, and all before it', async () => {
    const key = { pk: pk('late'), sk: 'x' };
    const late = table.until(Date.now() - 1);
    for (const call of [() => late.put(key), () => late.get(key), () => late.query(key.pk), () => late.remove(key)])
      await expect(call()).rejects.toMatchObject({ name: 'StorageDown', unwritten: true });
    await expect(late.until(Date.now() + 60_000).put(key)).rejects.toThrow(StorageDown);
    await table.until(Date.now() + 60_000).put(key);
    expect(await table.get(key)).toEqual(key);
  });

  it('shows an expired item until it is deleted: who reads it looks at the time', async () => {
    const key = { pk: pk('old'), sk: 'x', ttl: 1 };
    if (onAws === undefined) {
      await table.put(key);
      expect(await table.get(key)).toEqual(key);
    }
  });
});

describe('SQLite alone', () => {
  it('deletes what has expired, and nothing else', async () => {
    const { table, expire, all, close } = openSqliteTable(join(folder, 'expiry.db'));
    const now = Date.UTC(2026, 10, 23);
    for (const [sk, ttl] of [
      ['old', now / 1000 - 1],
      ['now', now / 1000],
      ['new', now / 1000 + 1],
    ] as const)
      await table.put({ pk: 'p', sk, ttl });
    await table.put({ pk: 'p', sk: 'ever' });
    await table.put({ pk: 'p', sk: 'text', ttl: 'soon' });
    expect(await expire(now)).toBe(1);
    expect([...all()].map(({ sk }) => sk)).toEqual(['ever', 'new', 'now', 'text']);
    await table.update({ pk: 'p', sk: 'new' }, { update: 'REMOVE #ttl', names: { '#ttl': 'ttl' } });
    expect(await expire(now + 10_000)).toBe(1);
    close();
  });

  it('has on the disk what it has answered, and commits the writes of one turn together', async () => {
    const file = join(folder, 'turn.db');
    const { table, close } = openSqliteTable(file);
    const other = new DatabaseSync(file, { readOnly: true });
    const rows = (): number => Number(other.prepare('SELECT count(*) AS n FROM items').get()?.['n']);
    const writes = [1, 2, 3].map((i) => table.put({ pk: 'p', sk: `k${i}` }));
    expect(rows()).toBe(0);
    const [first] = writes;
    await first;
    expect(rows()).toBe(3);
    // What reads a row that is being written waits until it is safe.
    const write = table.put({ pk: 'p', sk: 'k4' });
    expect(await table.get({ pk: 'p', sk: 'k4' })).toBeDefined();
    expect(rows()).toBe(4);
    await write;
    other.close();
    close();
  });

  it('counts and compares letters by their bytes, where dynalite takes characters', async () => {
    const { table, close } = openSqliteTable(join(folder, 'bytes.db'));
    const fault = { name: 'StorageDown', unwritten: true };
    await expect(table.put({ pk: 'x', sk: 'ॐ'.repeat(342) })).rejects.toMatchObject(fault);
    await expect(table.put({ pk: 'x', sk: 'x', a: 'ॐ'.repeat(140_000) })).rejects.toMatchObject(fault);
    await table.put({ pk: 'x', sk: 'x', a: '\uff5e' });
    const check = { condition: 'a < :v', values: { ':v': '\u{1f600}' } };
    expect(await isWritten(table.put({ pk: 'x', sk: 'x' }, check))).toBe(true);
    close();
  });

  it('tells the item that refused a write', async () => {
    const { table, close } = openSqliteTable(join(folder, 'told.db'));
    await table.put({ pk: 'p', sk: 'x', a: 1 });
    const refused = table.put({ pk: 'p', sk: 'x', a: 2 }, { condition: 'attribute_not_exists(pk)' });
    await expect(refused).rejects.toMatchObject({ item: { pk: 'p', sk: 'x', a: 1 }, doubtful: false });
    close();
  });

  it('opened for reading refuses every write, and reads', async () => {
    const file = join(folder, 'read.db');
    const { table, close } = openSqliteTable(file);
    await table.put({ pk: 'p', sk: 'x' });
    const reader = openSqliteTable(file, true);
    await expect(reader.table.put({ pk: 'p', sk: 'y' })).rejects.toMatchObject({
      name: 'StorageDown',
      unwritten: true,
    });
    expect(await reader.table.query('p')).toEqual([{ pk: 'p', sk: 'x' }]);
    reader.close();
    close();
  });

  it('keeps what is open when it is closed, and refuses a file of another form', async () => {
    const file = join(folder, 'closed.db');
    const first = openSqliteTable(file);
    const write = first.table.put({ pk: 'p', sk: 'x' });
    first.close();
    await write;
    const again = openSqliteTable(file);
    expect(await again.table.get({ pk: 'p', sk: 'x' })).toBeDefined();
    again.close();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 9');
    db.close();
    expect(() => openSqliteTable(file)).toThrow('the form 9');
  });
});
