/** The packages as Lambda unpacks them: layer and function zips, AWS's own search path, a fresh process. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFolder, zipFunctions, zipLayer } from '../../lib/tools/deploy/package.ts';
import { ensureBuilt } from './service.ts';
import { unzipInto } from '../support/unzip.ts';

const root = mkdtempSync(join(tmpdir(), 'udaya-lambda-'));
const opt = join(root, 'opt');
const task = join(root, 'task');

beforeAll(async () => {
  await ensureBuilt();
  const names = ['core-birthchart', 'interpret-moon-sign', 'panchang-daily', 'authorizer'];
  zipFunctions(names);
  zipLayer('layer');
  unzipInto(join(zipFolder(), 'layer.zip'), opt);
  for (const name of names) unzipInto(join(zipFolder(), `${name}.zip`), task);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** NODE_PATH of the Node 24 runtime, with our folders for /opt and /var/task. */
const NODE_PATH = [
  `${opt}/nodejs/node24/node_modules`,
  `${opt}/nodejs/node_modules`,
  '/var/runtime/node_modules',
  '/var/runtime',
  task,
].join(':');

/** Runs a function as the runtime does: by its handler string, in a process that knows nothing else. */
const invoke = (handler: string, event: unknown) => {
  const [file = '', name = ''] = handler.split('.');
  const script = join(root, 'runtime.cjs');
  writeFileSync(
    script,
    `const fs = require('node:fs');
     const { readFileSync } = fs;
     const banks = [];
     let bytes = 0;
     fs.readFileSync = (file, ...rest) => {
       const [, bank] = /\\/banks\\/(.+)\\.json$/.exec(String(file)) ?? [];
       const content = readFileSync(file, ...rest);
       if (bank === undefined) return content;
       banks.push(bank);
       bytes += Buffer.byteLength(content);
       return content;
     };
     const { ${name} } = require(${JSON.stringify(join(task, `${file}.cjs`))});
     const context = { getRemainingTimeInMillis: () => 28000, awsRequestId: 'first' };
     ${name}(${JSON.stringify(event)}, context).then(
       (answer) => console.log(JSON.stringify({ answer, files: Object.keys(require.cache), banks: banks.sort(), bytes })),
       (error) => console.log(JSON.stringify({ failure: error.message, files: Object.keys(require.cache) })),
     );`,
  );
  const output = execFileSync(process.execPath, [script], {
    cwd: task,
    env: {
      PATH: process.env['PATH'],
      NODE_PATH,
      UDAYA_LOG: 'off',
      UDAYA_TABLE: 'none',
      AWS_REGION: 'ap-south-1',
      LAMBDA_TASK_ROOT: task,
    },
    encoding: 'utf8',
  });
  return JSON.parse(output);
};

const event = {
  httpMethod: 'POST',
  path: '/v1/birthchart',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 }),
  isBase64Encoded: false,
  pathParameters: null,
  queryStringParameters: null,
  requestContext: {
    requestId: 'first',
    authorizer: { customer: 'c', key_id: 'k', kind: 'sandbox', plan: 'sandbox', charged: '0', remaining: '-1' },
  },
};

it('computes a chart out of the zips, from the layer’s own files and no others', () => {
  const { answer, files } = invoke('core-birthchart.handler', event);
  expect(answer.statusCode).toBe(200);
  const { data } = JSON.parse(answer.body);
  // The Swiss Ephemeris's own values for this birth (Lahiri).
  expect([data.ascendant, data.moon_sign, data.sun_sign]).toEqual(['Scorpio', 'Scorpio', 'Aries']);
  const longitudes = data.planets.map((planet: { longitude: number }) => planet.longitude);
  expect(longitudes).toEqual([
    25.94216, 214.534226, 320.965344, 15.726839, 74.904774, 343.524869, 271.587614, 287.872963, 107.872963,
  ]);
  expect(files.filter((file: string) => !file.startsWith(root))).toEqual([]);
  expect(files).toContain(join(opt, 'nodejs/node_modules/@udaya/layer/dist/core.cjs'));
});

it('takes a zone out of the layer when no offset is given', () => {
  const { answer, files } = invoke('core-birthchart.handler', { ...event, body: event.body.replace(',"tz":5.5', '') });
  expect(JSON.parse(answer.body).meta.time).toMatchObject({ offset: 5.5, timezone: 'Asia/Kolkata' });
  expect(files).toContain(join(opt, 'nodejs/node_modules/@udaya/layer/dist/place-zone.cjs'));
});

it('computes a chart from one file of the layer: every other one would delay its cold start', () => {
  const { files } = invoke('core-birthchart.handler', event);
  expect(files.filter((file: string) => file.includes('/dist/'))).toEqual([
    join(opt, 'nodejs/node_modules/@udaya/layer/dist/core.cjs'),
  ]);
});

it('keeps what makes JSON Schemas out of the code that every calculation loads', () => {
  const core = readFileSync(join(opt, 'nodejs/node_modules/@udaya/layer/dist/core.cjs'), 'utf8');
  expect(core).not.toContain('draft-2020-12');
});

it('reads only the families of texts that a reading needs, in its language, and names alone for a chart', () => {
  expect(invoke('core-birthchart.handler', event).banks).toEqual(['en/language', 'en/names']);
  const reading = invoke('interpret-moon-sign.handler', { ...event, path: '/v1/interpret/moon-sign' });
  expect(reading.answer.statusCode).toBe(200);
  expect(reading.banks).toEqual([
    'en/language',
    'en/names',
    ...['modifiers', 'moon', 'planet-house', 'themes', 'titles'].map((family) => `en/phala/${family}`),
  ]);
  // All texts of a language are nearly a megabyte.
  expect(reading.bytes).toBeLessThan(128_000);
});

it('reads for a page of the almanac the names of its language alone, of fourteen', () => {
  const body = JSON.stringify({ date: '2026-11-20', lat: 13.0827, lon: 80.2707, tz: 5.5, language: 'ta' });
  const { answer, banks, bytes } = invoke('panchang-daily.handler', { ...event, path: '/v1/panchang/daily', body });
  expect(JSON.parse(answer.body).data.vara.name).toBe('வெள்ளி');
  expect(banks).toEqual(['ta/language', 'ta/names']);
  expect(bytes).toBeLessThan(32_000);
});

it('refuses at the gate without anything but the authorizer’s own zip', () => {
  const { failure, files } = invoke('authorizer.handler', {
    type: 'REQUEST',
    httpMethod: 'POST',
    headers: {},
    requestContext: { resourcePath: '/v1/birthchart' },
  });
  expect(failure).toBe('Unauthorized');
  expect(files.filter((file: string) => !file.startsWith(task) && file !== join(root, 'runtime.cjs'))).toEqual([]);
});
