/**
 * `@udaya/jyotish` as its users have it: the package is written, packed and installed into an empty folder, and used there from
 * Node (ES modules, CommonJS, TypeScript) and in a browser. Positions are held against the reference of the C library.
 */
import { createServer, type Server } from 'node:http';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { ROOT } from '../../lib/service/catalogue/registry.ts';
import { runStep } from '../../lib/tools/clients/write.ts';
import { launchBrowser } from '../support/browser.ts';
import { matrix } from '../support/soak.ts';
import { runNode } from '../support/tools.ts';

const home = mkdtempSync(join(tmpdir(), 'jyotish-'));
const user = join(home, 'user');
const installed = join(user, 'node_modules/@udaya/jyotish');

/** Runs a program of the user's folder; resolves with what it printed. */
const run = async (name: string, text: string): Promise<string> => {
  writeFileSync(join(user, name), text);
  const { code, stdout, output } = await runNode([name], user);
  if (code !== 0) throw new Error(output);
  return stdout;
};

const step = async (command: string, args: readonly string[], folder: string): Promise<void> => {
  const ran = await runStep({ command, args }, folder);
  if (ran?.code !== 0) throw new Error(`${command}: ${ran?.output ?? 'not there'}`);
};

beforeAll(async () => {
  const written = join(home, 'written');
  await step(process.execPath, [join(ROOT, 'lib/tools/jyotish/write.ts'), '--to', written], ROOT);
  await step('npm', ['pack', '--silent', '--pack-destination', home], written);
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{ "private": true }');
  const packed = readdirSync(home).find((name) => name.endsWith('.tgz')) ?? '';
  await step('npm', ['install', '--offline', '--no-audit', '--no-fund', join(home, packed)], user);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The JavaScript of the README as one program: each `call; // → value` becomes a test, `// ≈ value` one to four decimals. */
const programOf = (readme: string): string => {
  const code = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, block = '']) => block).join('\n');
  const tested = code.replaceAll(
    /^(.+?);? \/\/ ([→≈]) (.+)$/gm,
    (_all, call: string, how: string, value: string) =>
      `count++; assert.deepEqual(${how === '≈' ? `rounded(${call})` : call}, ${value});`,
  );
  return `import assert from 'node:assert/strict';
let count = 0;
const rounded = (value) => JSON.parse(JSON.stringify(value), (_key, one) => (typeof one === 'number' ? Number(one.toFixed(4)) : one));
${tested}
console.log(count);`;
};

it('gives in Node what its README says', async () => {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  expect(readme).not.toContain('{{');
  expect(readme).toContain('| Positions | Swiss Ephemeris 2.10.03 C library');
  expect(Number(await run('readme.mjs', programOf(readme)))).toBeGreaterThan(15);
});

it('prints a chart with its example', async () => {
  const printed = await run('chart.mjs', readFileSync(join(installed, 'examples/chart.mjs'), 'utf8'));
  expect(printed.split('\n')).toEqual(
    expect.arrayContaining(['Ascendant: Scorpio', 'Moon: Scorpio 4.53°, house 1, Anuradha 1', 'Pratipada, Thursday']),
  );
});

interface ReferenceBirth {
  readonly jd_ut: number;
  readonly bodies: Readonly<Record<string, { readonly lon: number }>>;
}

it('stands where the C library stands', async () => {
  const { cases: births }: { cases: readonly ReferenceBirth[] } = JSON.parse(
    readFileSync(join(ROOT, 'tests/vectors/positions.json'), 'utf8'),
  );
  const some = births.filter((_birth, index) => index % 20 === 0);
  const printed = await run(
    'positions.mjs',
    `import { openSky } from '@udaya/jyotish';
     import { loadEphemeris } from '@udaya/jyotish/load';
     const sky = openSky(await loadEphemeris());
     const rows = ${JSON.stringify(some.map(({ jd_ut }) => jd_ut))};
     console.log(JSON.stringify(rows.map((jd) => ['sun', 'moon', 'saturn'].map((body) => sky.longitude(body, jd)))));`,
  );
  const found: readonly (readonly number[])[] = JSON.parse(printed);
  expect(found).toHaveLength(some.length);
  for (const [index, { bodies }] of some.entries())
    for (const [column, body] of ['Sun', 'Moon', 'Saturn'].entries())
      expect(found[index]?.[column]).toBeCloseTo(bodies[body]?.lon ?? NaN, 6);
});

it('is loaded by require', async () => {
  const printed = await run(
    'old.cjs',
    `const { castChart, fromCivil, openSky } = require('@udaya/jyotish');
     const { lordOf } = require('@udaya/jyotish/chart');
     require('@udaya/jyotish/load').loadEphemeris().then((engine) => {
       const at = fromCivil({ year: 1990, month: 5, day: 10 }, 19 + 55 / 60, 5.5);
       console.log(lordOf(castChart(openSky(engine), at, { lat: 28.6139, lon: 77.209, altitude: 0 }).ascendant.sign));
     });`,
  );
  expect(printed).toBe('mars\n');
});

it('has types for every entry, and refuses what they forbid', async () => {
  const { exports }: { exports: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  const entries = Object.keys(exports).filter((name) => !/\*|json|wasm/.test(name));
  expect(entries).toHaveLength(globSync('lib/tools/jyotish/face/*.ts', { cwd: ROOT }).length + 2);
  const imports = entries.map((name, index) => `import * as room${index} from '@udaya/jyotish${name.slice(1)}';`);
  writeFileSync(
    join(user, 'typed.ts'),
    `${imports.join('\n')}
     import { castChart, openSky, type Chart, type JulianDay } from '@udaya/jyotish';
     import { loadEphemeris } from '@udaya/jyotish/load';
     import tamil from '@udaya/jyotish/names/ta';
     export const rooms = [${entries.map((_name, index) => `room${index}`).join(', ')}];
     export const chartAt = async (jd: JulianDay): Promise<Chart> =>
       castChart(openSky(await loadEphemeris(), { ayanamsa: 'raman' }), jd, { lat: 0, lon: 0, altitude: 0 });
     export const name: string = tamil.signs.aries;
     // @ts-expect-error no such ayanamsa
     export const wrong = openSky(await loadEphemeris(), { ayanamsa: 'tropical' });
     // @ts-expect-error a number is no instant
     export const bare = chartAt(2451545);`,
  );
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  // A bundler finds by the same table of exports what Node finds, which asks for more: a long run compiles for both.
  for (const module of matrix(['nodenext', 'esnext'], (one) => one === 'nodenext'))
    await step(
      process.execPath,
      [
        ...[
          compiler,
          '--noEmit',
          '--strict',
          '--skipDefaultLibCheck',
          '--target',
          'es2022',
          '--module',
          module,
          '--types',
          '',
        ],
        ...['--moduleResolution', module === 'nodenext' ? module : 'bundler', 'typed.ts'],
      ],
      user,
    );
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Serves the installed package as files. */
const serveFiles = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      try {
        const body = readFileSync(join(installed, new URL(url, 'http://files').pathname));
        response.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'application/octet-stream' }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

interface Page {
  goto(url: string): Promise<unknown>;
  locator(selector: string): { innerText(): Promise<string>; selectOption(value: string): Promise<unknown> };
  waitForFunction(test: string): Promise<unknown>;
  on(event: string, listener: (what: { message?: string; text?(): string; type?(): string }) => void): void;
}
interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

it('casts a chart in a browser, without a server but for its files', async () => {
  const [server, browser] = await Promise.all([serveFiles(), launchBrowser<Browser>()]);
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message ?? ''));
    page.on('console', (line) => {
      if (line.type?.() === 'error') faults.push(line.text?.() ?? '');
    });
    const address = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${address.port}/examples/chart.html`);
    await page.waitForFunction(`document.querySelectorAll('section').length === 4`);
    const answer = await page.locator('main').innerText();
    expect(answer).toMatch(/Moon\s+Scorpio\s+4\.53\s+Anuradha 1/);
    expect(answer).toMatch(/Ascendant\s+Scorpio\s+8\.16\s+Anuradha 2/);
    await page.locator('select').selectOption('ta');
    await page.waitForFunction(`document.documentElement.lang === 'ta'`);
    expect(await page.locator('main').innerText()).toContain('அனுஷம்');
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

it('has a face for every room of the layer', () => {
  const rooms = globSync('layers/jyotish/*/', { cwd: ROOT }).map((path) => basename(path));
  const faces = globSync('lib/tools/jyotish/face/*.ts', { cwd: ROOT }).map((file) => basename(file, '.ts'));
  expect(faces.sort()).toEqual([...rooms, 'index'].sort());
});
