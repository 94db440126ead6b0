/**
 * A customer with very many calls, on a simulated clock: the meter of the authorizer in many processes, each with a clock of its
 * own, that are killed and replaced; a table with DynamoDB's limits whose answers are lost; and the settlement of what the
 * gateway says was delivered.
 */
import { makeMeter, type Meter } from '../../../accounts/metering/admit.ts';
import { recordAnswered } from '../../../accounts/metering/ledger.ts';
import { refund } from '../../../accounts/metering/refund.ts';
import { settlePeriod } from '../../../accounts/metering/settlement.ts';
import { CALL_SECONDS, openCredits } from '../../../accounts/metering/slot.ts';
import { unpackCharge, type Charge, type SpendingLimits } from '../../../accounts/metering/spending-limits.ts';
import { usageKey, usagePeriod } from '../../../accounts/metering/usage-item.ts';
import { makeKeyring, type Keyring } from '../../../accounts/keyring.ts';
import { itemNumber, type Table } from '../../../contract/ports/table.ts';
import { simulatedClock } from './clock.ts';
import { limitedTable, type Faults } from './item.ts';

/** Milliseconds of an authorizer's call beside its write, and of a cold start. */
const CALL_MS = 10;
const START_MS = 250;
/** Milliseconds of a read of the key. */
const READ_MS = 5;
/** Seconds after the end of a call until its line is read. */
const READ_SECONDS = 10;
/** A process that found too little asks again after this time, and its write takes some milliseconds. */
const ASKED_MS = 1100;

export interface CreditsOptions {
  readonly seed: number;
  readonly random: () => number;
  /** Calls a second, when all have come; they come in steps for so many seconds. */
  readonly rate: number;
  readonly rampSeconds: number;
  readonly seconds: number;
  readonly price: number;
  readonly credits: number;
  /** One process in so many calls is killed in the middle of one; 0 = none. */
  readonly killedIn: number;
  /** Share of the calls that fail. */
  readonly failing: number;
  /** Clocks are off by so many milliseconds at most. */
  readonly skewMs: number;
  readonly faults: Faults;
}

export interface CreditsResult {
  readonly calls: number;
  readonly delivered: number;
  readonly refused: number;
  readonly overloaded: number;
  readonly processes: number;
  /** Writes on the item: in the worst second, a second on the average, and in the worst one after the ramp. */
  readonly worst: number;
  readonly mean: number;
  readonly worstSteady: number;
  /** Reads of the key in the worst second after the ramp. */
  readonly reads: number;
  readonly throttled: number;
  readonly largest: number;
  /** Credits that were delivered or counted beyond the limit. */
  readonly overspent: number;
  /** Credits used that are neither delivered nor open, when all is settled. */
  readonly unexplained: number;
  /** Calls refused though there was enough within the second before. */
  readonly wronglyRefused: number;
}

interface Process {
  readonly meter: Meter;
  readonly keyring: Keyring;
  readonly clock: () => number;
  isAlive: boolean;
}

/** Sends the calls, settles them, and tells what came of it. */
export const simulateCredits = async (options: CreditsOptions): Promise<CreditsResult> => {
  const { seed, random, rate, rampSeconds, seconds, price, credits, killedIn, failing, skewMs, faults } = options;
  const start = Date.UTC(2026, 10, 10, 12) + Math.floor(random() * 60_000);
  const clock = simulatedClock(start);
  const customer = `c${seed}`;
  const limits: SpendingLimits = { customer, key: 'key_1', sandbox: false, credits, cap: -1, keyCap: -1, rate: 0 };
  const period = usagePeriod(false, start);
  let overspent = 0;
  let shortAt = -Infinity;
  const { table, direct, met } = limitedTable(clock, random, faults, (item) => {
    if (item['pk'] !== `usage#${customer}`) return;
    overspent = Math.max(overspent, itemNumber(item, 'used') - credits);
    if (credits - itemNumber(item, 'used') < price) shortAt = clock.now();
  });

  const sum = { calls: 0, delivered: 0, refused: 0, overloaded: 0, processes: 0, wronglyRefused: 0 };
  const idle: Process[] = [];
  const slots = new Map<number, Charge[]>();
  const background = new Set<Promise<unknown>>();
  const aside = (work: Promise<unknown>): void => {
    const done = work.catch(() => undefined).finally(() => background.delete(done));
    background.add(done);
  };

  const reads = new Map<number, number>();
  /** The table as far as it holds the key. */
  const keys: Pick<Table, 'get'> = {
    get: async () => {
      const second = Math.floor(clock.now() / 1000);
      reads.set(second, (reads.get(second) ?? 0) + 1);
      await clock.wait(READ_MS);
      return { hash: 'key', id: 'key_1', kind: 'live', state: 'active', plan: 'business', customer };
    },
  };

  const begin = async (): Promise<Process> => {
    sum.processes++;
    const skew = Math.round((random() * 2 - 1) * skewMs);
    const own = (): number => clock.now() + skew;
    await clock.wait(START_MS);
    return { meter: makeMeter(table, own), keyring: makeKeyring(keys, own), clock: own, isAlive: true };
  };

  const call = async (): Promise<void> => {
    const id = `call-${seed}-${++sum.calls}`;
    const process = idle.pop() ?? (await begin());
    if (killedIn > 0 && random() * killedIn < 1) process.isAlive = false;
    const [admission] = await Promise.all([
      process.meter.admit({ id, limits, credits: price, later: false }),
      process.keyring.read('key'),
      clock.wait(CALL_MS),
    ]);
    if (!process.isAlive) return;
    idle.push(process);
    if (admission.refusal === 'OVERLOADED') sum.overloaded++;
    else if (admission.refusal !== '') sum.refused++;
    if (admission.refusal === 'CREDITS_EXHAUSTED' && clock.now() - shortAt > ASKED_MS) sum.wronglyRefused++;
    if (admission.refusal !== '' || random() < failing) {
      aside(refund(admission.charge, id, table, process.clock()));
      return;
    }
    const charge = unpackCharge(admission.charge);
    sum.delivered += charge.credits;
    const own = slots.get(charge.slot);
    if (own) own.push(charge);
    else slots.set(charge.slot, [charge]);
  };

  /** Settles the slots of which every line has been read. */
  const settle = async (upTo: number): Promise<void> => {
    for (const [slot, charges] of [...slots].sort(([a], [b]) => a - b)) {
      if (slot > upTo) continue;
      slots.delete(slot);
      await recordAnswered(direct, charges);
    }
    await settlePeriod(direct, customer, period, upTo);
  };

  const end = start + (rampSeconds + seconds) * 1000;
  const paceAt = (at: number): number => rate * Math.min(1, rampSeconds === 0 ? 1 : (at - start) / 1000 / rampSeconds);
  const arrive = async (): Promise<void> => {
    let due = 0;
    while (clock.now() < end) {
      due += paceAt(clock.now()) / 1000;
      for (; due >= 1; due--) aside(call());
      await clock.wait(1);
    }
  };
  const read = async (): Promise<void> => {
    while (clock.now() < end) {
      await clock.wait(10_000);
      await settle(Math.floor(clock.now() / 1000) - CALL_SECONDS - READ_SECONDS);
    }
  };
  await clock.until(
    (async () => {
      await Promise.all([arrive(), read()]);
      while (background.size > 0) await Promise.all(background);
      await clock.wait((CALL_SECONDS + READ_SECONDS) * 2000);
      await settle(Math.floor(clock.now() / 1000));
    })(),
  );
  const item = (await direct.get(usageKey(customer, period))) ?? {};
  const open = openCredits(item).reduce((all, one) => all + one.credits, 0);
  const isSteady = ([second]: readonly [number, number]): boolean => second * 1000 >= start + (rampSeconds + 2) * 1000;
  const steady = [...met.writes].filter(isSteady);
  return {
    ...sum,
    worst: Math.max(0, ...met.writes.values()),
    mean: [...met.writes.values()].reduce((all, one) => all + one, 0) / (rampSeconds + seconds),
    worstSteady: Math.max(0, ...steady.map(([, writes]) => writes)),
    reads: Math.max(0, ...[...reads].filter(isSteady).map(([, count]) => count)),
    throttled: met.throttled(),
    largest: met.largest(),
    overspent: Math.max(overspent, sum.delivered - credits, 0),
    unexplained:
      Math.abs(itemNumber(item, 'used') - sum.delivered - open) +
      Math.abs(itemNumber(item, 'delivered') - sum.delivered),
  };
};
