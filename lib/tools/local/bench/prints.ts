/** What drawings and printed reports cost: time, memory, size. Built functions over the local doubles, in processes of their own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { currentBuild } from '../../deploy/builds.ts';
import { openLocalTable } from '../local-table.ts';
import { close, HOST, listen } from '../ports.ts';
import { startDoubles } from '../stack.ts';
import { builtCall, caller, requestEvent } from './event.ts';
import { type Part, row } from './part.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const ROUNDS = 30;
const CALLS = 40;
const PICTURES = 25;
const ORDERS = 6;

/** A process that calls a built function with one event after the other and prints how long each took, and its memory. */
const script = (name: string, events: readonly unknown[]): string => `
  process.env.UDAYA_LOG = 'off';
  const { handler } = require(${JSON.stringify(join(currentBuild(), `functions/${name}.cjs`))});
  (async () => {
    const calls = [];
    for (const event of ${JSON.stringify(events)}) {
      const started = performance.now();
      const answer = await handler(event, { getRemainingTimeInMillis: () => 28000 });
      const end = performance.now();
      calls.push({ ms: end - started, sinceStart: end, body: answer && answer.body });
    }
    console.log(JSON.stringify({ calls, mb: process.resourceUsage().maxRSS / 1000 }));
    process.exit(0);
  })();`;

interface Ran {
  readonly calls: readonly { readonly ms: number; readonly sinceStart: number; readonly body: string | null }[];
  readonly mb: number;
}

/** Orders kundlis from one process and makes their files in another: wall time in milliseconds, each the best of several. */
const measureReports = async (folder: string) => {
  const doubles = await startDoubles(folder, false);
  // Whoever is asked to make a report does nothing: the worker is called by hand.
  const idle = createServer((_request, response) => response.writeHead(202).end());
  try {
    const env = {
      ...doubles.environment,
      UDAYA_LAMBDA_ENDPOINT: `http://${HOST}:${await listen(idle)}`,
      PATH: process.env['PATH'],
    };
    await openLocalTable(doubles.environment);
    const run = async (name: string, events: readonly unknown[]): Promise<Ran> => {
      const file = join(folder, `${name}.cjs`);
      writeFileSync(file, script(name, events));
      const { stdout } = await promisify(execFile)(process.execPath, [file], { env, maxBuffer: 1e8 });
      return JSON.parse(stdout);
    };
    const order = (template: string): unknown =>
      requestEvent('/v1/pdf/kundli', { ...BIRTH, name: 'Asha Verma', template });
    const wanted = [
      ...Array.from({ length: ORDERS }, () => 'mini'),
      ...Array.from({ length: ORDERS }, () => 'standard'),
    ];
    const ordered = await run('pdf-kundli', wanted.map(order));
    const jobs = ordered.calls.map(({ body }) => {
      const { data }: { data: { report_id: string } } = JSON.parse(body ?? '');
      return { kind: 'report', customer: caller['customer'], id: data.report_id };
    });
    const made = await run('worker', jobs);
    const both = (from: number): number =>
      Math.min(...ordered.calls.slice(from + 1, from + ORDERS).map(({ ms }) => ms)) +
      Math.min(...made.calls.slice(from + 1, from + ORDERS).map(({ ms }) => ms));
    return {
      // An order and its file, both functions warm.
      miniMs: both(0),
      standardMs: both(ORDERS),
      // From the start of a process to its first order, and to its first file.
      coldOrderMs: ordered.calls[0]?.sinceStart ?? NaN,
      coldWorkerMs: made.calls[0]?.sinceStart ?? NaN,
      // Most memory of the function that takes orders, and of the worker, after standard kundlis.
      orderMb: ordered.mb,
      workerMb: made.mb,
    };
  } finally {
    await close(idle);
    await doubles.stop();
  }
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

/** A chart drawn as SVG over a request that computes the same chart, and as PNG: whole requests. */
const measureDrawings = async () => {
  const asking = (path: string, more: object): (() => Promise<string>) => {
    const call = builtCall(path.replaceAll('/', '-'));
    const event = requestEvent(`/v1/${path}`, { ...BIRTH, ...more });
    return () => call(event);
  };
  const many = (ask: () => Promise<string>) => async (): Promise<string> => {
    let last = '';
    for (let i = 0; i < CALLS; i++) last = await ask();
    return last;
  };
  const chart = await bestOf(ROUNDS, many(asking('kundli/planets', {})));
  const svg = await bestOf(ROUNDS, many(asking('charts/render', { size: 600 })));
  const png = await bestOf(PICTURES, asking('charts/render', { size: 600, format: 'png' }));
  return { svgMs: (svg.ms - chart.ms) / CALLS, svgBytes: Buffer.byteLength(svg.last), pngMs: png.ms };
};

export const printsPart: Part = {
  processes: 2,
  rows: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'udaya-prints-'));
    const f = await measureReports(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
    const drawn = await measureDrawings();
    return [
      row('', 'standard kundli, warm, seconds', f.standardMs / 1000, 1.2, 'order and file'),
      row('', 'mini kundli, warm, seconds', f.miniMs / 1000, 0.4, 'order and file'),
      row('', 'most memory that takes orders of kundlis, MB', f.orderMb, 350, ''),
      row('', 'most memory that makes their files, MB', f.workerMb, 350, ''),
      row('', 'cold start to the first order, seconds', f.coldOrderMs / 1000, 1.5, 'mini'),
      row('', 'cold start to the first file, seconds', f.coldWorkerMs / 1000, 1.5, 'mini'),
      row('', 'chart as SVG over its numbers, ms', drawn.svgMs, 3, 'charts/render less kundli/planets'),
      row('', 'chart as SVG, kilobytes', drawn.svgBytes / 1024, 14, ''),
      row('', 'chart as PNG of 600 pixels, ms', drawn.pngMs, 60, 'whole request'),
    ];
  },
};
