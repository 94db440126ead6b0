/**
 * `npm run soak`: the long form of some tests. No two endpoints tell two things (tests/functions/one-answer.test.ts): every
 * quantity on every one of 200 births, 120 pairs and 400 days; another seed makes other cases. And `npm start` holds no
 * more memory after 4,000 calls than after 1,000, and ends at SIGTERM (tests/e2e/start.test.ts). Every request of the Postman collection that a
 * converter makes of the document is answered (tests/e2e/clients.test.ts). Readings are asked for 500 births, and festivals for
 * two centuries (tests/functions/interpret.test.ts, regional-festivals.test.ts); a year of payments is shuffled nine times
 * (tests/lib/accounts/billing/year.test.ts), and a worker of jobs is killed at every call of storage
 * (tests/lib/service/jobs/jobs.test.ts). Four times as many charts are drawn (tests/lib/print/draw/chart.test.ts).
 *
 *   npm run soak -- [--seed 7]
 */
import { parseArgs } from 'node:util';
import { conclude, jest } from './checks.ts';

const TESTS = [
  'tests/functions/one-answer.test.ts',
  'tests/functions/interpret.test.ts',
  'tests/functions/regional-festivals.test.ts',
  'tests/lib/accounts/billing/year.test.ts',
  'tests/lib/service/jobs/jobs.test.ts',
  'tests/lib/print/draw/chart.test.ts',
  'tests/e2e/start.test.ts',
  'tests/e2e/clients.test.ts',
];

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 100_000) } } });
  const started = performance.now();
  console.log(`seed ${values.seed}\n`);
  const outcome = await jest([...TESTS, '--verbose'], { UDAYA_SOAK: 'all', UDAYA_SEED: values.seed });
  process.exitCode = conclude('Soaked', started, [outcome]);
};

if (import.meta.main) await main();
