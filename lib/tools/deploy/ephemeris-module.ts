/** The library of the ephemeris over its files in a folder: in the built layer, and in the package for Node. */
import { openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { openEphemerisOver, type EphemerisData, type EphemerisModule, type EphemerisTables } from './ephemeris-core.ts';

/** A file that is read where it is asked for: a day needs a few blocks of two megabytes. */
const dataOf = (file: string): EphemerisData => {
  const opened = openSync(file, 'r');
  return {
    read: (start, length) => {
      const block = Buffer.allocUnsafe(length);
      return block.subarray(0, readSync(opened, block, 0, length, start));
    },
  };
};

const openedOver = (tables: EphemerisTables, folder: string, compiled: WebAssembly.Module): EphemerisModule =>
  openEphemerisOver(tables, compiled, dataOf(join(folder, 'swisseph.data')));
const codeIn = (folder: string): Buffer => readFileSync(join(folder, 'swisseph.wasm'));

/** Opens the library whose `swisseph.wasm` and `swisseph.data` lie in a folder. */
export const openEphemerisModule = (tables: EphemerisTables, folder: string): EphemerisModule =>
  openedOver(tables, folder, new WebAssembly.Module(codeIn(folder)));

/** The same, compiled on another thread while this one goes on. */
export const openEphemerisBeside = async (tables: EphemerisTables, folder: string): Promise<EphemerisModule> =>
  openedOver(tables, folder, await WebAssembly.compile(codeIn(folder)));
