/** The other reports: what stands on their pages is what the endpoints answer. */
import * as mupdf from 'mupdf';
import * as ashtakootEndpoint from '../../functions/matching/ashtakoot.ts';
import * as summaryEndpoint from '../../functions/matching/summary.ts';
import * as areaEndpoint from '../../functions/interpret/life-area-area.ts';
import * as ekadashiEndpoint from '../../functions/calendar/ekadashi.ts';
import * as findEndpoint from '../../functions/muhurat/find-event.ts';
import * as bhadraEndpoint from '../../functions/panchang/bhadra.ts';
import * as rahuEndpoint from '../../functions/panchang/rahu-kaal.ts';
import * as rangeEndpoint from '../../functions/panchang/range.ts';
import * as coreEndpoint from '../../functions/numerology/core.ts';
import { pdfAnnual } from '../../functions/pdf/annual.ts';
import { pdfNumerology } from '../../functions/pdf/numerology.ts';
import { pdfPanchang } from '../../functions/pdf/panchang.ts';
import { pdfCustom } from '../../functions/pdf/custom.ts';
import { pdfPrediction } from '../../functions/pdf/prediction.ts';
import { pdfMatching } from '../../functions/pdf/matching.ts';
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { KUNDLI_SECTIONS } from '../../lib/print/report/templates.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { call, type Called } from '../support/call.ts';
import { fetched, layingPress, liveKey, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { inTurn, matrix, SOAKS } from '../support/soak.ts';

const BIRTH = { name: 'Asha Verma', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

/** Makes what it is asked for once, for all who only read it. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

let double: Awaited<ReturnType<typeof startReportPorts>>;
/** Lays its reports out. */
let laid: typeof double;
beforeAll(async () => {
  [double, laid] = [await startReportPorts(), await startReportPorts(layingPress)];
});
afterAll(() => Promise.all([double.stop(), laid.stop()]));

describe('pdf/matching', () => {
  const PAIR = {
    groom: { name: 'Ravi Kumar', date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 },
    bride: BIRTH,
  };
  const match = (body: object = {}): Promise<Called> =>
    orderReport(double, pdfMatching, { ...PAIR, ...body }, { customer: 'c20' });
  const plain = once(match);

  it('prints what the matching endpoints answer', async () => {
    const made = await plain();
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    expect(made.body.data.kind).toBe('matching');
    const pdf = readPdf(await fetched(made));
    const text = pdf.pages.map((page) => page.text).join(' ');
    const { body } = await call(ashtakootEndpoint.handler, PAIR);
    for (const { name, groom_name, bride_name, points, max, found } of body.data.kootas) {
      expect(text).toContain(`${name} ${points} / ${max} ${groom_name} · ${bride_name}`);
      expect(text).toContain(found);
    }
    expect(text).toContain(`up to ${body.data.adjusted}.`);
    const { body: summary } = await call(summaryEndpoint.handler, PAIR);
    for (const one of [...summary.data.for, ...summary.data.against]) expect(text).toContain(one.text);
    expect(pdf.title).toBe('Matching of Ravi Kumar and Asha Verma');
  });

  it('speaks Hindi, and is printed on the sheet that was asked for, bound or not', async () => {
    const sheets = (file: Uint8Array) => {
      const pdf = mupdf.Document.openDocument(file, 'application/pdf');
      return Array.from({ length: 4 }, (_, i) => pdf.loadPage(i).getBounds().slice(2));
    };
    const letter = await fetched(await match({ language: 'hi', paper: 'letter', print: 'duplex' }));
    expect(sheets(letter)).toEqual(Array.from({ length: 4 }, () => [612, 792]));
    const actual = readPdf(letter)
      .pages.map((page) => page.actual)
      .join(' ');
    for (const words of ['कुंडली मिलान', 'आठ कूट', 'दोनों की दशाएँ']) expect(actual).toContain(words);
    const [first] = sheets(await fetched(await plain()));
    expect(first?.map(Math.round)).toEqual([595, 842]);
    const refused = await match({ paper: 'a5' });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'paper']);
  });

  it('refuses what a match cannot be made of', async () => {
    const unknown = await match({ bride: { ...BIRTH, time: undefined, time_unknown: true } });
    expect([unknown.status, unknown.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('pdf/prediction and pdf/custom', () => {
  const ask = (resource: AnyResource, body: object = {}): Promise<Called> =>
    orderReport(double, resource, { ...BIRTH, ...body }, { customer: 'c21' });

  // pdf-prediction.test.ts reads its pages in English, and pdf-fields.test.ts each area of those in Hindi.
  for (const language of matrix(['en', 'hi'] as const, () => false))
    it(`print the readings of the interpret suite: ${language}`, async () => {
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

  // What a section lacks that stands alone is missed when it is written and laid out.
  it.each(inTurn(Object.keys(KUNDLI_SECTIONS), ['en', 'hi']))('can print %s alone: %s', async (section, language) => {
    const made = await orderReport(laid, pdfCustom, { ...BIRTH, modules: [section], language }, { customer: 'c21' });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
  });

  // A sidereal year is longer than that of the calendar: the returns of such a birth fall on 31 December or 1 January.
  it.each(['1975-01-01', '1990-12-31'])('prints the years of one born on %s', async (date) => {
    const born = { ...BIRTH, date, time: '00:10', tz: 10, lat: -35, lon: 149 };
    const made = await orderReport(laid, pdfCustom, { ...born, modules: ['years_whole'] }, { customer: 'c21' });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
  });
});

describe('pdf/panchang', () => {
  const MONTH = { from: '2026-11-01', to: '2026-11-30', lat: 25.3176, lon: 82.9739, tz: 5.5, place_name: 'Varanasi' };
  const print = (body: object = {}): Promise<Called> =>
    orderReport(double, pdfPanchang, { ...MONTH, ...body }, { customer: 'c22' });
  const plain = once(print);

  /** `Sat 21, 12:48`. */
  const said = (instant: string): string => {
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(instant.slice(0, 10)),
    );
    return `${weekday} ${Number(instant.slice(8, 10))}, ${instant.slice(11, 16)}`;
  };

  it('prints every day with its festivals as the endpoints answer them', async () => {
    const made = await plain();
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const text = readPdf(await fetched(made))
      .pages.map((page) => page.text)
      .join(' ');
    const { body: range } = await call(rangeEndpoint.handler, { ...MONTH, place_name: undefined });
    expect(range.data.days).toHaveLength(30);
    for (const { vara, sunrise, sunset, tithi } of range.data.days) {
      expect(text).toContain(`${vara.name.slice(0, 3)} ${sunrise.slice(11, 16)}–${sunset.slice(11, 16)}`);
      expect(text).toContain(tithi[0].span.end.slice(11, 16));
    }
    // Diwali 2026 is on 8 November (Government of India, list of holidays).
    expect(text).toMatch(/8 Diwali \(Lakshmi Puja\)/);
    const { body: fasts } = await call(ekadashiEndpoint.handler, { ...MONTH, place_name: undefined });
    for (const { name, smarta, parana } of fasts.data.ekadashis)
      expect(text.replaceAll('\u00a0', ' ')).toContain(
        `${Number(smarta.slice(8))} ${name} – ${said(parana.start)} to ${parana.end.slice(11, 16)}`,
      );
    // A Bhadra in which the Moon goes from Gemini into Cancer: in heaven, then on earth.
    const split = { ...MONTH, place_name: undefined, residence: 'split' };
    const { body: bhadra } = await call(bhadraEndpoint.handler, split);
    const [{ span: heaven }, { span: earth, residence }] = bhadra.data.periods[0].parts;
    expect(residence).toBe('earth');
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      `Bhadra: on earth ${said(earth.start)} to ${earth.end.slice(11, 16)}`,
    );
    expect(text.replaceAll('\u00a0', ' ')).toContain(`${heaven.start.slice(11, 16)} to ${said(heaven.end)}`);
    // A wedding day of the endpoint.
    const { body: weddings } = await call(
      findEndpoint.handler,
      { ...MONTH, place_name: undefined, group: 'day', limit: 500, kalas: 'veto' },
      { path: { event: 'marriage' } },
    );
    const [first] = weddings.data.days;
    const best = weddings.data.windows.find(({ date }: { readonly date: string }) => date === first.date);
    expect(text).toMatch(
      new RegExp(`${first.date.slice(8)}\\sSat [\\d:–+, ]+ ${best.lagna.name} ${best.span.start.slice(11, 16)}–`),
    );
  });

  it('names the great festivals of the region in their cells, and months as the place counts them', async () => {
    const pages = async (made: Called): Promise<readonly string[]> =>
      readPdf(await fetched(made)).pages.map((page) => page.text.replaceAll('\u00a0', ' '));
    const [, sheet = '', ...rest] = await pages(await plain());
    const tables = rest.join(' ');
    for (const name of ['Diwali', 'Chhath Puja', 'Guru Nanak', 'Dhanteras', 'Bhai Dooj', 'Dev Diwali'])
      expect(sheet).toContain(name);
    // Of Nepal and of the south: in the list, apart.
    for (const name of ['Mha Puja', 'Skanda Shashthi (Soorasamharam)']) {
      expect(sheet).not.toContain(name.split(' (')[0]);
      expect(tables).toContain(name);
    }
    // Diwali is Kartika Amavasya in the almanacs of Varanasi, and that of Ashvina where months end at the new moon.
    expect(sheet).toContain('(purnimanta)');
    expect(tables).toContain('Kartika Amavasya');
    const [, southern = '', ...other] = await pages(await print({ month_system: 'amanta' }));
    expect(southern).toContain('(amanta)');
    expect(other.join(' ')).toContain('Ashvina Amavasya');
    // Abhijit is not used on a Wednesday (Muhurta Chintamani); there it is the Dur Muhurta.
    const hours = rest.find((text) => text.includes('Abhijit')) ?? '';
    const rows = hours.split(/(?=\b\d{1,2} (?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) )/).slice(1);
    expect(rows).toHaveLength(30);
    for (const row of rows) expect([row, /11:\d\d–12:\d\d/.test(row)]).toEqual([row, !row.includes(' Wed ')]);
  });

  it('has in each cell of a Tamil sheet the Rahu Kaal and the Tamil date, in five weeks', async () => {
    // May 2026 begins on a Friday; Vaikasi began on 15 May, Thai on 15 January (calendars of Tamil Nadu).
    const tamil = { ...MONTH, form: 'wall', language: 'ta' };
    const months = [
      ['2026-01-01', '2026-01-31'],
      ['2026-05-01', '2026-05-31'],
    ] as const;
    // The month that begins late in its week needs its five weeks most.
    for (const [from, to] of matrix(months, (month) => month === months[1])) {
      const [, sheet] = readPdf(await fetched(await print({ ...tamil, from, to }))).pages;
      // Once more in the key.
      expect(sheet?.actual.match(/ராகு/g)).toHaveLength(32);
      expect(sheet?.text.replaceAll(/\s+/g, ' ')).toMatch(/ 14\*? (30|31) .* 15\*? 1 /);
    }
  });

  it('names the eclipses of the days, with the hours of those that are seen', async () => {
    // NASA: on 3 March 2026 the Moon is in the umbra from 9:50 to 13:17 UT; on 17 February the ring is seen in Antarctica alone.
    const [, february = '', march = ''] = readPdf(
      await fetched(await print({ from: '2026-02-15', to: '2026-03-03', form: 'wall' })),
    ).pages.map((page) => page.text.replaceAll(/\s+/g, ' '));
    expect(february).toContain('17 February 2026: Annular solar eclipse, not seen here.');
    expect(march).toMatch(/3 March 2026: Total lunar eclipse, seen here 1[78]:\d\d–18:47; sutak \d\d:\d\d–18:47\./);
  });

  it('chooses wedding days by the months of the readers', async () => {
    // Days of Avani stand in Tamil lists (calendar.tamildot.com, 2026); in Chaturmas the lists of the north have none.
    const weddings = async (from: string, to: string, language: 'en' | 'ta'): Promise<boolean> => {
      const made = await print({ from, to, form: 'wall', language });
      const text = readPdf(await fetched(made)).pages[1]?.actual ?? '';
      return text.includes(language === 'ta' ? 'திருமண நாள்கள்' : 'Wedding days');
    };
    expect(await weddings('2026-08-18', '2026-08-31', 'ta')).toBe(true);
    expect(await weddings('2026-08-18', '2026-08-31', 'en')).toBe(false);
    expect(await weddings('2026-07-18', '2026-07-31', 'ta')).toBe(false);
  });

  it('ends the hours of a wedding where Rahu Kaal begins', async () => {
    const { pages } = readPdf(await fetched(await print({ from: '2026-11-05', to: '2026-11-07', language: 'ta' })));
    const text = pages.map((page) => page.text.replaceAll('\u00a0', ' ')).join(' ');
    const { body: kala } = await call(rahuEndpoint.handler, { ...MONTH, place_name: undefined, date: '2026-11-06' });
    expect(text.includes(` 06:08–${kala.data.rahu_kala.start.slice(11, 16)}`)).toBe(true);
  });

  it('has eight pages, or a sheet for each month', async () => {
    const whole = readPdf(await fetched(await plain()));
    expect([whole.pages.length, whole.outline.length]).toEqual([8, 9]);
    const sheets = readPdf(await fetched(await print({ to: '2027-01-31', form: 'wall' })));
    // Cover, three months, and how to read them.
    expect(sheets.pages).toHaveLength(5);
    // The cover names the year of the readers' calendar (Rashtriya Panchang) and each month.
    for (const shown of ['Vikram Samvat 2083', 'November 2026', 'December 2026', 'January 2027'])
      expect(sheets.pages[0]?.text).toContain(shown);
    expect((await print({ form: 'poster' })).status).toBe(400);
  });

  // Each month is a chapter by the same code: a long run lays out and draws all of the year, a short one reckons from its beginning.
  it('prints a year on 64 pages at most', async () => {
    const pagesUntil = async (to: string): Promise<number> => {
      const begun = { ...MONTH, from: '2027-01-01', to, language: 'hi' };
      const made = await orderReport(laid, pdfPanchang, begun, { customer: 'c22' });
      expect([made.status, made.body.error]).toEqual([201, undefined]);
      return made.body.data.pages;
    };
    const reckoned = async (): Promise<number> => {
      const [one, two] = [await pagesUntil('2027-01-31'), await pagesUntil('2027-02-28')];
      return one + 11 * (two - one);
    };
    const pages = SOAKS ? await pagesUntil('2027-12-31') : await reckoned();
    expect(pages).toBeGreaterThan(24);
    expect(pages).toBeLessThanOrEqual(64);
  });

  it('prints months in Hindi, and a place without sunrise', async () => {
    const [from, to, months] = SOAKS ? ['2027-01-01', '2027-12-31', 12] : ['2027-01-25', '2027-02-05', 2];
    const year = await print({ from, to, language: 'hi', place_name: 'वाराणसी' });
    const pdf = readPdf(await fetched(year));
    // The months, and after them the parts of the day and how to read it.
    expect(pdf.outline).toHaveLength(months + 3);
    expect(pdf.pages.map((page) => page.actual).join(' ')).toContain('फ़रवरी 2027');
    const polar = await print({
      lat: 78.22,
      lon: 15.65,
      tz: 1,
      from: '2026-12-01',
      to: SOAKS ? '2026-12-31' : '2026-12-04',
      place_name: 'Longyearbyen',
    });
    expect(
      readPdf(await fetched(polar))
        .pages.map((page) => page.text)
        .join(' '),
    ).toContain('1 Tue – ');
  });

  it('refuses more than 366 days', async () => {
    const { status, body } = await print({ to: '2028-01-01' });
    expect([status, body.error.details[0].code]).toEqual([400, 'RANGE_TOO_LONG']);
  });
});

describe('pdf/annual', () => {
  const ask = (body: object, ports = double): Promise<Called> =>
    orderReport(ports, pdfAnnual, { ...BIRTH, ...body }, { customer: 'c24' });

  it.each([
    ['the running year', {}, 'Annual chart of Asha Verma'],
    [
      'a date in three members',
      { date: undefined, day: 1, month: 1, year: 1991, time: '00:10', for_year: 2027 },
      'Annual chart of Asha Verma',
    ],
    ['the last day of a year', { date: '1990-12-31', time: '23:50', language: 'hi' }, 'Asha Verma का वर्षफल'],
  ])('takes %s', async (_name, body, title) => {
    const made = await ask(body, laid);
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const file = await fetched(made);
    expect(SOAKS ? readPdf(file).title : Buffer.from(file).toString()).toContain(title);
  });

  it('names in the text of a month every day that its calendar marks, and says which months have passed', async () => {
    const made = await ask({ for_year: new Date().getUTCFullYear() - 1 });
    const { structure } = readPdf(await fetched(made));
    const calendars = structure.filter(({ alt }) => / [✓○](?:,|\.)/.test(alt));
    const sentences = structure.filter(({ text }) => /^Your easier days are .*; take more care on /.test(text));
    expect([calendars.length, sentences.length]).toEqual([12, 12]);
    sentences.forEach(({ text }, i) => {
      const [good = '', care = ''] = text.split(';');
      const alt = calendars[i]?.alt ?? '';
      expect([good.match(/\d+/g)?.length, care.match(/\d+/g)?.length]).toEqual([
        alt.match(/✓/g)?.length,
        alt.match(/○/g)?.length,
      ]);
    });
    expect(structure.some(({ text }) => text.endsWith('This month has passed.'))).toBe(true);
  });

  it.each([
    ['an unknown time', { time: undefined, time_unknown: true }, 422, 'BIRTH_TIME_REQUIRED', 'time'],
    ['a year before the birth', { for_year: 1985 }, 400, 'VALIDATION_FAILED', 'for_year'],
    ['a year after the ephemeris', { for_year: 2400 }, 400, 'VALIDATION_FAILED', 'for_year'],
  ])('refuses %s', async (_name, body, status, code, field) => {
    const refused = await ask(body);
    expect([refused.status, refused.body.error.code, refused.body.error.details?.[0]?.field ?? null]).toEqual([
      status,
      code,
      field,
    ]);
  });
});

describe('pdf/numerology', () => {
  // pdf-fields.test.ts reads all that the endpoints answer.
  for (const language of matrix(['en', 'hi'] as const, () => false))
    it(`prints the numbers and what they say: ${language}`, async () => {
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
    expect([status, body.error.details[0].field]).toEqual([400, 'date']);
  });
});
