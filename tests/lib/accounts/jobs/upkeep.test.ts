/** Letters at levels of use, and the erasure of closed accounts. */
import { closeAccount, createAccount, reopenAccount } from '../../../../lib/accounts/accounts.ts';
import { setSpendLimits } from '../../../../lib/accounts/grants.ts';
import type { Message } from '../../../../lib/contract/ports/mail.ts';
import { alertOwner } from '../../../../lib/accounts/jobs/alerts.ts';
import { eraseDue } from '../../../../lib/accounts/jobs/erase-due.ts';
import { usageKey } from '../../../../lib/accounts/metering/usage-item.ts';
import { walk } from '../../../../lib/accounts/jobs/walk.ts';
import { faultyTable, startTable, type TestTable } from '../../../support/table.ts';
import { startObjects } from '../../../support/objects.ts';
import { SOAKS } from '../../../support/soak.ts';

process.env['UDAYA_LOG'] = 'off';
const NOW = Date.UTC(2026, 10, 21);
let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
beforeAll(async () => {
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
});
afterAll(() => Promise.all([double.stop(), bucket.stop()]));

const emails: Message[] = [];
const mail = { send: (email: Message) => Promise.resolve(void emails.push(email)) };
const made = async (id: string, locale = 'en') => {
  await createAccount(double.table, { id, email: `${id}@example.com`, name: 'Asha', locale, now: NOW });
  return id;
};

describe('an alert', () => {
  const use = (id: string, used: number) => double.table.put({ ...usageKey(id, '2026-11'), used });
  const told = (id: string) => alertOwner(double.table, mail, id, NOW);

  it('is sent once for each level, of several the highest', async () => {
    const id = await made('alerted', 'hi');
    expect(await told(id)).toBe(0);
    await use(id, 249);
    expect(await told(id)).toBe(0);
    // 500 credits a month: 250 is half.
    await double.table.update(usageKey(id, '2026-11'), { update: 'SET used = :u', values: { ':u': 250 } });
    expect([await told(id), await told(id)]).toEqual([50, 0]);
    expect(emails.at(-1)).toMatchObject({ to: 'alerted@example.com', subject: 'आपके 50 % उदय क्रेडिट ख़र्च हो चुके हैं' });
    await double.table.update(usageKey(id, '2026-11'), { update: 'SET used = :u', values: { ':u': 500 } });
    expect([await told(id), await told(id)]).toEqual([100, 0]);
    expect(emails).toHaveLength(2);
  });

  it('follows the cap and the levels that were set, and one of two sweeps at once sends it', async () => {
    const id = await made('capped');
    await use(id, 30);
    await setSpendLimits(double.table, id, { cap: 40, alerts: [75] });
    expect((await Promise.all([told(id), told(id)])).sort()).toEqual([0, 75]);
    const silent = await made('silent');
    await use(silent, 500);
    await setSpendLimits(double.table, silent, { cap: null, alerts: [] });
    expect(await told(silent)).toBe(0);
  });
});

it('erases accounts 30 days after they were closed, and no others', async () => {
  const [gone, kept, open] = [await made('gone'), await made('kept'), await made('open')];
  await closeAccount(double.table, gone, NOW);
  await closeAccount(double.table, kept, NOW);
  await reopenAccount(double.table, kept);
  const files = (id: string) => ['reports/7d', 'reports/365d', 'orders', 'brands'].map((folder) => `${folder}/${id}/1`);
  for (const key of [...files('gone'), ...files('gone2'), ...files('kept')])
    await bucket.objects.put(key, { bytes: new Uint8Array([1]), type: 'text/plain' });
  const due = NOW + 30 * 86_400_000;
  expect(await eraseDue({ table: double.table, objects: bucket.objects }, due - 1000)).toMatchObject({ erased: 0 });
  expect(await eraseDue({ table: double.table, objects: bucket.objects }, due)).toEqual({
    erased: 1,
    failed: 0,
    overdue: 0,
  });
  expect(await bucket.keys()).toEqual([...files('gone2'), ...files('kept')].sort());
  const left = (await double.items()).map(({ pk }) => pk).filter((pk) => String(pk).startsWith('customer#'));
  expect(left).not.toContain('customer#gone');
  for (const id of [kept, open]) expect(left).toContain(`customer#${id}`);
});

describe('a job that finds its work by date', () => {
  const ports = () => ({ table: double.table, objects: bucket.objects });
  const due = NOW + 30 * 86_400_000;

  it('reaches every closed account in one run, wherever it stands in the list', async () => {
    const many = SOAKS ? 60 : 20;
    const all = await Promise.all(Array.from({ length: many }, (_, n) => made(`many-${String(n).padStart(2, '0')}`)));
    for (const id of all.filter((_, n) => n % 2 === 1)) await closeAccount(double.table, id, NOW);
    expect(await eraseDue(ports(), due)).toEqual({ erased: many / 2, failed: 0, overdue: 0 });
  });

  it('goes on behind one that fails, and tells for how long it has been due', async () => {
    const [first, second] = [await made('fails'), await made('passes')];
    for (const id of [first, second]) await closeAccount(double.table, id, NOW);
    const gateway = {
      remove: (id: string) => (id === 'fails' ? Promise.reject(new Error('down')) : Promise.resolve()),
    };
    expect(await eraseDue({ ...ports(), gateway }, due + 90_000)).toEqual({ erased: 1, failed: 1, overdue: 90 });
    expect(await eraseDue(ports(), due + 95_000)).toEqual({ erased: 1, failed: 0, overdue: 0 });
  });

  it('finds a closed account that has no row, by walking over all customers and keeping its place', async () => {
    const id = await made('rowless');
    await closeAccount(double.table, id, NOW);
    for (const { pk, sk } of await double.items())
      if (String(pk).startsWith('due#erase#')) await double.table.remove({ pk: String(pk), sk: String(sk) });
    expect(await eraseDue(ports(), due)).toMatchObject({ erased: 0 });
    expect(await eraseDue(ports(), due)).toMatchObject({ erased: 1 });
    const visited: string[] = [];
    const all: string[] = [];
    for (let turns = 0; turns < 100; turns++) {
      const options = { table: double.table, job: 'test', most: 7, isOver: () => false };
      const last = await walk(options, (some) => Promise.resolve(void visited.push(...some)));
      if (last) break;
    }
    for (const { pk, sk } of await double.items()) if (pk === 'customers') all.push(String(sk));
    expect(visited).toEqual(all.sort());
  });

  it('is begun again where it ended in the middle', async () => {
    const id = await made('killed');
    await closeAccount(double.table, id, NOW);
    for (let fatal = 1; ; fatal++) {
      let calls = 0;
      const { table } = faultyTable(double.table, () => (++calls >= fatal ? 'refused' : 'works'));
      const run = await eraseDue({ ...ports(), table }, due).catch(() => null);
      if (run?.failed === 0 && calls < fatal) break;
    }
    expect((await double.items()).filter((item) => JSON.stringify(item).includes('killed'))).toEqual([]);
  });
});
