import { keyHash } from '../../../lib/accounts/key.ts';
import {
  changeKey,
  createCustomer,
  createKey,
  listKeys,
  readCustomer,
  readKey,
  rotateKey,
  switchKey,
} from '../../../lib/accounts/keys.ts';
import { changeGrant } from '../../../lib/accounts/grants.ts';
import { readRecord, recordKey, type KeyRecord } from '../../../lib/accounts/record.ts';
import { startTable, type TestTable } from '../../support/table.ts';

let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const now = Date.UTC(2026, 10, 21);
const found = async (secret: string): Promise<KeyRecord | undefined> => {
  const item = await double.table.get(recordKey(keyHash(secret)));
  return item && readRecord(item);
};

describe('customers and keys', () => {
  it('a key carries its customer’s grant and its rules, and its secret is nowhere', async () => {
    const { table } = double;
    const customer = await createCustomer(table, { plan: 'growth', now });
    const { id, secret, prefix } = await createKey(table, {
      customer,
      kind: 'live',
      now,
      name: 'site',
      scopes: ['kundli'],
      domains: ['Example.com'],
      ips: ['10.0.0.0/8'],
      query: false,
      expires: 5,
      cap: 7,
    });
    expect(secret.startsWith(prefix)).toBe(true);
    expect(await found(secret)).toMatchObject({
      id,
      customer,
      kind: 'live',
      state: 'active',
      name: 'site',
      scopes: ['kundli'],
      domains: ['example.com'],
      ips: ['10.0.0.0/8'],
      query: false,
      expires: 5,
      cap: 7,
      plan: 'growth',
      credits: 50_000,
      rate: 120,
      accountCap: -1,
    });
    const stored = [...(await table.query(`customer#${customer}`)), await table.get(recordKey(keyHash(secret)))];
    expect(JSON.stringify(stored)).not.toContain(secret.slice(14));
  });

  it('name no more domains than the plan has, all live keys together', async () => {
    const { table } = double;
    const customer = await createCustomer(table, { plan: 'growth', now });
    const make = (kind: 'live' | 'publishable' | 'sandbox', ...domains: string[]) =>
      createKey(table, { customer, kind, now, domains });
    const one = await make('live', 'a.example', 'b.example');
    await make('publishable', 'B.example', 'c.example');
    const refused = { code: 'PLAN_REQUIRED', message: expect.stringContaining('allows 3 domains') };
    await expect(make('live', 'd.example')).rejects.toMatchObject(refused);
    await make('sandbox', 'd.example', 'e.example', 'f.example', 'g.example');
    await expect(changeKey(table, customer, one.id, { domains: ['x.example', 'y.example'] })).rejects.toMatchObject(
      refused,
    );
    await changeKey(table, customer, one.id, { domains: ['x.example'] });
    await changeGrant(table, customer, 'enterprise', { credits: 1, rate: 1 });
    await make('live', ...Array.from({ length: 40 }, (_, n) => `n${n}.example`));
  });

  it('names every faulty list at once', async () => {
    const customer = await createCustomer(double.table, { plan: 'sandbox', now });
    const asked = { customer, kind: 'live', now, domains: ['*'], ips: ['1.2.3'] } as const;
    await expect(createKey(double.table, asked)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'domains' }, { field: 'ips' }],
    });
  });

  it('a customer exists once, and a key needs one', async () => {
    await createCustomer(double.table, { id: 'twice', plan: 'sandbox', now });
    await expect(createCustomer(double.table, { id: 'twice', plan: 'growth', now })).rejects.toMatchObject({
      code: 'STATE_CONFLICT',
    });
    await expect(createCustomer(double.table, { id: 'a#b', plan: 'growth', now })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(createKey(double.table, { customer: 'nobody', kind: 'live', now })).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    });
    expect((await readCustomer(double.table, 'twice')).plan).toBe('sandbox');
  });

  it('rotating gives a new secret and leaves the old one its grace', async () => {
    const { table } = double;
    const customer = await createCustomer(table, { plan: 'growth', now });
    const first = await createKey(table, { customer, kind: 'live', now, scopes: ['dasha'] });
    const second = await rotateKey(table, customer, first.id, 24, now);
    expect(second.secret).not.toBe(first.secret);
    expect(second.oldExpires).toBe(now / 1000 + 86_400);
    expect(await found(first.secret)).toMatchObject({ id: first.id, state: 'rotating', graceEnds: second.oldExpires });
    expect(await found(second.secret)).toMatchObject({ id: first.id, state: 'active', scopes: ['dasha'] });
    expect(await listKeys(table, customer)).toHaveLength(1);
    expect(await readKey(table, customer, first.id)).toMatchObject({ hash: keyHash(second.secret) });

    await switchKey(table, customer, first.id, false);
    expect(await found(first.secret)).toMatchObject({ state: 'disabled' });
    expect(await found(second.secret)).toMatchObject({ state: 'disabled' });
    await expect(rotateKey(table, customer, first.id, 1, now)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await switchKey(table, customer, first.id, true);
    expect(await found(first.secret)).toMatchObject({ state: 'rotating', graceEnds: second.oldExpires });
    expect(await found(second.secret)).toMatchObject({ state: 'active' });
  });

  it('changes reach every secret of a key and raise its version', async () => {
    const { table } = double;
    const customer = await createCustomer(table, { plan: 'sandbox', now });
    const first = await createKey(table, { customer, kind: 'live', now });
    const second = await rotateKey(table, customer, first.id, 1, now);
    await changeKey(table, customer, first.id, { name: 'new', query: false });
    await changeGrant(table, customer, 'business', { cap: 10 });
    for (const secret of [first.secret, second.secret])
      expect(await found(secret)).toMatchObject({
        name: 'new',
        query: false,
        plan: 'business',
        credits: 400_000,
        rate: 600,
        accountCap: 10,
      });
    expect((await found(second.secret))?.version).toBe(3);
    await expect(changeKey(table, customer, 'key_none', { name: 'x' })).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    });
  });
});
