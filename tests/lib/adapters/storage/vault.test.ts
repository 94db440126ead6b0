/** Master keys: of AWS KMS, and of a file. What one wraps opens with it alone, in its own place alone, also after a rotation. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMasterKey, fileVault } from '../../../../lib/adapters/storage/key-file.ts';
import { kmsVault } from '../../../../lib/adapters/storage/kms-vault.ts';
import { sharedVault } from '../../../../lib/adapters/storage/vault.ts';
import { StorageDown } from '../../../../lib/contract/ports/table.ts';
import { startKms, type Kms } from '../../../support/kms.ts';

const AT = { pk: 'profile#c1', sk: 'head' };
const KEY = randomBytes(32);
const top = mkdtempSync(join(tmpdir(), 'udaya-vault-'));
let kms: Kms;
beforeAll(async () => {
  kms = await startKms();
});
afterAll(async () => {
  rmSync(top, { recursive: true });
  await kms.stop();
});
let count = 0;
const freshFile = (): string => join(top, String(count++), 'keys.json');

describe.each([
  ['KMS', () => kmsVault(kms.makeKey(), () => 0)],
  ['a key file', () => fileVault(freshFile())],
])('a master key of %s', (_, open) => {
  it('opens what it wrapped, in the partition that it was wrapped for', async () => {
    const vault = open();
    const wrapped = await vault.wrap(AT, KEY);
    expect(wrapped).not.toContain(KEY.toString('base64url').slice(0, 20));
    expect(await vault.unwrap(AT, wrapped)).toEqual(KEY);
    expect(await vault.unwrap({ ...AT, pk: 'profile#c2' }, wrapped)).toBeNull();
  });

  it('opens nothing that another wrapped, and nothing that is damaged', async () => {
    const [vault, other] = [open(), open()];
    const wrapped = await vault.wrap(AT, KEY);
    expect(await other.unwrap(AT, wrapped)).toBeNull();
    // The last sign of a text in base64url may have bits that mean nothing.
    const at = wrapped.length - 5;
    const damaged = `${wrapped.slice(0, at)}${wrapped[at] === 'A' ? 'B' : 'A'}${wrapped.slice(at + 1)}`;
    for (const text of [damaged, '', 'sealed1.x', wrapped.slice(0, 20)])
      expect([text, await vault.unwrap(AT, text)]).toEqual([text, null]);
  });
});

describe('the key of KMS', () => {
  it('is asked once in five minutes for a key, and told whose it is', async () => {
    let now = 0;
    const vault = kmsVault(kms.makeKey(), () => now);
    const wrapped = await vault.wrap(AT, KEY);
    kms.asked.length = 0;
    await vault.unwrap(AT, wrapped);
    await vault.unwrap(AT, wrapped);
    const question = { operation: 'Decrypt', context: { purpose: 'udaya births', partition: 'profile#c1' } };
    expect(kms.asked).toEqual([question]);
    now = 300_001;
    await vault.unwrap(AT, wrapped);
    expect(kms.asked).toEqual([question, question]);
  });

  it('that throttles is asked again, three times in all, and then is storage that does not answer', async () => {
    const vault = kmsVault(kms.makeKey());
    kms.faults.push('ThrottlingException', 'ThrottlingException');
    const wrapped = await vault.wrap(AT, KEY);
    kms.faults.push('ThrottlingException', 'ThrottlingException', 'ThrottlingException');
    await expect(vault.unwrap(AT, wrapped)).rejects.toThrow(StorageDown);
    expect(await vault.unwrap(AT, wrapped)).toEqual(KEY);
  });

  it('that is disabled, denied or gone is storage that does not answer: nothing is taken for lost', async () => {
    const arn = kms.makeKey();
    const vault = kmsVault(arn);
    const wrapped = await vault.wrap(AT, KEY);
    const key = kms.keys.get(arn);
    if (!key) throw new Error('no key');
    key.enabled = false;
    await expect(vault.unwrap(AT, wrapped)).rejects.toThrow(StorageDown);
    await expect(vault.wrap(AT, KEY)).rejects.toThrow(StorageDown);
    key.enabled = true;
    kms.faults.push('AccessDeniedException');
    await expect(vault.unwrap(AT, wrapped)).rejects.toThrow(StorageDown);
    kms.keys.delete(arn);
    await expect(vault.unwrap(AT, wrapped)).rejects.toThrow(StorageDown);
  });

  it('opens what it wrapped before KMS renewed its material', async () => {
    const arn = kms.makeKey();
    const wrapped = await kmsVault(arn).wrap(AT, KEY);
    kms.keys.get(arn)?.materials.push(randomBytes(32));
    expect(await kmsVault(arn).unwrap(AT, wrapped)).toEqual(KEY);
  });
});

describe('the key file', () => {
  it('is made when it is first needed, for its owner alone, by one of those who need it at once', async () => {
    const file = freshFile();
    expect(await fileVault(file).unwrap(AT, 'file1.0000000000000000.x')).toBeNull();
    expect(readdirSync(top)).not.toContain(file);
    const wrapped = await Promise.all(Array.from({ length: 8 }, () => fileVault(file).wrap(AT, KEY)));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const one of wrapped) expect(await fileVault(file).unwrap(AT, one)).toEqual(KEY);
    expect(readdirSync(join(file, '..'))).toEqual(['keys.json']);
  });

  it('keeps its older keys when one is added, and wraps with the newest', async () => {
    const file = freshFile();
    const before = await fileVault(file).wrap(AT, KEY);
    const id = await addMasterKey(file);
    const after = await fileVault(file).wrap(AT, KEY);
    expect(after).toContain(id);
    expect(await fileVault(file).unwrap(AT, before)).toEqual(KEY);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('that is damaged is not taken for an empty one, and not written over', async () => {
    const file = freshFile();
    await fileVault(file).wrap(AT, KEY);
    writeFileSync(file, '{"form":1,"keys":[');
    await expect(fileVault(file).wrap(AT, KEY)).rejects.toThrow(StorageDown);
    expect(readFileSync(file, 'utf8')).toBe('{"form":1,"keys":[');
  });
});

it('is the one that the environment names, KMS before a file, and none by itself', async () => {
  process.env['UDAYA_KEY_FILE'] = freshFile();
  expect(await sharedVault().wrap(AT, KEY)).toMatch(/^file1\./);
  process.env['UDAYA_MASTER_KEY'] = kms.makeKey();
  expect(await sharedVault().wrap(AT, KEY)).toMatch(/^kms1\./);
  delete process.env['UDAYA_MASTER_KEY'];
  delete process.env['UDAYA_KEY_FILE'];
  expect(() => sharedVault()).toThrow('UDAYA_MASTER_KEY');
});
