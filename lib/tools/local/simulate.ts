/**
 * `npm run simulate -- jobs`: what becomes of the jobs in the background when they have stood still for hours, and what a month
 * of them costs when nobody calls, with the code that runs on AWS and a clock that goes as fast as the work allows. Prints the
 * gates; exit code 1 where one is not kept.
 *
 *   npm run simulate -- jobs [--customers 100000] [--calls 10000000] [--stop 4] [--closed 1000] [--scale 1]
 */
import { parseArgs } from 'node:util';
import { simulateIdle } from './simulate/idle.ts';
import { simulateJobs } from './simulate/jobs.ts';

/** Minutes after a stop within which everything is settled. */
const CAUGHT_UP_WITHIN = 30;
const ERASED_WITHIN_HOURS = 24;
/** US dollars for a month in which nobody calls. */
const IDLE_DOLLARS = 10;

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
print('A month without calls:');
const idle = await simulateIdle(customers);
for (const { job, runs, reads, writes, compute, dollars } of idle)
  print(
    `${job.padStart(8)} ${runs} runs  ${(reads / 1e6).toFixed(2)} M read units  ${(writes / 1e6).toFixed(2)} M write units  ${compute.toFixed(0)} GB-s  $${dollars.toFixed(2)}`,
  );
const dollars = idle.reduce((sum, row) => sum + row.dollars, 0);
const gates: readonly (readonly [what: string, kept: boolean])[] = [
  [
    `settled again ${caughtUp?.toFixed(0) ?? '–'} min after the stop, of ${CAUGHT_UP_WITHIN}`,
    caughtUp !== null && caughtUp <= CAUGHT_UP_WITHIN,
  ],
  [`${wrong} accounts whose charge is not what was delivered and is open`, wrong === 0],
  [
    `${closed - left} of ${closed} closed accounts erased, the last ${erasedHours.toFixed(1)} h after the stop, of ${ERASED_WITHIN_HOURS}`,
    left === 0 && erasedHours <= ERASED_WITHIN_HOURS,
  ],
  [`$${dollars.toFixed(2)} for a month without calls, of ${IDLE_DOLLARS}`, dollars <= IDLE_DOLLARS],
];
print(`${keys} keys placed.`);
for (const [what, kept] of gates) print(`${kept ? '✓' : '✕'} ${what}`);
if (gates.some(([, kept]) => !kept)) process.exitCode = 1;
