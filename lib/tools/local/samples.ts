/**
 * `npm run samples`: one report of every template in every language, and kundlis with charts in three others, made by the
 * built functions over the local doubles, into `.local/samples`; with `--brands` each also in four test brands. Names after
 * it choose templates. Prints pages, size and time of each: the second of two orders in one process, so that fonts are
 * parsed and V8 is warm, as in a Lambda that is at work.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_BIRTH, sampleBody } from '../../service/reports/sample-bodies.ts';
import { buildAll } from '../deploy/build.ts';
import { currentBuild } from '../deploy/builds.ts';
import { ROOT } from '../../service/catalogue/registry.ts';
import type { Handler } from '../../service/http/serve.ts';
import { languagesWith, READING_LANGUAGES, type Language } from '../../words/languages.ts';
import { fromBuild, lambdaContext, requestEvent } from './bench/event.ts';
import { openLocalTable } from './local-table.ts';
import { sampleBrands } from './sample-brands.ts';
import { startDoubles } from './stack.ts';

/** The day that months of almanacs and years are counted from. */
const TODAY = '2026-11-28';

interface Sample {
  readonly name: string;
  /** Built function, and the path it is called by. */
  readonly call: string;
  readonly body: (language: Language) => object;
}

const sample = (name: string, kind: string, more: object = {}): Sample => ({
  name,
  call: `pdf/${kind}`,
  body: (language) => ({ ...sampleBody(kind, language, TODAY), ...more }),
});

const SAMPLES: readonly Sample[] = [
  sample('kundli-mini', 'kundli', { template: 'mini' }),
  ...(['ta', 'te', 'bn'] as const).map((chart_language) =>
    sample(`kundli-mini-${chart_language}`, 'kundli', { template: 'mini', chart_language }),
  ),
  sample('kundli-standard', 'kundli', { template: 'standard' }),
  sample('kundli-complete', 'kundli', { template: 'complete' }),
  sample('prediction', 'prediction'),
  sample('annual', 'annual', { for_year: 2026 }),
  sample('saturn', 'saturn'),
  sample('lal-kitab', 'lal-kitab'),
  sample('custom', 'custom', { modules: ['glance', 'charts', 'areas', 'notice'] }),
  sample('panchang-year', 'panchang', { from: '2027-01-01', to: '2027-12-31' }),
  sample('numerology', 'numerology'),
  sample('matching', 'matching'),
];

/** Calls a built function. Throws for anything but a success. */
const called = async (path: string, body: object): Promise<{ readonly body: string; readonly ms: number }> => {
  const { handler } = fromBuild(`./${path.replaceAll('/', '-')}.cjs`) as { handler: Handler };
  const started = performance.now();
  const answer = await handler(requestEvent(`/v1/${path}`, body), lambdaContext);
  const ms = performance.now() - started;
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return { body: answer.body, ms };
};

const row = (...cells: readonly string[]): void =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(12))).join(''));

/** The brands that reports are made in: their ids by the names of the samples, none for the plain one. */
const brandIds = async (): Promise<ReadonlyMap<string, object>> => {
  const ids = new Map<string, object>([['', {}]]);
  if (!process.argv.includes('--brands')) return ids;
  for (const [name, brand] of await sampleBrands()) {
    const { data }: { data: { brand_id: string } } = JSON.parse((await called('brands', brand)).body);
    ids.set(`-${name}`, { brand_id: data.brand_id });
  }
  return ids;
};

const makeReports = async (folder: string): Promise<void> => {
  const brands = await brandIds();
  const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  row('Report', 'pages', 'bytes', 'ms');
  for (const { name, call, body } of SAMPLES)
    for (const language of name === 'panchang' ? languagesWith('report') : READING_LANGUAGES)
      for (const [brand, worn] of wanted.length === 0 || wanted.includes(name) ? brands : []) {
        const request = { ...body(language), ...worn, language, wait: 25 };
        await called(call, request);
        const { body: answer, ms } = await called(call, request);
        const { data }: { data: { url: string; pages: number; bytes: number } } = JSON.parse(answer);
        const file = await fetch(data.url);
        const title = `${name}-${language}${brand}`;
        writeFileSync(join(folder, `${title}.pdf`), Buffer.from(await file.arrayBuffer()));
        row(title, String(data.pages), String(data.bytes), ms.toFixed(0));
      }
};

const makeDrawings = async (folder: string): Promise<void> => {
  row('Drawing', 'bytes', 'ms');
  for (const format of ['svg', 'png']) {
    const request = { ...SAMPLE_BIRTH, size: 600, format };
    await called('charts/render', request);
    const times: number[] = [];
    let last = '';
    for (let i = 0; i < 20; i++) {
      const { body, ms } = await called('charts/render', request);
      times.push(ms);
      last = body;
    }
    const bytes = Buffer.from(last, format === 'png' ? 'base64' : 'utf8');
    writeFileSync(join(folder, `chart.${format}`), bytes);
    row(`chart.${format}`, String(bytes.length), (times.sort((a, b) => a - b)[10] ?? 0).toFixed(1));
  }
};

if (import.meta.main) {
  await buildAll();
  const folder = join(ROOT, '.local/samples');
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'udaya-samples-'));
  const doubles = await startDoubles(data, false);
  Object.assign(process.env, doubles.environment, {
    UDAYA_LOG: 'off',
    UDAYA_PRESS: join(currentBuild(), 'press/nodejs/node_modules/@udaya/press'),
  });
  try {
    await openLocalTable(doubles.environment);
    await makeReports(folder);
    await makeDrawings(folder);
    console.log(
      `Peak memory ${(process.resourceUsage().maxRSS / 1000).toFixed(0)} MB, doubles included. Files in .local/samples.`,
    );
  } finally {
    await doubles.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
