/** Jobs through the API: ordered by a key that pays, from a file that was put to its address, watched, fetched. */
import { gunzipSync } from 'node:zlib';
import type { Job, Jobs, RowsRef } from '../../lib/contract/ports/jobs.ts';
import { fillWallet } from '../../lib/accounts/billing/wallet.ts';
import { openedProfiles } from '../../lib/accounts/profiles/opened.ts';
import { workOn } from '../../lib/service/jobs/work.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { startObjects } from '../support/objects.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
let site: Site;
let owner: Awaited<ReturnType<typeof signUp>>;
const started: RowsRef[] = [];
const jobs: Jobs = {
  start: (job: Job) => Promise.resolve(job.kind === 'rows' ? void started.push(job) : undefined),
};

beforeAll(async () => {
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
  double.hand();
  site = await openSite(double.table, Date.now, undefined, { objects: bucket.objects, jobs });
  owner = await signUp(site, 'asha@example.com');
  await choosePlan(site, owner.token, 'growth');
  // A plan gives its credits for the rest of a month: on the last evening almost none.
  await fillWallet(double.table, owner.customer, { id: 'top-up', credits: 10_000, now: Date.now() });
});
afterAll(async () => {
  await Promise.all([double.stop(), bucket.stop()]);
});

const work = async (): Promise<void> => {
  const ports = {
    table: double.table,
    objects: bucket.objects,
    jobs,
    births: openedProfiles,
    now: Date.now,
    ends: Infinity,
  };
  for (const ref of started.splice(0)) await workOn(ports, ref);
};
const send = (method: string, path: string, body: object = {}) => site.send(method, path, body, { token: owner.token });
const readAll = async (id: string) => {
  const results = (await send('GET', `/v1/jobs/${id}/results`)).body.data;
  const file = await fetch(results.url);
  const text = gunzipSync(Buffer.from(await file.arrayBuffer())).toString();
  return {
    results,
    lines: text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
};

it('runs a file of rows that was put to its address', async () => {
  const text = `ref,date,time,place\n${Array.from({ length: 30 }, (_, i) => `b${i},1990-05-${String(10 + (i % 15)).padStart(2, '0')},19:55,${i === 4 ? 'Nowhere at all' : 'Pune'}`).join('\n')}\n`;
  const asked = await send('POST', '/v1/jobs', { upload: { format: 'csv', bytes: Buffer.byteLength(text) } });
  expect(asked.status).toBe(201);
  const { upload_id: upload, url, content_type: type } = asked.body.data;
  const put = await fetch(url, { method: 'PUT', body: text, headers: { 'Content-Type': type } });
  expect(put.status).toBe(200);
  const order = {
    endpoint: 'POST /v1/kundli/planets',
    upload_id: upload,
    options: { language: 'hi' },
    reference: 'May',
  };
  const made = await send('POST', '/v1/jobs', order);
  expect([made.status, made.body.data]).toEqual([
    202,
    expect.objectContaining({ status: 'queued', rows: 30, credits_reserved: 30, endpoint: 'kundli/planets' }),
  ]);
  const id = String(made.body.data.job_id);
  const early = await send('GET', `/v1/jobs/${id}/results`);
  expect([early.status, early.body.error.code]).toEqual([409, 'STATE_CONFLICT']);
  await work();
  const shown = (await send('GET', `/v1/jobs/${id}`)).body.data;
  expect(shown).toMatchObject({ status: 'done', done: 29, failed: 1, credits_charged: 29, eta: null });
  expect((await send('GET', '/v1/jobs')).body.data.jobs).toEqual([shown]);
  const { results, lines } = await readAll(id);
  expect(results).toMatchObject({ format: 'jsonl', error_count: 1, errors: [{ row: 5, ref: 'b4' }] });
  expect(lines).toHaveLength(30);
  const birth = { date: '1990-05-10', time: '19:55', place: 'Pune', language: 'hi' };
  const single = await site.send('POST', '/v1/kundli/planets', birth, { key: owner.key.secret });
  expect(lines[0].body.data).toEqual(single.body.data);
  const late = await send('POST', `/v1/jobs/${id}/cancel`);
  expect([late.status, late.body.error.code]).toEqual([409, 'STATE_CONFLICT']);
  // The file was taken; it cannot be run again.
  expect((await send('POST', '/v1/jobs', order)).status).toBe(404);
});

it('runs over saved births, those of the key alone', async () => {
  const birth = { date: '1990-05-10', time: '19:55', place: 'Pune' };
  const saved = (await send('POST', '/v1/profiles', birth)).body.data;
  const rows = [{ profile_id: saved.profile_id }, { profile_id: `p${'0'.repeat(19)}` }];
  const { job_id: id } = (await send('POST', '/v1/jobs', { endpoint: 'kundli/ascendant', rows })).body.data;
  await work();
  const { lines } = await readAll(id);
  expect(lines.map(({ http }) => http)).toEqual([200, expect.any(Number)]);
  expect(lines[1].http).toBeGreaterThanOrEqual(400);
  const single = await site.send('POST', '/v1/kundli/ascendant', birth, { key: owner.key.secret });
  expect(lines[0].body.data).toEqual(single.body.data);
});

it('has a page with its jobs, and a link to the results of those that have ended', async () => {
  const { status, text } = await site.send('GET', '/dashboard/jobs', {}, { cookie: owner.token });
  expect([status, text.includes('30 of 30'), text.includes('1 failed'), /results\.jsonl\.gz/.test(text)]).toEqual([
    200,
    true,
    true,
    true,
  ]);
});

it('is refused without the credits, free and short with a sandbox key, and of no other account', async () => {
  const rows = Array.from({ length: 600 }, () => ({ name: 'Asha' }));
  await send('PUT', '/v1/credits/limits', { cap: 500 });
  const poor = await send('POST', '/v1/jobs', { endpoint: 'numerology/name-number', rows });
  expect([poor.status, poor.body.error.code]).toEqual([402, 'SPEND_CAP_REACHED']);
  await send('PUT', '/v1/credits/limits', { cap: null });
  const { secret } = (await send('POST', '/v1/keys', { name: 'try', kind: 'sandbox' })).body.data;
  const sandbox = (count: number) =>
    site.send('POST', '/v1/jobs', { endpoint: 'numerology/name-number', rows: rows.slice(0, count) }, { key: secret });
  const long = await sandbox(101);
  expect([long.status, long.body.error.details[0].field]).toEqual([400, 'rows']);
  const free = await sandbox(2);
  expect([free.status, free.body.data.credits_reserved]).toEqual([202, 0]);
  const other = await signUp(site, 'ravi@example.com', '203.0.113.7');
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/results'],
    ['POST', '/cancel'],
  ] as const)
    expect(
      (await site.send(method, `/v1/jobs/${free.body.data.job_id}${path}`, {}, { token: other.token })).status,
    ).toBe(404);
});
