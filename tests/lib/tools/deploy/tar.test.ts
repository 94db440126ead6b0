/** The archive of the source, read by the tar program of the machine. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';
import { packed, sourceTar } from '../../../../lib/tools/deploy/source.ts';
import { tar } from '../../../../lib/tools/deploy/tar.ts';

const read = (archive: Buffer, ...args: readonly string[]): string =>
  execFileSync('tar', [...args, '-f', '-'], { input: archive, encoding: 'utf8', maxBuffer: 1e9 });

it('gives back every file by name, whatever its size', async () => {
  const files = [
    { name: 'udaya/b.txt', data: Buffer.from('x'.repeat(512)) },
    { name: 'udaya/a/empty', data: Buffer.alloc(0) },
    { name: 'udaya/a/hindi.txt', data: Buffer.from('नमस्ते\n') },
  ];
  const archive = tar(files);
  expect(archive.length % 512).toBe(0);
  expect(tar(files.toReversed()).equals(archive)).toBe(true);
  expect(zstdDecompressSync(await packed(archive)).equals(archive)).toBe(true);
  expect(read(archive, '-t').trim().split('\n')).toEqual(['udaya/a/empty', 'udaya/a/hindi.txt', 'udaya/b.txt']);
  expect(read(archive, '-x', '-O', 'udaya/a/hindi.txt')).toBe('नमस्ते\n');
  expect(read(archive, '-x', '-O', 'udaya/b.txt')).toHaveLength(512);
});

it('refuses a name that the header has no room for', () => {
  expect(() => tar([{ name: 'x'.repeat(101), data: Buffer.alloc(0) }])).toThrow('too long');
});

it('packs the source, without what an operator keeps beside it', () => {
  const mine = [join(ROOT, 'operator-of-tar-test.json'), join(ROOT, 'lib/tools/serve/.env-of-tar-test')];
  for (const file of mine) writeFileSync(file, '{}');
  let archive: Buffer;
  try {
    archive = sourceTar();
  } finally {
    for (const file of mine) rmSync(file);
  }
  const names = read(archive, '-t');
  expect(names).not.toContain('of-tar-test');
  for (const name of [
    'udaya/package.json',
    'udaya/LICENSE',
    'udaya/functions/core/birthchart.ts',
    'udaya/functions/pages/source.get.ts',
    'udaya/lib/words/banks/en/names.json',
    'udaya/lib/words/state.json',
  ])
    expect(names).toContain(`${name}\n`);
});
