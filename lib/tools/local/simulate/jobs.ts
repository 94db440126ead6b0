/**
 * The jobs after a stop, on a simulated clock: the code that runs on AWS, a table in memory that answers in 5 ms, a log that
 * gives five pages a second, and a control plane that allows five calls a second. Traffic goes on while the jobs stand still.
 */
import { FilterLogEventsCommand, type CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { closeAccount, createAccount, findAccount } from '../../../accounts/accounts.ts';
import { eraseDue } from '../../../accounts/jobs/erase-due.ts';
import { keepGatewayKeys } from '../../../accounts/jobs/gateway-keys.ts';
import { sweep } from '../../../accounts/jobs/sweep.ts';
import { SETTLE_SECONDS } from '../../../accounts/gateway-key.ts';
import { usageKey } from '../../../accounts/metering/usage-item.ts';
import { monthOf } from '../../../accounts/metering/period.ts';
import { cloudJournal } from '../../../adapters/storage/journal.ts';
import type { GatewayKeys } from '../../../contract/ports/gateway-keys.ts';
import { itemNumber, type Table } from '../../../contract/ports/table.ts';
import { simulatedClock, type SimulatedClock } from './clock.ts';
import { noFiles } from './idle.ts';
import { timedTable } from './table.ts';
import { CREDITS, evenTraffic, type Traffic } from './traffic.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Lines on a page of the log: a megabyte, shared by many streams. */
const PAGE_LINES = 233;
const PAGE_MS = 150;
const CONTROL_MS = 200;

export interface JobsOptions {
  readonly customers: number;
  /** Calls a day. */
  readonly calls: number;
  /** Hours for which no job runs. */
  readonly stop: number;
  /** Closed accounts, spread over the list of customers, that fall due during the stop. */
  readonly closed: number;
  /** The whole is made so many times smaller: fewer customers, calls and lines on a page, at the same pace. */
  readonly scale: number;
  readonly print: (line: string) => void;
}

export interface JobsResult {
  /** Minutes from the end of the stop until the settlement is no further behind than it always is; null where never. */
  readonly caughtUp: number | null;
  /** Lag of the settlement in minutes, after each sweep. */
  readonly lags: readonly number[];
  /** Accounts whose `used` is not what was delivered and is still open, or whose lost calls were not given back. */
  readonly wrong: number;
  /** Closed accounts that are left, and hours after the end of the stop at which the last was erased. */
  readonly left: number;
  readonly erasedHours: number;
  /** Keys made in the usage plans, and steps that are still due. */
  readonly keys: number;
}

/** One after another, at most one in so many milliseconds. */
const paced = (clock: SimulatedClock, everyMs: number): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    const at = Math.max(clock.now(), next);
    next = at + everyMs;
    await clock.wait(at - clock.now());
  };
};

/** CloudWatch, as far as the journal asks it. */
const logOf = (clock: SimulatedClock, traffic: Traffic, pageLines: number): Pick<CloudWatchLogsClient, 'send'> => {
  const open = new Map<string, Generator<string>>();
  let serial = 0;
  const send = async (command: unknown): Promise<object> => {
    if (!(command instanceof FilterLogEventsCommand)) throw new Error('only reading is simulated');
    const { startTime = 0, endTime = 0, nextToken = '' } = command.input;
    await clock.wait(PAGE_MS);
    const lines = open.get(nextToken) ?? traffic.lines(startTime, endTime + 1, clock.now());
    open.delete(nextToken);
    const events: { message: string }[] = [];
    for (let i = 0; i < pageLines; i++) {
      const { value, done } = lines.next();
      if (done) return { events };
      events.push({ message: String(value) });
    }
    const token = String(++serial);
    open.set(token, lines);
    return { events, nextToken: token };
  };
  return { send };
};

/** What is not settled as it should be, of all customers: credits that are neither delivered nor open. */
const wrongOf = async (table: Table, customers: readonly string[], now: number, calls: Traffic['sum']) => {
  let wrong = 0;
  let delivered = 0;
  for (const customer of customers) {
    const item = (await table.get(usageKey(customer, monthOf(now)))) ?? {};
    const open = Object.entries(item).reduce(
      (sum, [name, value]) => (/^o\d+$/.test(name) && typeof value === 'number' ? sum + value : sum),
      0,
    );
    if (itemNumber(item, 'used') !== itemNumber(item, 'delivered') + open) wrong++;
    delivered += itemNumber(item, 'delivered');
  }
  // Each answered call once: none is lost, none is doubled.
  return delivered === calls.answered * CREDITS ? wrong : Math.max(1, wrong);
};

/** Makes customers, lets the jobs run, stop and run again, and tells how far behind they are. */
export const simulateJobs = async (options: JobsOptions): Promise<JobsResult> => {
  const { stop, scale, print } = options;
  const start = Date.UTC(2026, 10, 10);
  const stops = start + HOUR / 2;
  const goesOn = stops + stop * HOUR;
  const trafficEnds = goesOn + 1.5 * HOUR;
  const clock = simulatedClock(start);
  const { table, direct } = timedTable(clock.wait);
  const customers = Array.from({ length: Math.round(options.customers / scale) }, (_, n) => `cus_${n}`);
  const closed = customers.filter((_, n) => n % Math.max(1, Math.round(options.customers / options.closed)) === 0);
  for (const id of customers)
    await createAccount(direct, { id, email: `${id}@example.com`, name: '', locale: 'en', now: start });
  for (const [n, id] of closed.entries())
    await closeAccount(direct, id, stops + (n / closed.length) * stop * HOUR - 30 * DAY);
  const callers = customers.filter((id) => !closed.includes(id));
  const traffic = evenTraffic(direct, callers, options.calls / 86_400 / scale, { start, end: trafficEnds });
  const log = logOf(clock, traffic, Math.max(1, Math.round(PAGE_LINES / scale)));
  const journal = cloudJournal(log, { access: 'log' }, paced(clock, 200));
  const control = paced(clock, CONTROL_MS * scale);
  const made = new Set<string>();
  const keys: GatewayKeys = {
    valueOf: (customer) => customer,
    make: async (customer) => {
      await control();
      made.add(customer);
      return customer;
    },
    place: async () => {
      await control();
      await control();
    },
    remove: control,
  };
  const lags: number[] = [];
  let caughtUp: number | null = null;
  let erasedHours = 0;
  const isStopped = (): boolean => clock.now() >= stops && clock.now() < goesOn;
  const end = trafficEnds + HOUR / 2;
  /** Runs a job at its times, but not while all stand still. */
  const every = async (ms: number, job: () => Promise<void>): Promise<void> => {
    while (clock.now() < end) {
      const began = clock.now();
      if (!isStopped()) await job();
      await clock.wait(ms - ((clock.now() - began) % ms));
    }
  };
  const { now } = clock;
  const most = Math.ceil(10_000 / scale);
  await clock.until(
    Promise.all([
      every(MINUTE, () => traffic.debitUntil(now())),
      every(5 * MINUTE, async () => {
        const { lag, calls, customers: settled } = await sweep({ table, journal, now, deadline: now() + 295_000 });
        const minutes = (lag ?? 0) / 60;
        lags.push(minutes);
        const since = (now() - goesOn) / MINUTE;
        print(
          `${since.toFixed(0).padStart(5)} min  lag ${minutes.toFixed(1).padStart(6)} min  ${calls} calls read, ${settled} settled, ${made.size} keys`,
        );
        if (since > 0 && minutes < 15) caughtUp ??= since;
      }),
      every(5 * MINUTE, async () => {
        const settling = { settleSeconds: SETTLE_SECONDS, most, reserved: Math.ceil(1000 / scale) };
        await keepGatewayKeys({ table, keys, now, deadline: now() + 230_000, ...settling });
      }),
      every(HOUR, async () => {
        const gone = await eraseDue({ table, objects: noFiles, gateway: keys }, now(), now() + 570_000, now);
        if (gone.erased > 0) erasedHours = (now() - goesOn) / HOUR;
        if (gone.erased > 0)
          print(`${((now() - goesOn) / MINUTE).toFixed(0).padStart(5)} min  ${gone.erased} accounts erased`);
      }),
    ]),
  );
  const found = await Promise.all(closed.map((id) => findAccount(direct, id)));
  const left = found.filter((account) => account !== null).length;
  const wrong = await wrongOf(direct, callers, now(), traffic.sum);
  return { caughtUp, lags, wrong, left, erasedHours, keys: made.size };
};
