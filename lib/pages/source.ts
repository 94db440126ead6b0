/**
 * The archive of this version's source. It lies beside the layer's files, so that it is the source of just what runs, and is handed
 * out from the bucket, as reports are: an answer of a function has a limit, a file of the bucket has none.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { AppError } from '../contract/frame/app-error.ts';
import type { Objects } from '../contract/ports/objects.ts';
import { SOURCES } from '../adapters/storage/folders.ts';

/** Beside the built layer; an unbuilt process finds what was built last. */
const PLACES = ['../source.tar.zst', '../../.build/current/layer/nodejs/node_modules/@udaya/layer/source.tar.zst'];
const TYPE = 'application/zstd';
const LINK_SECONDS = 900;
/** A process puts the archive into the bucket when it is first asked, and again after so long: the bucket removes what is old. */
const RENEWED_MS = 86_400_000;

/** The archive. RESOURCE_NOT_FOUND where none was built. */
const sourceFile = (): Promise<Uint8Array> => {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new AppError('RESOURCE_NOT_FOUND');
  return readFile(found);
};

interface Put {
  readonly key: string;
  readonly at: number;
}
const put = new WeakMap<Objects, Promise<Put>>();

const putSource = async (objects: Objects, read: () => Promise<Uint8Array>, at: number): Promise<Put> => {
  const bytes = await read();
  const key = `${SOURCES}/${createHash('sha256').update(bytes).digest('hex')}.tar.zst`;
  await objects.put(key, { bytes, type: TYPE });
  return { key, at };
};

/** The key of the archive in a bucket, which has it then. `now` in epoch ms. */
const sourceKey = async (objects: Objects, read: () => Promise<Uint8Array>, now: number): Promise<string> => {
  const known = await put.get(objects);
  if (known !== undefined && now - known.at < RENEWED_MS) return known.key;
  const asked = putSource(objects, read, now);
  put.set(objects, asked);
  try {
    return (await asked).key;
  } catch (error) {
    put.delete(objects);
    throw error;
  }
};

/** A link to the archive, which browsers save as `filename`. `now` in epoch ms. RESOURCE_NOT_FOUND where none was built. */
export const sourceLink = async (objects: Objects, filename: string, now: number, read = sourceFile): Promise<string> =>
  objects.link(await sourceKey(objects, read, now), { seconds: LINK_SECONDS, filename, title: filename });
