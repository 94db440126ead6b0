import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects, keysBelow, removeOld } from '../../../../lib/adapters/machine/folder-objects.ts';
import { leaveIn } from '../../../../lib/adapters/machine/signed-link.ts';

const folder = mkdtempSync(join(tmpdir(), 'udaya-objects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const SECRET = Buffer.alloc(32, 7);
const objects = folderObjects(folder, { base: 'https://api.example.com', secret: () => Promise.resolve(SECRET) });
const text = (content: string) => ({ bytes: Buffer.from(content), type: 'text/plain' });

it('keeps objects with their type, replaces, lists and removes them', async () => {
  await objects.put('a/b.txt', text('one\ntwo'));
  await objects.put('a/b.txt', { bytes: Buffer.from([0, 10, 255]), type: 'image/png' });
  expect(await objects.get('a/b.txt')).toEqual({ bytes: Buffer.from([0, 10, 255]), type: 'image/png' });
  for (const key of ['a/c', 'a2/x', 'b']) await objects.put(key, text(key));
  expect(await objects.list('a/')).toEqual(['a/b.txt', 'a/c']);
  expect(await objects.list('a')).toEqual(['a/b.txt', 'a/c', 'a2/x']);
  await objects.remove('a/c');
  await objects.remove('a/c');
  expect(await objects.get('a/c')).toBeUndefined();
});

it.each(['../out', 'x/../../out', 'y/..', '.new/x', 'ॐ/क', 'a b/c%2Fd', 'x/.hidden'])(
  'keeps the key %s below the folder',
  async (key) => {
    await objects.put(key, text(key));
    expect((await objects.get(key))?.bytes.toString()).toBe(key);
    expect(existsSync(join(folder, '../out'))).toBe(false);
    expect(await keysBelow(folder)).toContain(key);
  },
);

it('signs a link for one object and a time, and an upload of one type and size', async () => {
  const target = async (link: Promise<string>): Promise<string> => (await link).slice('https://api.example.com'.length);
  const link = await target(objects.link('a/ॐ b.pdf', { seconds: 60, filename: 'a.pdf', title: 'आ.pdf' }));
  const now = Date.now();
  const leave = { method: 'GET', key: 'a/ॐ b.pdf', filename: 'a.pdf', title: 'आ.pdf' };
  expect(leaveIn(SECRET, 'GET', link, now)).toEqual(leave);
  expect(leaveIn(SECRET, 'HEAD', link, now)).toEqual(leave);
  expect(leaveIn(SECRET, 'GET', link, now + 62_000)).toBeNull();
  expect(leaveIn(SECRET, 'PUT', link, now)).toBeNull();
  expect(leaveIn(Buffer.alloc(32, 8), 'GET', link, now)).toBeNull();
  for (const [part, other] of [
    ['a.pdf', 'b.pdf'],
    ['/a/', '/b/'],
    [/until=\d/, 'until=9'],
    ['signature=', 'signature=A'],
  ] as const)
    expect(leaveIn(SECRET, 'GET', link.replace(part, other), now)).toBeNull();
  const upload = await target(objects.upload('u/x', { seconds: 60, type: 'image/png', bytes: 9 }));
  expect(leaveIn(SECRET, 'PUT', upload, now)).toEqual({ method: 'PUT', key: 'u/x', type: 'image/png', bytes: 9 });
  expect(leaveIn(SECRET, 'PUT', upload.replace('bytes=9', 'bytes=99'), now)).toBeNull();
  for (const target of ['/objects/%zz', '/objects/', '/other', '/objects/a?until=NaN&signature='])
    expect(leaveIn(SECRET, 'GET', target, now)).toBeNull();
});

it('removes by age what a rule names, and nothing else', async () => {
  const now = Date.UTC(2026, 10, 23);
  const aged = async (key: string, days: number): Promise<void> => {
    await objects.put(key, text(key));
    const at = now / 1000 - days * 86_400;
    utimesSync(join(folder, key), at, at);
  };
  await aged('orders/x/old', 3);
  await aged('orders/x/new', 1);
  await aged('brands/x/old', 300);
  expect(await removeOld(folder, [['orders', 'orders', 2]], now)).toBe(1);
  expect([...(await objects.list('orders/')), ...(await objects.list('brands/'))]).toEqual([
    'orders/x/new',
    'brands/x/old',
  ]);
});
