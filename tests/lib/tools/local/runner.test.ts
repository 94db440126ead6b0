/** Whatever goes wrong in a test fails the run: the runner is not Jest's own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';
import { runNode } from '../../../support/tools.ts';

const CASES = `
it('holds', () => expect(1).toBe(1));
it('does not hold', () => expect(1).toBe(2));
it('hangs', () => new Promise(() => setInterval(() => {}, 1000)));
it('throws what is no error', () => { throw 'words'; });
it('rejects', async () => { throw new Error('late'); });
describe('a hook', () => {
  beforeAll(() => { throw new Error('before all'); });
  it('stands before this', () => {});
});
describe('another', () => {
  afterEach(() => new Promise(() => {}));
  it('hangs after this', () => {});
});
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'udaya-runner-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('every fault is counted, and ends the run with a failure', async () => {
  writeFileSync(join(folder, 'cases.test.ts'), CASES);
  writeFileSync(join(folder, 'broken.test.ts'), "import './nowhere.ts';");
  const { default: config } = await import(pathToFileURL(join(ROOT, 'jest.config.mjs')).href);
  const [runner, report] = [
    join(ROOT, 'node_modules/jest-light-runner/src/child-process.js'),
    join(folder, 'report.json'),
  ];
  const setup = ['tests/support/deadline.ts', 'tests/support/quick-expect.ts'];
  expect(config.runner).toBe('jest-light-runner/child-process');
  expect(config.setupFilesAfterEnv).toEqual(expect.arrayContaining(setup.map((file) => `<rootDir>/${file}`)));
  const setupFilesAfterEnv = setup.map((file) => join(ROOT, file));
  const own = { rootDir: folder, runner, transform: {}, setupFilesAfterEnv, testMatch: ['**/*.test.ts'] };
  const { code, output } = await runNode(
    [
      // As `npm test` starts it: without this a process that asks late, on a busy machine, waits for its settings for ever.
      '--import',
      pathToFileURL(join(ROOT, 'tests/support/early-settings.mjs')).href,
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--maxWorkers=2',
      // A test that hangs leaves its worker alive.
      '--forceExit',
      `--config=${JSON.stringify(own)}`,
      '--json',
      `--outputFile=${report}`,
    ],
    folder,
    { UDAYA_DEADLINE_MS: '1000' },
  );
  expect(code).toBe(1);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  // A hook that fails is one failure more; what it stands before or after is run all the same.
  expect({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }).toEqual({
    numPassedTests: 3,
    numFailedTests: 6,
    numRuntimeErrorTestSuites: 1,
  });
  for (const told of ['not done after 1 s', 'thrown: words', 'late', 'before all', 'nowhere.ts'])
    expect(output).toContain(told);
});
