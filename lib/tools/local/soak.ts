/**
 * `npm run soak`: the long form of the test that no two endpoints tell two things (tests/functions/one-answer.test.ts): every
 * quantity on every one of 200 births, 120 pairs and 400 days. Another seed makes other cases.
 *
 *   npm run soak -- [--seed 7]
 */
import { parseArgs } from 'node:util';
import { conclude, jest } from './checks.ts';

const TEST = 'tests/functions/one-answer.test.ts';

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 100_000) } } });
  const started = performance.now();
  console.log(`seed ${values.seed}\n`);
  const outcome = await jest([TEST, '--verbose'], { UDAYA_ONE_ANSWER: 'all', UDAYA_SEED: values.seed });
  process.exitCode = conclude('Soaked', started, [outcome]);
};

if (import.meta.main) await main();
