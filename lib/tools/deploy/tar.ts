/** Tar archives (POSIX ustar) of files in memory: the same bytes for the same files. */

/** A file of an archive. */
export interface TarEntry {
  /** Path with slashes, at most 100 bytes. */
  readonly name: string;
  readonly data: Buffer;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** Readable by all, written by the owner. */
const MODE = '0000644';

/** The header block of a file: fixed fields, with a checksum of itself. */
const headerOf = ({ name, data }: TarEntry): Buffer => {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`${name} is too long for a tar archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(`${MODE}\0${'0000000\0'.repeat(2)}`, 100);
  header.write(`${data.length.toString(8).padStart(11, '0')} ${'0'.repeat(11)} `, 124);
  header.write(`${' '.repeat(8)}0`, 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK)]);

/** A family of texts is alike in all languages and packs best side by side: `banks/ta/names.json` as `banks/names.json/ta`. */
const place = ({ name }: TarEntry): string => name.replace(/\/banks\/(\w+)\/(.+)$/, '/banks/$2/$1');

/** An archive of these files, in the order of their names, texts by family, without times or owners. */
export const tar = (entries: readonly TarEntry[]): Buffer =>
  Buffer.concat([
    ...entries
      .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
      .flatMap((entry) => [headerOf(entry), padded(entry.data)]),
    Buffer.alloc(2 * BLOCK),
  ]);
