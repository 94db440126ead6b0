/** Saved births on a table that fails: at each of its calls, once, in every way, and between calls that race. */
import { randomBytes } from 'node:crypto';
import {
  allProfiles,
  changeProfile,
  listProfiles,
  readProfile,
  removeProfile,
  saveProfile,
  type Keeping,
  type Profile,
  type ProfileContent,
} from '../../../../lib/accounts/profiles/store.ts';
import { headKey, rewrapKey } from '../../../../lib/accounts/profiles/seal.ts';
import { eraseAccount, eraseSpace } from '../../../../lib/accounts/erase.ts';
import { sandboxOf } from '../../../../lib/accounts/sandbox/space.ts';
import { keyVault } from '../../../../lib/adapters/storage/key-file.ts';
import { isWritten, itemNumber, itemText, StorageDown } from '../../../../lib/contract/ports/table.ts';
import { mortal } from '../../../support/mortal.ts';
import { faultyTable, startTable, type Fate, type TestTable } from '../../../support/table.ts';

let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const freshVault = () => keyVault(randomBytes(8).toString('hex'), randomBytes(32));
const vault = freshVault();
let serial = 0;
const account = (more: Partial<Keeping> = {}): Keeping => ({
  ...{ table: double.table, vault, space: `c${++serial}` },
  ...more,
});
/** A bucket without files. */
const objects = { list: () => Promise.resolve([]), remove: () => Promise.resolve() };
const NOW = Date.UTC(2026, 10, 28);
const AT = { now: NOW, most: 3 };
const content = (label: string): ProfileContent => ({
  label,
  tags: ['t'],
  mark: 'none',
  birth: { date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 },
});
const everyOf = async (keeping: Keeping): Promise<readonly Profile[]> => {
  const all: Profile[] = [];
  for await (const one of allProfiles(keeping)) all.push(one);
  return all;
};

/** A table whose `at`-th call meets a fate. */
const failingAt = (keeping: Keeping, at: number, fate: Fate) => {
  let calls = 0;
  const { table } = faultyTable(double.table, () => (++calls === at ? fate : 'works'));
  return { keeping: { ...keeping, table }, calls: () => calls };
};

/** Runs `work` until no call of it fails any more: once for each of its calls and each way to fail. */
const atEveryCall = async (
  prepare: () => Promise<Keeping>,
  work: (keeping: Keeping) => Promise<unknown>,
  holds: (keeping: Keeping, made: boolean) => Promise<void>,
): Promise<number> => {
  let failed = 0;
  for (const fate of ['refused', 'answer_lost', 'request_lost'] as const)
    for (let at = 1; ; at++) {
      const own = await prepare();
      const failing = failingAt(own, at, fate);
      const error: unknown = await work(failing.keeping).then(
        () => null,
        (reason: unknown) => reason,
      );
      await holds(own, error === null);
      if (failing.calls() < at) break;
      failed++;
      expect(error === null || error instanceof StorageDown).toBe(true);
    }
  return failed;
};

it('saves at most one birth when any call fails, and a repeat succeeds within the limit', async () => {
  const failed = await atEveryCall(
    () => Promise.resolve(account()),
    (keeping) => saveProfile(keeping, AT, content('one')),
    async (keeping, made) => {
      const before = await everyOf(keeping);
      expect(before.length).toBeGreaterThanOrEqual(made ? 1 : 0);
      expect(before.length).toBeLessThanOrEqual(1);
      // Whatever the count came to, the places that are free can be used.
      for (let n = before.length; n < 3; n++) await saveProfile(keeping, { ...AT, now: NOW + n }, content(`n${n}`));
      await expect(saveProfile(keeping, AT, content('over'))).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
      expect((await everyOf(keeping)).length).toBe(3);
    },
  );
  expect(failed).toBeGreaterThanOrEqual(12);
});

it('changes a birth wholly or not at all when any call fails', async () => {
  let id = '';
  const failed = await atEveryCall(
    async () => {
      const own = account();
      ({ id } = await saveProfile(own, AT, content('before')));
      return own;
    },
    (keeping) => changeProfile(keeping, id, NOW + 1, (before) => Promise.resolve({ ...before, label: 'after' })),
    async (keeping, made) => {
      const profile = await readProfile(keeping, id);
      expect([profile?.label, profile?.tags]).toEqual([made ? 'after' : expect.stringMatching(/before|after/), ['t']]);
    },
  );
  expect(failed).toBeGreaterThanOrEqual(9);
});

it('deletes one birth and no other when any call fails, and again without harm', async () => {
  let [kept, gone] = ['', ''];
  await atEveryCall(
    async () => {
      const own = account();
      ({ id: kept } = await saveProfile(own, AT, content('kept')));
      ({ id: gone } = await saveProfile(own, AT, content('gone')));
      return own;
    },
    (keeping) => removeProfile(keeping, gone),
    async (keeping, made) => {
      if (made) expect(await readProfile(keeping, gone)).toBeNull();
      await removeProfile(keeping, gone);
      expect((await everyOf(keeping)).map(({ id }) => id)).toEqual([kept]);
    },
  );
});

it('empties a space, and again after it was cut short', async () => {
  await atEveryCall(
    async () => {
      const own = account();
      for (const label of ['a', 'b']) await saveProfile(own, AT, content(label));
      return own;
    },
    (keeping) => eraseSpace({ table: keeping.table, objects }, keeping.space),
    async (keeping) => {
      await eraseSpace({ table: double.table, objects }, keeping.space);
      expect(await double.table.query(headKey(keeping).pk)).toEqual([]);
    },
  );
});

it('keeps the limit among calls that race', async () => {
  const keeping = account();
  const tried = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => saveProfile(keeping, { ...AT, now: NOW + n }, content(`${n}`))),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled').length).toBe(3);
  expect((await everyOf(keeping)).length).toBe(3);
});

it('counts again at the limit, and only there', async () => {
  const keeping = account();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await saveProfile(keeping, { ...AT, now: NOW + n }, content(`${n}`))).id);
  await removeProfile(keeping, ids[0] ?? '');
  expect(itemNumber((await double.table.get(headKey(keeping))) ?? {}, 'births')).toBe(3);
  await saveProfile(keeping, AT, content('again'));
  expect(itemNumber((await double.table.get(headKey(keeping))) ?? {}, 'births')).toBe(3);
});

it('loses no change among calls that race', async () => {
  const keeping = account();
  const { id } = await saveProfile(keeping, AT, { ...content('x'), tags: [] });
  await Promise.all(
    ['a', 'b', 'c'].map((tag) =>
      changeProfile(keeping, id, NOW, (before) => Promise.resolve({ ...before, tags: [...before.tags, tag] })),
    ),
  );
  expect((await readProfile(keeping, id))?.tags.toSorted()).toEqual(['a', 'b', 'c']);
});

it('opens nothing with the key of another installation, another account’s key, or in another place', async () => {
  const keeping = account();
  const { id } = await saveProfile(keeping, AT, content('mine'));
  await expect(readProfile({ ...keeping, vault: freshVault() }, id)).rejects.toThrow('does not open');
  const other = account();
  const { id: own } = await saveProfile(other, AT, content('other'));
  const item = (await double.table.get({ pk: headKey(keeping).pk, sk: id })) ?? {};
  await isWritten(double.table.put({ ...item, pk: headKey(other).pk, sk: own }));
  expect(await readProfile(other, own)).toBeNull();
  const crossed = await double.table.get(headKey(keeping));
  await double.table.put({ ...crossed, ...headKey(other) });
  await expect(readProfile(other, own)).rejects.toThrow('does not open');
});

it('loses nothing when it is killed at any call of storage or of the master key', async () => {
  const other = freshVault();
  const headOf = async (keeping: Keeping) => ({ ...headKey(keeping), ...(await double.table.get(headKey(keeping))) });
  /** Runs work that ends at its n-th call, for every n. */
  const atEveryEnd = async (
    prepare: () => Promise<Keeping>,
    work: (keeping: Keeping, to: Keeping['vault']) => Promise<unknown>,
    holds: (keeping: Keeping) => Promise<void>,
  ): Promise<number> => {
    let killed = 0;
    for (const made of [false, true])
      for (let n = 1; ; n++) {
        const own = await prepare();
        const { watch, died } = mortal(n, made);
        const running = work({ ...own, table: watch(own.table), vault: watch(own.vault) }, watch(other));
        const how = await Promise.race([running.then(() => 'done'), died]);
        await holds(own);
        if (how === 'done') break;
        killed++;
      }
    return killed;
  };
  const saving = await atEveryEnd(
    () => Promise.resolve(account()),
    (keeping) => saveProfile(keeping, AT, content('one')),
    async (keeping) => {
      // A place that a dead call took is free again after a minute.
      const at = { ...AT, now: NOW + 61_000 };
      for (let n = (await everyOf(keeping)).length; n < 3; n++) await saveProfile(keeping, at, content('next'));
      expect(await everyOf(keeping)).toHaveLength(3);
    },
  );
  // Read, wrap, write, read, unwrap; a place; the row that plans its events; the birth; the place given back.
  expect(saving).toBe(2 * 9);
  const wrapping = await atEveryEnd(
    async () => {
      const own = account();
      await saveProfile(own, AT, content('kept'));
      return own;
    },
    async (keeping, to) => rewrapKey(keeping.table, await headOf(keeping), keeping.vault, to),
    async (keeping) => {
      const isNew = (await other.unwrap(headKey(keeping), itemText(await headOf(keeping), 'key'))) !== null;
      const now = { ...keeping, vault: isNew ? other : keeping.vault };
      expect((await everyOf(now)).map(({ label }) => label)).toEqual(['kept']);
    },
  );
  expect(wrapping).toBe(2 * 3);
});

it('wraps a key anew without touching a birth, and not over a key that another call wrote', async () => {
  const keeping = account();
  const { id } = await saveProfile(keeping, AT, content('kept'));
  const head = { ...headKey(keeping), ...(await double.table.get(headKey(keeping))) };
  const [to, later] = [freshVault(), freshVault()];
  expect(await rewrapKey(double.table, head, vault, to)).toBe(true);
  expect(await rewrapKey(double.table, head, vault, later)).toBe(false);
  await expect(readProfile(keeping, id)).rejects.toThrow('does not open');
  expect((await readProfile({ ...keeping, vault: to }, id))?.label).toBe('kept');
  await expect(rewrapKey(double.table, head, to, later)).rejects.toThrow('does not open');
});

it('leaves nothing that opens a kept copy of a birth when the account is erased', async () => {
  const keeping = account();
  const { id } = await saveProfile(keeping, AT, content('gone'));
  const copy = { ...(await double.table.get({ pk: headKey(keeping).pk, sk: id })), pk: headKey(keeping).pk, sk: id };
  await eraseAccount({ table: double.table, objects }, keeping.space);
  expect(await double.table.query(headKey(keeping).pk)).toEqual([]);
  await double.table.put(copy);
  expect(await readProfile(keeping, id)).toBeNull();
  // The next key of the same account is another.
  await saveProfile(keeping, AT, content('new'));
  expect(await readProfile(keeping, id)).toBeNull();
});

it('keeps births of sandbox keys apart', async () => {
  const live = account();
  const sandbox = { ...live, space: sandboxOf(live.space) };
  const { id } = await saveProfile(live, AT, content('live'));
  expect(await readProfile(sandbox, id)).toBeNull();
  await saveProfile(sandbox, AT, content('sandbox'));
  await eraseSpace({ table: double.table, objects }, sandbox.space);
  expect((await everyOf(live)).map(({ label }) => label)).toEqual(['live']);
  expect(await everyOf(sandbox)).toEqual([]);
});

it('pages through a search that reads more than a page holds', async () => {
  const keeping = account();
  const most = { now: NOW, most: 1000 };
  for (let n = 0; n < 12; n++)
    await saveProfile(keeping, { ...most, now: NOW + n }, { ...content(`n${n}`), tags: n % 3 === 0 ? ['third'] : [] });
  const labels: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listProfiles>> = await listProfiles(
      keeping,
      { tag: 'third' },
      { limit: 3, after },
    );
    labels.push(...page.profiles.map(({ label }) => label));
    after = page.last;
  } while (after !== null);
  expect(labels).toEqual(['n9', 'n6', 'n3', 'n0']);
});
