/** Reports as jobs: whatever ends a worker, a report ends ready or failed, once, and a failed one is given back, once. */
import type { Jobs } from '../../../../lib/contract/ports/jobs.ts';
import { itemNumber, itemText, type Table } from '../../../../lib/contract/ports/table.ts';
import type { Objects } from '../../../../lib/contract/ports/objects.ts';
import type { ReportDocument } from '../../../../lib/contract/ports/report-document.ts';
import { orderKey, reportKey } from '../../../../lib/adapters/storage/folders.ts';
import { reportColours } from '../../../../lib/print/report/theme.ts';
import { packDocument, unpackDocument } from '../../../../lib/print/publish/order-file.ts';
import { deleteReport } from '../../../../lib/print/publish/delete.ts';
import { ordered } from '../../../../lib/print/publish/order.ts';
import { payAgain, queueReport } from '../../../../lib/print/publish/publish.ts';
import { findReport, newReportId, type ReportRecord } from '../../../../lib/print/publish/records.ts';
import { rescueReports, type Rescued } from '../../../../lib/print/publish/rescue.ts';
import { begin, finish, giveUp, LEASE_MS, type ReportRef } from '../../../../lib/print/publish/states.ts';
import { makeReport, type ReportWorkerPorts } from '../../../../lib/print/publish/work.ts';
import { startTable, type TestTable } from '../../../support/table.ts';
import { meteredCustomer, NOON } from '../../../support/metered.ts';
import { mortal } from '../../../support/mortal.ts';
import { startObjects } from '../../../support/objects.ts';

const DOCUMENT: ReportDocument = {
  title: 'Kundli of Asha',
  subject: 'Kundli',
  author: 'Udaya',
  language: 'en',
  created: new Date(NOON),
  colours: reportColours('#2e3a8c'),
  cover: {
    style: 'plain',
    title: 'Kundli',
    name: 'Asha',
    lines: [],
    foot: [],
    logo: new Uint8Array([137, 80, 78, 71]),
  },
  footer: '',
  words: { contents: 'Contents' },
  blocks: [{ kind: 'text', text: 'आशा', role: 'body' }],
};

let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
beforeAll(async () => {
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
});
afterAll(() => Promise.all([double.stop(), bucket.stop()]));

/** Prints the title of a document: what is tested here is not how it looks. */
const press: ReportWorkerPorts['press'] = {
  pdf: ({ title }) => Promise.resolve({ bytes: Buffer.from(`%PDF ${title}`), pages: 1 }),
  png: () => Promise.reject(new Error('no')),
  pictures: () => Promise.resolve({ pictures: [], pages: 1 }),
  strip: () => Promise.resolve(null),
  logo: () => Promise.resolve(null),
  writable: (text) => Promise.resolve({ text, lost: [] }),
};

/** A worker and its sweep, on a clock of their own. */
const station = (
  change: { readonly table?: Table; readonly objects?: Objects; readonly press?: ReportWorkerPorts['press'] } = {},
) => {
  const clock = { now: NOON };
  const started: ReportRef[] = [];
  const faults: unknown[] = [];
  const jobs: Jobs = {
    start: (job) => Promise.resolve(job.kind === 'report' ? void started.push(job) : undefined),
  };
  const workerPorts = (own: typeof change = {}): ReportWorkerPorts => ({
    table: double.table,
    objects: bucket.objects,
    press,
    jobs,
    now: () => clock.now,
    sleep: (ms) => Promise.resolve(void (clock.now += ms)),
    inTurn: (attempt) => attempt(),
    fault: (error) => void faults.push(error),
    ...change,
    ...own,
  });
  /** Sweeps every five minutes and works on what is started, until nothing is left to do. */
  const settle = async (): Promise<Rescued> => {
    const sum = { started: 0, failed: 0, returned: 0 };
    for (let sweeps = 0; sweeps < 6; sweeps++) {
      clock.now += 300_000;
      const { table, objects } = { table: double.table, objects: bucket.objects };
      const one = await rescueReports({
        table,
        objects,
        jobs,
        now: () => clock.now,
        fault: (error) => void faults.push(error),
      });
      sum.started += one.started;
      sum.failed += one.failed;
      sum.returned += one.returned;
      for (const ref of started.splice(0)) await makeReport(workerPorts(), ref);
    }
    return sum;
  };
  return { clock, jobs, faults, workerPorts, settle };
};

const queued = async (customer: string, charge = ''): Promise<ReportRef & { readonly record: ReportRecord }> => {
  const id = newReportId(NOON);
  const about = {
    kind: 'kundli',
    template: 'mini',
    language: 'en',
    reference: '',
    brand: '',
    created: NOON,
    days: 7,
  } as const;
  const record = await queueReport(
    { table: double.table, objects: bucket.objects },
    { ...about, id, customer, charge },
    DOCUMENT,
  );
  return { customer, id, record };
};

const stateOf = async ({ customer, id }: ReportRef): Promise<string> =>
  (await findReport(double.table, customer, id))?.status ?? 'gone';
const waiting = async (): Promise<number> => (await double.table.query('job#reports')).length;
const filesOf = async ({ customer, id }: ReportRef): Promise<readonly string[]> =>
  (await bucket.keys()).filter((key) => [reportKey(7, customer, id), orderKey(customer, id)].includes(key));

it('keeps a document whole on its way to the worker', () => {
  expect(unpackDocument(packDocument(DOCUMENT))).toEqual({
    ...DOCUMENT,
    cover: { ...DOCUMENT.cover, logo: Buffer.from([137, 80, 78, 71]) },
  });
});

describe('a worker', () => {
  it('makes a report, once, and leaves nothing but its file', async () => {
    const { workerPorts } = station();
    const ref = await queued('w1');
    await Promise.all([makeReport(workerPorts(), ref), makeReport(workerPorts(), ref)]);
    await makeReport(workerPorts(), ref);
    const record = await findReport(double.table, 'w1', ref.id);
    expect(record).toMatchObject({ status: 'ready', attempt: 1, pages: 1, bytes: 19 });
    expect(record?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await filesOf(ref)).toEqual([reportKey(7, 'w1', ref.id)]);
    expect(await waiting()).toBe(0);
  });

  it('tries three times, after 2 s and 20 s, and no more', async () => {
    const pdf = (): Promise<never> => Promise.reject(new Error('no ink'));
    const bench = station({ press: { ...press, pdf } });
    const ref = await queued('w2');
    await makeReport(bench.workerPorts(), ref);
    expect(bench.clock.now - NOON).toBe(22_000);
    expect(await findReport(double.table, 'w2', ref.id)).toMatchObject({
      status: 'failed',
      fault: 'INTERNAL',
      attempt: 3,
    });
    await makeReport(bench.workerPorts({ press }), ref);
    expect(await stateOf(ref)).toBe('failed');
    await bench.settle();
    expect([await filesOf(ref), await waiting()]).toEqual([[], 0]);
  });

  it('whose lease is over changes nothing any more', async () => {
    const ref = await queued('w3');
    const { table } = double;
    expect(await begin(table, ref, 'slow', NOON)).toMatchObject({ attempt: 1 });
    expect(await begin(table, ref, 'quick', NOON + LEASE_MS)).toBeNull();
    expect(await begin(table, ref, 'quick', NOON + LEASE_MS + 1)).toMatchObject({ attempt: 2 });
    const file = { ended: NOON, pages: 1, bytes: 1, sha256: 'a'.repeat(64) };
    expect(await finish(table, ref, 'slow', file)).toBe(false);
    expect(await giveUp(table, ref, 'slow', 1, NOON)).toBeNull();
    expect(await stateOf(ref)).toBe('rendering');
    expect(await finish(table, ref, 'quick', file)).toBe(true);
    // The answer of that write was lost, and it is sent again.
    expect(await finish(table, ref, 'quick', file)).toBe(true);
    expect(await begin(table, ref, 'third', NOON + 4 * LEASE_MS)).toBeNull();
    await table.remove({ pk: 'job#reports', sk: `${ref.id}#w3` });
  });

  it('removes the file of a report that was deleted while it was at it', async () => {
    const { workerPorts } = station();
    const ref = await queued('w4');
    const { table } = double;
    const pdf: ReportWorkerPorts['press']['pdf'] = async (document) => {
      await deleteReport({ table, objects: bucket.objects }, 'w4', ref.record);
      return press.pdf(document);
    };
    await makeReport(workerPorts({ press: { ...press, pdf } }), ref);
    expect([await stateOf(ref), await filesOf(ref), await waiting()]).toEqual(['gone', [], 0]);
  });
});

describe.each([
  ['before a call of storage is made', false],
  ['after it was made', true],
])('a worker that is killed %s', (_name, made) => {
  it('loses no report and doubles none, whichever call it is', async () => {
    for (let n = 1; ; n++) {
      const bench = station();
      const ref = await queued(`k${String(made)}${n}`);
      const { watch, died } = mortal(n, made);
      const own = { table: watch(double.table), objects: watch(bucket.objects), press: watch(press) };
      const end = await Promise.race([died, makeReport(bench.workerPorts(own), ref).then(() => 'done')]);
      await bench.settle();
      const record = await findReport(double.table, ref.customer, ref.id);
      expect([n, record?.status, await filesOf(ref), await waiting()]).toEqual([
        n,
        'ready',
        [reportKey(7, ref.customer, ref.id)],
        0,
      ]);
      if (end === 'done') {
        // begin (two calls), order, press, file, picture, ready, and two of clearing up.
        expect(n).toBe(12);
        return;
      }
    }
  });

  it('gives back a failed report once, whichever call of the sweep it is', async () => {
    for (let n = 1; ; n++) {
      const metered = meteredCustomer(double.table);
      const { customer } = metered.limits;
      const admission = await metered.admit(25);
      await metered.answered(admission);
      await metered.settle();
      const ref = await queued(customer, admission.charge);
      const pdf = (): Promise<never> => Promise.reject(new Error('no ink'));
      const bench = station({ press: { ...press, pdf } });
      await makeReport(bench.workerPorts(), ref);
      expect((await metered.account()).used).toBe(25);
      const { watch, died } = mortal(n, made);
      const sweep = rescueReports({
        table: watch(double.table),
        objects: watch(bucket.objects),
        jobs: bench.jobs,
        now: () => bench.clock.now,
        fault: () => {},
      });
      const end = await Promise.race([died, sweep.then(() => 'done')]);
      await bench.settle();
      expect([n, await stateOf(ref), await metered.account(), await waiting()]).toEqual([
        n,
        'failed',
        { used: 0, delivered: 0, open: [] },
        0,
      ]);
      const refunds = (await double.table.query(`ledger#${customer}`)).filter(({ sk }) =>
        String(sk).includes('#refund#'),
      );
      expect(refunds.map((row) => [itemNumber(row, 'credits'), itemText(row, 'reason')])).toEqual([[25, ref.id]]);
      if (end === 'done') {
        expect(n).toBeGreaterThan(8);
        return;
      }
    }
  });
});

describe.each([
  ['before a call of storage is made', false],
  ['after it was made', true],
])('an order that is killed %s', (_name, made) => {
  it('is one report for its Idempotency-Key when it is sent again, whichever call it is', async () => {
    for (let n = 1; ; n++) {
      const bench = station();
      const customer = `o${String(made)}${n}`;
      const visitor = { kind: 'live', id: 'k', customer, sandbox: false, plan: 'growth', ip: '', charge: '' } as const;
      const web = {
        base: '',
        header: () => undefined,
        cookie: () => undefined,
        body: '',
        idempotencyKey: 'same',
      };
      const about = {
        path: 'pdf/kundli',
        kind: 'kundli',
        template: 'mini',
        language: 'en',
        reference: undefined,
        brand: undefined,
        members: {},
        wait: 0,
        printed: {},
      } as const;
      const { watch, died } = mortal(n, made);
      const real = { table: double.table, objects: bucket.objects, press, jobs: bench.jobs };
      const own = { ...real, table: watch(real.table), objects: watch(real.objects), jobs: watch(real.jobs) };
      const now = Date.now();
      const make = () => Promise.resolve(DOCUMENT);
      const end = await Promise.race([died, ordered(own, visitor, web, { ...about, now }, make).then(() => 'done')]);
      // A minute later the key gives way.
      const again = await ordered(real, visitor, web, { ...about, now: now + 61_000 }, make);
      const third = await ordered(real, visitor, web, { ...about, now: now + 122_000 }, make);
      expect(third.data.report_id).toBe(again.data.report_id);
      bench.clock.now = now;
      await bench.settle();
      const kept = await double.table.query(`report#${customer}`);
      expect([n, kept.map(({ sk, status }) => [sk, status])]).toEqual([n, [[again.data.report_id, 'ready']]]);
      expect([await waiting(), (await bucket.keys()).filter((key) => key.includes(`/${customer}/`))]).toEqual([
        0,
        [`reports/30d/${customer}/${again.data.report_id}.pdf`],
      ]);
      if (end === 'done') {
        expect(n).toBeGreaterThan(7);
        return;
      }
    }
  });
});

describe('the sweep', () => {
  it('starts what no worker took up, and gives up after ten minutes', async () => {
    const bench = station();
    const ref = await queued('s1');
    expect(await bench.settle()).toMatchObject({ started: 1, failed: 0 });
    expect(await stateOf(ref)).toBe('ready');
    const late = await queued('s2');
    bench.clock.now = NOON + 600_000;
    expect(await bench.settle()).toMatchObject({ started: 0, failed: 1 });
    expect(await findReport(double.table, 's2', late.id)).toMatchObject({ status: 'failed', fault: 'TIMED_OUT' });
    expect(await filesOf(late)).toEqual([]);
  });

  it('removes an order that died before its report existed', async () => {
    const bench = station();
    const ref = await queued('s3');
    await double.table.remove({ pk: 'report#s3', sk: ref.id });
    await bench.settle();
    expect([await filesOf(ref), await waiting()]).toEqual([[], 0]);
  });

  it('gives back nothing for a call that was never answered, and waits until that is known', async () => {
    const metered = meteredCustomer(double.table);
    const admission = await metered.admit(25);
    const ref = await queued(metered.limits.customer, admission.charge);
    const pdf = (): Promise<never> => Promise.reject(new Error('no ink'));
    const bench = station({ press: { ...press, pdf } });
    await makeReport(bench.workerPorts(), ref);
    expect(await bench.settle()).toMatchObject({ returned: 0 });
    expect(await waiting()).toBe(1);
    // The gateway never sent the answer: settlement returns the credits.
    await metered.settle();
    expect(await bench.settle()).toMatchObject({ returned: 0 });
    expect([await metered.account(), await waiting()]).toEqual([{ used: 0, delivered: 0, open: [] }, 0]);
  });

  it('gives back what a repeat has paid for a report that had failed before', async () => {
    const metered = meteredCustomer(double.table);
    const { customer } = metered.limits;
    // The first call died and was never charged; its report failed and was done with.
    const ref = await queued(customer, (await metered.admit(25)).charge);
    const pdf = (): Promise<never> => Promise.reject(new Error('no ink'));
    const bench = station({ press: { ...press, pdf } });
    await makeReport(bench.workerPorts(), ref);
    await metered.settle();
    expect([(await bench.settle()).returned, await waiting()]).toEqual([0, 0]);
    const later = NOON + 60_000;
    const paid = await metered.admit(25, false, later);
    await metered.answered(paid);
    await metered.settle(later);
    const failed = await findReport(double.table, customer, ref.id);
    if (!failed) throw new Error('it failed and is there');
    await payAgain(double.table, customer, failed, paid.charge);
    expect([(await metered.account()).used, (await bench.settle()).returned]).toEqual([25, 25]);
    expect([await metered.account(), await waiting()]).toEqual([{ used: 0, delivered: 0, open: [] }, 0]);
  });

  it('gives back the charge of a call with an Idempotency-Key, and of one whose report was deleted', async () => {
    const metered = meteredCustomer(double.table);
    const late = await metered.late();
    await late.parts.claim({ path: '/v1/pdf/kundli', key: 'k', digest: 'd' });
    await late.parts.debit(25, 0);
    await late.parts.settle(25);
    await metered.answered(late.admission);
    const ref = await queued(metered.limits.customer, late.admission.charge);
    const pdf = (): Promise<never> => Promise.reject(new Error('no ink'));
    const bench = station({ press: { ...press, pdf } });
    await makeReport(bench.workerPorts(), ref);
    const failed = await findReport(double.table, ref.customer, ref.id);
    if (!failed) throw new Error('it failed and is there');
    await deleteReport({ table: double.table, objects: bucket.objects }, ref.customer, failed);
    await metered.settle();
    expect((await metered.account()).used).toBe(25);
    expect(await bench.settle()).toMatchObject({ returned: 25 });
    expect([await metered.account(), await waiting()]).toEqual([{ used: 0, delivered: 0, open: [] }, 0]);
  });
});
