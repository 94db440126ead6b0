/** The checks that `npm test` and `npm run check` share: each a program of its own, none repeats work on what is unchanged. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { ROOT } from '../../service/catalogue/registry.ts';

/** Where results of the tests and memories of the checks are kept. */
const BUILD = join(ROOT, '.build');
const MODULES = join(ROOT, 'node_modules');
/** TypeScript 7: the same types in half the time. Some tests parse with version 6, which still has an API for that. */
const COMPILER = 'typescript-native/bin/tsc';
/** What lets no process of the tests wait for settings that were sent before it asked. */
const EARLY_SETTINGS = pathToFileURL(join(ROOT, 'tests/support/early-settings.mjs')).href;

/**
 * Room for young objects: with the 16 MB that Node gives, what reads many texts spends more time on clearing it
 * (`words:check` 11 %; warm tests hardly any). The processes that are started from here take it over.
 */
const ROOMY = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' ');

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const run = (
  script: string,
  args: readonly string[],
  quiet: boolean,
  environment: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
) =>
  new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, script, ...args], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: ROOMY, ...environment },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    // A run that ends early leaves nothing behind.
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      resolve({ code: code ?? 1, output });
    });
  });

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One check that either holds or not; says what it found when it does not. */
const check = async (name: string, script: string, args: readonly string[]): Promise<Outcome> => {
  const started = performance.now();
  const { code, output } = await run(join(MODULES, script), args, true);
  console.log(`${code === 0 ? '✓' : '✕'} ${name} (${seconds(started)})`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Types (incremental by tsconfig.json), lint and format of everything, side by side. */
export const checkSources = (): readonly Promise<Outcome>[] => {
  mkdirSync(BUILD, { recursive: true });
  return [
    check('types', COMPILER, ['--singleThreaded']),
    check('types of page scripts', COMPILER, ['--project', 'lib/pages/browser']),
    check('lint', 'oxlint/bin/oxlint', ['--report-unused-disable-directives', '.']),
    check('format', 'oxfmt/bin/oxfmt', ['--list-different', '.']),
  ];
};

/** What functions and layers become. */
export const checkBuild = (): Promise<Outcome> => check('build', '../lib/tools/deploy/build.ts', []);

/** The tools of the tests, installed where they are missing: npm waits for its files while others compute. */
export const checkTools = (): Promise<Outcome> =>
  check('tools of the tests', '../lib/tools/local/bootstrap.cjs', ['tools']);

const REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** A jest run on all cores; a file that could not run counts as one failure. */
export const jest = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const file = join(BUILD, 'test-results.json');
  rmSync(file, { force: true });
  // One more than there are cores: some tests wait for programs and the browser that they start; more would load all anew for little.
  const options = [`--maxWorkers=${availableParallelism() + 1}`, '--verbose=false', '--json', `--outputFile=${file}`];
  const { code } = await run(
    join(MODULES, 'jest/bin/jest.js'),
    [...args, ...options],
    false,
    { UDAYA_LOG: 'off', ...environment },
    // The processes of the tests take it over from jest.
    ['--import', EARLY_SETTINGS],
  );
  try {
    const report = REPORT.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Prints the sum of the outcomes, for machines in the last line: `N passed, N failed`; returns the exit code. */
export const conclude = (what: string, started: number, outcomes: readonly Outcome[]): number => {
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\n${what} in ${seconds(started)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};
