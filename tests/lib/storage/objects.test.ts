/** The bucket port and the secrets of an installation, over the local doubles. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from '../../../lib/local/ports.ts';
import { s3Double } from '../../../lib/local/s3.ts';
import { objectsOf, openS3, type Objects } from '../../../lib/storage/objects.ts';
import { secretFor } from '../../../lib/storage/secrets.ts';
import { StorageDown } from '../../../lib/storage/table.ts';
import { faultyTable, startTable, type TestTable } from '../../support/dynamo.ts';

const folder = mkdtempSync(join(tmpdir(), 'udaya-objects-'));
const server = s3Double(folder, { accessKeyId: 'local', secretAccessKey: 'local' });
let objects: Objects;
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
  objects = objectsOf(openS3(`http://127.0.0.1:${await listen(server)}`), 'udaya');
});
afterAll(async () => {
  await Promise.all([close(server), double.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

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
