/**
 * `npm run soak`: the long form of the tests that `npm test` runs in short. It runs each test file that leaves something out by
 * tests/support/soak.ts or by what goes by it there: every quantity of `one-answer` on 200 births, 120 pairs and 400 days, four
 * times the cases of a property, every template in every language, every report drawn, `npm start` over 4,000 calls, every
 * request of a converted Postman collection, and so on. Another seed makes other cases.
 *
 *   npm run soak -- [--seed 7]
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../service/catalogue/registry.ts';
import { currentBuild } from '../deploy/builds.ts';
import { checkBuild, conclude, jest } from './checks.ts';
import { run } from './program.ts';

const SUPPORT = 'tests/support';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What a test file with a long form imports: soak.ts, and what itself goes by it (properties, a press that draws nothing). */
const shortening = (): readonly string[] => [
  'soak.ts',
  ...globSync('*.ts', { cwd: join(ROOT, SUPPORT) }).filter((file) =>
    read(`${SUPPORT}/${file}`).includes("from './soak.ts'"),
  ),
];

/** The test files that have a long form, from the top of the repository. */
const longTests = (): readonly string[] => {
  const imported = shortening().map((file) => `support/${file}'`);
  return globSync(['tests/{e2e,functions,layers,lib,storage}/**/*.test.ts', 'tests/tools/*.test.ts'], { cwd: ROOT })
    .filter((file) => {
      const text = read(file);
      return imported.some((one) => text.includes(one));
    })
    .toSorted();
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 100_000) } } });
  const started = performance.now();
  console.log(`seed ${values.seed}\n`);
  // One build for all: what is started from here uses it.
  const built = await checkBuild();
  if (built.failed > 0) {
    process.exitCode = conclude('The build', started, [built]);
    return;
  }
  currentBuild();
  const outcome = await jest([...longTests(), '--verbose'], { UDAYA_SOAK: 'all', UDAYA_SEED: values.seed });
  process.exitCode = conclude('Soaked', started, [built, outcome]);
};

if (import.meta.main) await run(main);
