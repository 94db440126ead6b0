/** `npm start` beside others of its kind, over many calls, and how it ends: with everything it started. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'node:net';
import { close, freePort, HOST, listen } from '../../lib/tools/local/ports.ts';
import { matrix, SOAKS } from '../support/soak.ts';
import { until } from '../support/until.ts';
import { ensureBuilt } from './service.ts';

const ROOT = join(import.meta.dirname, '../..');
const SUPPORT = join(ROOT, 'tests/support');
beforeAll(async () => void (await ensureBuilt()));

const start = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, ['lib/tools/local/start.ts', '--built', ...args], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });

const childrenOf = (pid: number): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const gone = (pids: readonly number[]): Promise<boolean> => until(() => !pids.some(isAlive));

// The service below ends at SIGINT in every run, by the handler that SIGTERM has too.
// A long run kills it too: then a start of its own is needed, and its child has nothing but the end of their channel to go by.
for (const signal of matrix(['SIGTERM', 'SIGKILL'] as const, () => false))
  it(`leaves nothing behind after ${signal}`, async () => {
    const service = start(['--ephemeral']);
    if (service.stdout === null || service.pid === undefined) throw new Error('no process');
    await once(createInterface({ input: service.stdout }), 'line');
    const children = childrenOf(service.pid);
    expect(children).toHaveLength(1);
    const ended = once(service, 'exit');
    service.kill(signal);
    const [code] = await ended;
    expect(code).toBe(signal === 'SIGKILL' ? null : 0);
    expect(await gone(children)).toBe(true);
  });

it('says in one sentence that the port is in use', async () => {
  const other = createServer();
  const port = await listen(other);
  const service = start([], { PORT: String(port) });
  let errors = '';
  service.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = await once(service, 'exit');
  await close(other);
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  );
});

/** What a program has printed so far, and its standard error. */
const outputOf = (service: ChildProcess): { text: () => string; errors: () => string } => {
  let text = '';
  let errors = '';
  service.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  service.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { text: () => text, errors: () => errors };
};

describe('a service that runs', () => {
  const data = mkdtempSync(join(tmpdir(), 'udaya-start-'));
  const memory = mkdtempSync(join(tmpdir(), 'udaya-memory-'));
  /** The newest build under another name, made by a process that has ended. */
  const publishAnother = (): string =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { execFileSync } from 'node:child_process';
         import { writeFileSync } from 'node:fs';
         import { currentBuild, freshFolder, publish } from './lib/tools/deploy/builds.ts';
         const folder = freshFolder();
         // Links: nothing changes a file of a build, and there are 170 MB of them.
         const parts = ['functions', 'layer', 'press', 'derived', 'node_modules', 'offer.json', 'manifest.json'];
         execFileSync('cp', ['-al', ...parts.map((part) => currentBuild() + '/' + part), folder]);
         writeFileSync(folder + '/another', String(process.pid));
         publish(folder);
         console.log(currentBuild());`,
      ],
      { cwd: ROOT, encoding: 'utf8', env: environment },
    ).trim();
  const { UDAYA_BUILD: _, ...environment } = process.env;

  let port: number;
  let service: ChildProcess;
  let output: ReturnType<typeof outputOf>;
  let own: string;
  beforeAll(async () => {
    own = publishAnother();
    port = await freePort();
    const preloaded = ['slow-database', 'tell-memory'].flatMap((name) => ['--require', join(SUPPORT, `${name}.cjs`)]);
    service = spawn(process.execPath, ['lib/tools/local/start.ts', '--built', '--data', data], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        PORT: String(port),
        UDAYA_MEMORY_FOLDER: memory,
        NODE_OPTIONS: preloaded.join(' '),
      },
    });
    output = outputOf(service);
  });
  afterAll(() => {
    service.kill('SIGKILL');
    for (const folder of [data, memory]) rmSync(folder, { recursive: true, force: true });
  });

  const keys = (): { sandbox: string; live: string } => JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8'));
  const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const call = async (path: string, key: string): Promise<number> => {
    const response = await fetch(`http://${HOST}:${port}/v1/${path}`, {
      method: 'POST',
      headers: { 'X-Api-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify(birth),
    });
    await response.text();
    return response.status;
  };

  it('keeps its data from a second start, which says who has them', async () => {
    await until(() => output.text().includes('Starting the database'));
    const second = start(['--data', data], { PORT: String(await freePort()) });
    const said = outputOf(second);
    const [code] = await once(second, 'exit');
    expect([code, said.text()]).toEqual([1, '']);
    expect(said.errors().trim()).toMatch(
      new RegExp(
        `^The data in \\S+ are in use by npm start on port ${port} \\(process ${service.pid}\\)\\. Stop it, or give this one its own port and data: PORT=3001 npm start -- --data \\.local/second$`,
      ),
    );
  });

  it('waits for a database that opens late, and answers', async () => {
    await until(() => output.text().includes('Ctrl-C stops everything.') || output.errors() !== '');
    expect(output.errors()).toBe('');
    expect(output.text()).toContain('Scorpio');
  });

  it('answers from its own build when others have been made', async () => {
    // It is whole: other tests, and a developer, find it as the current one.
    expect(publishAnother()).not.toBe(own);
    // Functions and parts of the layer that nothing has loaded yet.
    for (const path of ['kundli/planets', 'charts/render', 'interpret/planets', 'dasha/vimshottari'])
      expect([path, await call(path, keys().sandbox)]).toEqual([path, 200]);
  });

  // What a call leaves behind is seen over thousands of them: a long run alone makes so many.
  if (SOAKS)
    it('holds no more memory after many calls than after the first', async () => {
      const held = async (pid: number): Promise<number> => {
        const file = join(memory, String(pid));
        rmSync(file, { force: true });
        process.kill(pid, 'SIGUSR2');
        return Number(await until(() => existsSync(file) && readFileSync(file, 'utf8')));
      };
      const { sandbox, live } = keys();
      const rounds = async (calls: number): Promise<void> => {
        for (let n = 0; n < calls; n += 10)
          expect(
            new Set(
              await Promise.all(Array.from({ length: 10 }, (__, i) => call('birthchart', i % 2 ? live : sandbox))),
            ),
          ).toEqual(new Set([200]));
      };
      const pids = [service.pid ?? 0, ...childrenOf(service.pid ?? 0)];
      await rounds(1000);
      const before = await Promise.all(pids.map(held));
      await rounds(3000);
      const after = await Promise.all(pids.map(held));
      const grown = after.map((bytes, i) => (bytes - (before[i] ?? 0)) / 1e6);
      expect(grown.map((megabytes) => megabytes < 10 || megabytes)).toEqual([true, true]);
      const files = execFileSync('du', ['-sk', join(data, 'dynamodb')], { encoding: 'utf8' });
      expect(Number.parseInt(files, 10)).toBeLessThan(20_000);
    });

  it('leaves nothing behind after SIGINT', async () => {
    const children = childrenOf(service.pid ?? 0);
    expect(children).toHaveLength(1);
    const ended = once(service, 'exit');
    service.kill('SIGINT');
    const [code] = await ended;
    expect(code).toBe(0);
    expect(await gone(children)).toBe(true);
  });
});
