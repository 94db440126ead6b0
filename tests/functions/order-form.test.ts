/** The order form: what a person without code sees, pays and gets. */
import { handler as ascendant } from '../../functions/kundli/ascendant.ts';
import { REPORT_PRICES } from '../../lib/contract/suites/report.ts';
import { MOST_PREVIEWS, ORDER_KINDS } from '../../lib/pages/order-form.ts';
import { SAMPLE_REPORTS, sampleLanguages } from '../../lib/pages/sample-reports.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { newBrandId, saveBrand } from '../../lib/print/publish/brands.ts';
import { sampleWear } from '../../lib/print/publish/sample-brands.ts';
import { allRoutes } from '../../lib/service/catalogue/registry.ts';
import { languagesWith } from '../../lib/words/languages.ts';
import { pageWords } from '../../lib/words/pages.ts';
import { call } from '../support/call.ts';
import { picturelessPress, startReportPorts } from '../support/reports.ts';
import { openSite, signUp } from '../support/site.ts';
import { matrix } from '../support/soak.ts';

const BIRTH = { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts(PRESS);
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
    const { order } = pageWords(language);
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

it('offers every language with names and labels, and readings in another where it has none', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  const { token } = await signUp(site, 'prose@example.com', '203.0.113.78');
  const { text } = await site.send('GET', '/dashboard/reports', undefined, { cookie: token });
  const [, languages = ''] = /<select id="o-language"(.*?)<\/select>/s.exec(text) ?? [];
  for (const language of languagesWith('report')) expect(languages).toContain(`value="${language}"`);
  const [, prose = ''] = /<select\s+id="o-prose"(.*?)<\/select>/s.exec(text) ?? [];
  expect([...prose.matchAll(/value="(\w*)"/g)].map(([, value]) => value)).toEqual(['', 'en', 'hi']);
  const said = async (body: object): Promise<string> => {
    const query = { report: 'kundli', body: JSON.stringify({ ...BIRTH, template: 'mini', language: 'pa', ...body }) };
    const answer = await site.send('GET', '/dashboard/reports/preview', undefined, { cookie: token, query });
    return (JSON.parse(answer.text) as Preview).said;
  };
  // A book without readings says what to do; with them it is drawn.
  expect(await said({})).toBe(pageWords('en').order.previewLanguage);
  expect(await said({ prose: 'hi' })).toMatch(/\d+ pages/);
});

/** What the preview answers. */
interface Preview {
  readonly pages: number;
  readonly said: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly holds: Readonly<Record<string, string>>;
}

it('draws the first pages of what would be ordered, orders nothing, and stops at twenty a day', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  const { token } = await signUp(site, 'preview@example.com', '203.0.113.77');
  // Previews that are only counted are not drawn.
  const undrawn = await openSite(double.ports.table, Date.now, undefined, { ...double.ports, press: picturelessPress });
  const preview = async (report: string, body: unknown, lang = 'en', through = site): Promise<Preview> => {
    const query = { report, body: typeof body === 'string' ? body : JSON.stringify(body), lang };
    const { status, text, headers } = await through.send('GET', '/dashboard/reports/preview', undefined, {
      cookie: token,
      query,
    });
    // A birth stands in the address.
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    return JSON.parse(text) as Preview;
  };
  const files = await double.files();
  const before = (await site.send('GET', '/v1/credits', undefined, { token })).body.data.balance;
  const drawn = await preview('saturn', BIRTH);
  expect(drawn.pictures.map(({ src }) => src.slice(0, 22))).toEqual(Array(2).fill('data:image/png;base64,'));
  expect(drawn.pictures[1]?.alt).toContain(String(drawn.pages));
  // The order has as many pages as the preview said.
  const made = await site.send('POST', '/v1/pdf/saturn', BIRTH, { cookie: token });
  await double.idle();
  const { data } = (await site.send('GET', `/v1/reports/${String(made.body.data.report_id)}`, undefined, { token }))
    .body;
  expect(data.pages).toBe(drawn.pages);
  const after = (await site.send('GET', '/v1/credits', undefined, { token })).body.data.balance;
  expect(before - after).toBe(REPORT_PRICES.saturn);
  // What an order is refused for has no pages, and is not counted.
  const { order } = pageWords('hi');
  for (const [report, body] of [
    ['saturn', { ...BIRTH, date: '1990-13-40' }],
    ['matching', { groom: BIRTH }],
    ['kundli', 'no json'],
  ] as const)
    expect(await preview(report, body, 'hi')).toMatchObject({ pages: 0, pictures: [], said: order.previewWaits });
  const tamil = await preview('kundli', { ...BIRTH, language: 'ta' }, 'hi');
  expect(tamil).toMatchObject({ pages: 0, pictures: [], said: order.previewLanguage });
  const numbers = { name: 'Asha', date: '1990-05-10' };
  for (let i = 1; i < MOST_PREVIEWS; i++)
    expect((await preview('numerology', numbers, 'en', i === 1 ? site : undrawn)).pictures).toHaveLength(2);
  const spent = await preview('numerology', numbers);
  expect([spent.pictures, spent.said]).toEqual([[], expect.stringContaining(String(MOST_PREVIEWS))]);
  // Only the one order left files behind.
  expect((await double.files()).length - files.length).toBe(2);
  expect(
    (await site.send('GET', '/dashboard/reports/preview', undefined, { query: { report: 'saturn', body: '{}' } }))
      .status,
  ).toBe(303);
});

it('takes saved births in the place of typed ones, those of the space that is shown', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  const { token } = await signUp(site, 'saved@example.com', '203.0.113.79');
  const form = async (query: Record<string, string> = {}): Promise<string> =>
    (await site.send('GET', '/dashboard/reports', undefined, { cookie: token, query })).text;
  // An account without births is not offered any.
  expect(await form()).not.toContain('data-birth-of');
  const saved = await site.send('POST', '/v1/profiles', { ...BIRTH, label: 'Asha of Delhi' }, { cookie: token });
  expect(saved.status).toBe(201);
  const shown = await form();
  expect(shown.match(/data-birth-of="(?:groom\.|bride\.)?"/g)).toEqual([
    'data-birth-of=""',
    'data-birth-of="groom."',
    'data-birth-of="bride."',
  ]);
  // Names of people are asked for, not sent along.
  expect(shown).not.toContain('Asha of Delhi');
  expect(await form({ shown: 'sandbox' })).not.toContain('data-birth-of');
});

it('hands a report on with a picture of its first page, and takes both away when it is deleted', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  const { token, customer } = await signUp(site, 'share@example.com', '203.0.113.78');
  const wine = sampleWear('wine');
  if (wine === null) throw new Error('no brand');
  const brand_id = newBrandId();
  await saveBrand(double.ports.table, customer, { ...wine, id: brand_id });
  const body = { ...BIRTH, name: 'Asha Verma', language: 'hi', brand_id };
  const made = await site.send('POST', '/v1/pdf/saturn', body, { token });
  await double.idle();
  const id = String(made.body.data.report_id);
  const { reader_url, share_text } = (await site.send('POST', `/v1/reports/${id}/link`, {}, { token })).body.data;
  const [what = '', link, sender] = String(share_text).split('\n');
  expect([what.includes('Asha'), link, sender]).toEqual([true, reader_url, wine.name]);
  expect(what).toMatch(/[\u0900-\u097f]/);
  const path = new URL(String(reader_url)).pathname;
  const page = await site.send('GET', path.slice(path.indexOf('/r/')));
  expect(page.text).toMatch(/<img\s+src="data:image\/png;base64,[^"]{1000,}"\s+alt="[\u0900-\u097f ]+"/);
  expect(page.text).toMatch(/<img\s+src="data:image\/svg\+xml,[^"]{1000,}"\s+alt="[^"]*QR/);
  expect(page.text.replaceAll(/href="[^"]*"/g, '')).not.toMatch(/udaya/i);
  const list = await site.send('GET', '/dashboard/reports', undefined, { cookie: token });
  expect(list.text).toMatch(/data-again="[^"]*saturn[^"]*hi/);
  const files = async (): Promise<number> => (await double.files()).filter((key) => key.includes(id)).length;
  expect(await files()).toBe(2);
  await site.send('DELETE', `/v1/reports/${id}`, undefined, { token });
  expect(await files()).toBe(0);
});

it('shows pages of samples to anyone, in the brands and languages that it names', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  const picture = (report: string, page: number | string, query: Record<string, string> = {}) =>
    site.send('GET', `/samples/${report}/${page}`, undefined, { query });
  const shown = [
    ['numerology', {}],
    ['kundli_tables', { printed: 'ta', brand: 'saffron' }],
    ['matching', { printed: 'hi', brand: 'wine', width: '794' }],
  ] as const;
  // A book in a language and a brand is there once in a short run.
  for (const [report, query] of matrix(shown, ([report]) => report !== 'kundli_tables')) {
    const { status, headers, text, isBase64 } = await picture(report, 2, query);
    expect([report, status, headers['content-type'], isBase64]).toEqual([report, 200, 'image/png', true]);
    const bytes = Buffer.from(text, 'base64');
    expect(bytes.readUInt32BE(16)).toBe(report === 'matching' ? 794 : 200);
    // A page to read, and a cover: what the pages of the gallery may weigh (tests/e2e/pages.test.ts) leaves room for these.
    expect(bytes.length).toBeLessThan(report === 'matching' ? 64_000 : 12_000);
  }
  const strip = await picture('kundli_mini', '1-6', { width: '120' });
  expect([strip.status, Buffer.from(strip.text, 'base64').readUInt32BE(16)]).toEqual([200, 6 * 120]);
  expect(Buffer.from(strip.text, 'base64').length).toBeLessThan(20_000);
  // The covers of all reports are the pages of a book of their own.
  const [covers, second] = await Promise.all([picture('covers', '9-12'), picture('covers', '9')]);
  const [three, one] = [covers, second].map(({ text }) => Buffer.from(text, 'base64'));
  expect([three?.readUInt32BE(16), one?.readUInt32BE(16)]).toEqual([(SAMPLE_REPORTS.length - 8) * 200, 200]);
  expect(three?.length).toBeLessThan(12_000);
  expect(Buffer.from((await picture('numerology', 1)).text, 'base64')).toEqual(one);
  expect((await picture('covers', SAMPLE_REPORTS.length + 1)).status).toBe(404);
  for (const pages of ['1-7', '3-2', '0', '1-']) expect((await picture('kundli_mini', pages)).status).not.toBe(200);
  expect((await picture('kundli_mini', 1, { width: '10000' })).status).toBe(400);
  expect((await picture('matching', 99)).status).toBe(404);
  for (const sample of SAMPLE_REPORTS) {
    expect([sample.key, sampleLanguages(sample)]).toEqual([sample.key, expect.arrayContaining(['en', 'hi'])]);
    const printed = languagesWith('report').find((one) => !sampleLanguages(sample).includes(one));
    if (printed !== undefined)
      expect([sample.key, (await picture(sample.key, 1, { printed })).status]).toEqual([sample.key, 404]);
  }
});

it('finds towns in any script', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  for (const q of ['Varan', 'वाराणसी']) {
    const { text } = await site.send('GET', '/places', undefined, { query: { q } });
    const { places } = JSON.parse(text) as { places: { name: string; about: string; id: string }[] };
    expect(places[0]).toMatchObject({ name: 'Varanasi', about: expect.stringContaining('IN') });
  }
});

it('says how long the rising sign of each birth lasts around its time', async () => {
  const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
  const { token } = await signUp(site, 'rising@example.com', '203.0.113.80');
  const holds = async (report: string, body: object): Promise<Preview['holds']> => {
    const query = { report, body: JSON.stringify(body) };
    const { text } = await site.send('GET', '/dashboard/reports/preview', undefined, { cookie: token, query });
    return (JSON.parse(text) as Preview).holds;
  };
  const { name: _, ...birth } = BIRTH;
  const { data } = (await call(ascendant, birth)).body;
  const [{ previous, next }] = data.boundaries;
  const { '': own = '' } = await holds('saturn', BIRTH);
  expect(own).toMatch(/^Scorpio rises from \d\d:\d\d to \d\d:\d\d\./);
  expect(own).toContain(`from ${previous.slice(11, 16)} to ${next.slice(11, 16)}`);
  const minutes = Math.floor((Date.parse('1990-05-10T19:55+05:30') - Date.parse(previous)) / 60_000);
  expect(own).toContain(`is ${minutes} minutes from the nearer edge`);
  expect(Object.keys(await holds('matching', { groom: BIRTH, bride: BIRTH }))).toEqual(['groom.', 'bride.']);
  // A refused order is told too; a birth without time, and what is no birth, has no rising sign.
  expect(Object.keys(await holds('kundli', { ...BIRTH, template: 'mini', language: 'pa' }))).toEqual(['']);
  expect(await holds('saturn', { ...birth, time: undefined, time_unknown: true })).toEqual({});
  expect(await holds('saturn', { ...birth, date: 'tomorrow' })).toEqual({});
  expect(await holds('saturn', [])).toEqual({});
});
