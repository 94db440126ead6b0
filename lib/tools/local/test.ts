/**
 * `npm test`: type check, lint, format, build, unit and contract tests, end-to-end tests. Everything runs even when
 * something failed, so that one run shows all. The last line is for machines: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../service/catalogue/registry.ts';

const RESULTS = join(ROOT, '.build/test-results');
const MODULES = join(ROOT, 'node_modules');

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const run = (
  script: string,
  args: readonly string[],
  quiet: boolean,
  environment: Readonly<Record<string, string>> = {},
) =>
  new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...(script.includes('jest') ? ['--experimental-vm-modules', '--no-warnings'] : []), script, ...args],
      {
        cwd: ROOT,
        env: { ...process.env, ...environment },
        stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One check that either holds or not; says what it found when it does not. */
const check = async (name: string, script: string, args: readonly string[]): Promise<Outcome> => {
  const started = performance.now();
  const { code, output } = await run(script, args, true);
  console.log(`${code === 0 ? '✓' : '✕'} ${name} (${seconds(started)})`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** A jest run; a file that could not run counts as one failure. */
const jest = async (
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const file = join(RESULTS, `${name}.json`);
  console.log(`\n${name}`);
  const { code } = await run(
    join(MODULES, 'jest/bin/jest.js'),
    [...args, '--json', `--outputFile=${file}`, '--silent'],
    false,
    {
      UDAYA_BUILT: '1',
      UDAYA_LOG: 'off',
      ...environment,
    },
  );
  try {
    const report = REPORT.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const main = async (): Promise<void> => {
  const started = performance.now();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const outcomes = await Promise.all([
    check('types', join(MODULES, 'typescript/bin/tsc'), ['--noEmit']),
    check('types of page scripts', join(MODULES, 'typescript/bin/tsc'), ['--project', 'lib/pages/browser']),
    check('lint', join(MODULES, 'eslint/bin/eslint.js'), ['.']),
    check('format', join(MODULES, 'prettier/bin/prettier.cjs'), ['--check', '--log-level=warn', '.']),
  ]);
  outcomes.push(await check('build', join(ROOT, 'lib/tools/deploy/build.ts'), []));
  outcomes.push(
    // All cores: jest leaves one free, which on two cores is half of them.
    await jest('unit and contract tests', ['--testPathIgnorePatterns=/tests/e2e/', '--maxWorkers=100%'], {
      UDAYA_LEDGER: 'whole',
    }),
  );
  outcomes.push(await jest('end-to-end tests', ['--runInBand', 'tests/e2e/']));
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\nAll checks and tests in ${seconds(started)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
};

await main();
