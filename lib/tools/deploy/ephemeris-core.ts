/**
 * Starts swisseph-wasm's own WASM without its generated glue. The glue sets up a file system, terminals and random numbers
 * for any C program, and reads all data before the first call: three quarters of a cold start. The library asks for eleven
 * functions; here they read ranges of its data on demand. Same binary, same data; a test holds every answer against the
 * glue's. This file needs nothing of Node: `ephemeris-module.ts` reads the data from a folder, a browser fetches it.
 */

/** What the package's glue knows and we read from it at build time. */
export interface EphemerisTables {
  /** `_swe_calc_ut` → name of the WASM export. */
  readonly exports: Readonly<Record<string, string>>;
  /** File name inside the library → its range in `swisseph.data`. */
  readonly files: Readonly<Record<string, readonly [start: number, end: number]>>;
  readonly memory: string;
  readonly start: string;
  /** `___syscall_openat` → name of the WASM import. */
  readonly imports: Readonly<Record<string, string>>;
}

type Call = (...args: number[]) => number;
export type EphemerisModule = Readonly<Record<string, Call>> & {
  readonly HEAPF64: Float64Array;
  readonly HEAPU8: Uint8Array;
};

interface OpenFile {
  readonly start: number;
  readonly size: number;
  position: number;
}

/** The data of the library: `read` gives the bytes from `start` on, `length` of them or what there is. */
export interface EphemerisData {
  read(start: number, length: number): Uint8Array;
}

const NO_ENTRY = -44;
const BAD_FILE = 8;
const BAD_VALUE = 28;
const NOT_A_TERMINAL = -59;
const PAGE = 65_536;
const BLOCK = 65_536;
const FIRST_FILE = 3;

/** The open files of the library: ranges of one data file. */
class Files {
  readonly #data: EphemerisData;
  readonly #table: EphemerisTables['files'];
  readonly #open = new Map<number, OpenFile>();
  readonly #blocks = new Map<number, Uint8Array>();
  constructor(data: EphemerisData, table: EphemerisTables['files']) {
    this.#data = data;
    this.#table = table;
  }
  open(path: string): number {
    const range = this.#table[path.split('/').at(-1) ?? ''];
    if (range === undefined) return NO_ENTRY;
    let handle = FIRST_FILE;
    while (this.#open.has(handle)) handle++;
    this.#open.set(handle, { start: range[0], size: range[1] - range[0], position: 0 });
    return handle;
  }
  close(handle: number): number {
    return this.#open.delete(handle) ? 0 : BAD_FILE;
  }
  /** Moves to an offset from the start, here or the end; null for what is no place in a file. */
  seek(handle: number, offset: number, whence: number): number | null {
    const file = this.#open.get(handle);
    if (file === undefined) return null;
    const origins = [0, file.position, file.size];
    const to = (origins[whence] ?? file.size) + offset;
    if (!(to >= 0)) return null;
    file.position = to;
    return to;
  }
  /** Reads up to the target's length; 0 at the end, null for a file that is not open. */
  read(handle: number, target: Uint8Array): number | null {
    const file = this.#open.get(handle);
    if (file === undefined) return null;
    const wanted = Math.max(0, Math.min(target.length, file.size - file.position));
    for (let done = 0; done < wanted;) {
      const at = file.start + file.position + done;
      const part = this.#block(Math.floor(at / BLOCK)).subarray(at % BLOCK, (at % BLOCK) + wanted - done);
      target.set(part, done);
      done += part.length;
    }
    file.position += wanted;
    return wanted;
  }
  /** A stretch of the data file, read once: the library comes back to the same places with every change of date. */
  #block(index: number): Uint8Array {
    const known = this.#blocks.get(index);
    if (known !== undefined) return known;
    const read = this.#data.read(index * BLOCK, BLOCK);
    if (read.length === 0) throw new Error('the ephemeris data file ends too early');
    this.#blocks.set(index, read);
    return read;
  }
}

const isCall = (value: unknown): value is Call => typeof value === 'function';

/** Opens the library of a compiled `swisseph.wasm` over its `swisseph.data`. */
export const openEphemerisOver = (
  tables: EphemerisTables,
  compiled: WebAssembly.Module,
  data: EphemerisData,
): EphemerisModule => {
  const files = new Files(data, tables.files);
  let bytes = new Uint8Array();
  let words = new Uint32Array();
  let longs = new BigInt64Array();
  const module: Record<string, unknown> = {};

  const textAt = (pointer: number): string =>
    new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  /** Goes through the (pointer, length) pairs of a vectored call and writes the sum of what `each` did. */
  const vectored = (list: number, count: number, sum: number, each: (target: Uint8Array) => number | null): number => {
    let total = 0;
    for (let index = 0; index < count; index++) {
      const at = words[(list >> 2) + 2 * index] ?? 0;
      const length = words[(list >> 2) + 2 * index + 1] ?? 0;
      const done = each(bytes.subarray(at, at + length));
      if (done === null) return BAD_FILE;
      total += done;
      if (done < length) break;
    }
    words[sum >> 2] = total;
    return 0;
  };
  const grow = (wanted: number): number => {
    try {
      memory.grow(Math.ceil(((wanted >>> 0) - bytes.length) / PAGE));
      view();
      return 1;
    } catch {
      return 0;
    }
  };
  const functions: Readonly<Record<string, unknown>> = {
    ___syscall_openat: (_folder: number, path: number) => files.open(textAt(path)),
    ___syscall_fcntl64: () => 0,
    ___syscall_ioctl: () => NOT_A_TERMINAL,
    ___syscall_readlinkat: () => NO_ENTRY,
    _emscripten_resize_heap: grow,
    _environ_get: () => 0,
    _environ_sizes_get: (count: number, size: number) => {
      words[count >> 2] = 0;
      words[size >> 2] = 0;
      return 0;
    },
    _fd_close: (handle: number) => files.close(handle),
    _fd_read: (handle: number, list: number, count: number, sum: number) =>
      vectored(list, count, sum, (target) => files.read(handle, target)),
    _fd_seek: (handle: number, offset: bigint, whence: number, result: number) => {
      const position = files.seek(handle, Number(offset), whence);
      if (position === null) return BAD_VALUE;
      longs[result >> 3] = BigInt(position);
      return 0;
    },
    // Output of the library is discarded.
    _fd_write: (_handle: number, list: number, count: number, sum: number) =>
      vectored(list, count, sum, (target) => target.length),
  };
  const imports = Object.fromEntries(Object.entries(tables.imports).map(([name, short]) => [short, functions[name]]));
  const instance = new WebAssembly.Instance(compiled, { a: imports });
  const found = instance.exports[tables.memory];
  if (!(found instanceof WebAssembly.Memory)) throw new Error('the ephemeris exports no memory');
  const memory = found;
  const view = (): void => {
    bytes = new Uint8Array(memory.buffer);
    words = new Uint32Array(memory.buffer);
    longs = new BigInt64Array(memory.buffer);
    module['HEAPU8'] = bytes;
    module['HEAPF64'] = new Float64Array(memory.buffer);
  };
  view();
  for (const [name, short] of Object.entries(tables.exports)) module[name] = instance.exports[short];
  const start = instance.exports[tables.start];
  if (isCall(start)) start();
  const isModule = (value: Readonly<Record<string, unknown>>): value is EphemerisModule =>
    isCall(value['_swe_set_ephe_path']);
  if (!isModule(module)) throw new Error('the ephemeris lacks its functions');
  // The path of the data inside the library: without it files are looked for elsewhere.
  const path = module['_malloc']?.(8) ?? 0;
  bytes.set(new TextEncoder().encode('sweph\0'), path);
  module['_swe_set_ephe_path']?.(path);
  return module;
};
