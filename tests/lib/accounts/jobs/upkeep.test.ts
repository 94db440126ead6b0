/** Letters at levels of use, and the erasure of closed accounts. */
import { closeAccount, createAccount, reopenAccount } from '../../../../lib/accounts/accounts.ts';
import { setSpendLimits } from '../../../../lib/accounts/grants.ts';
import type { Message } from '../../../../lib/contract/ports/mail.ts';
import { alertOwner } from '../../../../lib/accounts/jobs/alerts.ts';
import { eraseDue } from '../../../../lib/accounts/jobs/erase-due.ts';
import { usageKey } from '../../../../lib/accounts/metering/credits.ts';
import { startTable, type TestTable } from '../../../support/dynamo.ts';
import { startObjects } from '../../../support/objects.ts';

const NOW = Date.UTC(2026, 10, 21);
let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
beforeAll(async () => {
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
});
afterAll(() => Promise.all([double.stop(), bucket.stop()]));

const letters: Message[] = [];
const mail = { send: (letter: Message) => Promise.resolve(void letters.push(letter)) };
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
    expect(letters.at(-1)).toMatchObject({ to: 'alerted@example.com', subject: 'आपके 50 % उदय क्रेडिट ख़र्च हो चुके हैं' });
    await double.table.update(usageKey(id, '2026-11'), { update: 'SET used = :u', values: { ':u': 500 } });
    expect([await told(id), await told(id)]).toEqual([100, 0]);
    expect(letters).toHaveLength(2);
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
  expect(await eraseDue({ table: double.table, objects: bucket.objects }, due - 1000)).toBe(0);
  expect(await eraseDue({ table: double.table, objects: bucket.objects }, due)).toBe(1);
  expect(await bucket.keys()).toEqual([...files('gone2'), ...files('kept')].sort());
  const left = (await double.items()).map(({ pk }) => pk).filter((pk) => String(pk).startsWith('customer#'));
  expect(left).not.toContain('customer#gone');
  for (const id of [kept, open]) expect(left).toContain(`customer#${id}`);
});
