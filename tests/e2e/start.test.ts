/** How `npm start` ends: with everything it started. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, listen } from '../../lib/tools/local/ports.ts';
import { ensureBuilt } from './service.ts';

const ROOT = join(import.meta.dirname, '../..');
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

const gone = async (pids: readonly number[]): Promise<boolean> => {
  for (let waited = 0; waited < 60_000 && pids.some(isAlive); waited += 100) await sleep(100);
  return !pids.some(isAlive);
};

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('leaves nothing behind after %s', async (signal) => {
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
