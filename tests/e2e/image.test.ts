/**
 * The image of `npm run serve`: its Dockerfile is carried out here, line by line, in folders that stand for its stages. Two
 * lines are replaced: `npm ci`, which needs a network, by the packages that are installed, and the build by the one that the
 * tests have. So what is missing from the last stage (a package for development, a file that no COPY names) fails here.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { currentBuild } from '../../lib/tools/deploy/builds.ts';
import { freePort } from '../../lib/tools/local/ports.ts';
import { SOAKS } from '../support/soak.ts';
import { until } from '../support/until.ts';
import SERVICE from '../../lib/tools/serve/process.json' with { type: 'json' };
import { ensureBuilt } from './service.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVE = join(ROOT, 'lib/tools/serve');
const read = (file: string): string => readFileSync(join(SERVE, file), 'utf8');
const lines = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [word = '', ...rest] = line.split(' ');
    return { word, rest, text: rest.join(' ') };
  });
const left = read('Dockerfile.dockerignore').trim().split('\n');

const top = mkdtempSync(join(tmpdir(), 'udaya-image-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
const data = join(top, 'data');
/** What its lines set. */
const environment = Object.fromEntries(
  lines.flatMap(({ word, rest }) => (word === 'ENV' ? rest.map((pair) => pair.split('=') as [string, string]) : [])),
);
let command: readonly string[] = [];
let stage = '';

const env = (): NodeJS.ProcessEnv => {
  const { UDAYA_BUILD: _, ...plain } = process.env;
  return { ...plain, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };
};
const isLeft = (path: string): boolean =>
  left.some((one) => path === one || (one.startsWith('**/') && path.split('/').includes(one.slice(3))));

const copy = (from: string, to: string): void =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !from.startsWith(ROOT) || !isLeft(relative(ROOT, source)),
  });

/** Puts what one stage has into another, as links: hundreds of megabytes, of which no file is changed. */
const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-alT', from, to]);
};

const run = (text: string): void => {
  // The only line that needs a network.
  if (text.startsWith('npm ci')) {
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(stage, 'node_modules')]);
    // npm writes this file anew, and must not write into ours.
    const list = 'node_modules/.package-lock.json';
    rmSync(join(stage, list));
    cpSync(join(ROOT, list), join(stage, list));
    return;
  }
  if (text === 'node lib/tools/deploy/build.ts') {
    const build = basename(currentBuild());
    mkdirSync(join(stage, '.build/builds'), { recursive: true });
    execFileSync('cp', ['-al', currentBuild(), join(stage, '.build/builds', build)]);
    symlinkSync(join('builds', build), join(stage, '.build/current'), 'dir');
    return;
  }
  const here = text.replaceAll('/data', data).replaceAll('chown node:node', 'test -d');
  execFileSync('sh', ['-c', here], { cwd: stage, env: env(), stdio: 'pipe' });
};

const STEPS: Readonly<Record<string, (rest: readonly string[], text: string) => void>> = {
  FROM: (rest) => {
    stage = join(top, rest[2] ?? 'last', 'app');
    mkdirSync(stage, { recursive: true });
  },
  COPY: (rest) => {
    const staged = rest[0] === '--from=build';
    const from = staged ? join(top, 'build') : ROOT;
    const files = rest.filter((one) => !one.startsWith('--'));
    const target = files.at(-1) ?? '.';
    for (const file of files.slice(0, -1))
      (staged ? link : copy)(
        join(from, file),
        target === './' ? join(stage, file.replace('/app/', '')) : join(stage, target),
      );
  },
  RUN: (_, text) => run(text),
  CMD: (_, text) => {
    command = JSON.parse(text);
  },
};

it('is built from every source', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const sources = tracked.filter(
    (file) => !/^(tests|\.\w+)\//.test(file) && /\.(ts|cjs|mjs|json|html|css)$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(isLeft)).toEqual([]);
});

// Its lines change at a release, which soaks: that they leave out no source is read above in every run.
if (SOAKS)
  it('is made by its lines, and serves with what is in it', async () => {
    await ensureBuilt();
    for (const { word, rest, text } of lines) STEPS[word]?.(rest, text);
    // Files of the build are links; whoever holds one of its locks meanwhile writes there.
    const changed = (): readonly string[] =>
      globSync('{lib,layers,.build}/**/*', { cwd: stage })
        .filter((file) => !/-lock\b/.test(file))
        .map((file) => `${file} ${statSync(join(stage, file)).mtimeMs}`);
    const before = changed();
    const port = await freePort();
    const [program = '', ...args] = command;
    expect(args).toEqual(expect.arrayContaining(SERVICE.flags));
    expect(environment).toMatchObject(SERVICE.environment);
    const service = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: stage,
      stdio: 'pipe',
      env: { ...env(), ...environment, UDAYA_DATA: data, UDAYA_HOST: '127.0.0.1', PORT: String(port) },
    });
    let printed = '';
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const ended = once(service, 'exit');
    try {
      await until(() => printed.includes('Serving') || service.exitCode !== null);
      expect(printed).toContain('Serving');
      const { sandbox }: { sandbox: string } = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8'));
      const body = JSON.stringify({ date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 });
      const headers = { 'Content-Type': 'application/json', 'X-Api-Key': sandbox };
      const url = `http://127.0.0.1:${port}`;
      const chart = await fetch(`${url}/v1/birthchart`, { method: 'POST', headers, body });
      expect(chart.status).toBe(200);
      const ordered = await fetch(`${url}/v1/pdf/kundli`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...JSON.parse(body), template: 'mini', wait: 25 }),
      });
      expect([201, 202]).toContain(ordered.status);
    } finally {
      service.kill('SIGTERM');
    }
    expect((await ended)[0]).toBe(0);
    // The root of the container may be read only.
    expect(changed()).toEqual(before);
  });

it('runs as a user without rights, keeps data in a volume, and is told by settings that exist', () => {
  const words = lines.map(({ word }) => word);
  expect(lines[words.lastIndexOf('USER')]?.text).toBe('node');
  expect(words.lastIndexOf('RUN')).toBeLessThan(words.lastIndexOf('USER'));
  expect(lines.find(({ word }) => word === 'VOLUME')?.text).toBe(environment['UDAYA_DATA']);
  const compose = read('compose.yaml');
  for (const line of ['read_only: true', 'no-new-privileges:true', '- data:/data', "UDAYA_HOPS: '1'"])
    expect(compose).toContain(line);
  expect(statSync(join(SERVE, '../../..', /dockerfile: (\S+)/.exec(compose)?.[1] ?? '')).isFile()).toBe(true);
  const documented = read('README.md');
  const named = [...compose.matchAll(/^ +(UDAYA_\w+):/gm)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(documented).toContain(`\`${name}`);
  // What calls may take to end, and a little more.
  expect(compose).toContain('stop_grace_period: 40s');
});
