/** The source of the running version, handed out from the bucket. */
import { randomBytes } from 'node:crypto';
import { MAX_ANSWER_BYTES } from '../../../lib/contract/frame/limits.ts';
import type { Objects } from '../../../lib/contract/ports/objects.ts';
import { sourceLink } from '../../../lib/pages/source.ts';
import { startObjects } from '../../support/objects.ts';

const DAY_MS = 86_400_000;
const NAME = 'udaya-1.2.3.tar.zst';
let bucket: Awaited<ReturnType<typeof startObjects>>;
beforeEach(async () => {
  bucket = await startObjects();
});
afterEach(() => bucket.stop());

/** The bucket, and how often something was put into it. */
const counted = () => {
  let puts = 0;
  const objects: Objects = {
    ...bucket.objects,
    put: (key, object) => {
      puts++;
      return bucket.objects.put(key, object);
    },
  };
  return { objects, puts: () => puts };
};

const fetched = async (url: string) => {
  const answer = await fetch(url);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

// What is in the archive is looked at where it is packed (tests/lib/tools/deploy/tar.test.ts).
it('is the very archive that was built, under its name', async () => {
  const archive = randomBytes(100_000);
  const { answer, bytes } = await fetched(await sourceLink(bucket.objects, NAME, 0, async () => archive));
  expect(answer.headers.get('content-type')).toBe('application/zstd');
  expect(answer.headers.get('content-disposition')).toContain(`filename="${NAME}"`);
  expect(bytes.equals(archive)).toBe(true);
});

it('may be larger than any answer of a function', async () => {
  const archive = Buffer.alloc(2 * MAX_ANSWER_BYTES, 'source');
  const { bytes } = await fetched(await sourceLink(bucket.objects, NAME, 0, async () => archive));
  expect(bytes.equals(archive)).toBe(true);
});

it('is put once a day by a process, so that the bucket never clears it while it is handed out', async () => {
  const { objects, puts } = counted();
  const ask = (now: number) => sourceLink(objects, NAME, now, async () => Buffer.from('source'));
  for (const now of [0, 1, DAY_MS - 1]) await ask(now);
  expect(puts()).toBe(1);
  await ask(DAY_MS);
  expect(puts()).toBe(2);
  expect(await bucket.keys()).toHaveLength(1);
});

it('lies beside that of another version, and is asked for again where the bucket did not answer', async () => {
  await sourceLink(bucket.objects, NAME, 0, async () => Buffer.from('old'));
  let isDown = true;
  const objects: Objects = {
    ...bucket.objects,
    put: (key, object) => (isDown ? Promise.reject(new Error('down')) : bucket.objects.put(key, object)),
  };
  const ask = () => sourceLink(objects, NAME, 0, async () => Buffer.from('new'));
  await expect(ask()).rejects.toThrow('down');
  isDown = false;
  const { bytes } = await fetched(await ask());
  expect(bytes.toString()).toBe('new');
  expect(await bucket.keys()).toHaveLength(2);
});
