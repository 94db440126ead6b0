/** What a test of reports needs: a table, a bucket with signatures, and what a PDF says. */
import * as mupdf from 'mupdf';
import type { Jobs } from '../../lib/storage/jobs.ts';
import { PRESS } from '../../lib/press/press.ts';
import { makeReport, type Workshop } from '../../lib/publish/work.ts';
import { startTable } from './dynamo.ts';
import { startObjects } from './objects.ts';

/** The ports of a report function over local doubles. */
export const startReportPorts = async () => {
  const [double, bucket] = await Promise.all([startTable(), startObjects()]);
  const { objects } = bucket;
  const { table } = double;
  /** A worker in this process. */
  const workshop: Workshop = {
    table,
    objects,
    press: PRESS,
    now: Date.now,
    sleep: () => Promise.resolve(),
    inTurn: (attempt) => attempt(),
    fault: () => {},
  };
  let last: Promise<unknown> = Promise.resolve();
  const jobs: Jobs = {
    start: (job) => {
      last = last.then(() => makeReport(workshop, job)).catch(() => {});
      return Promise.resolve();
    },
  };
  return {
    ports: { table, objects, press: PRESS, jobs },
    workshop,
    /** Ends when all reports that were started are made. */
    idle: () => last,
    items: () => double.items(),
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
  key_id: `k-${customer}`, kind: 'live', plan: 'growth', suites: '*', customer, charged: 25, remaining: 100,
}); // prettier-ignore

const UTF16_ACTUAL = /\/ActualText \(((?:\\.|[^\\)])*)\)/gs;

/** A PDF string in UTF-16BE as text. */
const unescaped = (raw: string): string => {
  const bytes = Buffer.from(
    raw.replace(/\\([nrtbf()\\])/g, (_, c: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[c] ?? c),
    'latin1',
  );
  return bytes.subarray(2).swap16().toString('utf16le');
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
    const text = page.toStructuredText('preserve-whitespace').asText().replaceAll(/\s+/g, ' ');
    const contents = page.getObject().get('Contents');
    const stream = Buffer.from((contents.isArray() ? contents.get(0) : contents).readStream().asUint8Array()).toString('latin1');
    const actual = [...stream.matchAll(UTF16_ACTUAL)].map(([, raw = '']) => unescaped(raw)).join(' ');
    return { text, actual };
  });
  const root = doc.getTrailer().get('Root');
  const resources = doc.loadPage(0);
  const images = resources instanceof mupdf.PDFPage ? resources.getObject().get('Resources').get('XObject') : null;
  let count0 = 0;
  images?.forEach(() => count0++);
  return {
    pages,
    /** Pictures on the first page. */
    images: count0,
    title: doc.getMetaData('info:Title') ?? '',
    language: root.get('Lang').asString(),
    tagged: root.get('MarkInfo').get('Marked').asBoolean(),
    outline: (opened.loadOutline() ?? []).map(({ title }) => title),
  };
}; // prettier-ignore
