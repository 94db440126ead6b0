/** Reads from swisseph-wasm's generated glue what `ephemeris-module.ts` needs; fails when a release looks otherwise. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EphemerisTables } from './ephemeris-core.ts';

/** Folder of the package's `swisseph.js`, `.wasm` and `.data`. */
export const ephemerisFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('swisseph-wasm/package.json')), 'wasm');

const one = (text: string, pattern: RegExp, what: string): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`swisseph-wasm's glue does not show ${what}: a new release needs a look`);
  return found;
};

const pairs = (text: string, pattern: RegExp): [string, string][] =>
  [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]);

/** The functions that the loader answers; the WASM must import these and no others. */
const IMPORTS = [
  '___syscall_fcntl64',
  '___syscall_ioctl',
  '___syscall_openat',
  '___syscall_readlinkat',
  '_emscripten_resize_heap',
  '_environ_get',
  '_environ_sizes_get',
  '_fd_close',
  '_fd_read',
  '_fd_seek',
  '_fd_write',
];

/** The tables of the installed package. */
export const ephemerisTables = (): EphemerisTables => {
  const glue = readFileSync(join(ephemerisFolder(), 'swisseph.js'), 'utf8');
  const imports = Object.fromEntries(
    pairs(one(glue, /var wasmImports=\{([^}]*)\}/, 'its imports'), /(\w+):(\w+)/g).map(([short, name]) => [
      name,
      short,
    ]),
  );
  if (Object.keys(imports).sort().join() !== IMPORTS.join())
    throw new Error('swisseph-wasm imports other functions than before');
  const files = [...glue.matchAll(/\{filename:"\/sweph\/([^"]+)",start:(\d+),end:(\d+)\}/g)].map(
    ([, name = '', start, end]) => [name, [Number(start), Number(end)] as const] as const,
  );
  if (files.length === 0) throw new Error('swisseph-wasm lists no data files');
  return {
    exports: Object.fromEntries(pairs(glue, /Module\["(_\w+)"\]=wasmExports\["(\w+)"\]/g)),
    files: Object.fromEntries(files),
    memory: one(glue, /wasmMemory=wasmExports\["(\w+)"\]/, 'its memory'),
    start: one(glue, /TTY\.init\(\);wasmExports\["(\w+)"\]\(\)/, 'its start'),
    imports,
  };
};
