/** `npm run serve`: one process and one folder, from the first call to a kill in the middle of many. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { smoke } from '../../lib/tools/deploy/smoke.ts';
import { openSqliteTable } from '../../lib/adapters/machine/sqlite-table.ts';
import { keyHash } from '../../lib/accounts/key.ts';
import { recordKey } from '../../lib/accounts/record.ts';
import { usageKey } from '../../lib/accounts/metering/usage-item.ts';
import { monthOf } from '../../lib/accounts/metering/period.ts';
import { itemNumber, itemText } from '../../lib/contract/ports/table.ts';
import { freePort } from '../../lib/tools/local/ports.ts';
import { matrix, SOAKS } from '../support/soak.ts';
import { until } from '../support/until.ts';
import { startMailServer, type MailServer } from '../support/smtp.ts';
import { ensureBuilt } from './service.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIRTH = { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const folders: string[] = [];
const running = new Set<ChildProcess>();
let mail: MailServer;

const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-serve-'));
  folders.push(folder);
  return folder;
};

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly printed: () => string;
  /** Exit code. */
  readonly ended: Promise<number | null>;
}

const launch = (folder: string, port: number, environment: Readonly<Record<string, string>> = {}): Started => {
  const child = spawn(process.execPath, ['lib/tools/serve/serve.ts', '--built', '--data', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), ...environment },
  });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  return { child, url: `http://127.0.0.1:${port}`, printed: () => printed, ended };
};

/** Starts it, and waits until it serves. */
const start = async (folder: string, environment: Readonly<Record<string, string>> = {}): Promise<Started> => {
  const started = launch(folder, await freePort(), environment);
  await until(() => /^Serving /m.test(started.printed()) || started.child.exitCode !== null);
  if (started.child.exitCode !== null) throw new Error(started.printed());
  return started;
};

const keysIn = (folder: string): { readonly live: string; readonly sandbox: string } =>
  JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));

const send = async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}, method = 'POST') => {
  const sent = { method, headers: { 'Content-Type': 'application/json', ...headers } };
  const response = await fetch(url, body === undefined ? sent : { ...sent, body: JSON.stringify(body) });
  const text = await response.text();
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  const parsed: any = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed };
};

/** A command of the operator, to its end. */
const run = async (file: string, ...args: readonly string[]): Promise<{ code: number | null; printed: string }> => {
  const child = spawn(process.execPath, [join('lib/tools/serve', file), ...args], { cwd: ROOT, stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const [code]: (number | null)[] = await once(child, 'exit');
  return { code: code ?? null, printed };
};

beforeAll(async () => {
  await ensureBuilt();
  mail = await startMailServer();
});
afterAll(() => {
  mail.stop();
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('one service in its folder', () => {
  const folder = freshFolder();
  let first: Started;
  beforeAll(async () => {
    first = await start(folder, { UDAYA_SMTP_URL: mail.url, UDAYA_MAIL_SENDER: 'udaya@example.com' });
  });

  // The drill below passes it with a live key, and smoke.test.ts with one of the sandbox: a long run asks this service too.
  for (const kind of matrix(['live', 'sandbox'] as const, () => false))
    it(`passes the smoke test with a ${kind} key`, async () => {
      const found = await smoke(first.url, keysIn(folder)[kind]);
      expect(found.filter(({ fault }) => fault !== '')).toEqual([]);
    });

  it('tells a second one who has the folder', async () => {
    const second = launch(folder, await freePort());
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`in use by npm run serve on port`);
    expect(second.printed()).toContain(`(process ${first.child.pid})`);
  });

  it('signs a stranger up by mail over SMTP, charges a call, and draws a report that a signed link leads to', async () => {
    const { taken } = mail;
    const { url } = first;
    const email = 'asha@example.com';
    const asked = await send(`${url}/v1/account`, { email, name: 'Asha' });
    expect(asked.status).toBe(202);
    await until(() => taken.length > 0);
    expect(taken[0]?.to).toEqual([email]);
    const [, code = ''] = /\b(\d{6})\b/.exec(taken[0]?.text.split('\r\n\r\n').slice(1).join('\n') ?? '') ?? [];
    const { challenge } = asked.body.data;
    const done = await send(`${url}/v1/account/verify`, { email, code, challenge });
    expect(done.status).toBe(200);
    const key = { 'X-Api-Key': done.body.data.key.secret };
    expect((await send(`${url}/v1/kundli/planets`, BIRTH, key)).status).toBe(200);

    const ordered = await send(`${url}/v1/pdf/kundli`, { ...BIRTH, template: 'mini' }, key);
    expect(ordered.status).toBe(202);
    const report = `${url}/v1/reports/${ordered.body.data.report_id}`;
    // Asked more often, the hundred calls that the sandbox has in a minute would be used up before a busy machine has drawn it.
    await until(async () => {
      await setTimeout(600);
      return (await send(report, undefined, key, 'GET')).body.data?.status === 'ready';
    });
    const link: string = (await send(`${report}/link`, {}, key)).body.data.url;
    expect(link.startsWith(`${url}/objects/`)).toBe(true);
    const pdf = await fetch(link);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await fetch(link.replace(/until=\d+/, 'until=9999999999'))).status).toBe(403);
    expect((await fetch(link.replace('/objects/', '/objects/../'))).status).not.toBe(200);
  });

  it('answers what is under way when it is asked to end, and is not healthy meanwhile', async () => {
    const { url, child, ended } = first;
    const headers = { 'X-Api-Key': keysIn(folder).sandbox };
    await send(`${url}/v1/health`, undefined, {}, 'GET');
    const calls = Array.from({ length: 20 }, () => send(`${url}/v1/birthchart`, BIRTH, headers));
    await calls[0];
    child.kill('SIGTERM');
    const answers = await Promise.allSettled(calls);
    // Those whose connection was not taken any more are no loss; none is broken off.
    const statuses = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ended).toBe(0);
  });

  it('lets none but readers share it, beside whom its data can move on', async () => {
    const { live } = keysIn(folder);
    const readers = await Promise.all([start(folder, { UDAYA_READONLY: '1' }), start(folder, { UDAYA_READONLY: '1' })]);
    for (const { url } of readers) {
      const refused = await send(`${url}/v1/kundli/planets`, BIRTH, { 'X-Api-Key': live });
      expect([refused.status, refused.body.error.code]).toEqual([503, 'OVERLOADED']);
      expect((await send(`${url}/v1/health`, undefined, {}, 'GET')).status).toBe(200);
    }
    const [file, moved] = [join(freshFolder(), 'all.gz'), freshFolder()];
    expect((await run('export.ts', file, '--data', folder)).printed).toMatch(
      /^\d+ items and [1-9]\d* objects were written/,
    );
    expect((await run('import.ts', file, '--data', moved)).code).toBe(0);
    const [from, to] = [folder, moved].map((one) => {
      const { all, close } = openSqliteTable(join(one, 'udaya.db'), true);
      const items = [...all()];
      close();
      return items;
    });
    expect(to).toEqual(from);
    for (const { child, ended } of readers) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });
});

it('says every wrong setting at once', async () => {
  const wrong = launch(freshFolder(), 99_999, { UDAYA_HOPS: 'two', UDAYA_URL: 'ftp://x', UDAYA_SMTP_URL: 'mail.x' });
  expect(await wrong.ended).toBe(1);
  for (const name of ['PORT', 'UDAYA_HOPS', 'UDAYA_URL', 'UDAYA_SMTP_URL must', 'UDAYA_MAIL_SENDER'])
    expect(wrong.printed()).toContain(name);
});

/** Length of a slot of `npm run serve` (lib/tools/serve/service.ts). */
const SLOT_MS = 2000;
/** Calls that are under way at a time. */
const TOGETHER = 20;
/** Calls that are made, and how many are answered before the kill. */
const [CALLS, BEFORE] = SOAKS ? [1000, 400] : [300, 120];

describe('a service that is killed in the middle of many calls', () => {
  const folder = freshFolder();
  /** Its next start. */
  let second: Started;

  it('charges what was delivered, and nothing else', async () => {
    const first = await start(folder);
    const headers = { 'X-Api-Key': keysIn(folder).live };
    let left = CALLS;
    let answered = 0;
    let cost = 0;
    const caller = async (): Promise<void> => {
      while (left-- > 0) {
        const answer = await send(`${first.url}/v1/kundli/planets`, BIRTH, headers).catch(() => null);
        if (answer?.status !== 200) continue;
        answered++;
        cost = Number(answer.headers.get('x-credits-charged'));
        if (answered === BEFORE) first.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, caller));
    await first.ended;
    expect(answered).toBeGreaterThanOrEqual(BEFORE);
    expect(answered).toBeLessThan(CALLS);

    // The next start settles what the killed one has left, before it serves: all slots that have ended. One that has not would
    // be settled half a minute later.
    const slotEnds = Date.now() + 2 * SLOT_MS;
    await until(() => Date.now() > slotEnds);
    second = await start(folder);
    const lines = globSync(join(folder, 'access/*.log')).flatMap((file) =>
      readFileSync(file, 'utf8').trim().split('\n'),
    );
    const delivered = lines.filter((line) => line.includes('"status":"200"') && line.includes('kundli/planets')).length;
    const { table, close } = openSqliteTable(join(folder, 'udaya.db'), true);
    const record = (await table.get(recordKey(keyHash(headers['X-Api-Key'])))) ?? {};
    const usage = (await table.get(usageKey(itemText(record, 'customer'), monthOf(Date.now())))) ?? {};
    close();
    expect(cost).toBeGreaterThan(0);
    expect(itemNumber(usage, 'used')).toBe(delivered * cost);
    expect(itemNumber(usage, 'delivered')).toBe(delivered * cost);
    // Of those under way at the kill, one side alone may know how they ended: the kernel drops what a killed process has sent.
    expect(Math.abs(answered - delivered)).toBeLessThanOrEqual(TOGETHER);
  });

  it('is backed up while its next start serves, which lets no data move on; a drill serves the copy', async () => {
    const headers = { 'X-Api-Key': keysIn(folder).live };
    const into = freshFolder();
    const calling = Promise.all(
      Array.from({ length: 60 }, () => send(`${second.url}/v1/kundli/planets`, BIRTH, headers)),
    );
    expect(await run('backup.ts', into, '--data', folder)).toMatchObject({ code: 0 });
    expect((await calling).every(({ status }) => status === 200)).toBe(true);
    const refused = await run('export.ts', join(into, 'all.gz'), '--data', folder);
    expect(refused.code).toBe(1);
    expect(refused.printed).toContain(`(process ${second.child.pid}): end it, or start it with UDAYA_READONLY=1`);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    const drilled = await run('drill.ts', into);
    expect(drilled.printed).toMatch(/Added up \d+ months: 0 are wrong/);
    expect(drilled.code).toBe(0);
  });
});
