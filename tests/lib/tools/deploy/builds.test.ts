/** Builds beside each other: a copy of the module in a repository of its own, so that the builds of this one stay as they are. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'udaya-builds-')));
const PLACE = 'lib/tools/deploy/builds.ts';

/** A process of the repository: told a content it builds that, told nothing it uses the newest; it says which folder it has. */
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { currentBuild, freshFolder, publish } from './${PLACE}';
  process.on('message', (content) => {
    if (content !== '') {
      const folder = freshFolder();
      writeFileSync(join(folder, 'function.cjs'), content);
      writeFileSync(join(folder, 'manifest.json'), '[]');
      publish(folder);
    }
    process.send(currentBuild());
  });`;

beforeAll(() => {
  mkdirSync(join(root, 'lib/tools/deploy'), { recursive: true });
  cpSync(join(import.meta.dirname, '../../../..', PLACE), join(root, PLACE));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'program.mjs'), PROGRAM);
});

const running: ChildProcess[] = [];
const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null && child.signalCode === null) await end(child);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const begin = (environment: Readonly<Record<string, string>> = {}): ChildProcess => {
  const { UDAYA_BUILD: _, ...env } = process.env;
  const child = fork(join(root, 'program.mjs'), { env: { ...env, ...environment }, execArgv: [] });
  running.push(child);
  return child;
};
const told = async (child: ChildProcess, content: string): Promise<string> => {
  const answered = once(child, 'message');
  child.send(content);
  const [folder] = await answered;
  return String(folder);
};
const contentOf = (folder: string): string => readFileSync(join(folder, 'function.cjs'), 'utf8');

it('leaves a process the build it began with, and gives the next one the newest', async () => {
  await told(begin(), 'first');
  const service = begin();
  const used = await told(service, '');
  for (const content of ['second', 'third']) {
    const builder = begin();
    expect(contentOf(await told(builder, content))).toBe(content);
    await end(builder);
  }
  expect(contentOf(used)).toBe('first');
  expect(await told(service, '')).toBe(used);
  expect(contentOf(await told(begin(), ''))).toBe('third');
  // What a process starts uses the same build.
  const inherited = begin({ UDAYA_BUILD: used.slice(root.length + 1) });
  expect(await told(inherited, '')).toBe(used);
});

it('keeps a build that a living process was told by name, though nobody else uses it', async () => {
  const maker = begin();
  const made = await told(maker, 'named');
  const named = begin({ UDAYA_BUILD: made.slice(root.length + 1) });
  expect(await told(named, '')).toBe(made);
  await end(maker);
  await told(begin(), 'newer');
  expect(existsSync(made)).toBe(true);
});

it('deletes builds that no living process uses, and what a killed builder left', async () => {
  const service = begin();
  const used = await told(service, 'used');
  await end(service);
  const half = join(root, '.build/builds', `new-${service.pid}-1`);
  mkdirSync(half);
  const last = await told(begin(), 'last');
  expect([existsSync(used), existsSync(half)]).toEqual([false, false]);
  expect(readdirSync(join(root, '.build/builds'))).toEqual([last.split('/').at(-1)]);
});

it('makes one folder of equal builds, however many are made at once', async () => {
  const folders = await Promise.all(Array.from({ length: 6 }, (_, n) => told(begin(), n % 2 === 0 ? 'even' : 'odd')));
  expect(folders.map(contentOf)).toEqual(['even', 'odd', 'even', 'odd', 'even', 'odd']);
  expect(new Set(folders).size).toBe(2);
});

it('says how to build where nothing is built', async () => {
  rmSync(join(root, '.build'), { recursive: true });
  const child = fork(join(root, 'program.mjs'), {
    env: { ...process.env, UDAYA_BUILD: '' },
    silent: true,
    execArgv: [],
  });
  running.push(child);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.send('');
  await once(child, 'exit');
  expect(errors).toContain('Nothing is built yet: run `node lib/tools/deploy/build.ts`.');
});
