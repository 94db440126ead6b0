/**
 * `npm run samples`: one report of every template in every language, and kundlis with charts in three others, made by the
 * built functions over the local doubles, into `.local/samples`; with `--brands` each also in four test brands. Names after
 * it choose templates. Prints pages, size and time of each: the second of two orders in one process, so that fonts are
 * parsed and V8 is warm, as in a Lambda that is at work.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../deploy/build.ts';
import { currentBuild } from '../deploy/builds.ts';
import { ROOT } from '../../service/catalogue/registry.ts';
import type { Handler } from '../../service/http/serve.ts';
import { createTable, openClient } from '../../adapters/storage/table.ts';
import { languagesWith, SOURCE, type Language } from '../../words/languages.ts';
import { caller, lambdaContext, requestEvent } from './bench/event.ts';
import { sampleBrands } from './sample-brands.ts';
import { startDoubles } from './stack.ts';

const GROOM = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };
const BRIDE = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
/** Names that stand on the samples; a language that has none of its own shows those of the source. */
const PEOPLE: Readonly<Record<Language, Readonly<Record<'groom' | 'bride' | 'place' | 'city', string>>>> = {
  [SOURCE]: { groom: 'Ravi Kumar', bride: 'Asha Verma', place: 'New Delhi', city: 'Varanasi' },
  hi: { groom: 'रवि कुमार', bride: 'आशा वर्मा', place: 'नई दिल्ली', city: 'वाराणसी' },
};
const peopleIn = (language: Language) => PEOPLE[language] ?? PEOPLE[SOURCE];

interface Sample {
  readonly name: string;
  /** Built function, and the path it is called by. */
  readonly call: string;
  readonly body: (language: Language) => object;
}

const ofBirth = (name: string, kind: string, more: object = {}): Sample => ({
  name,
  call: `pdf/${kind}`,
  body: (language) => ({ ...BRIDE, name: peopleIn(language)?.bride, place_name: peopleIn(language)?.place, ...more }),
});

const SAMPLES: readonly Sample[] = [
  ofBirth('kundli-mini', 'kundli', { template: 'mini' }),
  ...(['ta', 'te', 'bn'] as const).map((chart_language) =>
    ofBirth(`kundli-mini-${chart_language}`, 'kundli', { template: 'mini', chart_language }),
  ),
  ofBirth('kundli-standard', 'kundli', { template: 'standard' }),
  ofBirth('kundli-complete', 'kundli', { template: 'complete' }),
  ofBirth('prediction', 'prediction'),
  ofBirth('annual', 'annual', { for_year: 2026 }),
  ofBirth('saturn', 'saturn'),
  ofBirth('lal-kitab', 'lal-kitab'),
  ofBirth('custom', 'custom', { modules: ['glance', 'charts', 'areas', 'notice'] }),
  {
    name: 'panchang-year',
    call: 'pdf/panchang',
    body: (language) => ({
      from: '2027-01-01',
      to: '2027-12-31',
      lat: 25.3176,
      lon: 82.9739,
      tz: 5.5,
      place_name: peopleIn(language)?.city,
    }),
  },
  {
    name: 'numerology',
    call: 'pdf/numerology',
    body: (language) => ({ name: peopleIn(language)?.bride, date: BRIDE.date }),
  },
  {
    name: 'matching',
    call: 'pdf/matching',
    body: (language) => ({
      groom: { ...GROOM, name: peopleIn(language)?.groom },
      bride: { ...BRIDE, name: peopleIn(language)?.bride },
    }),
  },
];

/** Calls a built function. Throws for anything but a success. */
const called = async (path: string, body: object): Promise<{ readonly body: string; readonly ms: number }> => {
  const require = createRequire(join(currentBuild(), 'functions/samples.cjs'));
  const { handler }: { handler: Handler } = require(`./${path.replaceAll('/', '-')}.cjs`);
  const started = performance.now();
  const answer = await handler(requestEvent(`/v1/${path}`, JSON.stringify(body), caller), lambdaContext);
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
    for (const language of languagesWith(name === 'panchang' ? 'report' : 'report-kundli'))
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
    const request = { ...BRIDE, size: 600, format };
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
    await createTable(
      openClient(doubles.environment['UDAYA_DYNAMODB_ENDPOINT']),
      doubles.environment['UDAYA_TABLE'] ?? '',
    );
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
