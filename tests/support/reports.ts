/** What a test of reports needs: a table, a bucket with signatures, and what a PDF says. */
import * as mupdf from 'mupdf';
import { linkReport } from '../../functions/reports/id-link.ts';
import { readReport } from '../../functions/reports/id.get.ts';
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import type { Jobs } from '../../lib/contract/ports/jobs.ts';
import type { Press } from '../../lib/contract/ports/press.ts';
import { leavesOf } from '../../lib/print/press/leaves.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { makeReport, type ReportWorkerPorts } from '../../lib/print/publish/work.ts';
import { call, type Called } from './call.ts';
import { startTable } from './table.ts';
import { startObjects } from './objects.ts';
import { SOAKS } from './soak.ts';
import { until } from './until.ts';

/** A press whose pictures are stand-ins: most tests look at the file alone. tests/lib/print/press looks at pictures, a long run draws them. */
export const picturelessPress: Press = SOAKS
  ? PRESS
  : {
      ...PRESS,
      pictures: (report, { pages }) =>
        Promise.resolve({ pictures: pages.map(() => Buffer.from('PNG')), pages: leavesOf(report).pages }),
    };

/**
 * Lays a report out and draws nothing, which is most of the work: for tests of what a report is ordered with and what becomes
 * of its file. What is on its pages is read from files that are drawn, in other tests; a long run draws all.
 */
export const layingPress: Press = SOAKS
  ? PRESS
  : {
      ...picturelessPress,
      pdf: (report) => {
        const { pages } = leavesOf(report);
        return Promise.resolve({ bytes: Buffer.from(`%PDF-1.7 ${report.title}, ${pages} pages`), pages });
      },
    };

/** The ports of a report function over local doubles. */
export const startReportPorts = async (press: Press = picturelessPress) => {
  const [double, bucket] = await Promise.all([startTable(), startObjects()]);
  const { objects } = bucket;
  const { table } = double;
  /** A worker in this process. */
  const workerPorts: ReportWorkerPorts = {
    table,
    objects,
    press,
    jobs: { start: () => Promise.resolve() },
    now: Date.now,
    sleep: () => Promise.resolve(),
    inTurn: (attempt) => attempt(),
    fault: () => {},
  };
  let last: Promise<unknown> = Promise.resolve();
  const jobs: Jobs = {
    start: (job) => {
      if (job.kind === 'report') last = last.then(() => makeReport(workerPorts, job)).catch(() => {});
      return Promise.resolve();
    },
  };
  return {
    ports: { table, objects, press: PRESS, jobs },
    workerPorts,
    /** Ends when all reports that were started are made. */
    idle: () => last,
    items: () => double.items(),
    hand: () => double.hand(),
    /** Keys of all files in the bucket. */
    files: () => bucket.keys(),
    stop: async () => {
      await last;
      await Promise.all([bucket.stop(), double.stop()]);
    },
  };
};

/** The verdict of the authorizer on a live key of a customer. */
export const liveKey = (customer: string) => ({
  key_id: `k-${customer}`,
  kind: 'live',
  plan: 'growth',
  suites: '*',
  customer,
  charged: 25,
  remaining: 100,
});

/**
 * Orders a report and waits for its file, as a caller would on a busy machine: an order that ended at its deadline is sent
 * again, and where the longest `wait` ends before, the report is asked for once it is made.
 */
export const orderReport = async (
  { ports, idle }: Awaited<ReturnType<typeof startReportPorts>>,
  resource: AnyResource,
  body: object,
  { customer, headers = {} }: { readonly customer: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<Called> => {
  const verdict = liveKey(customer);
  const made = await until(async () => {
    const answer = await call(serveResource(resource, { ports }), { wait: 25, ...body }, { verdict, headers });
    return answer.status === 504 ? null : answer;
  });
  if (made.status !== 202 || 'wait' in body) return made;
  await idle();
  const path = { id: String(made.body.data.report_id) };
  const [report, link] = await Promise.all([
    call(serveResource(readReport, { ports }), {}, { verdict, path }),
    call(serveResource(linkReport, { ports }), {}, { verdict, path }),
  ]);
  return link.status === 200
    ? { ...made, status: 201, body: { ...report.body, data: { ...report.body.data, ...link.body.data } } }
    : report;
};

/** The file of a report that was made. */
export const fetched = async ({ body }: Called): Promise<Uint8Array> => {
  const response = await fetch(body.data.url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await response.arrayBuffer());
};

const UTF16_ACTUAL = /\/ActualText \(((?:\\.|[^\\)])*)\)/gs;

/** A PDF string in UTF-16BE as text. */
const unescaped = (raw: string): string => {
  const bytes = Buffer.from(
    raw.replace(/\\([nrtbf()\\])/g, (_, c: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[c] ?? c),
    'latin1',
  );
  return bytes.subarray(2).swap16().toString('utf16le');
};

/** An element of the structure: what it is, the text it holds itself, and what a figure shows. */
interface Announced {
  readonly role: string;
  readonly text: string;
  /** The text of the element and of all below it. */
  readonly whole: string;
  readonly alt: string;
  readonly scope: string;
}

/** Text of each marked content of a page, by its id: the replacement where there is one, else what the glyphs map to. */
const contentTexts = (page: mupdf.PDFPage, stream: string): ReadonlyMap<number, string> => {
  const maps = new Map<string, ReadonlyMap<string, string>>();
  page
    .getObject()
    .get('Resources')
    .get('Font')
    .forEach((font, name) => {
      const cmap = Buffer.from(font.get('ToUnicode').readStream().asUint8Array()).toString('latin1');
      const emails = new Map<string, string>();
      for (const [, from = '', to = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi))
        [...list.replaceAll(' ', '').matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], i) => {
          if (parseInt(from, 16) + i > parseInt(to, 16)) throw new Error('a broken map of letters');
          emails.set(
            (parseInt(from, 16) + i).toString(16).padStart(4, '0'),
            Buffer.from(hex, 'hex').swap16().toString('utf16le'),
          );
        });
      maps.set(String(name), emails);
    });
  const texts = new Map<number, string>();
  const stack: { readonly id: number | null; readonly actual: string | null }[] = [];
  let font: ReadonlyMap<string, string> = new Map();
  const add = (text: string): void => {
    const id = stack.findLast((one) => one.id !== null)?.id;
    if (id !== undefined && id !== null) texts.set(id, (texts.get(id) ?? '') + text);
  };
  const token = /\/(\w+) <<(.*?)>> BDC|\/\w+ BMC|(EMC)|\/(\w+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gs;
  for (const [whole, , options = '', end, name, shown] of stream.matchAll(token)) {
    if (end !== undefined) {
      const done = stack.pop();
      if (done?.actual) add(done.actual);
    } else if (whole.endsWith('BDC') || whole.endsWith('BMC')) {
      const id = /MCID (\d+)/.exec(options)?.[1];
      const raw = /ActualText \(((?:\\.|[^\\)])*)\)/s.exec(options)?.[1];
      if (id !== undefined) texts.set(Number(id), texts.get(Number(id)) ?? '');
      stack.push({ id: id === undefined ? null : Number(id), actual: raw === undefined ? null : unescaped(raw) });
    } else if (name !== undefined) font = maps.get(name) ?? new Map();
    else if (shown !== undefined && !stack.some(({ actual }) => actual !== null))
      for (const [, hex = ''] of shown.matchAll(/<([0-9a-f]*)>/gi))
        for (const code of hex.match(/.{4}/g) ?? []) add(font.get(code.toLowerCase()) ?? '?');
  }
  return texts;
};

/** The elements of the structure in the order in which they are read. */
const structureOf = (
  root: mupdf.PDFObject,
  texts: readonly ReadonlyMap<number, string>[],
  pageOf: (page: mupdf.PDFObject) => number,
): Announced[] => {
  const all: Announced[] = [];
  const walk = (element: mupdf.PDFObject): string => {
    const kids = element.get('K');
    const list: mupdf.PDFObject[] = [];
    if (kids.isArray()) kids.forEach((kid) => list.push(kid));
    else if (!kids.isNull()) list.push(kids);
    const own = list.flatMap((kid) => {
      if (kid.isNumber()) return [texts[pageOf(element.get('Pg'))]?.get(kid.asNumber()) ?? ''];
      if (kid.isDictionary() && !kid.get('MCID').isNull())
        return [texts[pageOf(kid.get('Pg'))]?.get(kid.get('MCID').asNumber()) ?? ''];
      return [];
    });
    const [alt, attributes] = [element.get('Alt'), element.get('A')];
    const first = attributes.isArray() ? attributes.get(0) : attributes;
    const scope = first.isNull() ? first : first.get('Scope');
    const text = own.join(' ').replaceAll(/\s+/g, ' ').trim();
    const place = all.length;
    if (!element.get('S').isNull())
      all.push({
        role: element.get('S').asName(),
        text,
        whole: text,
        alt: alt.isNull() ? '' : alt.asString(),
        scope: scope.isNull() ? '' : scope.asName(),
      });
    const below = list.flatMap((kid) => (kid.isDictionary() && kid.get('MCID').isNull() ? [walk(kid)] : []));
    const whole = [text, ...below].join(' ');
    const announced = all[place];
    if (announced && !element.get('S').isNull()) all[place] = { ...announced, whole };
    return whole;
  };
  walk(root);
  return all;
};

/** Made when it is first asked for: most tests read one of the things that a PDF holds. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** What a PDF holds, page by page: the text in reading order, and what copied Indian text is replaced by. */
export const readPdf = (bytes: Uint8Array) => {
  const opened = mupdf.Document.openDocument(bytes, 'application/pdf');
  const doc = opened.asPDF();
  if (!doc) throw new Error('no PDF');
  const count = doc.countPages();
  const pages = Array.from({ length: count }, (_, i) => {
    const page = doc.loadPage(i);
    if (!(page instanceof mupdf.PDFPage)) throw new Error('no page');
    const text = lazily(() => page.toStructuredText('preserve-whitespace').asText().replaceAll(/\s+/g, ' '));
    const contents = page.getObject().get('Contents');
    const stream = Buffer.from((contents.isArray() ? contents.get(0) : contents).readStream().asUint8Array()).toString(
      'latin1',
    );
    const actual = lazily(() => [...stream.matchAll(UTF16_ACTUAL)].map(([, raw = '']) => unescaped(raw)).join(' '));
    return {
      get text() {
        return text();
      },
      get actual() {
        return actual();
      },
      stream,
      at: page.getObject().asIndirect(),
      marked: () => contentTexts(page, stream),
    };
  });
  const root = doc.getTrailer().get('Root');
  const resources = doc.loadPage(0);
  const images = resources instanceof mupdf.PDFPage ? resources.getObject().get('Resources').get('XObject') : null;
  const languages: string[] = [];
  for (let n = 1; n < doc.countObjects(); n++) {
    const one = doc.newIndirect(n).resolve();
    const language = one.isDictionary() ? one.get('Lang') : null;
    if (language?.isString()) languages.push(language.asString());
  }
  const places = new Map(pages.map(({ at }, i) => [at, i]));
  const structure = lazily(() =>
    structureOf(
      root.get('StructTreeRoot'),
      pages.map(({ marked }) => marked()),
      (page) => places.get(page.asIndirect()) ?? -1,
    ),
  );
  let count0 = 0;
  images?.forEach(() => count0++);
  return {
    pages,
    /** Pictures on the first page. */
    images: count0,
    title: doc.getMetaData('info:Title') ?? '',
    language: root.get('Lang').asString(),
    /** Of the document and of each part in another. */
    languages,
    /** Elements of the structure in the order in which they are read. */
    get structure() {
      return structure();
    },
    showsTitle: root.get('ViewerPreferences').get('DisplayDocTitle').asBoolean(),
    tagged: root.get('MarkInfo').get('Marked').asBoolean(),
    outline: (opened.loadOutline() ?? []).map(({ title }) => title),
  };
};
