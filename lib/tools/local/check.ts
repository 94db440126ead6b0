/**
 * `npm run check`: types, lint and format of everything, and the tests nearest to what changed since `main`: the law of
 * imports, the contract tests of endpoints and the test files that load a changed file. It takes less than a minute;
 * `npm test` decides.
 *
 *   npm run check                                  what changed
 *   npm run check -- panchang/daily dasha       contract tests of these endpoints, or of all of a suite
 *   npm run check -- tests/lib/accounts            test files, or folders of them
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { checkSources, conclude, jest, type Outcome } from './checks.ts';
import { nearestTo } from './nearest.ts';

const CONTRACT = 'tests/functions/contract.test.ts';
const LAW = 'tests/law.test.ts';
/** Most test files and endpoints of one check: of many, those farthest from the change are left to `npm test`. */
const MOST_FILES = 12;
const MOST_ENDPOINTS = 30;

/** The contract tests of endpoints, each by its path below /v1 or the beginning of it. */
const contractOf = async (names: readonly string[]): Promise<Outcome> => {
  const escaped = names.map((name) => name.replaceAll(/[.*+?()|[\]\\^${}]/g, '\\$&'));
  const outcome = await jest([CONTRACT, `--testNamePattern=/v1/(${escaped.join('|')})(?![\\w-])`]);
  if (outcome.passed + outcome.failed > 0) return outcome;
  console.log(`✕ no calculation is named ${names.join(' or ')}`);
  return { passed: 0, failed: 1 };
};

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from where this branch left `main` (from the last commit where there is no `main`), new ones too. */
const changedFiles = (): readonly string[] => {
  const [main = 'HEAD'] = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  return [
    ...git('diff', '--name-only', '--merge-base', main),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(join(ROOT, file)));
};

/** Path below /v1 of the endpoint that a file declares: `functions/kundli/planets.ts` is `kundli/planets`. */
const endpointOf = (file: string): readonly string[] => {
  const [, name] = /^functions\/(\w[\w-]*\/[\w-]+)\.ts$/.exec(file) ?? [];
  return name === undefined ? [] : [name];
};

const checkChanged = async (): Promise<readonly Outcome[]> => {
  const changed = changedFiles();
  const near = nearestTo(ROOT, changed);
  const tests = near.filter((file) => /^tests\/(?!e2e\/|tools\/).*\.test\.ts$/.test(file) && file !== CONTRACT);
  const names = near.flatMap(endpointOf);
  console.log(`${changed.length} files changed: ${tests.length} test files and ${names.length} endpoints load them`);
  const sources = checkSources();
  const outcomes = [await jest([...new Set([LAW, ...tests.slice(0, MOST_FILES)])])];
  if (names.length > 0) outcomes.push(await contractOf(names.slice(0, MOST_ENDPOINTS)));
  return [...(await Promise.all(sources)), ...outcomes];
};

const started = performance.now();
const names = process.argv.slice(2);
const paths = names.filter((name) => existsSync(join(ROOT, name)));
const outcomes = [];
if (names.length === 0) outcomes.push(...(await checkChanged()));
if (paths.length > 0) outcomes.push(await jest(paths));
if (names.length > paths.length) outcomes.push(await contractOf(names.filter((name) => !paths.includes(name))));
process.exit(conclude('Checked', started, outcomes));
