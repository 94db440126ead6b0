/** The state of the service: what was tried, and what the operator told, as the API and the page show it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { openSqliteTable } from '../../lib/adapters/machine/sqlite-table.ts';
import { statusOut, type Status } from '../../lib/contract/suites/status.ts';
import { shownIncidents } from '../../lib/service/status/incidents.ts';
import { statusAt } from '../../lib/service/status/state.ts';
import { runIncident } from '../../lib/tools/deploy/incident.ts';
import { pageWords } from '../../lib/words/pages.ts';
import { faultyTable, startTable, type TestTable } from '../support/table.ts';
import { openSite, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
beforeEach(async () => {
  double = await startTable();
  site = await openSite(double.table);
});
afterEach(() => double.stop());

const run = promisify(execFile);
const DAY_MS = 86_400_000;
const CRUEL = '<img src=x onerror=alert(1)>"&';
const TOLD = ['--text', 'None is lost.', '--text-hi', 'कोई रिपोर्ट खोई नहीं है।'];
const OPEN = ['open', '--part', 'reports', '--title', 'Reports are late', '--title-hi', 'रिपोर्टों में देरी है', ...TOLD];

const UNPROBED = { latest: null, uptime_percent: null, days: [] };

const told = async (lang = 'en'): Promise<Status> => {
  const { status, body } = await site.send('GET', '/v1/status', {}, { query: { lang } });
  expect(status).toBe(200);
  return statusOut.parse(body.data);
};
const shown = async (lang = 'en'): Promise<string> => {
  const { status, text } = await site.send('GET', '/status', {}, { query: { lang } });
  expect(status).toBe(200);
  return text;
};

describe('the state of the service', () => {
  it('works where every check passed and nothing was told', async () => {
    expect(await told()).toEqual({
      works: true,
      checks: { calculations: true, storage: true },
      probes: UNPROBED,
      incidents: [],
    });
    for (const language of ['en', 'hi'] as const) {
      const { status: words } = pageWords(language);
      const text = await shown(language);
      for (const wanted of [words.works, words.computes, words.keeps, words.none]) expect(text).toContain(wanted);
      for (const other of [words.broken, words.open]) expect(text).not.toContain(`>${other}<`);
    }
  });

  it('is told by the operator in two languages, from the opening to the end', async () => {
    const now = Date.now();
    const said = await runIncident(double.table, [...OPEN, '--part', 'webhooks', '--from', '2026-11-28T08:10Z'], now);
    const id = `${new Date(now).toISOString().slice(0, 10)}-01`;
    expect(said).toBe(`${id} is open.`);
    const open = await told();
    expect(open.works).toBe(false);
    expect(open.incidents).toMatchObject([
      {
        id,
        title: 'Reports are late',
        parts: [
          { key: 'reports', name: 'Reports' },
          { key: 'webhooks', name: 'Webhooks' },
        ],
        start: '2026-11-28T08:10:00Z',
        end: null,
        updates: [{ text: 'None is lost.' }],
      },
    ]);
    expect((await told('hi')).incidents[0]).toMatchObject({
      title: 'रिपोर्टों में देरी है',
      parts: [{ name: 'रिपोर्टें' }, {}],
    });
    // A resource does not mix languages.
    expect((await site.send('GET', '/v1/status', {}, { query: { lang: 'or' } })).status).toBe(422);
    expect(await shown()).toMatch(/Going on now<\/h2>[^]*Reports are late<\/h3>[^]*Past incidents<\/h2>/);

    await runIncident(double.table, ['update', id, '--text', CRUEL, '--text-hi', CRUEL], now);
    expect(await shown()).not.toContain('<img');
    expect(await runIncident(double.table, ['close', id, ...TOLD], now)).toBe(`${id} is closed.`);
    const closed = await told();
    expect(closed.works).toBe(true);
    expect(closed.incidents[0]?.updates.map(({ text }) => text)).toEqual(['None is lost.', CRUEL, 'None is lost.']);
    expect(closed.incidents[0]?.end).not.toBeNull();
    const page = await shown('hi');
    expect(page).toContain('रिपोर्टों में देरी है</h3>');
    expect(page).not.toContain(pageWords('hi').status.open);
    expect(await runIncident(double.table, ['list'], now)).toBe(`${id}  closed  Reports are late`);
    await expect(runIncident(double.table, ['update', id, ...TOLD], now)).rejects.toThrow(`${id} is closed`);
  });

  it('shows what has ended for 90 days, and what lasts for as long as it does; the newest first', async () => {
    const now = Date.UTC(2026, 10, 28);
    const { table } = double;
    await runIncident(table, OPEN, now - 200 * DAY_MS);
    for (const days of [90, 89]) {
      const then = now - days * DAY_MS;
      const id = (await runIncident(table, OPEN, then)).slice(0, 13);
      await runIncident(table, ['close', id, ...TOLD], then);
    }
    expect((await shownIncidents(table, now)).map(({ id }) => id)).toEqual(['2026-08-31-01', '2026-05-12-01']);
  });

  it('counts the incidents of a day', async () => {
    const now = Date.UTC(2026, 10, 28);
    expect(await runIncident(double.table, OPEN, now)).toBe('2026-11-28-01 is open.');
    expect(await runIncident(double.table, OPEN, now)).toBe('2026-11-28-02 is open.');
  });

  it('names every fault of a command at once, and writes nothing', async () => {
    const tell = (...args: readonly string[]) => runIncident(double.table, args, Date.UTC(2026, 10, 28));
    await expect(tell('open', '--part', 'moon', '--title', 'Late', '--from', '2026-11-29T00:00Z')).rejects.toThrow(
      /--title-hi is missing[^]*--text is missing[^]*--text-hi is missing[^]*--part moon is none of calculations[^]*--from must be/,
    );
    await expect(tell(...OPEN, '--from', '2026-11-27T10:00')).rejects.toThrow('--from must be');
    await expect(tell('close')).rejects.toThrow(/--text is missing[^]*close needs the id/);
    await expect(tell('close', '2026-11-28-01', ...TOLD)).rejects.toThrow('There is no incident 2026-11-28-01.');
    await expect(tell()).rejects.toThrow('usage: npm run incident');
    expect(await tell('list')).toBe('No incident was told yet.');
  });

  it('says so, with 200, where storage or the ephemeris does not answer', async () => {
    const down = await openSite(
      faultyTable(double.table, (operation) => (operation === 'query' ? 'refused' : 'works')).table,
    );
    const { status, body } = await down.send('GET', '/v1/status');
    expect([status, body.data]).toEqual([
      200,
      { works: false, checks: { calculations: true, storage: false }, probes: UNPROBED, incidents: [] },
    ]);
    const { text } = await down.send('GET', '/status');
    const { status: words } = pageWords('en');
    for (const wanted of [words.broken, words.keepsNot, words.unread]) expect(text).toContain(wanted);
    const asked = { now: fromUnixMs(Date.now()), table: double.table, options: { language: 'en' as const } };
    const broken = await statusAt(asked, Date.now(), () => Promise.reject(new Error('no files')));
    expect(broken).toMatchObject({ works: false, checks: { calculations: false, storage: true } });
  });

  it('is told to a service on one machine while it runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'incident-'));
    const served = openSqliteTable(join(folder, 'udaya.db'));
    const command = run(process.execPath, ['lib/tools/deploy/incident.ts', ...OPEN, '--data', folder]);
    await served.table.put({ pk: 'a', sk: 'b' });
    expect((await command).stdout).toMatch(/^\d{4}-\d\d-\d\d-01 is open\.\n$/);
    expect(await shownIncidents(served.table, Date.now())).toHaveLength(1);
    expect(await served.table.query('a')).toHaveLength(1);
    served.close();
    rmSync(folder, { recursive: true });
  });
});
