/** Printed reports: what stands on their pages is what the endpoints answer; how they are ordered, found, linked, deleted. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import * as planetsEndpoint from '../../functions/kundli/planets.ts';
import * as ashtakootEndpoint from '../../functions/matching/ashtakoot.ts';
import * as summaryEndpoint from '../../functions/matching/summary.ts';
import { changeBrand } from '../../functions/brands/id.patch.ts';
import { deleteBrand } from '../../functions/brands/id.delete.ts';
import { listBrands } from '../../functions/brands/index.get.ts';
import { createBrand } from '../../functions/brands/index.ts';
import * as vimshottariEndpoint from '../../functions/dasha/vimshottari.ts';
import { pdfKundli } from '../../functions/pdf/kundli.ts';
import * as areaEndpoint from '../../functions/interpret/life-area-area.ts';
import * as rangeEndpoint from '../../functions/panchang/range.ts';
import * as coreEndpoint from '../../functions/numerology/core.ts';
import { pdfAnnual } from '../../functions/pdf/annual.ts';
import { pdfNumerology } from '../../functions/pdf/numerology.ts';
import { pdfPanchang } from '../../functions/pdf/panchang.ts';
import { pdfCustom } from '../../functions/pdf/custom.ts';
import { pdfPrediction } from '../../functions/pdf/prediction.ts';
import { pdfMatching } from '../../functions/pdf/matching.ts';
import { deleteReport } from '../../functions/reports/id.delete.ts';
import { readReport } from '../../functions/reports/id.get.ts';
import { linkReport } from '../../functions/reports/id-link.ts';
import { listReports } from '../../functions/reports/index.get.ts';
import { paletteOf } from '../../lib/draw/theme.ts';
import type { AnyResource } from '../../lib/contract/resource.ts';
import { KUNDLI_SECTIONS } from '../../lib/report/templates.ts';
import { contrastOf } from '../../lib/report/theme.ts';
import { serveResource } from '../../lib/http/resource/serve.ts';
import { numberOf } from '../../lib/storage/attribute.ts';
import { call, type Called } from '../support/call.ts';
import { liveKey, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { openSite, signUp } from '../support/site.ts';

const BIRTH = { name: 'Asha Verma', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

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
  double = await startReportPorts();
});
afterAll(() => double.stop());

const order = (body: object, customer = 'c1', headers = {}): Promise<Called> =>
  orderReport(double, pdfKundli, { ...BIRTH, template: 'mini', ...body }, { customer, headers });
const fetched = async ({ body }: Called): Promise<Uint8Array> => {
  const response = await fetch(body.data.url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await response.arrayBuffer());
};

describe('pdf/kundli', () => {
  it.each(['mini', 'standard', 'complete'])('%s prints what the endpoints answer', async (template) => {
    const made = await order({ template });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const bytes = await fetched(made);
    const { data } = made.body;
    expect([data.bytes, data.sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')]);
    const pdf = readPdf(bytes);
    expect(pdf.pages).toHaveLength(data.pages);
    const text = pdf.pages.map((page) => page.text).join(' ');

    const { body: planets } = await call(planetsEndpoint.handler, BIRTH);
    for (const row of [planets.data.ascendant, ...planets.data.planets]) {
      const shown = [row.name, row.sign.name, row.sign_degree_dms, `${row.nakshatra.name} ${row.nakshatra.pada}`, row.nakshatra.lord_name];
      expect(text).toContain(shown.join(' '));
    }
    const { body: dasha } = await call(vimshottariEndpoint.handler, { ...BIRTH, depth: 1 });
    const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore
    const day = (iso: string): string => `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
    for (const { lords, span } of dasha.data.periods)
      expect(text).toContain(`${lords[0].name} ${day(span.start)} ${day(span.end)}`);
  }); // prettier-ignore

  it('is tagged, titled and has bookmarks, in its language', async () => {
    const pdf = readPdf(await fetched(await order({})));
    expect([pdf.title, pdf.language, pdf.tagged]).toEqual(['Kundli of Asha Verma', 'en', true]);
    expect(pdf.outline[0]).toBe('At a glance');
    expect(pdf.outline).toContain('Vimshottari dasha');
    // The contents name the page on which each chapter begins.
    for (const title of pdf.outline.slice(1)) {
      const [, number = ''] =
        new RegExp(`${title} \\. [. ]*(\\d+)|${title} (\\d+)`).exec(pdf.pages[1]?.text ?? '') ?? [];
      if (number !== '') expect(pdf.pages[Number(number) - 1]?.text).toContain(title);
    }
  });

  it.each(['mini', 'standard', 'complete'])('writes Hindi that copies as it reads: %s', async (template) => {
    const pdf = readPdf(
      await fetched(await order({ template, name: 'आशा वर्मा', language: 'hi', place_name: 'नई दिल्ली' })),
    );
    const actual = pdf.pages.map((page) => page.actual).join(' ');
    for (const words of ['आशा वर्मा', 'नई दिल्ली', 'वृश्चिक', 'विंशोत्तरी दशा', 'जन्म नक्षत्र', 'कृष्ण प्रतिपदा'])
      expect(actual).toContain(words);
    expect(pdf.language).toBe('hi');
    // Nothing of it is left in English but the names of programs.
    const text = pdf.pages
      .slice(1)
      .map((page) => page.text)
      .join(' ');
    expect(text.match(/[A-Za-z]{5,}/g)?.filter((word) => !/^(swisseph|udaya)$/.test(word)) ?? []).toEqual([]);
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

  // A call that storage could not serve in time is refused and free; its client sends it again with the same key.
  it('makes thirty at once, neither losing nor doubling one', async () => {
    const insist = async (i: number): Promise<Called> => {
      for (let attempt = 1; ; attempt++) {
        const made = await order({ reference: `r${i}`, wait: 0 }, 'c30', { 'Idempotency-Key': `k${i}` });
        if (made.status === 202 || attempt === 40) return made;
        expect([409, 503]).toContain(made.status);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    };
    const made = await Promise.all(Array.from({ length: 30 }, (_, i) => insist(i)));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = made.map(({ body }): string => body.data.report_id);
    expect(new Set(ids).size).toBe(30);
    await double.idle();
    const reports = await call(handlers().list, {}, { method: 'GET', query: { limit: '50' }, verdict: liveKey('c30') });
    const rows: readonly { report_id: string; status: string; reference: string }[] = reports.body.data.reports;
    expect(new Set(rows.map(({ reference, status }) => `${reference} ${status}`)).size).toBe(30);
    expect(rows.every(({ status }) => status === 'ready')).toBe(true);
    const files = (await double.files()).filter((key) => key.includes('/c30/'));
    expect(files).toEqual(ids.map((id) => `reports/30d/c30/${id}.pdf`).sort());
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
    while ((await kept()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
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
    ['an emoji', { name: 'Asha 😀' }, 400, 'VALIDATION_FAILED', 'name'],
    ['a script without a font', { name: 'آشا' }, 400, 'VALIDATION_FAILED', 'name'],
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
    const pdf = readPdf(await fetched(await order({ name })));
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
    const second = await call(handlers().list, {}, { method: 'GET', query: { limit: '2', cursor }, verdict: liveKey('c6') });
    expect([second.body.data.reports.length, second.body.data.cursor]).toEqual([1, null]);
    const id: string = first.body.data.reports[0].report_id;
    expect((await call(handlers().read, {}, { method: 'GET', ...path(id) })).body.data.kind).toBe('kundli');
    for (const [handler, method] of [[handlers().read, 'GET'], [handlers().link, 'POST'], [handlers().remove, 'DELETE']] as const)
      expect((await call(handler, {}, { method, ...path(id, 'c7') })).status).toBe(404);
  }); // prettier-ignore

  it('are linked for a limited time; a changed, late or foreign link is refused', async () => {
    const { body } = await order({}, 'c8');
    const id: string = body.data.report_id;
    const made = await call(handlers().link, { ttl: 60 }, path(id, 'c8'));
    const url = new URL(made.body.data.url);
    expect((await fetch(url)).headers.get('content-disposition')).toBe(
      `attachment; filename="kundli-${id}.pdf"; filename*=UTF-8''kundli-${id}.pdf`,
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
    expect(numberOf(item ?? {}, 'expires') - Date.now()).toBeGreaterThan(29 * 86_400_000);
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

  it('keep nothing of the birth in records and keys', async () => {
    const kept = JSON.stringify((await double.items()).filter(({ pk }) => String(pk).startsWith('report')));
    expect(kept).not.toMatch(/1990-05|Asha|28\.6139/);
  });
});

describe('pdf/matching', () => {
  const PAIR = {
    groom: { name: 'Ravi Kumar', date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 },
    bride: BIRTH,
  };
  const match = (body: object = {}): Promise<Called> =>
    orderReport(double, pdfMatching, { ...PAIR, ...body }, { customer: 'c20' });

  it('prints what the matching endpoints answer', async () => {
    const made = await match();
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    expect(made.body.data.kind).toBe('matching');
    const pdf = readPdf(await fetched(made));
    const text = pdf.pages.map((page) => page.text).join(' ');
    const { body } = await call(ashtakootEndpoint.handler, PAIR);
    for (const { name, groom_name, bride_name, points, max, text: words } of body.data.kootas) {
      expect(text).toContain([name, groom_name, bride_name, points, max].join(' '));
      expect(text).toContain(words);
    }
    expect(text).toContain(`${body.data.total} of 36 points, ${body.data.adjusted} once`);
    const { body: summary } = await call(summaryEndpoint.handler, PAIR);
    for (const one of [...summary.data.for, ...summary.data.against]) expect(text).toContain(one.text);
    expect(pdf.title).toBe('Matching of Ravi Kumar and Asha Verma');
  });

  it('speaks Hindi', async () => {
    const pdf = readPdf(await fetched(await match({ language: 'hi' })));
    const actual = pdf.pages.map((page) => page.actual).join(' ');
    for (const words of ['कुंडली मिलान', 'आठ कूट', 'दोनों की दशाएँ']) expect(actual).toContain(words);
  });

  it('refuses what a match cannot be made of', async () => {
    const unknown = await match({ bride: { ...BIRTH, time: undefined, time_unknown: true } });
    expect([unknown.status, unknown.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
    const emoji = await match({ groom: { ...PAIR.groom, name: '🙂' } });
    expect([emoji.status, emoji.body.error.details[0].field]).toEqual([400, 'groom.name']);
  });
});

describe('pdf/prediction and pdf/custom', () => {
  const ask = (resource: AnyResource, body: object = {}): Promise<Called> =>
    orderReport(double, resource, { ...BIRTH, ...body }, { customer: 'c21' });

  it.each(['en', 'hi'])('print the readings of the interpret suite: %s', async (language) => {
    const made = await ask(pdfPrediction, { language });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const pdf = readPdf(await fetched(made));
    const whole = pdf.pages.map(({ text, actual }) => (language === 'en' ? text : actual)).join(' ');
    const { body } = await call(areaEndpoint.handler, { ...BIRTH, language }, { path: { area: 'career' } });
    expect(whole).toContain(body.data.area_name);
    expect(whole).toContain(body.data.verdict_name);
    // Lines are broken anew: the first words of each paragraph stand together.
    for (const { text } of body.data.paragraphs) expect(whole).toContain(text.split(' ').slice(0, 5).join(' '));
  });

  it('print the sections asked for, in their order, each once', async () => {
    const made = await ask(pdfCustom, { modules: ['notice', 'charts', 'glance', 'charts'] });
    expect([made.body.data.kind, made.body.data.template]).toEqual(['custom', 'custom']);
    const pdf = readPdf(await fetched(made));
    expect(pdf.outline).toEqual(['How to use and check this report', 'Birth chart and navamsa', 'At a glance']);
    for (const [modules, field] of [
      [[], 'modules'],
      [['gold'], 'modules.0'],
      ['charts', 'modules'],
    ] as const) {
      const { status, body } = await ask(pdfCustom, { modules });
      expect([status, body.error.details[0].field]).toEqual([400, field]);
    }
  });

  it.each(Object.keys(KUNDLI_SECTIONS))('can print %s alone', async (section) => {
    for (const language of ['en', 'hi']) {
      const made = await ask(pdfCustom, { modules: [section], language });
      expect([made.status, made.body.error]).toEqual([201, undefined]);
    }
  });
});

describe('pdf/panchang', () => {
  const MONTH = { from: '2026-11-01', to: '2026-11-30', lat: 25.3176, lon: 82.9739, tz: 5.5, place_name: 'Varanasi' };
  const print = (body: object = {}): Promise<Called> =>
    orderReport(double, pdfPanchang, { ...MONTH, ...body }, { customer: 'c22' });

  it('prints every day with its festivals as the endpoints answer them', async () => {
    const made = await print();
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const text = readPdf(await fetched(made))
      .pages.map((page) => page.text)
      .join(' ');
    const { body: range } = await call(rangeEndpoint.handler, { ...MONTH, place_name: undefined });
    expect(range.data.days).toHaveLength(30);
    for (const { vara, sunrise, sunset, tithi } of range.data.days) {
      expect(text).toContain(`${vara.name} ${sunrise.slice(11, 16)} – ${sunset.slice(11, 16)}`);
      expect(text).toContain(tithi[0].span.end.slice(11, 16));
    }
    // Diwali 2026 is on 8 November (Government of India, list of holidays).
    expect(text).toMatch(/8 Sunday [^]*?Diwali[^]*?9 Monday/);
  });

  it('prints a year in Hindi, and a place without sunrise', async () => {
    const year = await print({ from: '2027-01-01', to: '2027-12-31', language: 'hi', place_name: 'वाराणसी' });
    const pdf = readPdf(await fetched(year));
    expect(pdf.outline).toHaveLength(13);
    expect(pdf.pages.map((page) => page.actual).join(' ')).toContain('फ़रवरी 2027');
    const polar = await print({
      lat: 78.22,
      lon: 15.65,
      tz: 1,
      from: '2026-12-01',
      to: '2026-12-31',
      place_name: 'Longyearbyen',
    });
    expect(readPdf(await fetched(polar)).pages[2]?.text).toContain('– – –');
  });

  it('refuses more than 366 days', async () => {
    const { status, body } = await print({ to: '2028-01-01' });
    expect([status, body.error.details[0].code]).toEqual([400, 'RANGE_TOO_LONG']);
  });
});

describe('pdf/annual', () => {
  const ask = (body: object): Promise<Called> =>
    orderReport(double, pdfAnnual, { ...BIRTH, ...body }, { customer: 'c24' });

  it.each([
    ['the running year', {}, 'Annual chart of Asha Verma'],
    ['a date in three members', { date: undefined, day: 1, month: 1, year: 1991, time: '00:10', for_year: 2027 }, 'Annual chart of Asha Verma'],
    ['the last day of a year', { date: '1990-12-31', time: '23:50', language: 'hi' }, 'Asha Verma का वर्षफल'],
  ])('takes %s', async (_name, body, title) => {
    const made = await ask(body);
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    expect(readPdf(await fetched(made)).title).toBe(title);
  });

  it.each([
    ['an unknown time', { time: undefined, time_unknown: true }, 422, 'BIRTH_TIME_REQUIRED', 'time'],
    ['a year before the birth', { for_year: 1985 }, 400, 'VALIDATION_FAILED', 'for_year'],
    ['a year after the ephemeris', { for_year: 2400 }, 400, 'VALIDATION_FAILED', 'for_year'],
  ])('refuses %s', async (_name, body, status, code, field) => {
    const refused = await ask(body);
    expect([refused.status, refused.body.error.code, refused.body.error.details?.[0]?.field ?? null]).toEqual([status, code, field]);
  });
}); // prettier-ignore

describe('pdf/numerology', () => {
  it.each(['en', 'hi'])('prints the numbers and what they say: %s', async (language) => {
    const body = { name: 'Asha Verma', dob: '1990-05-10', language };
    const made = await orderReport(double, pdfNumerology, { ...body }, { customer: 'c23' });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const pdf = readPdf(await fetched(made));
    const whole = pdf.pages.map(({ text, actual }) => (language === 'en' ? text : actual)).join(' ');
    const { body: core } = await call(coreEndpoint.handler, body);
    // 10 May 1990: 1 + 0 = 1, and 1 + 0 + 5 + 1 + 9 + 9 + 0 = 25, 2 + 5 = 7.
    expect([core.data.mulank.number, core.data.bhagyank.number]).toEqual([1, 7]);
    for (const { name, text } of [core.data.mulank, core.data.bhagyank]) {
      expect(whole).toContain(name);
      expect(whole).toContain(text.split(' ').slice(0, 4).join(' '));
    }
  });

  it('needs a date', async () => {
    const { status, body } = await call(
      serveResource(pdfNumerology, { ports: double.ports }),
      { name: 'Asha' },
      { verdict: liveKey('c23') },
    );
    expect([status, body.error.details[0].field]).toEqual([400, 'dob']);
  });
});

describe('brands', () => {
  const verdict = liveKey('b1');
  const make = (body: object): Promise<Called> =>
    call(serveResource(createBrand, { ports: double.ports }), { name: 'Jyoti Press', ...body }, { verdict });
  const uri = (bytes: Uint8Array, type = 'image/png'): string =>
    `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const picture = async (size: number): Promise<Buffer> => {
    const scene = {
      height: 1,
      title: '',
      alt: '',
      nodes: [{ kind: 'circle' as const, centre: [0.5, 0.5] as const, radius: 0.4, fill: 'accent' as const }],
    };
    return Buffer.from(await double.ports.press.png(scene, { palette: paletteOf('light'), size, language: 'en' }));
  };

  it('are worn by reports: name, contact, colour and logo', async () => {
    const { body, status } = await make({
      primary: '#1f3a8a',
      cover: 'band',
      email: 'hello@example.com',
      logo: uri(await picture(200)),
    });
    expect([status, body.data.has_logo, body.data.text_colour, body.meta.warnings]).toEqual([201, true, '#1f3a8a', []]);
    const pdf = readPdf(await fetched(await order({ brand_id: body.data.brand_id }, 'b1')));
    expect(pdf.pages[0]?.text).toContain('Jyoti Press');
    expect(pdf.pages[0]?.text).toContain('hello@example.com');
    expect(pdf.images).toBe(1);
    expect((await order({ brand_id: body.data.brand_id }, 'b2')).status).toBe(404);
  });

  it('have a second colour, a line below the name, and a language of their own', async () => {
    const { body, status } = await make({ primary: '#1f3a8a', accent: '#b45309', tagline: 'सन 1962 से', language: 'hi' });
    expect([status, body.data.accent, body.data.tagline, body.data.language]).toEqual([201, '#b45309', 'सन 1962 से', 'hi']);
    const brand_id: string = body.data.brand_id;
    const worn = await order({ brand_id }, 'b1');
    expect(worn.body.data.language).toBe('hi');
    const pdf = readPdf(await fetched(worn));
    expect(pdf.structure.slice(0, 12).map(({ whole }) => whole.trim())).toContain('सन 1962 से');
    // #b45309 as the page has it: red, green and blue as shares of one.
    const accent = /0\.70\d* 0\.32\d* 0\.03\d* (?:rg|scn)/;
    expect(pdf.pages.some(({ stream }) => accent.test(stream))).toBe(true);
    // What an order says of itself goes first.
    expect((await order({ brand_id, language: 'en' }, 'b1')).body.data.language).toBe('en');
    const change = serveResource(changeBrand, { ports: double.ports });
    const plain = await call(change, { accent: '', language: 'any', tagline: '' }, { method: 'PATCH', path: { id: brand_id }, verdict });
    expect([plain.status, plain.body.data.accent, plain.body.data.language]).toEqual([200, '', 'any']);
    expect((await order({ brand_id }, 'b1')).body.data.language).toBe('en');
    const light = await make({ accent: '#ffff00' });
    expect(light.body.meta.warnings.map(({ message }: { message: string }) => message.slice(0, 7))).toEqual(['#ffff00']);
  }); // prettier-ignore

  // Dark blue, yellow, near white, near black: what is too light is darkened for text until its contrast is 4.5.
  it.each([
    ['#1f3a8a', false],
    ['#f5c518', true],
    ['#f8f8f8', true],
    ['#111111', false],
  ])('%s is readable as text', async (primary, adjusted) => {
    const { body } = await make({ primary });
    expect(contrastOf(body.data.text_colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(body.meta.warnings.map(({ code }: { code: string }) => code)).toEqual(
      adjusted ? ['BRAND_CONTRAST_ADJUSTED'] : [],
    );
  });

  it('are changed, listed and deleted by their account alone', async () => {
    const { body } = await make({ footer: 'old' });
    const id: string = body.data.brand_id;
    const change = serveResource(changeBrand, { ports: double.ports });
    const changed = await call(change, { footer: '' }, { method: 'PATCH', path: { id }, verdict });
    expect([changed.status, changed.body.data.footer, changed.body.data.name]).toEqual([200, '', 'Jyoti Press']);
    expect(
      (await call(change, { footer: 'x' }, { method: 'PATCH', path: { id }, verdict: liveKey('b9') })).status,
    ).toBe(404);
    const listed = await call(serveResource(listBrands, { ports: double.ports }), {}, { method: 'GET', verdict });
    expect(listed.body.data.brands.some((one: { brand_id: string }) => one.brand_id === id)).toBe(true);
    const remove = serveResource(deleteBrand, { ports: double.ports });
    expect((await call(remove, {}, { method: 'DELETE', path: { id }, verdict })).status).toBe(204);
    expect((await order({ brand_id: id }, 'b1')).status).toBe(404);
  });

  const png = (change: (bytes: Buffer) => void): Promise<string> =>
    picture(64).then((bytes) => {
      change(bytes);
      return uri(bytes);
    });
  const chunkOf = (name: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  };
  /** A picture put together anew from its head (signature and IHDR) and the rest. */
  const chunked = (put: (parts: { start: Buffer; rest: Buffer }) => Buffer[]): Promise<string> =>
    picture(64).then((bytes) => uri(Buffer.concat(put({ start: bytes.subarray(0, 33), rest: bytes.subarray(33) }))));

  it('take a logo by PUT to an address of its own, and look at it as at any other', async () => {
    const bytes = await picture(800);
    const made = await make({ logo_upload: { type: 'image/png', bytes: bytes.length } });
    expect([made.status, made.body.data.has_logo]).toEqual([201, false]);
    const { brand_id: id, upload } = made.body.data;
    const change = (body: object, who = verdict): Promise<Called> =>
      call(serveResource(changeBrand, { ports: double.ports }), body, { method: 'PATCH', path: { id }, verdict: who });
    const early = await change({ logo: 'uploaded' });
    expect([early.status, early.body.error.details[0].field]).toEqual([400, 'logo']);
    const put = (body: Uint8Array<ArrayBuffer>, type = 'image/png') =>
      fetch(upload.url, { method: 'PUT', body, headers: { 'Content-Type': type } }).then(({ status }) => status);
    expect([await put(new Uint8Array(9)), await put(new Uint8Array(bytes), 'text/html')]).toEqual([403, 403]);
    expect(await put(new Uint8Array(bytes))).toBe(200);
    expect((await change({ logo: 'uploaded' }, liveKey('b9'))).status).toBe(404);
    const changed = await change({ logo: 'uploaded' });
    expect([changed.status, changed.body.data.has_logo, changed.body.data.upload]).toEqual([200, true, null]);
    expect((await double.files()).filter((key) => key.startsWith('uploads/'))).toEqual([]);
    // What was put there may be anything of that size.
    const again = await change({ logo_upload: { type: 'image/png', bytes: 60 } });
    const fake = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(60));
    await fetch(again.body.data.upload.url, { method: 'PUT', body: fake, headers: { 'Content-Type': 'image/png' } });
    const refused = await change({ logo: 'uploaded' });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'logo']);
    for (const logo_upload of [
      { type: 'image/svg+xml', bytes: 9 },
      { type: 'image/png', bytes: 1_000_001 },
      { type: 'image/png', bytes: 0 },
    ])
      expect((await change({ logo_upload })).status).toBe(400);
  });

  it.each([
    ['another type than it says', () => Promise.resolve(uri(Buffer.from('GIF89a'.padEnd(60, 'x'))))],
    ['SVG', () => Promise.resolve(uri(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'))],
    ['10,000 pixels', () => png((bytes) => bytes.writeUInt32BE(10_000, 16))],
    ['a pixel bomb', () => png((bytes) => (bytes.writeUInt32BE(2001, 16), bytes.writeUInt32BE(2001, 20)))],
    ['animation', () => chunked(({ start, rest }) => [start, chunkOf('acTL', Buffer.alloc(8)), rest])],
    ['16 bits a channel', () => png((bytes) => (bytes[24] = 16))],
    [
      'a zip bomb',
      () =>
        chunked(({ start }) => [
          start,
          chunkOf('IDAT', deflateSync(Buffer.alloc(50_000_000))),
          chunkOf('IEND', Buffer.alloc(0)),
        ]),
    ],
    ['cut off', () => chunked(({ start }) => [start])],
    [
      'a JPEG of 12 bits',
      () => Promise.resolve(uri(Buffer.from('ffd8ffc000110c006400640301110002110103110100', 'hex'), 'image/jpeg')),
    ],
    ['a broken file', () => png((bytes) => bytes.fill(0, 60))],
    [
      'a JPEG of four channels',
      () =>
        Promise.resolve(uri(Buffer.from('ffd8ffc0001108006400640401110002110103110104110100', 'hex'), 'image/jpeg')),
    ],
    ['a name', () => Promise.resolve('logo.png')],
    ['an address', () => Promise.resolve('https://example.com/logo.png')],
  ])('refuse a logo that is %s', async (_name, logo) => {
    const { status, body } = await make({ logo: await logo() });
    expect([status, body.error?.details[0].field]).toEqual([400, 'logo']);
  });

  it('refuse colours that are no hex, and words that cannot be printed', async () => {
    const { status, body } = await make({
      primary: 'red',
      accent: 'blue',
      cover: 'gold',
      language: 'fr',
      tagline: 'x'.repeat(101),
      footer: 'x'.repeat(161),
    });
    expect([status, body.error.details.map(({ field }: { field: string }) => field).sort()]).toEqual([
      400,
      ['accent', 'cover', 'footer', 'language', 'primary', 'tagline'],
    ]);
    expect((await make({ primary: '#ff000080' })).status).toBe(400);
    expect((await make({ name: 'Jyoti 🌅' })).body.error.details[0].field).toBe('name');
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
      ['pdf/kundli', { ...BIRTH, name: '😀' }, 400, 'VALIDATION_FAILED'],
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
    const calls = [['pdf/kundli', 25], ['pdf/matching', 25], ['pdf/prediction', 40], ['pdf/annual', 30], ['pdf/panchang', 40], ['pdf/numerology', 20], ['pdf/custom', 25], ['reports/{id}/deliver', 1], ['reports/{id}/link', 0], ['brands', 0]] as const;
    const asked = calls.map(([endpoint]) => ({ endpoint, count: 1 }));
    const { body } = await site.send('POST', '/v1/credits/estimate', { calls: asked }, { key: live });
    expect([body.error, body.data?.total]).toEqual([undefined, calls.reduce((sum, [, credits]) => sum + credits, 0)]);
  }); // prettier-ignore
});

describe('texts of a brand', () => {
  const make = (body: object): Promise<Called> =>
    call(serveResource(createBrand, { ports: double.ports }), { name: 'Jyoti', ...body }, { verdict: liveKey('b5') });

  it('are printed as they are written: without spaces, as HTML', async () => {
    const long = 'W'.repeat(160);
    const { status, body } = await make({ name: '<b>Jyoti</b>&amp;', footer: long, address: long });
    expect(status).toBe(201);
    const pdf = readPdf(await fetched(await order({ brand_id: body.data.brand_id }, 'b5')));
    expect(pdf.pages[0]?.text).toContain('<b>Jyoti</b>&amp;');
    for (const page of pdf.pages) expect(page.text).not.toContain('undefined');
  });

  it.each([
    ['a script that runs from right to left', { name: 'بسم' }, 'name'],
    ['an emoji', { footer: 'Jyoti 🌞' }, 'footer'],
    ['a control character', { address: 'a\u0000b' }, 'address'],
    ['a mark that turns direction', { phone: '1\u202e2' }, 'phone'],
    ['a colour with alpha', { primary: '#1f3a8a80' }, 'primary'],
    ['a colour by name', { primary: 'rebeccapurple' }, 'primary'],
    ['161 characters', { footer: 'x'.repeat(161) }, 'footer'],
  ])('refuse %s', async (_name, body, field) => {
    const { status, body: answer } = await make(body);
    expect([status, answer.error.details[0].field]).toEqual([400, field]);
  });
});
