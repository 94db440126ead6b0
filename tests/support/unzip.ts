/** Unpacks a zip archive from its central directory, checking sizes and checksums. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

export interface Unzipped {
  readonly name: string;
  readonly data: Buffer;
  /** Unix permission bits. */
  readonly mode: number;
}

export const unzip = (archive: Buffer): Unzipped[] => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no central entry where one should be');
    const [packed, size, nameLength] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = inflateRawSync(archive.subarray(start, start + packed));
    if (data.length !== size || crc32(data) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    const mode = (archive.readUInt32LE(at + 38) >>> 16) & 0o777;
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    return { name, data, mode };
  });
};

/** Unpacks a zip file into a folder. */
export const unzipInto = (file: string, folder: string): void => {
  for (const { name, data } of unzip(readFileSync(file))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data);
  }
};
