/** The sweep: from the gateway's access log to settled accounts, and the lease that keeps sweeps apart. */
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakLease, takeLease } from '../../../../lib/accounts/jobs/lease.ts';
import { sweptLine } from '../../../../lib/accounts/jobs/log.ts';
import { sweep, type SweepOptions } from '../../../../lib/accounts/jobs/sweep.ts';
import { accessLine, ACCESS_FORMAT, answeredCall } from '../../../../lib/accounts/metering/access-line.ts';
import type { Admission } from '../../../../lib/accounts/metering/admit.ts';
import { callsBack } from '../../../../lib/accounts/metering/calls.ts';
import { customersAfter, listCustomer } from '../../../../lib/accounts/metering/customers.ts';
import { readSlots, recordAnswered, recordCost } from '../../../../lib/accounts/metering/ledger.ts';
import { packCharge, unpackCharge } from '../../../../lib/accounts/metering/spending-limits.ts';
import { cloudJournal, fileJournal } from '../../../../lib/adapters/storage/journal.ts';
import { journalFile } from '../../../../lib/adapters/storage/journal-file.ts';
import type { Journal } from '../../../../lib/contract/ports/journal.ts';
import { StorageDown } from '../../../../lib/contract/ports/table.ts';
import { faultyTable, startTable, type TestTable } from '../../../support/table.ts';
import { meteredCustomer, NOON, PERIOD } from '../../../support/metered.ts';

process.env['UDAYA_LOG'] = 'off';
const MINUTE = 60_000;
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const lineOf = ({ charge }: Admission, status = 200): string => accessLine({ status, charge });

/** A log in memory that is complete at any time; whatever is asked for, all lines come. */
const memoryJournal = (lines: readonly string[]): Journal => ({
  lateMs: 0,
  async *read() {
    yield lines;
  },
});

/** Sweeps with their own state, so that tests do not meet each other's. */
const sweeper = (lines: readonly string[], change: Partial<SweepOptions> = {}) => {
  const clock = { now: NOON };
  const options: SweepOptions = {
    table: double.table,
    journal: memoryJournal(lines),
    now: () => clock.now,
    deadline: Infinity,
    ...change,
  };
  return { clock, run: () => sweep(options) };
};

beforeEach(() => double.table.remove({ pk: 'job#sweep', sk: 'state' }));

describe('the codes of errors', () => {
  it('are taken from the log of the functions, also when their line comes late, and only where a call failed', async () => {
    const customer = 'codes';
    const line = (id: string, status: number, code = '-') =>
      accessLine({ id, at: NOON, method: 'POST', path: '/v1/birthchart', status, ms: 1, customer, key: 'key_1', code });
    const lines = [line('good', 200)];
    const failures: string[] = [];
    const asked: number[] = [];
    const journal: Journal = {
      ...memoryJournal(lines),
      async *failures(from, to) {
        asked.push(to - from);
        yield failures;
      },
    };
    const { clock, run } = sweeper(lines, { journal, walked: 0 });
    const codes = async (): Promise<unknown> => {
      clock.now += MINUTE;
      await run();
      const found: Record<string, string> = {};
      for await (const { id, code } of callsBack(double.table, customer, null)) found[id] = code;
      return found;
    };
    expect([await codes(), asked]).toEqual([{ good: '' }, []]);
    lines.push(line('late', 400), line('told', 403, 'KEY_DISABLED'), line('strange', 400));
    expect(await codes()).toEqual({ good: '', late: '', told: 'KEY_DISABLED', strange: '' });
    expect(asked.length).toBeGreaterThan(0);
    const said = (id: string, code: string) => JSON.stringify({ level: 'INFO', request_id: id, status: 400, code });
    failures.push(said('late', 'VALIDATION_FAILED'), said('strange', '1990-05-10'), 'no line of ours');
    // What is no code of ours is not taken over, whatever stands there.
    expect(await codes()).toEqual({ good: '', late: 'VALIDATION_FAILED', told: 'KEY_DISABLED', strange: '' });
    failures.length = 0;
    expect(await codes()).toMatchObject({ late: 'VALIDATION_FAILED' });
  });
});

describe('the sweep', () => {
  it('charges what was answered and returns the rest, when no call can be answered any more', async () => {
    const customer = meteredCustomer(double.table);
    await listCustomer(double.table, customer.limits.customer);
    const [good, bad, dead] = [await customer.admit(3), await customer.admit(5), await customer.admit(7)];
    const { clock, run } = sweeper([lineOf(good), lineOf(bad, 500), 'no line of ours', accessLine({ status: 200 })]);
    expect(dead.refusal).toBe('');
    clock.now = NOON + 59_000;
    await run();
    expect((await customer.account()).used).toBe(15);
    clock.now = NOON + MINUTE;
    expect(await run()).toMatchObject({ done: true, delivered: 3, returned: 12 });
    expect(await customer.account()).toEqual({ used: 3, delivered: 3, open: [] });
    expect(await run()).toMatchObject({ delivered: 0, returned: 0 });
  });

  it('settles customers that have lines, and all others in turn', async () => {
    const [seen, silent] = [meteredCustomer(double.table), meteredCustomer(double.table)];
    for (const { limits } of [seen, silent]) await listCustomer(double.table, limits.customer);
    const lines = [lineOf(await seen.admit(2))];
    await silent.admit(4);
    const { clock, run } = sweeper(lines, { walked: 0 });
    await run();
    clock.now += 2 * MINUTE;
    lines.push(lineOf(await seen.admit(1, false, clock.now)));
    await run();
    expect((await seen.account()).delivered).toBe(2);
    expect((await silent.account()).used).toBe(4);
    const walking = sweeper(lines, { walked: 1 });
    walking.clock.now = clock.now;
    for (let run = 0; run < 50 && (await silent.account()).used > 0; run++) await walking.run();
    expect((await silent.account()).used).toBe(0);
  });

  it('reads a line again when it could not be recorded', async () => {
    const customer = meteredCustomer(double.table);
    const lines = [lineOf(await customer.admit(3))];
    let down = true;
    const { table } = faultyTable(double.table, (operation) => (down && operation === 'update' ? 'refused' : 'works'));
    const { clock, run } = sweeper(lines, { table });
    clock.now += 2 * MINUTE;
    await expect(run()).rejects.toThrow(StorageDown);
    down = false;
    await run();
    expect(await customer.account()).toEqual({ used: 3, delivered: 3, open: [] });
  });

  it('settles at once what ended with the processes before it, when it is alone', async () => {
    const customer = meteredCustomer(double.table);
    await listCustomer(double.table, customer.limits.customer);
    await customer.admit(3);
    await takeLease(double.table, 'sweep', 600, NOON);
    const { clock, run } = sweeper([], { alone: true });
    clock.now = NOON + 31_000;
    expect(await run()).toMatchObject({ done: true });
    expect((await customer.account()).used).toBe(0);
  });

  it('settles the last days of a month in the next', async () => {
    const customer = meteredCustomer(double.table);
    await listCustomer(double.table, customer.limits.customer);
    const end = Date.UTC(2026, 11, 1) - 1;
    await customer.admit(3, false, end);
    const { clock, run } = sweeper([]);
    clock.now = end + MINUTE;
    await run();
    expect(await customer.account()).toEqual({ used: 0, delivered: 0, open: [] });
  });

  it('leaves a customer’s late debit out of a settled slot', async () => {
    const customer = meteredCustomer(double.table);
    await customer.admit(3);
    await customer.settle(NOON);
    expect(await customer.admit(3)).toMatchObject({ refusal: 'OVERLOADED' });
    expect((await customer.account()).used).toBe(0);
  });

  it('is made by one process at a time', async () => {
    const { run } = sweeper([]);
    const all = await Promise.all([run(), run(), run()]);
    expect(all.filter(({ done }) => done).length).toBeGreaterThanOrEqual(1);
    const lease = await takeLease(double.table, 'sweep', 60, NOON);
    expect(await run()).toMatchObject({ done: false });
    await lease?.release();
    expect(await run()).toMatchObject({ done: true });
  });
});

it('a sweep tells how much it returned, as a metric', () => {
  const swept = { done: true, calls: 5, customers: 2, delivered: 9, returned: 3, lag: 480 };
  const line = JSON.parse(sweptLine(swept, 'udaya-prod-sweep', NOON));
  const [{ Namespace, Dimensions, Metrics }] = line._aws.CloudWatchMetrics;
  expect([Namespace, Dimensions]).toEqual(['Udaya', [['FunctionName']]]);
  expect(Metrics.every(({ Name }: { Name: string }) => typeof line[Name] === 'number')).toBe(true);
  expect(line).toMatchObject({ FunctionName: 'udaya-prod-sweep', Returned: 3, Delivered: 9, SettlementLag: 480 });
  expect(Metrics).toContainEqual({ Name: 'SettlementLag', Unit: 'Seconds' });
});

describe('a lease', () => {
  it('is held by one until it ends, is released or broken', async () => {
    const first = await takeLease(double.table, 'job', 10, NOON);
    expect(first).not.toBeNull();
    expect(await takeLease(double.table, 'job', 10, NOON + 9_999)).toBeNull();
    expect(await first?.renew(NOON + 9_000)).toBe(true);
    expect(await takeLease(double.table, 'job', 10, NOON + 18_000)).toBeNull();
    const second = await takeLease(double.table, 'job', 10, NOON + 19_000);
    expect(second).not.toBeNull();
    expect(await first?.renew(NOON + 19_500)).toBe(false);
    await first?.release();
    expect(await takeLease(double.table, 'job', 10, NOON + 20_000)).toBeNull();
    await breakLease(double.table, 'job');
    expect(await takeLease(double.table, 'job', 10, NOON + 20_000)).not.toBeNull();
  });
});

describe('the ledger', () => {
  const many = (count: number, customer: string) =>
    Array.from({ length: count }, (_, n) => ({
      id: `0a1b2c3d-0000-4000-8000-${String(n).padStart(12, '0')}`,
      customer,
      period: PERIOD,
      slot: 1000,
      at: 0,
      credits: 2,
      key: '',
      state: 'taken' as const,
    }));

  it('takes 3,000 calls of one slot, and the same calls twice', async () => {
    const charges = many(3000, 'many');
    await recordAnswered(double.table, charges);
    await recordAnswered(double.table, charges.slice(0, 500));
    const { answered } = await readSlots(double.table, 'many', PERIOD, 0, 1000);
    expect(answered.size).toBe(3000);
    expect((await readSlots(double.table, 'many', PERIOD, 1000, 2000)).answered.size).toBe(0);
  });

  it('reads beyond the megabyte that DynamoDB returns at a time', async () => {
    // 40,000 calls at 44 bytes in 16 rows: 1.8 MB.
    const charges = many(40_000, 'beyond').map((charge) => ({ ...charge, id: `${charge.id}-more` }));
    for (let from = 0; from < charges.length; from += 4000)
      await recordAnswered(double.table, charges.slice(from, from + 4000));
    expect((await readSlots(double.table, 'beyond', PERIOD, 0, 1000)).answered.size).toBe(40_000);
  });

  it('has a row for each call whose handler knew the price: no row grows under many writers', async () => {
    const charges = many(100, 'priced');
    await Promise.all(charges.map((charge) => recordCost(double.table, charge, 3, '')));
    for (const charge of charges.slice(0, 5)) await recordCost(double.table, charge, 3, '');
    const rows = await double.table.query('ledger#priced');
    expect(rows).toHaveLength(100);
    expect(Math.max(...rows.map((row) => JSON.stringify(row).length))).toBeLessThan(300);
    const { unanswered } = await readSlots(double.table, 'priced', PERIOD, 0, 1000);
    expect(unanswered.reduce((sum, { credits }) => sum + credits, 0)).toBe(300);
  });
});

describe('the list of customers', () => {
  it('is read page by page', async () => {
    const ids = Array.from({ length: 120 }, (_, n) => `list-${String(n).padStart(4, '0')}`);
    await Promise.all(ids.map((id) => listCustomer(double.table, id)));
    const found: string[] = [];
    for (let after = 'list-'; ;) {
      const page = await customersAfter(double.table, after, 50);
      found.push(...page.filter((id) => id.startsWith('list-')));
      after = page.at(-1) ?? '';
      if (page.length < 50) break;
    }
    expect(found).toEqual(ids);
  });
});

describe('the access log', () => {
  const charge = packCharge({
    id: 'r',
    customer: 'c d',
    period: PERIOD,
    slot: 1,
    at: 2,
    credits: 3,
    key: '',
    state: 'taken',
  });

  it('names no query, body or variable, and only charged calls are read from it', () => {
    expect(ACCESS_FORMAT).not.toMatch(/querystring|\.path"|body|header/i);
    expect(answeredCall(accessLine({ status: 200, charge }))).toEqual({ status: 200, charge: unpackCharge(charge) });
    for (const line of [
      '',
      '{',
      'null',
      '[]',
      accessLine({ status: 200 }),
      accessLine({ charge: 'x' }),
      '{"charge":1}',
    ])
      expect(answeredCall(line)).toBeNull();
  });

  const linesOf = async (journal: Journal, from: number, to: number): Promise<string[]> => {
    const all: string[] = [];
    for await (const page of journal.read(from, to)) all.push(...page);
    return all;
  };

  it('is read from files by their minute, whole lines only, and old ones are removed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'udaya-journal-'));
    try {
      const journal = fileJournal(folder);
      const write = (at: number, text: string) => appendFileSync(join(folder, journalFile(at)), text);
      expect(await linesOf(journal, NOON - MINUTE, NOON)).toEqual([]);
      write(NOON, 'one\ntwo\nthr');
      expect(await linesOf(journal, NOON - MINUTE, NOON)).toEqual(['one', 'two']);
      write(NOON, 'ee\n');
      write(NOON + 60 * MINUTE, 'four\n');
      expect(await linesOf(journal, NOON, NOON + 61 * MINUTE)).toEqual(['one', 'two', 'three', 'four']);
      // Chosen in the last moment of its minute and written in the next.
      expect(await linesOf(journal, NOON + 61 * MINUTE + 500, NOON + 62 * MINUTE)).toEqual(['four']);
      expect(await linesOf(journal, NOON + 61 * MINUTE + 1500, NOON + 62 * MINUTE)).toEqual([]);
      const day = NOON + 24.5 * 60 * MINUTE;
      await linesOf(journal, day, day);
      expect(readdirSync(folder)).toEqual([journalFile(NOON + 60 * MINUTE)]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is read from CloudWatch page by page, at most one in a fifth of a second', async () => {
    const asked: unknown[] = [];
    const send = async ({ input }: { input: { nextToken?: string } }) => {
      asked.push(input);
      return input.nextToken ? { events: [{ message: 'b' }] } : { events: [{ message: 'a' }, {}], nextToken: 't' };
    };
    const journal = cloudJournal({ send } as unknown as Parameters<typeof cloudJournal>[0], {
      access: 'group',
    });
    const began = performance.now();
    const both = [linesOf(journal, NOON, NOON + MINUTE), linesOf(journal, NOON + MINUTE, NOON + 2 * MINUTE)];
    expect(await Promise.all(both)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    // Four pages, the first at once.
    expect(performance.now() - began).toBeGreaterThan(590);
    const first = { logGroupName: 'group', startTime: NOON, endTime: NOON + MINUTE - 1 };
    expect(asked).toEqual(expect.arrayContaining([first, { ...first, nextToken: 't' }]));
    expect(journal.failures).toBeUndefined();
    const withFailures = cloudJournal({ send } as unknown as Parameters<typeof cloudJournal>[0], {
      access: 'group',
      functions: 'functions',
    });
    const failed: string[] = [];
    for await (const page of withFailures.failures?.(NOON, NOON + MINUTE) ?? []) failed.push(...page);
    expect(failed).toEqual(['a', 'b']);
    expect(asked.at(-1)).toMatchObject({ logGroupName: 'functions', filterPattern: expect.stringContaining('400') });
  });
});

describe('a sweep after a stop', () => {
  it('moves its horizon stretch by stretch, and what it has read it does not read again', async () => {
    const clock = { now: NOON };
    let read = 0;
    // Each page takes five seconds.
    const journal: Journal = {
      lateMs: 8 * MINUTE,
      async *read(from, to) {
        read += to - from;
        clock.now += 5000;
        yield ['no line of ours'];
      },
    };
    await double.table.put({ pk: 'job#sweep', sk: 'state', horizon: NOON - 60 * MINUTE, length: MINUTE });
    const lags: number[] = [];
    for (let isDone = false; !isDone && lags.length < 60;) {
      const deadline = clock.now + 2 * MINUTE;
      const run = await sweep({ table: double.table, journal, now: () => clock.now, deadline, walked: 0 });
      lags.push(run.lag ?? Infinity);
      isDone = run.done;
    }
    expect(lags.length).toBeGreaterThan(3);
    expect(lags).toEqual(lags.toSorted((one, other) => other - one));
    expect(lags.at(-1)).toBeLessThan(11 * 60);
    // All that time went by: each minute is read once, the last ones twice, and what a run did not finish once more.
    const time = clock.now - NOON + 60 * MINUTE;
    expect(read / time).toBeLessThan(1.6);
  });

  it('takes shorter stretches when it cannot finish one', async () => {
    const clock = { now: NOON };
    const endless: Journal = {
      lateMs: 0,
      async *read() {
        for (;;) {
          clock.now += 1000;
          yield [];
        }
      },
    };
    await double.table.put({ pk: 'job#sweep', sk: 'state', horizon: NOON - 60 * MINUTE, length: MINUTE });
    const options = { table: double.table, journal: endless, now: () => clock.now, deadline: NOON + 10_000, walked: 0 };
    expect(await sweep(options)).toMatchObject({ done: false });
    expect(await double.table.get({ pk: 'job#sweep', sk: 'state' })).toMatchObject({
      horizon: NOON - 60 * MINUTE,
      length: MINUTE / 2,
    });
  });

  it('settles a call whose slot ends after the horizon, in the next sweep', async () => {
    const customer = meteredCustomer(double.table);
    const clock = { now: NOON };
    const line = lineOf(await customer.admit(3));
    const journal: Journal = {
      lateMs: 0,
      async *read(from, to) {
        yield from <= NOON && to > NOON ? [line] : [];
      },
    };
    const run = () => sweep({ table: double.table, journal, now: () => clock.now, deadline: Infinity, walked: 0 });
    clock.now = NOON + 1000;
    await run();
    expect((await customer.account()).delivered).toBe(0);
    for (const seconds of [20, 40, 60]) {
      clock.now = NOON + seconds * 1000;
      await run();
    }
    expect(await customer.account()).toEqual({ used: 3, delivered: 3, open: [] });
  });

  it('charges each call once, whichever write it ends at', async () => {
    const customer = meteredCustomer(double.table);
    const lines = [lineOf(await customer.admit(3)), lineOf(await customer.admit(2))];
    const journal = memoryJournal(lines);
    const now = (): number => NOON + 2 * MINUTE;
    for (let fatal = 1; ; fatal++) {
      let calls = 0;
      const { table } = faultyTable(double.table, () => (++calls >= fatal ? 'refused' : 'works'));
      const done = await sweep({ table, journal, now, deadline: Infinity, walked: 0 }).catch(() => null);
      await breakLease(double.table, 'sweep');
      if (done && calls < fatal) break;
    }
    expect(await customer.account()).toEqual({ used: 5, delivered: 5, open: [] });
  });
});
