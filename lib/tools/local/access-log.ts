/** The local gateway's access log: a file per minute, in the lines that API Gateway writes. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { accessLine, type AccessField } from '../../accounts/metering/access-line.ts';
import { journalFile } from '../../adapters/storage/journal-file.ts';

/** Writes lines below a folder. Each is with the operating system when the call returns, so that a crash loses none. */
export const openAccessLog = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  let name = '';
  let file = -1;
  return (fields: Readonly<Partial<Record<AccessField, string | number>>>): void => {
    const wanted = journalFile(Date.now());
    if (wanted !== name) {
      if (file >= 0) closeSync(file);
      file = openSync(join(folder, wanted), 'a', 0o600);
      name = wanted;
    }
    writeSync(file, `${accessLine(fields)}\n`);
  };
};
