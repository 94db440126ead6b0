/** A bucket for tests: the local double, which checks signatures, over a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from '../../lib/tools/local/ports.ts';
import { s3Double } from '../../lib/tools/local/s3.ts';
import { objectsOf, openS3 } from '../../lib/adapters/storage/objects.ts';
import type { Objects } from '../../lib/contract/ports/objects.ts';

/** Starts the double; `stop` removes what it kept. */
export const startObjects = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-objects-'));
  const server = s3Double(folder, { accessKeyId: 'local', secretAccessKey: 'local' });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const objects = objectsOf(openS3(origin), 'udaya');
  return {
    origin,
    objects,
    /** Keys of all objects. */
    keys: () => objects.list(''),
    stop: async () => {
      await close(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const refuse = (): Promise<never> => Promise.reject(new Error('this test keeps no files'));

/** A bucket that nothing may touch. */
export const refusingObjects: Objects = {
  get: refuse,
  put: refuse,
  remove: refuse,
  list: refuse,
  link: refuse,
  upload: refuse,
};
