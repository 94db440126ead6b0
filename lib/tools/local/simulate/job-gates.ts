/** The jobs after a stop and in a month without calls, beside their gates. */
import { simulateIdle } from './idle.ts';
import { simulateJobs, type JobsOptions } from './jobs.ts';
import { gate, type Gate } from './gate.ts';

/** Minutes after a stop within which everything is settled. */
const CAUGHT_UP_WITHIN = 30;
const ERASED_WITHIN_HOURS = 24;
/** US dollars for a month in which nobody calls. */
const IDLE_DOLLARS = 10;

/** Runs both simulations, and prints what they find on the way. */
export const jobGates = async (options: JobsOptions): Promise<readonly Gate[]> => {
  const { customers, calls, stop, closed, print } = options;
  print(
    `${customers} customers, ${calls} calls a day, no job runs for ${stop} h; minutes count from the end of the stop`,
  );
  const { caughtUp, wrong, left, erasedHours, keys } = await simulateJobs(options);
  print('A month without calls:');
  const idle = await simulateIdle(customers);
  for (const { job, runs, reads, writes, compute, dollars } of idle)
    print(
      `${job.padStart(8)} ${runs} runs  ${(reads / 1e6).toFixed(2)} M read units  ${(writes / 1e6).toFixed(2)} M write units  ${compute.toFixed(0)} GB-s  $${dollars.toFixed(2)}`,
    );
  const dollars = idle.reduce((sum, row) => sum + row.dollars, 0);
  print(`${keys} keys placed.`);
  return [
    gate(
      `settled again ${caughtUp?.toFixed(0) ?? '–'} min after the stop, of ${CAUGHT_UP_WITHIN}`,
      caughtUp !== null && caughtUp <= CAUGHT_UP_WITHIN,
    ),
    gate(`${wrong} accounts whose charge is not what was delivered and is open`, wrong === 0),
    gate(
      `${closed - left} of ${closed} closed accounts erased, the last ${erasedHours.toFixed(1)} h after the stop, of ${ERASED_WITHIN_HOURS}`,
      left === 0 && erasedHours <= ERASED_WITHIN_HOURS,
    ),
    gate(`$${dollars.toFixed(2)} for a month without calls, of ${IDLE_DOLLARS}`, dollars <= IDLE_DOLLARS),
  ];
};
