/** Backup, restore and the way to DynamoDB and back: nothing is lost, nothing is doubled, and what is broken is told. */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { headKey } from '../../../../lib/accounts/profiles/seal.ts';
import { allProfiles, saveProfile } from '../../../../lib/accounts/profiles/store.ts';
import { addMasterKey, fileVault } from '../../../../lib/adapters/storage/key-file.ts';
import { openSqliteTable } from '../../../../lib/adapters/machine/sqlite-table.ts';
import { debitCredits } from '../../../../lib/accounts/metering/credits.ts';
import { openClient, createTable } from '../../../../lib/adapters/storage/table.ts';
import { itemText } from '../../../../lib/contract/ports/table.ts';
import { rewrapAll } from '../../../../lib/tools/deploy/master-key.ts';
import { lockFolder } from '../../../../lib/tools/local/lock.ts';
import { backup } from '../../../../lib/tools/serve/backup.ts';
import { cloudPlace, folderPlace } from '../../../../lib/tools/serve/places.ts';
import { exportTo, importFrom } from '../../../../lib/tools/serve/move.ts';
import { keyFile, openObjects, tableFile } from '../../../../lib/tools/serve/installation.ts';
import { ledgersOf } from '../../../../lib/tools/serve/ledger.ts';
import { restore } from '../../../../lib/tools/serve/restore.ts';
import { close, listen } from '../../../../lib/tools/local/ports.ts';
import { s3Double } from '../../../../lib/tools/local/s3.ts';
import { startDatabase } from '../../../support/dynamo.ts';

const top = mkdtempSync(join(tmpdir(), 'udaya-data-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
let count = 0;
const fresh = (): string => join(top, String(count++));

const KINDS = {
  text: 'क्ष \u2028 "\\ \n',
  number: -1.5,
  yes: true,
  none: null,
  list: ['x', { y: 1 }],
  set: new Set(['p', 'q']),
};

/** A folder with items of all kinds, credits that were taken, and objects. */
const filled = async (items = 300): Promise<string> => {
  const folder = fresh();
  const taken = lockFolder(folder, 'a test');
  if ('heldBy' in taken) throw new Error('held');
  taken.release();
  const { table, close: end } = openSqliteTable(tableFile(folder));
  const objects = openObjects({ folder, url: '' }, table);
  await Promise.all(
    Array.from({ length: items }, (_, i) =>
      table.put({ pk: `p#${i % 7}`, sk: `k${String(i).padStart(4, '0')}`, ...KINDS, i }),
    ),
  );
  const limits = { customer: 'c', key: 'k', sandbox: false, credits: 1000, cap: -1, keyCap: -1, rate: 0 };
  for (let i = 0; i < 20; i++)
    await debitCredits(table, limits, {
      id: `call-${i}`,
      credits: 3,
      at: Date.now(),
      slot: 30 * (1 + (i % 2)),
      requests: 1,
    });
  for (let i = 0; i < 5; i++)
    await objects.put(`reports/7d/c/ॐ ${i}.pdf`, { bytes: Buffer.from([i % 2, 10, 255]), type: 'application/pdf' });
  end();
  return folder;
};

/** A digest of all items and objects of a folder. */
const digestOf = async (folder: string): Promise<string> => {
  const { table, all, close: end } = openSqliteTable(tableFile(folder), true);
  const objects = openObjects({ folder, url: '' }, table);
  const hash = createHash('sha256');
  const plain = (_: string, value: unknown): unknown => (value instanceof Set ? [...value].sort() : value);
  for (const item of all()) hash.update(JSON.stringify(Object.entries(item).sort(), plain));
  for (const key of await objects.list('')) hash.update(key).update((await objects.get(key))?.bytes ?? '');
  end();
  return hash.digest('hex');
};

describe('a backup', () => {
  it('taken while calls go on is whole as of one instant, and comes back as it was', async () => {
    const data = await filled();
    const { table, close: end } = openSqliteTable(tableFile(data));
    const limits = { customer: 'busy', key: 'k', sandbox: false, credits: 1e6, cap: -1, keyCap: -1, rate: 0 };
    let going = true;
    let calls = 0;
    const calling = (async () => {
      while (going)
        await debitCredits(table, limits, { id: `b-${calls++}`, credits: 2, at: Date.now(), slot: 60, requests: 1 });
    })();
    const into = fresh();
    const before = calls;
    const made = await backup(data, into);
    going = false;
    await calling;
    end();
    expect(calls).toBeGreaterThan(before);
    const restored = fresh();
    await restore(into, restored);
    const { all, close: done } = openSqliteTable(tableFile(restored), true);
    const items = [...all()];
    done();
    expect(items).toHaveLength(made.items);
    expect(ledgersOf(items)).toEqual({ months: 2, faults: [] });
    expect(made.files.map(({ path }) => path)).toHaveLength(5);
  });

  it('made again copies only what is new, and is the same when restored', async () => {
    const data = await filled();
    const into = fresh();
    await backup(data, into);
    const first = globSync(join(into, 'files/*/*')).length;
    // Two contents in five objects.
    expect(first).toBe(2);
    await backup(data, into);
    expect(globSync(join(into, 'files/*/*'))).toHaveLength(first);
    const restored = fresh();
    await restore(into, restored);
    expect(await digestOf(restored)).toBe(await digestOf(data));
  });

  it('that is damaged, half made or put over data is refused, and leaves nothing', async () => {
    const data = await filled(10);
    const into = fresh();
    await backup(data, into);
    await expect(restore(into, data)).rejects.toThrow('data in');
    const target = fresh();
    const [blob = ''] = globSync(join(into, 'files/*/*'));
    const bytes = readFileSync(blob);
    writeFileSync(blob, 'other');
    await expect(restore(into, target)).rejects.toThrow('damaged: objects');
    writeFileSync(blob, bytes);
    truncateSync(tableFile(into), 4096);
    await expect(restore(into, target)).rejects.toThrow('damaged: the table');
    expect(existsSync(tableFile(target))).toBe(false);
    rmSync(join(into, 'manifest.json'));
    await expect(restore(into, target)).rejects.toThrow('no whole backup');
    await expect(backup(fresh(), fresh())).rejects.toThrow('no data');
  });
});

it('a month that does not add up is named', () => {
  const item = { pk: 'usage#c', sk: '2026-11', used: 9, delivered: 4, o30: 3, o30_key: 3 };
  expect(ledgersOf([item])).toEqual({
    months: 1,
    faults: ['usage#c 2026-11: 9 used, 4 delivered and 3 open'],
  });
  expect(ledgersOf([{ ...item, used: 7 }]).faults).toEqual([]);
});

describe('the master key', () => {
  const birth = { date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 };
  const whose = { space: 'c' };
  /** A folder with a saved birth. */
  const kept = async (): Promise<string> => {
    const folder = await filled(10);
    const { table, close: end } = openSqliteTable(tableFile(folder));
    const keeping = { ...whose, table, vault: fileVault(keyFile(folder)) };
    await saveProfile(keeping, { now: 1, most: 3 }, { label: 'Asha', tags: [], mark: 'none', birth });
    end();
    return folder;
  };
  const labelsOf = async (folder: string): Promise<readonly string[]> => {
    const { table, close: end } = openSqliteTable(tableFile(folder), true);
    const labels: string[] = [];
    for await (const { label } of allProfiles({ ...whose, table, vault: fileVault(keyFile(folder)) }))
      labels.push(label);
    end();
    return labels;
  };

  it('comes along with a backup, for its owner alone, and opens the births that are restored', async () => {
    const [data, into, restored] = [await kept(), fresh(), fresh()];
    const made = await backup(data, into);
    expect(made.files.map(({ path }) => path)).toContain('master-keys.json');
    await restore(into, restored);
    expect(statSync(keyFile(restored)).mode & 0o777).toBe(0o600);
    expect(await labelsOf(restored)).toEqual(['Asha']);
    rmSync(keyFile(restored));
    await expect(labelsOf(restored)).rejects.toThrow('does not open');
  });

  it('is renewed by one command: every key is wrapped anew, and a backup from before still opens', async () => {
    const [data, into, restored] = [await kept(), fresh(), fresh()];
    await backup(data, into);
    const place = folderPlace(data, true);
    const key = async () => itemText((await place.table.get(headKey(whose))) ?? {}, 'key');
    const before = await key();
    await addMasterKey(keyFile(data));
    expect(await rewrapAll(place, place.vault, place.vault)).toEqual({ done: 1, left: 0 });
    expect(await key()).not.toBe(before);
    place.close();
    expect(await labelsOf(data)).toEqual(['Asha']);
    // The older backup with the newer file.
    await restore(into, restored);
    writeFileSync(keyFile(restored), readFileSync(keyFile(data)));
    expect(await labelsOf(restored)).toEqual(['Asha']);
  });

  it('stays where it is when data move: their file has a key of its own', async () => {
    const [data, moved, out] = [await kept(), fresh(), join(top, 'births.gz')];
    mkdirSync(moved);
    const [from, to] = [folderPlace(data, false), folderPlace(moved, true)];
    await exportTo(out, from);
    await importFrom(out, to);
    from.close();
    to.close();
    expect(await labelsOf(moved)).toEqual(['Asha']);
    expect(readFileSync(keyFile(moved), 'utf8')).not.toBe(readFileSync(keyFile(data), 'utf8'));
    const { key } = JSON.parse(readFileSync(keyFile(data), 'utf8')).keys[0];
    expect(gunzipSync(readFileSync(out)).toString()).not.toContain(key);
  });
});

describe('moving', () => {
  const { UDAYA_DYNAMODB_ENDPOINT: database, UDAYA_S3_ENDPOINT: store } = process.env;
  afterAll(() => {
    for (const [name, value] of [
      ['UDAYA_DYNAMODB_ENDPOINT', database],
      ['UDAYA_S3_ENDPOINT', store],
    ] as const)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  });

  it('to DynamoDB and S3 and back changes nothing', async () => {
    const data = await filled();
    const [out, back] = [join(top, 'out.gz'), join(top, 'back.gz')];
    const dynamo = await startDatabase();
    const s3 = s3Double(join(top, 's3'), { accessKeyId: 'local', secretAccessKey: 'local' });
    process.env['UDAYA_DYNAMODB_ENDPOINT'] = dynamo.endpoint;
    process.env['UDAYA_S3_ENDPOINT'] = `http://127.0.0.1:${await listen(s3)}`;
    const source = folderPlace(data, false);
    const moved = await exportTo(out, source);
    source.close();
    expect(moved).toEqual({ items: 301, objects: 5 });

    const client = openClient(dynamo.endpoint);
    await createTable(client, 'moved');
    client.destroy();
    const cloud = cloudPlace({ table: 'moved', bucket: 'moved' });
    expect(await importFrom(out, cloud)).toEqual(moved);
    await expect(importFrom(out, cloud)).rejects.toThrow('not empty');
    expect(await exportTo(back, cloud)).toEqual(moved);
    cloud.close();
    await dynamo.stop();
    await close(s3);

    const again = fresh();
    const target = folderPlace(again, true);
    expect(await importFrom(back, target)).toEqual(moved);
    target.close();
    expect(await digestOf(again)).toBe(await digestOf(data));
  });

  it('that was broken off is done by doing it again, but not with another file', async () => {
    const data = await filled(120);
    const [file, other] = [join(top, 'one.gz'), join(top, 'other.gz')];
    const source = folderPlace(data, false);
    await exportTo(file, source);
    source.close();
    const second = folderPlace(await filled(3), false);
    await exportTo(other, second);
    second.close();
    const again = fresh();
    const target = folderPlace(again, true);
    let writes = 0;
    const breaking = {
      ...target,
      table: {
        ...target.table,
        put: (...given: Parameters<typeof target.table.put>) =>
          writes++ > 60 ? Promise.reject(new Error('broken')) : target.table.put(...given),
      },
    };
    await expect(importFrom(file, breaking)).rejects.toThrow('broken');
    await expect(importFrom(other, target)).rejects.toThrow('Another file');
    await importFrom(file, target);
    target.close();
    expect(await digestOf(again)).toBe(await digestOf(data));
  });

  it('is refused while a service writes, and from a file that is not whole', async () => {
    const data = await filled(3);
    const taken = lockFolder(data, 'npm run serve on port 1');
    expect(() => folderPlace(data, false)).toThrow('in use by npm run serve on port 1');
    if ('release' in taken) taken.release();
    const reader = lockFolder(data, 'a reader', true);
    const source = folderPlace(data, false);
    expect(() => folderPlace(data, true)).toThrow('in use');
    const file = join(top, 'cut.gz');
    await exportTo(file, source);
    source.close();
    if ('release' in reader) reader.release();
    const lines = gunzipSync(readFileSync(file)).toString();
    expect(lines).toContain('"end"');
    truncateSync(file, readFileSync(file).length - 20);
    const target = folderPlace(fresh(), true);
    await expect(importFrom(file, target)).rejects.toThrow();
    await expect(importFrom(join(top, 'none.gz'), target)).rejects.toThrow('ENOENT');
    target.close();
  });
});
