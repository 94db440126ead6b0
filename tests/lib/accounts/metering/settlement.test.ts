/** After the sweep, what is charged is what was delivered: for every account, whatever fails on the way. */
import * as fc from '../../../support/property.ts';
import { isRefusal } from '../../../../lib/accounts/metering/part.ts';
import { readStatement, type Entry } from '../../../../lib/accounts/metering/statement.ts';
import { StorageDown, type Table } from '../../../../lib/contract/ports/table.ts';
import { faultyTable, startTable, type Fate, type TestTable } from '../../../support/table.ts';
import { meteredCustomer, NOON, PERIOD } from '../../../support/metered.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const RUNS = Number(process.env['UDAYA_RUNS'] ?? 25);

/** The process that makes a call has been killed. */
class Killed extends Error {}

/** A table whose every operation fares as the list says, in order; from operation `kill` on the process is dead. */
const mortalTable = (fates: readonly Fate[], kill: number): Table => {
  let operations = 0;
  const lossy = faultyTable(double.table, () => {
    const at = operations++;
    return fates[at] ?? 'works';
  });
  const die = <T>(work: () => Promise<T>): Promise<T> => (operations >= kill ? Promise.reject(new Killed()) : work());
  const { table } = lossy;
  const mortal: Table = {
    get: (...given) => die(() => table.get(...given)),
    put: (...given) => die(() => table.put(...given)),
    update: (...given) => die(() => table.update(...given)),
    remove: (...given) => die(() => table.remove(...given)),
    query: (...given) => die(() => table.query(...given)),
    until: () => mortal,
  };
  return mortal;
};

const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('works') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('refused', 'answer_lost', 'request_lost') },
);
const callPlan = fc.record({
  credits: fc.integer({ min: 1, max: 6 }),
  /** Seconds after noon. */
  second: fc.integer({ min: 0, max: 100 }),
  kind: fc.constantFrom('plain', 'batch', 'keyed'),
  /** Of a batch: how much of the reserve is spent. */
  spent: fc.integer({ min: 0, max: 6 }),
  fails: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  fates: fc.array(fate, { maxLength: 8 }),
  kill: fc.oneof({ weight: 3, arbitrary: fc.constant(99) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 6 }) }),
  /** Whether the gateway could send the answer. */
  sent: fc.boolean(),
});
type CallPlan = typeof callPlan extends fc.Arbitrary<infer T> ? T : never;

describe('after the sweep', () => {
  it(
    'used = delivered = what the customer received, and nothing is open',
    async () => {
      const run = async (plans: readonly CallPlan[], credits: number, together: boolean): Promise<void> => {
        const customer = meteredCustomer(double.table, { credits, keyCap: 60 });
        let received = 0;
        const paidKeys = new Set<string>();

        const plain = async ({ credits: price, fails, sent }: CallPlan, at: number, table: Table): Promise<void> => {
          const admission = await customer.admit(price, false, at, table);
          if (admission.refusal !== '' || fails) return void (await customer.fail(admission, at, table));
          if (!sent) return;
          received += admission.charged;
          await customer.answered(admission);
        };
        const late = async ({ credits, kind, spent, fails, sent }: CallPlan, at: number, table: Table) => {
          const { admission, parts } = await customer.late(at, table);
          if (admission.refusal !== '') return;
          // Two keys, each of one price.
          const price = kind === 'keyed' ? 1 + (credits % 2) : credits;
          const key = `key-${price}`;
          const claimed = kind === 'keyed' ? await parts.claim({ path: '/v1/x', key, digest: 'd' }) : 0;
          const debited = isRefusal(claimed) || claimed > 0 ? claimed : await parts.debit(price, 0);
          if (isRefusal(debited) || fails) return parts.cancel();
          const owed = kind === 'keyed' ? price : Math.min(spent, price);
          const cost = typeof debited === 'number' ? 0 : owed;
          try {
            await parts.settle(cost);
          } catch (error) {
            if (!(error instanceof StorageDown)) throw error;
            return parts.cancel();
          }
          if (!sent) return;
          await customer.answered(admission);
          // Under one key the price is due once, whoever of its calls was answered.
          if (kind !== 'keyed') received += cost;
          else if (!paidKeys.has(key)) received += price;
          if (kind === 'keyed') paidKeys.add(key);
        };

        const make = async (plan: CallPlan): Promise<void> => {
          const at = NOON + (together ? 0 : plan.second * 1000);
          const table = mortalTable(plan.fates, plan.kill);
          try {
            await customer.retry(at, table);
            await (plan.kind === 'plain' ? plain : late)(plan, at, table);
          } catch (error) {
            if (!(error instanceof Killed)) throw error;
          }
        };
        const entriesAt = async (now: number) => {
          const granted = [{ at: NOON - 1, delta: credits, full: credits }];
          return readStatement(double.table, customer.limits.customer, granted, PERIOD, now);
        };
        const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { delta }) => sum + delta, 0);
        /** The ledger adds up to the balance, wherever the last call was killed. */
        const check = async (): Promise<void> =>
          expect(sumOf(await entriesAt(NOON))).toBe(credits - (await customer.account()).used);
        if (together) await Promise.all(plans.map(make));
        else
          for (const plan of plans.toSorted((a, b) => a.second - b.second)) {
            await make(plan);
            await check();
          }
        await check();
        await Promise.all([customer.settle(NOON + 60_000), customer.settle(NOON + 200_000)]);
        await customer.settle(NOON + 200_000);
        expect(await customer.account()).toEqual({ used: received, delivered: received, open: [] });
        // Every credit is then one of a call that was answered; only of a repeated key the claim alone may know.
        const entries = await entriesAt(NOON + 200_000);
        expect(sumOf(entries)).toBe(credits - received);
        const kinds = new Set(entries.map(({ kind }) => kind));
        kinds.delete('month');
        kinds.delete('call');
        if (plans.every(({ kind }) => kind !== 'keyed')) expect([...kinds]).toEqual([]);
      };
      await fc.assert(
        fc.asyncProperty(
          fc.array(callPlan, { minLength: 1, maxLength: 16 }),
          fc.integer({ min: 10, max: 80 }),
          fc.boolean(),
          run,
        ),
        { numRuns: RUNS },
      );
    },
    RUNS * 2000,
  );
});
