/** Brands: what may be kept of them, and what it changes in a report. */
import { deflateSync } from 'node:zlib';
import { changeBrand } from '../../functions/brands/id.patch.ts';
import { deleteBrand } from '../../functions/brands/id.delete.ts';
import { listBrands } from '../../functions/brands/index.get.ts';
import { createBrand } from '../../functions/brands/index.ts';
import { pdfKundli } from '../../functions/pdf/kundli.ts';
import { paletteOf } from '../../lib/print/draw/theme.ts';
import { contrastOf } from '../../lib/print/report/theme.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { call, type Called } from '../support/call.ts';
import { fetched, liveKey, orderReport, readPdf, startReportPorts } from '../support/reports.ts';

const BIRTH = { name: 'Asha Verma', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

const order = (body: object, customer = 'c1', headers = {}): Promise<Called> =>
  orderReport(double, pdfKundli, { ...BIRTH, template: 'mini', ...body }, { customer, headers });

/** The language of a report as its order tells it, before anything is drawn. */
const languageOf = async (body: object, customer: string): Promise<string> => {
  const ports = { ...double.ports, jobs: { start: () => Promise.resolve() } };
  const sent = { ...BIRTH, template: 'mini', wait: 0, ...body };
  const ordered = await call(serveResource(pdfKundli, { ports }), sent, { verdict: liveKey(customer) });
  expect(ordered.status).toBe(202);
  return ordered.body.data.language;
};

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
    const { body, status } = await make({
      primary: '#1f3a8a',
      accent: '#b45309',
      tagline: 'सन 1962 से',
      language: 'hi',
    });
    expect([status, body.data.accent, body.data.tagline, body.data.language]).toEqual([
      201,
      '#b45309',
      'सन 1962 से',
      'hi',
    ]);
    const brand_id: string = body.data.brand_id;
    const worn = await order({ brand_id }, 'b1');
    expect(worn.body.data.language).toBe('hi');
    const file = await fetched(worn);
    const pdf = readPdf(file);
    // The file of a seller names no engine: not in its own data, and on no page.
    expect(Buffer.from(file).toString('latin1')).not.toMatch(/udaya/i);
    expect(pdf.pages.filter(({ text }) => /udaya|उदय/i.test(text))).toEqual([]);
    expect(pdf.structure.slice(0, 80).map(({ whole }) => whole.trim())).toContain('Jyoti Press · सन 1962 से');
    // #b45309, darkened to #ab4f08 until it reads on a tint too, as the page has it: shares of one.
    const accent = /0\.67\d* 0\.30\d* 0\.03\d* (?:rg|scn)/;
    expect(pdf.pages.some(({ stream }) => accent.test(stream))).toBe(true);
    // What an order says of itself goes first.
    expect(await languageOf({ brand_id, language: 'en' }, 'b1')).toBe('en');
    const change = serveResource(changeBrand, { ports: double.ports });
    const plain = await call(
      change,
      { accent: '', language: 'any', tagline: '' },
      { method: 'PATCH', path: { id: brand_id }, verdict },
    );
    expect([plain.status, plain.body.data.accent, plain.body.data.language]).toEqual([200, '', 'any']);
    expect(await languageOf({ brand_id }, 'b1')).toBe('en');
    const light = await make({ accent: '#ffff00' });
    expect(light.body.meta.warnings.map(({ message }: { message: string }) => message.slice(0, 7))).toEqual([
      '#ffff00',
    ]);
  });

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
