/**
 * `npm run chaos`: makes storage, functions and the whole service fail in every way, and holds every account to what its
 * customer received. Customers call through several keys, under the same Idempotency-Keys, and repeat late; every process has
 * a clock of its own, up to two seconds off. Then strangers guess one-time codes under the same faults. A run is repeated by
 * its seed; `npm test` makes a short one.
 *
 *   npm run chaos -- [--seed 7] [--calls 60] [--rounds 4]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildAll } from '../deploy/build.ts';
import { customerOf, KINDS, type ChaosCustomer, type KindName } from './chaos/calls.ts';
import { tryCodes } from './chaos/codes.ts';
import { killedCall } from './chaos/function.ts';
import { pick, randomFrom } from './random.ts';
import { startChaosService, type Account, type ChaosService } from './chaos/service.ts';
import { WIRE_FAULTS } from './chaos/wire.ts';
import { numbersGiven, run } from './program.ts';

export interface ChaosOptions {
  readonly seed: number;
  /** Calls under each kind of fault. */
  readonly calls: number;
  /** How often every kind of fault is met. */
  readonly rounds: number;
  /** Names of the faults that are met; all when left out. */
  readonly only?: readonly string[];
  /** Told each row of the report. */
  say(line: string): void;
}

const NAMES: readonly [KindName, ...KindName[]] = ['chart', 'faulty', 'batch', 'keyed', 'keyed_batch'];
/** Share of storage requests that fail. */
const SHARE = 0.3;
/** Calls that one customer makes at the same time. */
const TOGETHER = 6;
/** Calls of a storm for each call under another fault. */
const STORM = 8;
/** Time that the database is left alone between two kills, unless a call is answered sooner. */
const BREATH_MS = 1500;

/** A kind of fault: makes an account's calls under it; resolves with the credits that were delivered. */
type Fault = (service: ChaosService, account: Account, random: () => number, calls: number) => Promise<Delivered>;

interface Delivered {
  readonly calls: number;
  readonly answered: number;
  readonly credits: number;
  readonly faults: readonly string[];
}

/** Makes random calls, some at the same time, and repeats keyed ones now and then. */
const makeCalls = async (customer: ChaosCustomer, random: () => number, calls: number): Promise<void> => {
  const plans = Array.from({ length: calls }, () => {
    const name = pick(random, NAMES);
    return { name, key: String(Math.floor(random() * calls * 0.7)), door: Math.floor(random() * 3) };
  });
  const workers = Array.from({ length: TOGETHER }, async () => {
    for (let plan = plans.pop(); plan; plan = plans.pop()) await customer.call(plan.name, plan.key, plan.door);
  });
  await Promise.all(workers);
};

/** Storage fails in one way, for a share of its requests. */
const wireFault =
  (fate: (typeof WIRE_FAULTS)[number]): Fault =>
  async ({ url, wire }, account, random, calls) => {
    const customer = customerOf(url, account);
    wire.fail(() => (random() < SHARE ? fate : 'works'));
    await makeCalls(customer, random, calls);
    wire.fail(() => 'works');
    await wire.idle();
    await customer.repeat();
    return customer.outcome();
  };

/** Storage is slow when many calls come at once: none may wait for what the others left behind. */
const storm: Fault = async ({ url, wire }, account, random, calls) => {
  const customer = customerOf(url, account);
  wire.fail(() => (random() < 0.5 ? 'late' : 'works'));
  const plans = Array.from({ length: calls * STORM }, (_, n) => ({ name: pick(random, NAMES), key: `storm-${n}` }));
  await Promise.all(plans.map(({ name, key }) => customer.call(name, key)));
  wire.fail(() => 'works');
  await wire.idle();
  return customer.outcome();
};

/** The database ends while calls are under way, and comes back for as long as one call takes at least. */
const killedTable: Fault = async (service, account, random, calls) => {
  const customer = customerOf(service.url, account);
  await customer.call('chart', '');
  let over = false;
  const making = makeCalls(customer, random, calls).finally(() => (over = true));
  while (!over) {
    await sleep(50 + random() * 300);
    const { answered } = customer.outcome();
    await service.killTable();
    for (const end = Date.now() + BREATH_MS; !over && Date.now() < end && customer.outcome().answered === answered;)
      await sleep(20);
  }
  await making;
  await service.wire.idle();
  return customer.outcome();
};

/**
 * The service is killed while calls wait for storage, before or after their requests were carried out. So it is known
 * that none of them is being answered at that moment; afterwards the customer repeats those with a key.
 */
const killedService: Fault = async (service, account, random) => {
  const { wire, url } = service;
  const customer = customerOf(url, account);
  const plans = Array.from({ length: TOGETHER }, (_, n) => ({ name: pick(random, NAMES), key: `kill-${n}` }));
  await customer.call('chart', '');
  let passed = Math.floor(random() * 30);
  wire.fail(() => 'works');
  wire.hold(
    () => random() < 0.5,
    () => passed-- > 0,
  );
  // Where so many requests pass that none of these calls waits, all are answered.
  let over = false;
  const calls = Promise.all(plans.map(({ name, key }) => customer.call(name, key))).finally(() => (over = true));
  let held = -1;
  for (let now = wire.held(); !over && (now !== held || now === 0); now = wire.held()) {
    held = now;
    await sleep(60);
  }
  await service.killService(() => wire.release());
  await calls;
  for (const { name, key } of plans) if (KINDS[name].keyed) await customer.call(name, key);
  return customer.outcome();
};

/** Functions are killed in the middle of a call. */
const killedFunction: Fault = async (service, account, random, calls) => {
  let credits = 0;
  let answered = 0;
  const count = Math.max(3, Math.floor(calls / 10));
  // The first is let finish, and tells how long a call takes on this machine.
  let wholeMs = 0;
  for (let n = 0; n < count; n++) {
    const [kind, afterMs] = n === 0 ? (['batch', 10_000] as const) : [pick(random, NAMES), random() * wholeMs * 1.2];
    const call = await killedCall(account, kind, service, afterMs);
    if (n === 0) wholeMs = call.ms;
    credits += call.credits;
    if (call.credits > 0) answered++;
  }
  return { calls: count, answered, credits, faults: [] };
};

const FAULTS: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries(WIRE_FAULTS.map((fate) => [fate, wireFault(fate)])),
  storm,
  'killed table': killedTable,
  'killed service': killedService,
  'killed function': killedFunction,
};

/** Faults under which one-time codes are tried: an answer that is lost leaves the try counted, one that is refused does not. */
const CODE_FAULTS = ['lost', 'error', 'twice'] as const;

/** Makes one run; resolves with a sentence for everything that should not be. */
export const runChaos = async ({ seed, calls, rounds, only, say }: ChaosOptions): Promise<readonly string[]> => {
  const faults: string[] = [];
  const service = await startChaosService(randomFrom(seed));
  let count = 0;
  const row = (...cells: readonly (string | number)[]): void =>
    say(cells.map((cell, n) => (n === 0 ? String(cell).padEnd(16) : String(cell).padStart(11))).join(''));
  row('fault', 'calls', 'answered', 'delivered', 'charged', 'still open');
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, fault] of Object.entries(FAULTS)) {
        if (only?.includes(name) === false) continue;
        const random = randomFrom(seed + round);
        // Every other account runs out of credits on the way.
        const account = await service.newAccount(count++ % 2 === 0 ? 100_000 : Math.floor(calls / 2));
        const delivered = await fault(service, account, random, calls);
        await service.sweep();
        const { used, open } = await service.charged(account);
        row(name, delivered.calls, delivered.answered, delivered.credits, used, open);
        faults.push(...delivered.faults.map((one) => `${name}: ${one}`));
        if (used !== delivered.credits || open !== 0)
          faults.push(`${name}: charged ${used} for ${delivered.credits} delivered, ${open} still open (seed ${seed})`);
      }
      for (const [n, fate] of CODE_FAULTS.entries()) {
        if (only?.includes(`codes ${fate}`) === false) continue;
        const serial = round * CODE_FAULTS.length + n;
        const codes = await tryCodes(service, fate, serial, randomFrom(seed + serial));
        row(`codes ${fate}`, codes.calls, codes.opened);
        faults.push(...codes.faults);
      }
    }
  } finally {
    await service.stop();
  }
  return faults;
};

const main = async (): Promise<void> => {
  const { seed, calls, rounds } = numbersGiven(
    { seed: Date.now() % 100_000, calls: 60, rounds: 4 },
    'usage: npm run chaos -- [--seed N] [--calls N] [--rounds N]',
  );
  await buildAll();
  console.log(`seed ${seed}\n`);
  const faults = await runChaos({ seed, calls, rounds, say: console.log });
  for (const fault of faults) console.error(`✕ ${fault}`);
  console.log(faults.length === 0 ? '\nEvery account paid for what it received, and for nothing else.' : '');
  process.exit(faults.length === 0 ? 0 : 1);
};

if (import.meta.main) await run(main);
