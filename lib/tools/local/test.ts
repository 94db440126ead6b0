/**
 * `npm test`: type check, lint, format, build, unit, contract and end-to-end tests. Everything runs even when something
 * failed, so that one run shows all; only a failed build ends the run, since half of the tests call what was built, or tools of
 * the tests that cannot be installed. The last line is for machines: `N passed, N failed`.
 */
import { currentBuild } from '../deploy/builds.ts';
import { checkBuild, checkSources, checkTools, conclude, jest } from './checks.ts';

const started = performance.now();
const sources = checkSources();
// End-to-end tests run what was built, and use the tools; the tests need not wait for the other checks.
const needed = await Promise.all([checkBuild(), checkTools()]);
if (needed.some(({ failed }) => failed > 0)) {
  console.log('\nNo test was run: mend what is said above.');
  process.exit(conclude('What the tests need', started, needed));
}
// What is started from here uses this build, whatever is built meanwhile.
currentBuild();
const tested = await jest(['--silent'], { UDAYA_LEDGER: 'whole' });
process.exit(conclude('All checks and tests', started, [...(await Promise.all(sources)), ...needed, tested]));
