/** The kundli as a report: its pages say what the endpoints answer; how reports are ordered, found, linked, deleted and paid. */
import { createHash } from 'node:crypto';
import * as planetsEndpoint from '../../functions/kundli/planets.ts';
import * as vimshottariEndpoint from '../../functions/dasha/vimshottari.ts';
import { pdfKundli } from '../../functions/pdf/kundli.ts';
import { deleteReport } from '../../functions/reports/id.delete.ts';
import { readReport } from '../../functions/reports/id.get.ts';
import { linkReport } from '../../functions/reports/id-link.ts';
import { listReports } from '../../functions/reports/index.get.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { itemNumber } from '../../lib/contract/ports/table.ts';
import { bank } from '../../lib/words/bank.ts';
import { call, type Called } from '../support/call.ts';
import { fetched, layingPress, liveKey, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { matrix, SOAKS } from '../support/soak.ts';
import { openSite, signUp } from '../support/site.ts';
import { until } from '../support/until.ts';

const BIRTH = { name: 'Asha Verma', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

/** Draws its reports. */
let drawn: Awaited<ReturnType<typeof startReportPorts>>;
/** Lays them out: most tests here look at what becomes of a file, not into it. */
let double: Awaited<ReturnType<typeof startReportPorts>>;
const handlers = () => {
  const { ports } = double;
  return {
    order: serveResource(pdfKundli, { ports }),
    list: serveResource(listReports, { ports }),
    read: serveResource(readReport, { ports }),
    link: serveResource(linkReport, { ports }),
    remove: serveResource(deleteReport, { ports }),
  };
};
beforeAll(async () => {
  [drawn, double] = [await startReportPorts(), await startReportPorts(layingPress)];
});
afterAll(async () => {
  await Promise.all([drawn.stop(), double.stop()]);
});

const order = (body: object, customer = 'c1', headers = {}): Promise<Called> =>
  orderReport(double, pdfKundli, { ...BIRTH, template: 'mini', ...body }, { customer, headers });

/** As `order`, with pages to be read. */
const draw = (body: object): Promise<Called> =>
  orderReport(drawn, pdfKundli, { ...BIRTH, ...body }, { customer: 'c1' });

/** A report of the birth that is only read: one of each template is made. */
const kept = new Map<string, Promise<Called>>();
const standing = (template: string): Promise<Called> => {
  const made = kept.get(template) ?? draw({ template });
  kept.set(template, made);
  return made;
};

/** The complete book has what a standard one has, and more. */
const READ = matrix(['mini', 'standard', 'complete'], (template) => template !== 'standard');

describe('pdf/kundli', () => {
  it.each(READ)('%s prints what the endpoints answer', async (template) => {
    const made = await standing(template);
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const bytes = await fetched(made);
    const { data } = made.body;
    expect([data.bytes, data.sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')]);
    const pdf = readPdf(bytes);
    expect(pdf.pages).toHaveLength(data.pages);
    const text = pdf.pages.map((page) => page.text).join(' ');

    const { body: planets } = await call(planetsEndpoint.handler, BIRTH);
    for (const row of [planets.data.ascendant, ...planets.data.planets]) {
      const shown = [
        row.name,
        row.sign.name,
        row.sign_degree_dms,
        `${row.nakshatra.name} ${row.nakshatra.pada}`,
        row.nakshatra.lord_name,
      ];
      expect(text).toContain(shown.join(' '));
    }
    const { body: dasha } = await call(vimshottariEndpoint.handler, { ...BIRTH, depth: 1 });
    const MONTHS = [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ];
    const day = (iso: string): string =>
      `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
    for (const { lords, span } of dasha.data.periods)
      // A period that ran at birth is printed from birth on.
      expect(text).toContain(
        `${lords[0].name} ${day(span.start < BIRTH.date ? BIRTH.date : span.start)} ${day(span.end)}`,
      );
  });

  it.each(READ.filter((template) => template !== 'mini'))(
    '%s says once what two of its chapters read',
    async (template) => {
      const pdf = readPdf(await fetched(await standing(template)));
      const text = pdf.pages.map((page) => page.text).join(' ');
      // The ascendant is read by its lord, and the first house too; the Moon by its house, and with the planets again.
      const readings = [bank('en', 'phala/lord-in')['1/4'], bank('en', 'phala/planet-house')['moon/1']];
      for (const words of readings.map(([first]) => first.split(' ').slice(0, 8).join(' ')))
        expect([words, text.split(words).length - 1]).toEqual([words, 1]);
    },
  );

  it('warns of no member that the order did not have, where the place is a name', async () => {
    const made = await order({ lat: undefined, lon: undefined, tz: undefined, place: 'New Delhi' });
    expect([made.status, made.body.meta.warnings]).toEqual([201, []]);
  });

  it('is tagged, titled and has bookmarks, in its language', async () => {
    const pdf = readPdf(await fetched(await standing('complete')));
    expect([pdf.title, pdf.language, pdf.tagged]).toEqual(['Kundli of Asha Verma', 'en', true]);
    expect(pdf.outline[0]).toBe('Your chart on two pages');
    expect(pdf.outline).toContain('Your life on one line');
    const contents = pdf.pages.find(({ text }) => text.includes('Contents Your chart'))?.text ?? '';
    expect(contents).toContain('Your life on one line');
    // The contents name the page on which each chapter begins.
    for (const title of pdf.outline.slice(1)) {
      const [, number = ''] = new RegExp(`${title} \\. [. ]*(\\d+)|${title} (\\d+)`).exec(contents) ?? [];
      if (number !== '') expect(pdf.pages[Number(number) - 1]?.text).toContain(title);
    }
  });

  it('gives the same bytes for the same order at the same time, once per Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'order-77' };
    const [first, second] = [
      await order({ reference: 'A-77' }, 'c2', headers),
      await order({ reference: 'A-77' }, 'c2', headers),
    ];
    expect(second.body.data.report_id).toBe(first.body.data.report_id);
    expect((await double.items()).filter(({ pk }) => pk === 'report#c2')).toHaveLength(1);
    // The same key of another customer is another order.
    expect((await order({}, 'c3', headers)).body.data.report_id).not.toBe(first.body.data.report_id);
  });

  const AT_ONCE = SOAKS ? 10 : 4;
  // A call that storage could not serve in time is refused and free; its client sends it again with the same key.
  it('makes many at once, neither losing nor doubling one', async () => {
    const insist = (i: number): Promise<Called> =>
      until(async () => {
        const made = await order({ reference: `r${i}`, wait: 0 }, 'c30', { 'Idempotency-Key': `k${i}` });
        if (made.status !== 202) expect([409, 503]).toContain(made.status);
        return made.status === 202 ? made : null;
      });
    const made = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => insist(i)));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = made.map(({ body }): string => body.data.report_id);
    expect(new Set(ids).size).toBe(AT_ONCE);
    await double.idle();
    const reports = await call(handlers().list, {}, { method: 'GET', query: { limit: '50' }, verdict: liveKey('c30') });
    const rows: readonly { report_id: string; status: string; reference: string }[] = reports.body.data.reports;
    expect(new Set(rows.map(({ reference, status }) => `${reference} ${status}`)).size).toBe(AT_ONCE);
    expect(rows.every(({ status }) => status === 'ready')).toBe(true);
    const files = (await double.files()).filter((key) => key.includes('/c30/'));
    expect(files).toEqual(ids.flatMap((id) => ['pdf', 'png'].map((type) => `reports/30d/c30/${id}.${type}`)).sort());
  });

  it('answers at once, and is asked for until it is ready', async () => {
    const ordered = await order({ wait: 0, reference: 'A-1' }, 'c31');
    expect([ordered.status, ordered.headers['retry-after']]).toEqual([202, '2']);
    const { data } = ordered.body;
    expect(data).toMatchObject({
      status: 'queued',
      pages: null,
      bytes: null,
      sha256: null,
      error: null,
      reference: 'A-1',
    });
    expect(ordered.headers['location']).toContain(`/v1/reports/${data.report_id}`);
    const on = { path: { id: String(data.report_id) }, verdict: liveKey('c31') };
    const early = await call(handlers().link, {}, on);
    expect([early.status, early.body.error.code]).toEqual([409, 'STATE_CONFLICT']);
    await double.idle();
    const read = await call(handlers().read, {}, { method: 'GET', ...on });
    expect(read.body.data).toMatchObject({ status: 'ready', error: null, bytes: expect.any(Number) });
    const bytes = await fetched(await call(handlers().link, {}, on));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(read.body.data.sha256);
  });

  it('binds an Idempotency-Key to its body, and takes up what a call that died had begun', async () => {
    const headers = { 'Idempotency-Key': 'dies' };
    const { ports } = double;
    // It dies between the record of the report and the note that the key is done.
    const dying = { ...ports, jobs: { start: () => new Promise<never>(() => {}) } };
    const body = { ...BIRTH, template: 'mini' };
    void call(serveResource(pdfKundli, { ports: dying }), body, { verdict: liveKey('c32'), headers });
    const kept = () => ports.table.query('report#c32');
    await until(async () => (await kept()).length > 0);
    const other = await call(handlers().order, { ...body, name: 'Ravi' }, { verdict: liveKey('c32'), headers });
    expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    const soon = await call(handlers().order, body, { verdict: liveKey('c32'), headers });
    expect([soon.status, soon.body.error.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    const [held] = await ports.table.query('reportkey#c32');
    await ports.table.put({ ...held, pk: 'reportkey#c32', sk: String(held?.['sk']), until: 0 });
    const later = await call(handlers().order, body, { verdict: liveKey('c32'), headers });
    expect([later.status, later.body.data.report_id]).toEqual([202, (await kept())[0]?.['sk']]);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['an unknown time', { time: undefined, time_unknown: true }, 422, 'BIRTH_TIME_REQUIRED', 'time'],
    ['a control character', { place_name: 'Delhi\u0007' }, 400, 'VALIDATION_FAILED', 'place_name'],
    ['a text that turns direction', { reference: 'a\u202eb' }, 400, 'VALIDATION_FAILED', 'reference'],
    ['a template that is not there', { template: 'huge' }, 400, 'VALIDATION_FAILED', 'template'],
    ['a date before the ephemeris', { date: '1800-01-01' }, 422, 'EPHEMERIS_RANGE', null],
  ])('refuses %s and keeps nothing', async (_name, body, status, code, field) => {
    const refused = await order(body, 'c4');
    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
    if (field !== null) expect(refused.body.error.details[0].field).toBe(field);
    expect((await double.items()).filter(({ pk }) => String(pk).endsWith('#c4'))).toEqual([]);
  });

  it('prints a name of a hundred letters without a space inside the page', async () => {
    const name = 'W'.repeat(100);
    const pdf = readPdf(await fetched(await draw({ name, template: 'mini' })));
    expect(pdf.pages[0]?.text.replaceAll(' ', '')).toContain(name);
  });

  it('frees the key of an order that failed', async () => {
    const headers = { 'Idempotency-Key': 'again' };
    const { ports } = double;
    const broken = { ...ports, objects: { ...ports.objects, put: () => Promise.reject(new Error('no')) } };
    const failed = await call(
      serveResource(pdfKundli, { ports: broken }),
      { ...BIRTH, template: 'mini' },
      { verdict: liveKey('c5'), headers },
    );
    expect(failed.status).toBe(500);
    expect((await order({}, 'c5', headers)).status).toBe(201);
  });
});

describe('reports', () => {
  const path = (id: string, customer = 'c6') => ({ path: { id }, verdict: liveKey(customer) });

  it('are listed newest first, page by page, and belong to their account', async () => {
    for (const reference of ['one', 'two', 'three']) await order({ reference }, 'c6');
    const first = await call(handlers().list, {}, { method: 'GET', query: { limit: '2' }, verdict: liveKey('c6') });
    expect(first.body.data.reports.map((one: { reference: string }) => one.reference)).toEqual(['three', 'two']);
    const { cursor } = first.body.data;
    const second = await call(
      handlers().list,
      {},
      { method: 'GET', query: { limit: '2', cursor }, verdict: liveKey('c6') },
    );
    expect([second.body.data.reports.length, second.body.data.cursor]).toEqual([1, null]);
    const id: string = first.body.data.reports[0].report_id;
    expect((await call(handlers().read, {}, { method: 'GET', ...path(id) })).body.data.kind).toBe('kundli');
    for (const [handler, method] of [
      [handlers().read, 'GET'],
      [handlers().link, 'POST'],
      [handlers().remove, 'DELETE'],
    ] as const)
      expect((await call(handler, {}, { method, ...path(id, 'c7') })).status).toBe(404);
  });

  it('are linked for a limited time; a changed, late or foreign link is refused', async () => {
    const { body } = await order({}, 'c8');
    const id: string = body.data.report_id;
    const made = await call(handlers().link, { ttl: 60 }, path(id, 'c8'));
    const url = new URL(made.body.data.url);
    expect((await fetch(url)).headers.get('content-disposition')).toBe(
      `attachment; filename="Asha-Verma-kundli.pdf"; filename*=UTF-8''Asha-Verma-kundli.pdf`,
    );
    const changed = new URL(url);
    changed.searchParams.set('X-Amz-Expires', '86400');
    expect((await fetch(changed)).status).toBe(403);
    const foreign = new URL(url);
    foreign.pathname = foreign.pathname.replace('/c8/', '/c1/');
    expect((await fetch(foreign)).status).toBe(403);
    const late = new URL(url);
    late.searchParams.set('X-Amz-Date', '20200101T000000Z');
    expect((await fetch(late)).status).toBe(403);
    for (const ttl of [59, 86_401, 'x'])
      expect((await call(handlers().link, { ttl }, path(id, 'c8'))).body.error.details[0].field).toBe('ttl');
  });

  it('expire', async () => {
    const { body } = await order({}, 'c9');
    const id: string = body.data.report_id;
    const { table } = double.ports;
    const item = await table.get({ pk: 'report#c9', sk: id });
    expect(itemNumber(item ?? {}, 'expires') - Date.now()).toBeGreaterThan(29 * 86_400_000);
    await table.put({ ...item, pk: 'report#c9', sk: id, expires: Date.now() - 2000 });
    const late = await call(handlers().link, {}, path(id, 'c9'));
    expect([late.status, late.body.error.code]).toEqual([410, 'REPORT_EXPIRED']);
    expect((await call(handlers().read, {}, { method: 'GET', ...path(id, 'c9') })).body.data.status).toBe('expired');
  });

  it('are deleted with their file', async () => {
    const { body } = await order({}, 'c10');
    const id: string = body.data.report_id;
    expect((await call(handlers().remove, {}, { method: 'DELETE', ...path(id, 'c10') })).status).toBe(204);
    expect((await fetch(body.data.url)).status).toBe(404);
    expect((await call(handlers().read, {}, { method: 'GET', ...path(id, 'c10') })).status).toBe(404);
    expect((await call(handlers().remove, {}, { method: 'DELETE', ...path('nonsense', 'c10') })).status).toBe(404);
  });

  // The name on the cover names the file and greets the reader of the letter.
  it('keep nothing of the birth in records and keys but the name on the cover', async () => {
    const kept = JSON.stringify((await double.items()).filter(({ pk }) => String(pk).startsWith('report')));
    expect(kept).not.toMatch(/1990-05|19:55|28\.6139/);
  });
});

describe('what a report costs', () => {
  it('is the price of its order, and nothing where it is refused', async () => {
    const site = await openSite(double.ports.table, Date.now, undefined, double.ports);
    const { token, key, customer } = await signUp(site, 'reports@example.com');
    const live = (await site.send('POST', '/v1/keys', { name: 'live', kind: 'live' }, { token })).body.data.secret;
    const order = (path: string, body: object, secret: string = live): Promise<Called> =>
      site.send('POST', `/v1/${path}`, body, { key: secret });
    const PAIR = { groom: BIRTH, bride: BIRTH };
    const { time: _time, ...DAY } = BIRTH;
    const noTime = { ...DAY, time_unknown: true };
    const brand_id = `b${'0'.repeat(16)}`;
    const REFUSED: readonly (readonly [string, object, number, string, string?])[] = [
      ['pdf/kundli', noTime, 422, 'BIRTH_TIME_REQUIRED'],
      ['pdf/prediction', noTime, 422, 'BIRTH_TIME_REQUIRED'],
      ['pdf/annual', noTime, 422, 'BIRTH_TIME_REQUIRED'],
      ['pdf/custom', { ...noTime, modules: ['charts'] }, 422, 'BIRTH_TIME_REQUIRED'],
      ['pdf/matching', { ...PAIR, bride: noTime }, 422, 'BIRTH_TIME_REQUIRED', 'bride.time'],
      ['pdf/kundli', { ...BIRTH, brand_id }, 404, 'RESOURCE_NOT_FOUND'],
      ['pdf/matching', { ...PAIR, brand_id }, 404, 'RESOURCE_NOT_FOUND', 'brand_id'],
      ['pdf/kundli', { ...BIRTH, wait: 26 }, 400, 'VALIDATION_FAILED'],
      ['pdf/custom', { ...BIRTH, modules: Array.from({ length: 200_000 }, () => 'charts') }, 413, 'BODY_TOO_LARGE'],
      ['pdf/custom', { ...BIRTH, modules: Array.from({ length: 31 }, () => 'charts') }, 400, 'VALIDATION_FAILED'],
      ['reports/r0000000000000000000/link', {}, 404, 'RESOURCE_NOT_FOUND'],
      ['reports/r0000000000000000000/deliver', { channel: 'email', to: 'asha@example.com' }, 404, 'RESOURCE_NOT_FOUND'],
    ];
    for (const [path, body, status, code, field] of REFUSED) {
      const refused = await order(path, body);
      const charged = Number(refused.headers['x-credits-charged'] ?? 0);
      expect([path, refused.status, refused.body.error.code, charged]).toEqual([path, status, code, 0]);
      if (field !== undefined) expect(refused.body.error.details).toMatchObject([{ field }]);
    }
    await double.idle();
    expect((await double.items()).filter(({ pk }) => pk === `report#${customer}`)).toEqual([]);
    const made = await order('pdf/kundli', { ...BIRTH, template: 'mini' });
    expect([made.status, made.headers['x-credits-charged']]).toEqual([202, '25']);
    const free = await order('pdf/kundli', { ...BIRTH, template: 'mini' }, key.secret);
    expect([free.status, free.headers['x-credits-charged']]).toEqual([202, '0']);
    await double.idle();
    const calls = [
      ['pdf/kundli', 25],
      ['pdf/matching', 25],
      ['pdf/prediction', 40],
      ['pdf/annual', 30],
      ['pdf/panchang', 40],
      ['pdf/numerology', 20],
      ['pdf/saturn', 20],
      ['pdf/lal-kitab', 25],
      ['pdf/custom', 25],
      ['reports/{id}/deliver', 1],
      ['reports/{id}/link', 0],
      ['brands', 0],
    ] as const;
    const asked = calls.map(([endpoint]) => ({ endpoint, count: 1 }));
    const { body } = await site.send('POST', '/v1/credits/estimate', { calls: asked }, { key: live });
    expect([body.error, body.data?.total]).toEqual([undefined, calls.reduce((sum, [, credits]) => sum + credits, 0)]);
  });
});
