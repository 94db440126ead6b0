/** Keys of customers in the usage plans: from sign-up to erasure, whatever fails, and at the gateway's limit of keys. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConflictException,
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  DeleteUsagePlanKeyCommand,
  GetApiKeysCommand,
  GetUsagePlansCommand,
  LimitExceededException,
  NotFoundException,
} from '@aws-sdk/client-api-gateway';
import * as fc from '../../support/property.ts';
import { closeAccount, createAccount } from '../../../lib/accounts/accounts.ts';
import { changePlan } from '../../../lib/accounts/change-plan.ts';
import { stepGatewayKey } from '../../../lib/accounts/gateway-key.ts';
import { changeGrant } from '../../../lib/accounts/grants.ts';
import { createCustomer, createKey, readKey, rotateKey } from '../../../lib/accounts/keys.ts';
import { eraseDue } from '../../../lib/accounts/jobs/erase-due.ts';
import { keepGatewayKeys } from '../../../lib/accounts/jobs/gateway-keys.ts';
import { gatewayKeysLine } from '../../../lib/accounts/jobs/log.ts';
import { usagePlanGuard } from '../../../lib/tools/local/shield.ts';
import { nextMonth } from '../../../lib/accounts/metering/period.ts';
import { PLANS } from '../../../lib/accounts/metering/plans.ts';
import { rateWindow } from '../../../lib/accounts/metering/rate.ts';
import { POOL, USAGE_PLANS } from '../../../lib/accounts/metering/usage-plans.ts';
import {
  cloudGatewayKeys,
  folderGatewayKeys,
  LOCAL_POOL,
  localPlanOf,
  MOST_GATEWAY_KEYS,
} from '../../../lib/adapters/storage/gateway-keys.ts';
import type { GatewayKeys } from '../../../lib/contract/ports/gateway-keys.ts';
import { startObjects } from '../../support/objects.ts';
import { faultyTable, startTable, type Fate, type TestTable } from '../../support/table.ts';

process.env['UDAYA_LOG'] = 'off';
const NOW = Date.UTC(2026, 10, 16);
const SETTLE = 120;
let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
beforeAll(async () => {
  bucket = await startObjects();
});
afterAll(() => bucket.stop());
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-keys-'));
  folders.push(folder);
  return folder;
};
beforeEach(async () => {
  double = await startTable();
});
afterEach(async () => {
  await double.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const never = { mayMake: () => true };
const step = (keys: GatewayKeys, customer: string, now: number) =>
  stepGatewayKey({ table: double.table, keys, now, settleSeconds: SETTLE, ...never }, customer);
const named = async (customer: string, key: string) => (await readKey(double.table, customer, key)).gatewayKey;

describe('the gateway key of a customer', () => {
  it('is made, named, moved with its plan, and removed with the account', async () => {
    const folder = newFolder();
    const keys = folderGatewayKeys(folder);
    const id = 'cus_life';
    await createAccount(double.table, { id, email: 'a@example.com', name: 'A', locale: 'en', now: NOW });
    const { id: key } = await createKey(double.table, { customer: id, kind: 'live', now: NOW });
    const value = keys.valueOf(id);
    const after = async (seconds: number) => {
      const done = await step(keys, id, NOW + seconds * 1000);
      return [done, localPlanOf(folder, value) ?? null, (await named(id, key)) === value];
    };
    // Not named before it is known everywhere.
    expect(await after(0)).toEqual(['placed', 'sandbox', false]);
    expect(await after(60)).toEqual(['waiting', 'sandbox', false]);
    expect(await after(120)).toEqual(['named', 'sandbox', true]);
    expect(await after(180)).toEqual(['kept', 'sandbox', true]);
    // A new key and a new secret name it at once.
    const { id: second } = await createKey(double.table, { customer: id, kind: 'live', now: NOW });
    await rotateKey(double.table, id, second, 1, NOW);
    expect(await named(id, second)).toBe(value);

    await changePlan(double.table, id, 'growth', NOW + 200_000);
    expect(await after(300)).toEqual(['withdrawn', 'sandbox', false]);
    expect(await after(360)).toEqual(['waiting', 'sandbox', false]);
    expect(await after(420)).toEqual(['placed', 'growth', false]);
    expect(await after(540)).toEqual(['named', 'growth', true]);

    // Down with the next month: nothing runs at midnight, the next step sees it.
    await changePlan(double.table, id, 'sandbox', NOW + 600_000);
    expect(await after(700)).toEqual(['kept', 'growth', true]);
    const month = (nextMonth(NOW) - NOW) / 1000;
    expect(await after(month)).toEqual(['withdrawn', 'growth', false]);
    expect(await after(month + 200)).toEqual(['placed', 'sandbox', false]);

    await closeAccount(double.table, id, NOW);
    const ports = { table: double.table, objects: bucket.objects, gateway: keys };
    expect(await eraseDue(ports, NOW + 31 * 86_400_000)).toEqual({ erased: 1, failed: 0, overdue: 0 });
    const left = (await double.items()).map(({ pk }) => String(pk)).filter((pk) => !pk.startsWith('job#'));
    expect([readdirSync(folder), left]).toEqual([[], []]);
  });

  it('has the widest plan where more was granted than the plan has', async () => {
    const folder = newFolder();
    const keys = folderGatewayKeys(folder);
    const plans: (string | undefined)[] = [];
    for (const rate of [20, 21, 0]) {
      const id = await createCustomer(double.table, { plan: 'sandbox', terms: { rate }, now: NOW });
      await step(keys, id, NOW);
      plans.push(localPlanOf(folder, keys.valueOf(id)));
    }
    expect(plans).toEqual(['sandbox', 'enterprise', 'enterprise']);
  });

  it('gets there whatever fails on the way, and no call is ever sent to a key in another plan', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 40 }), async (fates) => {
        const folder = newFolder();
        const real = folderGatewayKeys(folder);
        const left = [...fates];
        const fate = (): Fate => (['answer_lost', 'request_lost', 'refused'] as const)[left.pop() ?? 9] ?? 'works';
        const { table } = faultyTable(double.table, fate);
        const lose = async <T>(work: () => Promise<T>): Promise<T> => {
          const met = fate();
          if (met === 'refused' || met === 'request_lost') throw new Error('the control plane is down');
          const result = await work();
          if (met === 'answer_lost') throw new Error('the answer was lost');
          return result;
        };
        const keys: GatewayKeys = {
          ...real,
          make: (customer) => lose(() => real.make(customer)),
          place: (id, plan) => lose(() => real.place(id, plan)),
        };
        const id = await createCustomer(double.table, { plan: 'sandbox', now: NOW });
        const { id: key } = await createKey(double.table, { customer: id, kind: 'live', now: NOW });
        let now = NOW;
        let placedAt = NOW;
        let before: string | undefined;
        for (let i = 0; i < 40; i++) {
          if (i === 16) await changeGrant(double.table, id, 'business', {}, now);
          now += 61_000;
          await stepGatewayKey({ table, keys, now, settleSeconds: SETTLE, ...never }, id).catch(() => 'failed');
          const plan = localPlanOf(folder, real.valueOf(id));
          if (plan !== before) [before, placedAt] = [plan, now];
          // A key that is named has been in its plan for long enough to be known.
          if ((await named(id, key)) !== '') expect(now - placedAt).toBeGreaterThanOrEqual(SETTLE * 1000);
        }
        expect([before, await named(id, key)]).toEqual(['business', real.valueOf(id)]);
      }),
      { numRuns: 8 },
    );
  });
});

describe('a run', () => {
  const run = (keys: GatewayKeys, most: number, reserved: number) =>
    keepGatewayKeys({
      table: double.table,
      keys,
      now: () => NOW,
      deadline: Infinity,
      settleSeconds: 0,
      most,
      reserved,
    });

  it('leaves free accounts in the pool when the gateway is nearly full, and all when it is full', async () => {
    const folder = newFolder();
    const keys = folderGatewayKeys(folder, 4);
    await keys.place(LOCAL_POOL, POOL);
    for (const [id, plan] of [
      ['a', 'sandbox'],
      ['b', 'sandbox'],
      ['c', 'growth'],
      ['d', 'business'],
      ['e', 'growth'],
    ] as const)
      await createCustomer(double.table, { id, plan, now: NOW });
    // Four keys in all, one of them the pool's; two are kept for paying accounts.
    expect(await run(keys, 4, 3)).toEqual({ done: true, own: 3, pooled: 2, steps: 3, failed: 0, overdue: 0 });
    const plans = ['a', 'b', 'c', 'd', 'e'].map((id) => localPlanOf(folder, keys.valueOf(id)) ?? POOL);
    expect(plans).toEqual(['sandbox', POOL, 'growth', 'business', POOL]);
    // An account goes, and its key is free for one that pays.
    await keys.remove('a', '');
    await double.table.remove({ pk: 'customers', sk: 'a' });
    expect(await run(keys, 4, 3)).toMatchObject({ own: 3, pooled: 1 });
    expect(localPlanOf(folder, keys.valueOf('e'))).toBe('growth');
  });

  it('tells an operator how many share the pool’s key, as a metric', () => {
    const line = JSON.parse(
      gatewayKeysLine({ done: true, own: 9, pooled: 2, steps: 1, failed: 0, overdue: 7 }, 'udaya-x-shield', NOW),
    );
    expect(line).toMatchObject({ OwnKeys: 9, PooledCustomers: 2, Overdue: 7, FunctionName: 'udaya-x-shield' });
    expect(line._aws.CloudWatchMetrics[0].Metrics).toContainEqual({ Name: 'PooledCustomers', Unit: 'Count' });
  });
});

describe('the usage plans', () => {
  it('refuse a missing, an unknown and an unplaced key; throttle and quota act', async () => {
    const folder = newFolder();
    const keys = folderGatewayKeys(folder);
    await keys.place(LOCAL_POOL, POOL);
    await keys.make('unplaced');
    await keys.place(keys.valueOf('a'), 'sandbox');
    const guard = usagePlanGuard(folder);
    const unknown = [undefined, '', '../../etc/passwd', keys.valueOf('nobody'), keys.valueOf('unplaced')];
    expect(unknown.map((key) => guard(key, NOW))).toEqual(unknown.map(() => 'INVALID_API_KEY'));
    const { throttle, dayQuota } = USAGE_PLANS.sandbox;
    const many = (count: number, at: number) => Array.from({ length: count }, () => guard(keys.valueOf('a'), at));
    expect(many((throttle?.burst ?? 0) + 1, NOW).lastIndexOf(null)).toBe((throttle?.burst ?? 0) - 1);
    expect(guard(keys.valueOf('a'), NOW)).toBe('THROTTLED');
    expect(guard(keys.valueOf('a'), NOW + 1000 / (throttle?.rate ?? 1))).toBe(null);
    // The rest of the day's quota, at the pace of the throttle.
    const rest = (dayQuota ?? 0) - (throttle?.burst ?? 0) - 1;
    const pace = 1000 / (throttle?.rate ?? 1);
    const refused = Array.from({ length: rest }, (_, i) => guard(keys.valueOf('a'), NOW + (i + 2) * pace)).filter(
      Boolean,
    );
    expect(refused).toEqual([]);
    const end = NOW + (rest + 2) * pace;
    expect(end).toBeLessThan(NOW + 86_400_000);
    expect(guard(keys.valueOf('a'), end)).toBe('QUOTA_EXCEEDED');
    expect(guard(keys.valueOf('a'), NOW + 86_400_000)).toBe(null);
    expect(guard(LOCAL_POOL, end)).toBe(null);
    expect(usagePlanGuard(undefined)(undefined, NOW)).toBe(null);
  });

  it.each(['sandbox', 'growth', 'business'] as const)(
    'of %s refuse no one whom our own count has not refused before',
    async (plan) => {
      const folder = newFolder();
      const keys = folderGatewayKeys(folder);
      await keys.place(keys.valueOf('a'), plan);
      const { rate } = PLANS[plan];
      // Bursts of calls with live and sandbox keys, each counted by its own minute, with pauses between.
      const bursts = fc.array(
        fc.record({
          wait: fc.oneof(fc.integer({ min: 0, max: 61_000 }), fc.constantFrom(0, 1, 59_999, 60_000)),
          live: fc.integer({ min: 0, max: rate * 2 }),
          sandbox: fc.integer({ min: 0, max: rate * 2 }),
        }),
        { maxLength: 30 },
      );
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 59_999 }), bursts, (offset, all) => {
          const guard = usagePlanGuard(folder);
          const counts = new Map<string, number>();
          let at = NOW + offset;
          let ownRefusals = 0;
          for (const { wait, live, sandbox } of all) {
            at += wait;
            for (const [kind, calls] of Object.entries({ live, sandbox }))
              for (let i = 0; i < calls; i++) {
                const counter = `${kind} ${rateWindow(at).counter}`;
                const count = (counts.get(counter) ?? 0) + 1;
                counts.set(counter, count);
                if (count > rate) ownRefusals++;
                if (guard(keys.valueOf('a'), at) !== null && ownRefusals === 0) return false;
              }
          }
          return true;
        }),
        { numRuns: Math.ceil(2000 / rate) },
      );
    },
  );
});

describe('the adapter for API Gateway', () => {
  /** API Gateway's control plane, as far as it goes: unique values, one usage plan of a stage for a key, a limit of keys. */
  const controlPlane = (most: number) => {
    const apiKeys = new Map<string, { name: string; value: string }>();
    const placed = new Map<string, Set<string>>();
    const about = { $metadata: {}, message: '' };
    let serial = 0;
    const plans = [
      { id: 'p0', name: 'udaya-dev-growth' },
      { id: 'p1', name: 'udaya-prod-sandbox' },
      { id: 'p2', name: 'udaya-prod-growth' },
    ];
    const send = async (command: object): Promise<object> => {
      if (command instanceof CreateApiKeyCommand) {
        const { name = '', value = '' } = command.input;
        if ([...apiKeys.values()].some((one) => one.value === value)) throw new ConflictException(about);
        if (apiKeys.size >= most) throw new LimitExceededException(about);
        const id = `id${++serial}`;
        apiKeys.set(id, { name, value });
        return { id };
      }
      if (command instanceof GetApiKeysCommand)
        return {
          items: [...apiKeys].flatMap(([id, { name }]) =>
            name.startsWith(command.input.nameQuery ?? '') ? [{ id, name }] : [],
          ),
        };
      if (command instanceof GetUsagePlansCommand)
        return {
          items: plans.filter(({ id }) => !command.input.keyId || placed.get(id)?.has(command.input.keyId)),
        };
      if (command instanceof CreateUsagePlanKeyCommand) {
        const { usagePlanId = '', keyId = '' } = command.input;
        if ([...placed.values()].some((those) => those.has(keyId))) throw new ConflictException(about);
        placed.set(usagePlanId, (placed.get(usagePlanId) ?? new Set()).add(keyId));
        return {};
      }
      if (command instanceof DeleteUsagePlanKeyCommand) {
        const { usagePlanId = '', keyId = '' } = command.input;
        if (!placed.get(usagePlanId)?.delete(keyId)) throw new NotFoundException(about);
        return {};
      }
      if (command instanceof DeleteApiKeyCommand) {
        if (!apiKeys.delete(command.input.apiKey ?? '')) throw new NotFoundException(about);
        return {};
      }
      throw new Error('unexpected');
    };
    const client = { send } as unknown as Parameters<typeof cloudGatewayKeys>[0]['client'];
    return { apiKeys, placed, keys: cloudGatewayKeys({ client, stage: 'prod' }), plans };
  };

  it('makes, places, moves and removes keys, however often it is asked', async () => {
    const { apiKeys, placed, keys, plans } = controlPlane(10);
    await keys.make('cus_1x');
    const id = await keys.make('cus_1');
    expect([id, await keys.make('cus_1')]).toEqual(['id2', 'id2']);
    const [, { name = '', value = '' } = {}] = [...apiKeys].find(([one]) => one === id) ?? [];
    expect([name, value]).toEqual(['udaya-prod-cus_1', keys.valueOf('cus_1')]);
    for (const plan of ['sandbox', 'sandbox', 'growth', 'growth']) await keys.place('id2', plan);
    expect([...placed].map(([plan, those]) => [plan, ...those])).toEqual([['p1'], ['p2', 'id2']]);
    await expect(keys.place('id2', 'later')).rejects.toThrow('no usage plan');
    // The plans are made after the functions: a process that came too early finds them.
    plans.push({ id: 'p3', name: 'udaya-prod-later' });
    await keys.place('id2', 'later');
    expect([...placed].map(([plan, those]) => [plan, ...those])).toEqual([['p1'], ['p2'], ['p3', 'id2']]);
    await keys.remove('cus_1', '');
    await keys.remove('cus_1', 'id2');
    expect([...apiKeys.keys()]).toEqual(['id1']);
  });

  it('says when the gateway takes no more', async () => {
    const { keys } = controlPlane(1);
    expect([await keys.make('a'), await keys.make('b'), await keys.make('a')]).toEqual(['id1', null, 'id1']);
    expect(MOST_GATEWAY_KEYS).toBe(10_000);
  });
});
