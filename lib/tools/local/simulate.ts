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
import { parseArgs } from 'node:util';
import { agendaGates } from './simulate/agenda.ts';
import { creditGates } from './simulate/credit-gates.ts';
import { jobGates } from './simulate/job-gates.ts';
import { rectificationGates } from './simulate/rectification.ts';
import type { Gate } from './simulate/gate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    customers: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '10000000' },
    stop: { type: 'string', default: '4' },
    closed: { type: 'string', default: '1000' },
    scale: { type: 'string', default: '1' },
    rate: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '1000' },
    people: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    subscriptions: { type: 'string', default: '1000000' },
  },
});
process.env['UDAYA_LOG'] = 'off';
const print = (line: string): void => console.log(line);
const number = (text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Error('Each number is above zero.');
  return value;
};

/** What each simulation takes of the arguments. */
const { customers, calls, stop, closed, scale, rate, minutes, seeds, people, seed, subscriptions } = Object.fromEntries(
  Object.entries(values).map(([name, text]) => [name, number(text)]),
) as Record<keyof typeof values, number>;
const SIMULATIONS: Readonly<Record<string, () => Promise<readonly Gate[]>>> = {
  jobs: () => jobGates({ customers, calls, stop, closed, scale, print }),
  credits: () => creditGates({ rate, minutes, seeds, print }),
  rectification: () => rectificationGates({ people, seed, print }),
  webhooks: () => agendaGates({ subscriptions, print }),
};
const simulation = SIMULATIONS[positionals.join()];
if (!simulation) throw new Error('npm run simulate -- jobs, -- credits, -- webhooks or -- rectification');

const gates = await simulation();
for (const { what, isKept } of gates) print(`${isKept ? '✓' : '✕'} ${what}`);
if (gates.some(({ isKept }) => !isKept)) process.exitCode = 1;
