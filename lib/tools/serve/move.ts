/**
 * Data in one file, to move from one machine to AWS or back: a line of JSON for each item (in DynamoDB's own form) and each
 * object, packed; the last line has the counts and a checksum. Keys of accounts are wrapped by a key of the file, as the master
 * key of a place does not leave it. So the file holds everything that the data hold: guard it as them.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { isHead, rewrapped } from '../../accounts/profiles/seal.ts';
import { keyVault } from '../../adapters/storage/key-file.ts';
import { fromWireItem, toWireItem } from '../../adapters/storage/attribute.ts';
import { itemText, type Item, type Key } from '../../contract/ports/table.ts';
import type { Vault } from '../../contract/ports/vault.ts';
import type { Place } from './places.ts';

const FORM = 'udaya 1';
/** What is written at a time. */
const TOGETHER = 50;
/** Row that an import leaves in a table until it is done. */
const MARK: Key = { pk: 'import', sk: 'import' };

const END = z.object({ items: z.number(), objects: z.number(), sha256: z.string() });
const LINE = z.object({
  form: z.optional(z.literal(FORM)),
  /** In the first line: the key of the file, base64. */
  key: z.optional(z.string()),
  item: z.optional(z.record(z.string(), z.any())),
  object: z.optional(z.object({ key: z.string(), type: z.string(), base64: z.string() })),
  end: z.optional(END),
});
type Line = z.output<typeof LINE>;

/** The id of a file's key: each file has one. */
const KEY_ID = '0'.repeat(16);
const KEY_BYTES = 32;
const vaultOf = (key: string): Vault => keyVault(KEY_ID, Buffer.from(key, 'base64'));

/** How much there was of each. */
export type Moved = Omit<z.output<typeof END>, 'sha256'>;

async function* linesOf(place: Place, moved: { items: number; objects: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (content: Line): string => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  const key = randomBytes(KEY_BYTES).toString('base64');
  yield line({ form: FORM, key });
  const own = vaultOf(key);
  for await (const item of place.all()) {
    if (item.pk === MARK.pk) continue;
    moved.items++;
    yield line({ item: toWireItem(isHead(item) ? { ...item, key: await rewrapped(item, place.vault, own) } : item) });
  }
  for (const key of await place.objects.list('')) {
    const found = await place.objects.get(key);
    if (!found) continue;
    moved.objects++;
    yield line({ object: { key, type: found.type, base64: Buffer.from(found.bytes).toString('base64') } });
  }
  yield `${JSON.stringify({ end: { ...moved, sha256: hash.digest('hex') } })}\n`;
}

/** Writes everything of a place into a file, which is there when it is whole. */
export const exportTo = async (file: string, place: Place): Promise<Moved> => {
  const moved = { items: 0, objects: 0 };
  const fresh = `${file}.new`;
  await pipeline(
    Readable.from(linesOf(place, moved)),
    createGzip(),
    createWriteStream(fresh, { mode: 0o600, flush: true }),
  );
  await rename(fresh, file);
  return moved;
};

/** Lines of a packed file. By the end of line alone: readers of lines also end them at letters that JSON has in its texts. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  // What goes wrong is thrown below.
  pipe(createReadStream(file), unpacked, () => undefined);
  let rest = '';
  for await (const chunk of unpacked) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Reads a file to its end; throws where it is not whole. */
const checked = async (file: string): Promise<Moved & { readonly sha256: string }> => {
  const hash = createHash('sha256');
  let items = 0;
  let objects = 0;
  for await (const text of linesIn(file)) {
    const { item, object, end } = LINE.parse(JSON.parse(text));
    if (end) {
      if (end.sha256 === hash.digest('hex') && end.items === items && end.objects === objects) return end;
      break;
    }
    hash.update(`${text}\n`);
    if (item) items++;
    if (object) objects++;
  }
  throw new Error(`${file} is not whole.`);
};

/**
 * Puts everything of a file into an empty place. What was broken off is done by doing it again: the place keeps a mark of the
 * file until all of it is there. Throws where the file is not whole, or the place holds anything else.
 */
export const importFrom = async (file: string, place: Place): Promise<Moved> => {
  const { sha256, items, objects } = await checked(file);
  const mark = await place.table.get(MARK);
  if (mark === undefined)
    for await (const found of place.all())
      throw new Error(`The table is not empty: it has ${found.pk.split('#')[0]} rows.`);
  else if (itemText(mark, 'sha256') !== sha256)
    throw new Error('Another file was begun here; begin with an empty table.');
  await place.table.put({ ...MARK, sha256 });
  let waiting: (() => Promise<void>)[] = [];
  const flush = async (): Promise<void> => {
    const now = waiting;
    waiting = [];
    await Promise.all(now.map((write) => write()));
  };
  let own: Vault | undefined;
  const put = async (item: Item & Key): Promise<void> =>
    place.table.put(own && isHead(item) ? { ...item, key: await rewrapped(item, own, place.vault) } : item);
  for await (const text of linesIn(file)) {
    const { key, item: wire, object } = LINE.parse(JSON.parse(text));
    if (key !== undefined) own = vaultOf(key);
    if (wire) {
      const item = fromWireItem(wire);
      waiting.push(() => put({ ...item, pk: itemText(item, 'pk'), sk: itemText(item, 'sk') }));
    }
    if (object)
      waiting.push(() =>
        place.objects.put(object.key, { type: object.type, bytes: Buffer.from(object.base64, 'base64') }),
      );
    if (waiting.length >= TOGETHER) await flush();
  }
  await flush();
  await place.table.remove(MARK);
  return { items, objects };
};
