/** The order form: what a person without code sees, pays and gets. */
import { REPORT_PRICES } from '../../lib/contract/suites/report.ts';
import { ORDER_KINDS } from '../../lib/pages/order-form.ts';
import { allRoutes } from '../../lib/service/catalogue/registry.ts';
import { bank } from '../../lib/words/bank.ts';
import { startReportPorts } from '../support/reports.ts';
import { openSite, signUp } from '../support/site.ts';

const BIRTH = { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

it('asks the price that the order costs', async () => {
  const prices = new Map((await allRoutes()).map(({ endpoint }) => [endpoint.path, endpoint.credits]));
  for (const { kind } of ORDER_KINDS)
    expect([kind, prices.get(`/v1/pdf/${kind.replace('_', '-')}`)]).toEqual([kind, REPORT_PRICES[kind]]);
});

it('shows every report with its price, orders with a session, and lists what was made', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  const { token } = await signUp(site, 'order@example.com');
  for (const language of ['en', 'hi'] as const) {
    const page = await site.send('GET', '/dashboard/reports', undefined, { cookie: token, query: { lang: language } });
    expect(page.status).toBe(200);
    const { order } = bank(language, 'pages');
    for (const { key, kind } of ORDER_KINDS) {
      expect(page.text).toContain(order.forms[key].name);
      expect(page.text).toMatch(new RegExp(`id="k-${key}"[^>]*data-credits="${REPORT_PRICES[kind]}"`, 's'));
    }
    expect(page.text).toContain('id="o-groom.date"');
  }
  const before = (await site.send('GET', '/v1/credits', undefined, { token })).body.data;
  const made = await site.send('POST', '/v1/pdf/saturn', BIRTH, { cookie: token });
  expect([made.status, made.headers['x-credits-charged']]).toEqual([202, '20']);
  await double.idle();
  const read = await site.send('GET', `/v1/reports/${String(made.body.data.report_id)}`, undefined, { cookie: token });
  expect(read.body.data.status).toBe('ready');
  const after = (await site.send('GET', '/v1/credits', undefined, { token })).body.data;
  expect(before.balance - after.balance).toBe(20);
  const list = await site.send('GET', '/dashboard/reports', undefined, { cookie: token });
  expect(list.text).toContain(String(made.body.data.report_id));
  // Faults name their fields, those of a partner too, and cost nothing.
  const wrong = await site.send('POST', '/v1/pdf/matching', { groom: BIRTH, bride: { name: 'A' } }, { cookie: token });
  expect([wrong.status, wrong.headers['x-credits-charged'] ?? '0']).toEqual([400, '0']);
  expect(wrong.body.error.details.map(({ field }: { field: string }) => field)).toContain('bride.date');
  // A page of another origin may not spend the credits of a session.
  const foreign = await site.send('POST', '/v1/pdf/saturn', BIRTH, { cookie: token, origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
});

it('finds towns in any script', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  for (const q of ['Varan', 'वाराणसी']) {
    const { text } = await site.send('GET', '/places', undefined, { query: { q } });
    const { places } = JSON.parse(text) as { places: { name: string; about: string; id: string }[] };
    expect(places[0]).toMatchObject({ name: 'Varanasi', about: expect.stringContaining('IN') });
  }
});
