/** What drawings and printed reports cost: time, memory, size. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromUnixMs } from '../../../layers/jyotish/ephemeris/instant.ts';
import { OUT } from '../../deploy/build.ts';
import { gather } from '../../derive/gather.ts';
import type { Handler } from '../../http/serve.ts';
import { drawingWordsOf } from '../../i18n/drawing.ts';
import { reportWords } from '../../i18n/report.ts';
import { PRESS } from '../../press/press.ts';
import { readerOf } from '../../report/answers.ts';
import { kundliDocument } from '../../report/kundli.ts';
import { KUNDLI_TEMPLATES, questionsOf, type KundliTemplate } from '../../report/templates.ts';
import { PLAIN_BRAND } from '../../report/theme.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';

/** Wall time in milliseconds, each the best of several; sizes in bytes and megabytes. */
export interface PrintFigures {
  /** Answers, document and file of a kundli, fonts parsed before. */
  readonly standardMs: number;
  readonly standardPages: number;
  readonly miniMs: number;
  readonly miniPages: number;
  /** Most memory of a process that printed both. */
  readonly peakMb: number;
  /** A chart drawn as SVG, whole request, over a request that computes the same chart. */
  readonly svgMs: number;
  readonly svgBytes: number;
  /** A PNG of 600 pixels, whole request. */
  readonly pngMs: number;
}

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const PRINTS = 6;
const ROUNDS = 30;
const CALLS = 40;
const PICTURES = 25;

/** Prints a kundli from its answers on; its pages. */
const printed = async (template: KundliTemplate): Promise<number> => {
  const sections = KUNDLI_TEMPLATES[template];
  const at = Date.now();
  const { answers, ...made } = await gather(questionsOf(sections), BIRTH, {
    requestId: 'bench', language: 'en', now: fromUnixMs(at), warn: () => undefined,
  }); // prettier-ignore
  const document = kundliDocument(
    {
      words: reportWords('en'),
      drawing: drawingWordsOf('en'),
      language: 'en',
      style: 'north',
      read: readerOf(answers),
      persons: [{ name: 'Asha Verma', date: BIRTH.date, time: BIRTH.time, place: 'New Delhi', offset: '+05:30', utc: '1990-05-10T14:25:00Z' }],
      issued: new Date(at).toISOString(),
      brand: { name: '', contact: [] },
      ...made,
    },
    PLAIN_BRAND,
    sections,
  ); // prettier-ignore
  return (await PRESS.pdf(document)).pages;
};

const bestOf = async <T>(times: number, work: () => Promise<T>): Promise<{ readonly ms: number; readonly last: T }> => {
  let last = await work();
  let ms = Infinity;
  for (let i = 0; i < times; i++) {
    const started = performance.now();
    last = await work();
    ms = Math.min(ms, performance.now() - started);
  }
  return { ms, last };
};

/** Runs on what was built. */
export const measurePrints = async (): Promise<PrintFigures> => {
  process.env['UDAYA_LOG'] = 'off';
  process.env['UDAYA_PRESS'] ??= join(OUT, 'press/nodejs/node_modules/@udaya/press');
  const standard = await bestOf(PRINTS, () => printed('standard'));
  const mini = await bestOf(PRINTS, () => printed('mini'));
  const peakMb = process.resourceUsage().maxRSS / 1000;
  const require = createRequire(join(OUT, 'functions/bench.cjs'));
  const asking = (path: string, more: object): (() => Promise<string>) => {
    const { handler }: { handler: Handler } = require(`./${path.replaceAll('/', '-')}.cjs`);
    const event = requestEvent(`/v1/${path}`, JSON.stringify({ ...BIRTH, ...more }), caller);
    return async () => {
      const { statusCode, body } = await handler(event, lambdaContext);
      if (statusCode !== 200) throw new Error(`${path} answered with ${statusCode}`);
      return body;
    };
  };
  const many = (ask: () => Promise<string>) => async (): Promise<string> => {
    let last = '';
    for (let i = 0; i < CALLS; i++) last = await ask();
    return last;
  };
  const chart = await bestOf(ROUNDS, many(asking('kundli/planets', {})));
  const svg = await bestOf(ROUNDS, many(asking('charts/render', { size: 600 })));
  const png = await bestOf(PICTURES, asking('charts/render', { size: 600, format: 'png' }));
  return {
    standardMs: standard.ms,
    standardPages: standard.last,
    miniMs: mini.ms,
    miniPages: mini.last,
    peakMb,
    svgMs: (svg.ms - chart.ms) / CALLS,
    svgBytes: Buffer.byteLength(svg.last),
    pngMs: png.ms,
  };
};
