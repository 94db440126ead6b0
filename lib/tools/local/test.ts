/**
 * `npm test`: type check, lint, format, build, unit, contract and end-to-end tests. Everything runs even when something
 * failed, so that one run shows all. The last line is for machines: `N passed, N failed`.
 */
import { checkBuild, checkSources, conclude, jest } from './checks.ts';

const started = performance.now();
const sources = checkSources();
// End-to-end tests run what was built; the tests need not wait for the other checks.
const built = await checkBuild();
const tested = await jest(['--silent'], { UDAYA_BUILT: '1', UDAYA_LEDGER: 'whole' });
process.exit(conclude('All checks and tests', started, [...(await Promise.all(sources)), built, tested]));
