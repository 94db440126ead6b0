/** Jobs of many rows: whatever ends a worker, each row is answered once, and what was not delivered goes back, once. */
import { gunzipSync } from 'node:zlib';
import type { Caller } from '../../../../lib/contract/frame/caller.ts';
import { fromUnixMs } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Job, Jobs, RowsRef } from '../../../../lib/contract/ports/jobs.ts';
import type { Objects } from '../../../../lib/contract/ports/objects.ts';
import type { Table } from '../../../../lib/contract/ports/table.ts';
import { rowsKey } from '../../../../lib/service/jobs/files.ts';
import { orderJob, type JobAsk } from '../../../../lib/service/jobs/order.ts';
import { cancelJob, findJob, isOver, LEASE_MS, listParts, takePart } from '../../../../lib/service/jobs/records.ts';
import { readRows } from '../../../../lib/service/jobs/rows.ts';
import { tickJobs } from '../../../../lib/service/jobs/tick.ts';
import { workOn, type RowsPorts } from '../../../../lib/service/jobs/work.ts';
import { startTable, type TestTable } from '../../../support/table.ts';
import { meteredCustomer, NOON } from '../../../support/metered.ts';
import { mortal } from '../../../support/mortal.ts';
import { startObjects } from '../../../support/objects.ts';
import { SOAKS } from '../../../support/soak.ts';

let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
beforeAll(async () => {
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
});
afterAll(() => Promise.all([double.stop(), bucket.stop()]));

/** Sixty names, of which the 7th and the 41st cannot be answered: three parts. */
const ROWS = Array.from({ length: 60 }, (_, i) => ({
  ref: `n${i + 1}`,
  name: i === 6 || i === 40 ? '' : `Asha ${'a'.repeat(i % 9)}`,
}));

/** Workers on a clock of their own; a tick starts what has been left. */
const station = () => {
  const clock = { now: NOON };
  const started: RowsRef[] = [];
  const jobs: Jobs = {
    start: (job: Job) => Promise.resolve(job.kind === 'rows' ? void started.push(job) : undefined),
  };
  const ports = (own: { table?: Table; objects?: Objects } = {}): RowsPorts => ({
    table: double.table,
    objects: bucket.objects,
    jobs,
    now: () => clock.now,
    births: () => () => Promise.resolve(null),
    ends: Infinity,
    ...own,
  });
  /** Ticks every two minutes and works on what is started, until nothing is. */
  const settle = async (): Promise<void> => {
    for (let ticks = 0; ticks < 6; ticks++) {
      clock.now += LEASE_MS + 10_000;
      await tickJobs({ table: double.table, jobs }, clock.now);
      for (const ref of started.splice(0)) await workOn(ports(), ref);
    }
  };
  return { clock, started, jobs, ports, settle };
};

type Station = ReturnType<typeof station>;

/** A customer with a job that was paid for, answered and settled. */
const ordered = async (
  bench: Station,
  ask: Partial<JobAsk> = {},
): Promise<{ ref: RowsRef; metered: ReturnType<typeof meteredCustomer> }> => {
  const metered = meteredCustomer(double.table);
  const { customer } = metered.limits;
  const { admission, parts } = await metered.late();
  const caller: Caller = {
    mayUse: () => true,
    reserve: () => Promise.resolve(),
    profile: () => Promise.resolve(null),
    pay: async (credits) => {
      await parts.debit(credits, 0);
      await parts.settle(credits);
      return { credits: { charged: credits, remaining: null }, putBack: () => {} };
    },
  };
  const visitor = {
    kind: 'live',
    id: 'k',
    customer,
    sandbox: false,
    plan: 'growth',
    ip: '',
    charge: admission.charge,
  } as const;
  const now = fromUnixMs(NOON);
  const request = { requestId: 'r', language: 'en', accepted: ['en'], warnings: [], now, caller };
  const whole: JobAsk = {
    endpoint: '/v1/numerology/name-number',
    rows: ROWS,
    upload: undefined,
    options: {},
    results: 'jsonl',
    reference: '',
    ...ask,
  };
  const ports = { table: double.table, objects: bucket.objects, jobs: bench.jobs };
  const credits = () => ({ charged: 0, remaining: null });
  const call = { visitor, caller, request: { ...request, credits }, language: 'en', now: NOON };
  const job = await orderJob(ports, whole, call);
  await metered.answered(admission);
  await metered.settle();
  return { ref: { customer, id: job.id }, metered };
};

/** The lines of the results of a job. */
const linesOf = async ({ customer, id }: RowsRef, format = 'jsonl'): Promise<readonly string[]> => {
  const file = await bucket.objects.get(`jobs/${customer}/${id}/results.${format}.gz`);
  return gunzipSync(file?.bytes ?? new Uint8Array())
    .toString()
    .trimEnd()
    .split(/\r?\n/);
};
const rowsOf = async (ref: RowsRef): Promise<readonly number[]> =>
  (await linesOf(ref)).map((line) => Number(JSON.parse(line).row));
const waiting = async ({ id }: RowsRef): Promise<number> =>
  (await double.items()).filter(({ pk, sk }) => String(pk).startsWith('due#rows#') && String(sk).endsWith(id)).length;

describe('a job', () => {
  it('answers each row as a single call, in order, and charges for those that were answered', async () => {
    const bench = station();
    const { ref, metered } = await ordered(bench);
    expect((await metered.account()).used).toBe(60);
    for (const one of bench.started.splice(0)) await workOn(bench.ports(), one);
    await bench.settle();
    expect(await findJob(double.table, ref)).toMatchObject({ status: 'done', done: 58, failed: 2, returned: 2 });
    expect(await metered.account()).toMatchObject({ used: 58, delivered: 58 });
    const lines = (await linesOf(ref)).map((line) => JSON.parse(line));
    expect(lines.map(({ row, ref: mark }) => [row, mark])).toEqual(ROWS.map((_, i) => [i + 1, `n${i + 1}`]));
    expect(lines.filter(({ http }) => http !== 200).map(({ row, http }) => [row, http])).toEqual([
      [7, 400],
      [41, 400],
    ]);
    expect(lines[1].body).toMatchObject({ status: 'success', meta: { endpoint: 'numerology/name-number' } });
    expect(await waiting(ref)).toBe(0);
    // What it was made of is not kept.
    expect(await bucket.objects.get(rowsKey(ref))).toBeUndefined();
    expect((await bucket.keys()).filter((key) => key.includes(`${ref.id}/parts/`))).toEqual([]);
  });

  it('is worked on by many at once, and no row comes twice', async () => {
    const bench = station();
    const { ref, metered } = await ordered(bench);
    await Promise.all(bench.started.splice(0).map((one) => workOn(bench.ports(), one)));
    expect(await rowsOf(ref)).toEqual(ROWS.map((_, i) => i + 1));
    await bench.settle();
    expect((await metered.account()).used).toBe(58);
    expect((await listParts(double.table, ref)).map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
  });

  it('gives a table, with a column for each value', async () => {
    const bench = station();
    const { ref } = await ordered(bench, { results: 'csv' });
    await bench.settle();
    const [head = '', first = '', ...rest] = await linesOf(ref, 'csv');
    expect(head.split(',').slice(0, 5)).toEqual(['row', 'ref', 'http', 'error_code', 'error_message']);
    expect(head.split(',').length).toBeGreaterThan(8);
    expect(first.startsWith('1,n1,200,,,')).toBe(true);
    expect(rest[5]).toContain('7,n7,400,VALIDATION_FAILED');
  });

  it('passes a worker that has come to its time on to another', async () => {
    const bench = station();
    const { ref } = await ordered(bench);
    bench.started.length = 0;
    await workOn({ ...bench.ports(), ends: bench.clock.now - 1 }, ref);
    expect(bench.started).toEqual([{ kind: 'rows', ...ref }]);
  });

  it('gives up a part that ends its worker three times, and nothing of it is charged', async () => {
    const bench = station();
    const { ref, metered } = await ordered(bench);
    for (let attempt = 0; attempt < 3; attempt++) {
      const [before] = await listParts(double.table, ref);
      expect(await takePart(double.table, ref, 0, `w${attempt}`, before, bench.clock.now)).not.toBeNull();
      bench.clock.now += LEASE_MS + 1;
    }
    const [part] = await listParts(double.table, ref);
    expect(part && isOver(part, bench.clock.now)).toBe(true);
    await bench.settle();
    expect(await findJob(double.table, ref)).toMatchObject({ status: 'done', done: 34, failed: 26, returned: 26 });
    expect(await rowsOf(ref)).toEqual(ROWS.map((_, i) => i + 1));
    expect((await metered.account()).used).toBe(34);
  });
});

describe('a job that is cancelled', () => {
  it('finishes what was begun, and the rest costs nothing', async () => {
    const bench = station();
    const { ref, metered } = await ordered(bench);
    const taken = await takePart(double.table, ref, 1, 'slow', undefined, bench.clock.now);
    expect(taken).not.toBeNull();
    expect((await cancelJob(double.table, ref, 'x'))?.status).toBe('cancelling');
    expect(await cancelJob(double.table, ref, 'y')).toBeNull();
    await workOn(bench.ports(), ref);
    expect((await findJob(double.table, ref))?.status).toBe('cancelling');
    await bench.settle();
    // Its worker never came back.
    expect(await findJob(double.table, ref)).toMatchObject({ status: 'cancelled', done: 0, failed: 0, returned: 60 });
    expect((await metered.account()).used).toBe(0);
  });

  it('keeps the rows that were done', async () => {
    const bench = station();
    const { ref, metered } = await ordered(bench);
    const ports = bench.ports();
    let parts = 0;
    const objects: Objects = {
      ...bucket.objects,
      put: async (key, file) => {
        await bucket.objects.put(key, file);
        if (key.includes('/parts/') && ++parts === 1) await cancelJob(double.table, ref, 'x');
      },
    };
    await workOn({ ...ports, objects }, ref);
    await bench.settle();
    const job = await findJob(double.table, ref);
    expect(job?.status).toBe('cancelled');
    expect((await rowsOf(ref)).length).toBe((job?.done ?? 0) + (job?.failed ?? 0));
    expect((await metered.account()).used).toBe(job?.done);
    expect([10, 24, 25]).toContain(job?.done);
  });
});

describe.each([
  ['before a call of storage is made', false, 1],
  ['after it was made', true, 4],
])('a worker that is killed %s', (_name, made, first) => {
  it('loses no row and doubles none, and each credit is settled once, whichever call it is', async () => {
    // Every call of storage in a long run; otherwise every third, in turn before and after it.
    for (let n = SOAKS ? 1 : first; ; n += SOAKS ? 1 : 6) {
      const bench = station();
      const { ref, metered } = await ordered(bench);
      bench.started.length = 0;
      const { watch, died } = mortal(n, made);
      const own = { table: watch(double.table), objects: watch(bucket.objects) };
      const end = await Promise.race([died, workOn(bench.ports(own), ref).then(() => 'done')]);
      await bench.settle();
      const { used, delivered } = await metered.account();
      const job = await findJob(double.table, ref);
      expect([n, job?.status, job?.done, job?.failed, job?.returned, used, delivered, await waiting(ref)]).toEqual([
        ...[n, 'done', 58, 2, 2, 58, 58, 0],
      ]);
      expect(await rowsOf(ref)).toEqual(ROWS.map((_, i) => i + 1));
      if (end === 'done') {
        expect(n).toBeGreaterThan(30);
        return;
      }
    }
  });
});

describe('rows', () => {
  it('are read from lines of JSON; a line that is none is a row that fails', () => {
    expect(readRows('\uFEFF{"a":1,"ref":"x"}\n\n[1]\r\nnothing\n', 'jsonl')).toEqual([
      { ref: 'x', body: { a: 1 } },
      { ref: null, body: null },
      { ref: null, body: null },
    ]);
  });

  it('are read from a table: objects by their paths, numbers, lists; names and dates stay text', () => {
    const text =
      'ref,date,lat,groom.lat,groom.name,time_unknown,bodies\r\n7,1990-05-10,12.5,-3,"Rao, 12",true,"[""sun""]"\r\n,,,,,,\r\n8,2000-01-01,,,,,\r\n';
    expect(readRows(text, 'csv')).toEqual([
      {
        ref: '7',
        body: {
          date: '1990-05-10',
          lat: 12.5,
          groom: { lat: -3, name: 'Rao, 12' },
          time_unknown: true,
          bodies: ['sun'],
        },
      },
      { ref: '8', body: { date: '2000-01-01' } },
    ]);
  });
});

describe('an order', () => {
  it('is refused before anything is paid where its first rows all are, or it cannot be a job', async () => {
    const bench = station();
    const bad = Array.from({ length: 9 }, () => ({ name: '' }));
    await expect(ordered(bench, { rows: bad })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'rows.0.name' }],
    });
    for (const endpoint of ['batch', 'matching/bulk'])
      await expect(ordered(bench, { endpoint })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const endpoint of ['kundli/nothing', 'pdf/kundli', 'jobs', 'account'])
      await expect(ordered(bench, { endpoint })).rejects.toMatchObject({ code: 'ENDPOINT_NOT_FOUND' });
    await expect(ordered(bench, { rows: undefined })).rejects.toMatchObject({ details: [{ field: 'rows' }] });
    const unknown = `u${'0'.repeat(19)}.csv`;
    await expect(ordered(bench, { rows: undefined, upload: unknown })).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    });
  });
});
