/**
 * `npm run simulate -- jobs`: what becomes of the jobs in the background when they have stood still for hours, and what a month
 * of them costs when nobody calls. `npm run simulate -- credits`: one key with thousands of calls a second, and accounts that run
 * dry while processes are killed, answers are lost and clocks differ. With the code that runs on AWS and a clock that goes as fast
 * as the work allows. `npm run simulate -- rectification`: how well a time of birth is found from events that follow the rules, and
 * how seldom from events that do not. `npm run simulate -- webhooks`: a million subscriptions to events of saved births. Prints the gates; exit code 1 where one is not kept.
 *
 *   npm run simulate -- jobs [--customers 100000] [--calls 10000000] [--stop 4] [--closed 1000] [--scale 1]
 *   npm run simulate -- credits [--rate 5000] [--minutes 10] [--seeds 1000]
 *   npm run simulate -- webhooks [--subscriptions 1000000]
 *   npm run simulate -- rectification [--people 200] [--seed 1]
 */
import { agendaGates } from './simulate/agenda.ts';
import { creditGates } from './simulate/credit-gates.ts';
import { numbersGiven } from './program.ts';
import { jobGates } from './simulate/job-gates.ts';
import { rectificationGates } from './simulate/rectification.ts';
import type { Gate } from './simulate/gate.ts';

const USAGE = 'npm run simulate -- jobs, -- credits, -- webhooks or -- rectification; each number is above zero.';
process.env['UDAYA_LOG'] = 'off';
const print = (line: string): void => console.log(line);
const { customers, calls, stop, closed, scale, rate, minutes, seeds, people, seed, subscriptions } = numbersGiven(
  {
    customers: 100_000,
    calls: 10_000_000,
    stop: 4,
    closed: 1000,
    scale: 1,
    rate: 5000,
    minutes: 10,
    seeds: 1000,
    people: 200,
    seed: 1,
    subscriptions: 1_000_000,
  },
  USAGE,
);
const SIMULATIONS: Readonly<Record<string, () => Promise<readonly Gate[]>>> = {
  jobs: () => jobGates({ customers, calls, stop, closed, scale, print }),
  credits: () => creditGates({ rate, minutes, seeds, print }),
  rectification: () => rectificationGates({ people, seed, print }),
  webhooks: () => agendaGates({ subscriptions, print }),
};
const simulation = SIMULATIONS[process.argv[2] ?? ''];
if (!simulation) throw new Error(USAGE);

const gates = await simulation();
for (const { what, isKept } of gates) print(`${isKept ? '✓' : '✕'} ${what}`);
if (gates.some(({ isKept }) => !isKept)) process.exitCode = 1;
