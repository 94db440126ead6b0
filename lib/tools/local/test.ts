/**
 * `npm test`: type check, lint, format, build, unit, contract and end-to-end tests. Everything runs even when something
 * failed, so that one run shows all; only a failed build ends the run, since half of the tests call what was built. The
 * last line is for machines: `N passed, N failed`.
 */
import { currentBuild } from '../deploy/builds.ts';
import { checkBuild, checkSources, conclude, jest } from './checks.ts';

const started = performance.now();
const sources = checkSources();
// End-to-end tests run what was built; the tests need not wait for the other checks.
const built = await checkBuild();
if (built.failed > 0) {
  console.log('\nThe build failed, so no test was run: mend what it says above.');
  process.exit(conclude('The build', started, [built]));
}
// What is started from here uses this build, whatever is built meanwhile.
currentBuild();
const tested = await jest(['--silent'], { UDAYA_LEDGER: 'whole' });
process.exit(conclude('All checks and tests', started, [...(await Promise.all(sources)), built, tested]));
