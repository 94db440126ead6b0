/** The bucket port and the secrets of an installation, over the local doubles. */
import { objectsOf, openS3 } from '../../../../lib/adapters/storage/objects.ts';
import type { Objects } from '../../../../lib/contract/ports/objects.ts';
import { StorageDown } from '../../../../lib/contract/ports/table.ts';
import { secretFor } from '../../../../lib/adapters/storage/secrets.ts';
import { faultyTable, startTable, type TestTable } from '../../../support/table.ts';
import { startObjects } from '../../../support/objects.ts';

let bucket: Awaited<ReturnType<typeof startObjects>>;
let objects: Objects;
let double: TestTable;
beforeAll(async () => {
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
  ({ objects } = bucket);
});
afterAll(() => Promise.all([bucket.stop(), double.stop()]));

describe('the bucket port', () => {
  it('keeps bytes and their type under a key, and forgets them', async () => {
    const bytes = new Uint8Array([0, 255, 10, 13]);
    await objects.put('reports/c1/r 1.pdf', { bytes, type: 'application/pdf' });
    const found = await objects.get('reports/c1/r 1.pdf');
    expect([found?.type, [...(found?.bytes ?? [])]]).toEqual(['application/pdf', [...bytes]]);
    await objects.put('reports/c1/r 1.pdf', { bytes: new Uint8Array([1]), type: 'text/plain' });
    expect((await objects.get('reports/c1/r 1.pdf'))?.bytes).toHaveLength(1);
    await objects.remove('reports/c1/r 1.pdf');
    expect(await objects.get('reports/c1/r 1.pdf')).toBeUndefined();
    expect(await objects.get('never/there')).toBeUndefined();
  });

  it('lists keys by their beginning', async () => {
    for (const key of ['a/1', 'a/2', 'b/1']) await objects.put(key, { bytes: new Uint8Array([1]), type: 'text/plain' });
    expect([await objects.list('a/'), await objects.list('c/')]).toEqual([['a/1', 'a/2'], []]);
  });

  it('makes links for downloads under a name in any script', async () => {
    await objects.put('r.pdf', { bytes: new Uint8Array([1]), type: 'application/pdf' });
    const url = await objects.link('r.pdf', { seconds: 60, filename: 'kundli-1.pdf', title: "आशा (1)'.pdf" });
    const { status, headers } = await fetch(url);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="kundli-1.pdf"; filename*=UTF-8''${encodeURIComponent('आशा ')}%281%29%27.pdf`,
    ]);
  });

  it('makes addresses that take one object of one type and size', async () => {
    const url = await objects.upload('in.png', { seconds: 60, type: 'image/png', bytes: 3 });
    const send = (body: Uint8Array<ArrayBuffer>, type: string) =>
      fetch(url, { method: 'PUT', body, headers: { 'Content-Type': type } }).then(({ status }) => status);
    expect(await send(new Uint8Array(4), 'image/png')).toBe(403);
    expect(await send(new Uint8Array(3), 'text/html')).toBe(403);
    expect(await objects.get('in.png')).toBeUndefined();
    expect(await send(new Uint8Array(3), 'image/png')).toBe(200);
    expect((await objects.get('in.png'))?.bytes).toHaveLength(3);
  });

  it('says that storage is down when it does not answer', async () => {
    const gone = objectsOf(openS3('http://127.0.0.1:1'), 'udaya');
    await expect(gone.get('x')).rejects.toThrow(StorageDown);
    await expect(gone.put('x', { bytes: new Uint8Array(), type: '' })).rejects.toThrow(StorageDown);
  });
});

describe('secrets', () => {
  it('are made once, whoever asks first, and are others for another purpose', async () => {
    const processes = Array.from({ length: 8 }, () => faultyTable(double.table, () => 'works').table);
    const keys = await Promise.all(processes.map((table) => secretFor(table, 'cursor')));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await secretFor(double.table, 'code')).not.toEqual(keys[0]);
  });

  it('are asked for again after a failure', async () => {
    let fate: 'refused' | 'works' = 'refused';
    const { table } = faultyTable(double.table, () => fate);
    await expect(secretFor(table, 'cursor')).rejects.toThrow(StorageDown);
    fate = 'works';
    expect(await secretFor(table, 'cursor')).toEqual(await secretFor(double.table, 'cursor'));
  });
});
