/**
 * `npm run simulate -- jobs`: what becomes of the jobs in the background when they have stood still for hours, with the code
 * that runs on AWS and a clock that goes as fast as the work allows. Exit code 1 where they do not catch up.
 *
 *   npm run simulate -- jobs [--customers 100000] [--calls 10000000] [--stop 4] [--closed 1000] [--scale 1]
 */
import { parseArgs } from 'node:util';
import { simulateJobs } from './simulate/jobs.ts';

/** Minutes after a stop within which everything is settled. */
const CAUGHT_UP_WITHIN = 30;
const ERASED_WITHIN_HOURS = 24;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    customers: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '10000000' },
    stop: { type: 'string', default: '4' },
    closed: { type: 'string', default: '1000' },
    scale: { type: 'string', default: '1' },
  },
});
if (positionals.join() !== 'jobs') throw new Error('npm run simulate -- jobs');
process.env['UDAYA_LOG'] = 'off';
const [customers, calls, stop, closed, scale] = [
  values.customers,
  values.calls,
  values.stop,
  values.closed,
  values.scale,
].map(Number);
if (!customers || !calls || !stop || !closed || !scale) throw new Error('Each number is above zero.');
const print = (line: string): void => console.log(line);
print(
  `${customers} customers, ${calls} calls a day, no job runs for ${stop} h; minutes count from the end of the stop`,
);
const result = await simulateJobs({ customers, calls, stop, closed, scale, print });
const { caughtUp, wrong, left, erasedHours, keys } = result;
print(
  `Settled again after ${caughtUp?.toFixed(0) ?? '–'} min; ${wrong} accounts wrong; closed accounts erased ${erasedHours.toFixed(1)} h after the stop, ${left} left; ${keys} keys placed.`,
);
const isGood = caughtUp !== null && caughtUp <= CAUGHT_UP_WITHIN && wrong === 0 && left === 0;
if (!isGood || erasedHours > ERASED_WITHIN_HOURS) process.exitCode = 1;
