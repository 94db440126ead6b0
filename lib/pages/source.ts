/** The archive of this version's source, beside the layer's files. */
import { existsSync, readFileSync } from 'node:fs';
import { AppError } from '../contract/frame/app-error.ts';

/** Beside the built layer; an unbuilt process finds what was built last. */
const PLACES = ['../source.tar.zst', '../../.build/current/layer/nodejs/node_modules/@udaya/layer/source.tar.zst'];

/** The archive. RESOURCE_NOT_FOUND where none was built. */
export const sourceFile = (): Uint8Array => {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new AppError('RESOURCE_NOT_FOUND');
  return readFileSync(found);
};
