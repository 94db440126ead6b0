// The door to every npm script: `node lib/tools/local/bootstrap.cjs <script> [arguments]`.
// With `--help` it prints what the script says of itself at its head.
// Runs on any Node >= 20 and needs nothing installed: it installs what is missing, then hands over to the project's own
// Node (a devDependency), which runs TypeScript as it is. What only tests need is installed by `tools`, which `test` runs
// beside its first checks, from a lock file of its own, so that `start` never waits for it.
'use strict';
const { spawn } = require('node:child_process');
const { existsSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..', '..');
const SCRIPTS = {
  start: 'lib/tools/local/start.ts',
  build: 'lib/tools/deploy/build.ts',
  serve: 'lib/tools/serve/serve.ts',
  backup: 'lib/tools/serve/backup.ts',
  restore: 'lib/tools/serve/restore.ts',
  drill: 'lib/tools/serve/drill.ts',
  measure: 'lib/tools/serve/measure.ts',
  export: 'lib/tools/serve/export.ts',
  import: 'lib/tools/serve/import.ts',
  test: 'lib/tools/local/test.ts',
  check: 'lib/tools/local/check.ts',
  bench: 'lib/tools/local/bench.ts',
  chaos: 'lib/tools/local/chaos.ts',
  fuzz: 'lib/tools/local/fuzz.ts',
  soak: 'lib/tools/local/soak.ts',
  simulate: 'lib/tools/local/simulate.ts',
  package: 'lib/tools/deploy/package.ts',
  deploy: 'lib/tools/deploy/deploy.ts',
  incident: 'lib/tools/deploy/incident.ts',
  frames: 'lib/tools/deploy/frames.ts',
  key: 'lib/tools/deploy/key.ts',
  plan: 'lib/tools/deploy/plan.ts',
  suspend: 'lib/tools/deploy/suspend.ts',
  papers: 'lib/tools/deploy/papers.ts',
  cost: 'lib/tools/deploy/cost.ts',
  bill: 'lib/tools/deploy/bill.ts',
  'master-key': 'lib/tools/deploy/master-key.ts',
  smoke: 'lib/tools/deploy/smoke.ts',
  prevalence: 'lib/tools/local/prevalence/write.ts',
  'feed:calibrate': 'lib/tools/local/feed/calibrate.ts',
  'feed:grades': 'lib/tools/local/feed/grades.ts',
  'feed:variety': 'lib/tools/local/feed/variety.ts',
  'sky:tables': 'lib/tools/local/slow-tables.ts',
  clients: 'lib/tools/local/clients.ts',
  jyotish: 'lib/tools/jyotish/write.ts',
  'reports:check': 'lib/tools/local/reports/check.ts',
  'reports:pages': 'lib/tools/local/reports/check-pages.ts',
  'reports:print': 'lib/tools/local/reports/check-print.ts',
  'reports:times': 'lib/tools/local/reports/check-times.ts',
  samples: 'lib/tools/local/samples.ts',
  shapes: 'lib/tools/local/shapes.ts',
  'astrologer:score': 'lib/tools/local/astrologer-score.ts',
  'verify:score': 'lib/tools/local/verify-score.ts',
  'ear:learn': 'lib/tools/local/ear/learn.ts',
  'ear:score': 'lib/tools/local/ear/score.ts',
  'finder:learn': 'lib/tools/local/finder/learn.ts',
  'finder:score': 'lib/tools/local/finder/score.ts',
  words: 'lib/tools/words/write.ts',
  'words:check': 'lib/tools/words/check.ts',
  'words:read': 'lib/tools/words/read.ts',
};

/**
 * How Node is started for a service that runs for months; it takes all of it only when it starts. Its room for young objects is
 * 8 MB instead of up to 32 in each thread. A thread may hold 1 GB of old ones: V8 lets a heap grow by up to 1.6 times before it
 * clears it, where it would wait for four times under the limit that it takes by itself. Threads share two heaps of malloc instead of
 * one each. It holds less memory (`npm run measure` says how much).
 */
const SERVING = require('../serve/process.json');

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node');
/** The folders that npm installs into, each by its own lock file. */
const SERVICE = { folder: ROOT, what: 'dependencies (about half a minute, once)' };
const TOOLS = { folder: join(ROOT, 'tests', 'tools'), what: 'the tools of the tests (about half a minute, once)' };

/** True when everything the lock file asks for is there in the version it names (what other platforms need aside). */
const installed = (folder) => {
  const wanted = readJson(join(folder, 'package-lock.json'));
  const found = readJson(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !found || !existsSync(NODE)) return false;
  return Object.entries(wanted.packages).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      found.packages[path]?.version === entry.version,
  );
};

/** Runs a program to its end; resolves with its exit code. Signals reach the child, which decides when to stop. */
const run = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, ...options });
    const pass = (signal) => () => child.kill(signal);
    // A terminal sends Ctrl-C to the whole group, so the child already has it; TERM and HUP reach only us.
    const handlers = { SIGINT: () => {}, SIGTERM: pass('SIGTERM'), SIGHUP: pass('SIGTERM') };
    for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const [name, handler] of Object.entries(handlers)) process.off(name, handler);
      resolve(code ?? (signal ? 1 : 0));
    });
  });

/** Installs a folder if anything is missing there, with a line that shows it is not stuck. `node` runs npm. */
const install = async ({ folder, what }, node) => {
  if (installed(folder)) return;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`Installing ${what} `);
  const timer = setInterval(() => process.stdout.write(process.stdout.isTTY ? '.' : `${seconds()} s `), 5000);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  let output = '';
  const [command, all] = npm && /\.c?js$/.test(npm) ? [node, [npm, ...args]] : ['npm', args];
  const child = spawn(command, all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve)).finally(() =>
    clearInterval(timer),
  );
  if (code !== 0) {
    console.error(`\nnpm ci failed:\n${output}`);
    process.exit(1);
  }
  console.log(`done in ${seconds()} s.`);
};

/** Files of the compile cache from which on it is begun anew: each run of tests adds some hundred that are never read. */
const MOST_COMPILED = 10_000;

/** Where Node keeps what it made of our TypeScript: the next process need not make it again, which is half of its start. */
const compileCache = () => {
  const folder = join(ROOT, '.build', 'compile-cache');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
  if (files > MOST_COMPILED) rmSync(folder, { recursive: true, force: true });
  return folder;
};

/** What a program says of itself: the comment at its head. */
const headOf = (script) => {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(join(ROOT, script), 'utf8')) ?? [];
  return comment.replaceAll(/^ \* ?/gm, '').trim();
};

const main = async () => {
  const [name, ...args] = process.argv.slice(2);
  const script = SCRIPTS[name];
  if (!script && name !== 'tools') {
    console.error(`usage: node lib/tools/local/bootstrap.cjs ${[...Object.keys(SCRIPTS), 'tools'].join('|')}`);
    process.exit(2);
  }
  if (script && args.includes('--help')) {
    console.log(headOf(script));
    return;
  }
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node 20 or newer is needed; this is ${process.version}.`);
    process.exit(2);
  }
  await install(SERVICE, process.execPath);
  if (name === 'tools') await install(TOOLS, NODE);
  if (!script) return;
  const bin = join(ROOT, 'node_modules', '.bin');
  const service = name === 'serve' ? SERVING : { flags: [], environment: {} };
  const env = {
    ...service.environment,
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: compileCache(),
  };
  process.exit(
    await run(NODE, [...service.flags, join(ROOT, script), ...args], {
      stdio: 'inherit',
      env,
    }),
  );
};

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
