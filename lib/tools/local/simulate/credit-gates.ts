/** Credits at scale, beside their gates. */
import { randomFrom } from '../random.ts';
import { simulateCredits, type CreditsResult } from './credits.ts';
import { gate, type Gate } from './gate.ts';

/** Writes of one item in a second, and bytes of it. */
const WRITES = 100;
const ITEM_BYTES = 4096;
/** Reads of one item in a second (AWS: 3,000 read units for a partition; a read that must be new takes one). */
const READS = 3000;
/** Milliseconds by which a clock is off. */
const SKEW_MS = 2000;
/** Seconds in which the calls of the large customer come to their full number. */
const RAMP_SECONDS = 120;

const PRICES = [1, 2, 5, 20];

/** An account that may run dry, whose processes are killed, whose answers are lost and whose clocks differ. */
export const troubledAccount = (seed: number): Promise<CreditsResult> => {
  const random = randomFrom(seed);
  const rate = 100 + random() * 500;
  const seconds = 4;
  const price = PRICES[seed % PRICES.length] ?? 1;
  // From a quarter of what is asked for to twice as much.
  const credits = Math.ceil(rate * seconds * price * (0.25 + random() * 1.75));
  return simulateCredits({
    seed,
    random,
    rate,
    rampSeconds: 0,
    seconds,
    price,
    credits,
    killedIn: 60,
    failing: 0.05,
    skewMs: SKEW_MS,
    faults: { lost: 0.02, unanswered: 0.02, late: 0.02 },
  });
};

/** One key with very many calls: nothing fails but one call in a hundred, and a process now and then. */
export const busyKey = (rate: number, seconds: number, rampSeconds = RAMP_SECONDS): Promise<CreditsResult> =>
  simulateCredits({
    seed: 1,
    random: randomFrom(1),
    rate,
    rampSeconds,
    seconds,
    price: 2,
    credits: 20_000_000,
    killedIn: 100_000,
    failing: 0.01,
    skewMs: SKEW_MS,
    faults: { lost: 0.0002, unanswered: 0.0002, late: 0.0002 },
  });

const line = (what: string, result: CreditsResult): string => {
  const { calls, delivered, refused, overloaded, processes, worst, mean, worstSteady, largest, throttled, reads } =
    result;
  return `${what}: ${calls} calls by ${processes} processes, ${delivered} credits delivered, ${refused} refused, ${overloaded} told to come again; writes on the item ${mean.toFixed(1)} a second, ${worst} in the worst, ${worstSteady} in the worst at full rate; reads of the key ${reads} in the worst second at full rate; ${throttled} refused by the table, item ${largest.toFixed(0)} bytes`;
};

/** Milliseconds for which a call holds a function: the authorizer and the calculation, as `npm run measure` has them, with room. */
const HELD_MS = 60;

/**
 * What AWS gives an account by default, in the order in which so many calls a second come to it, and what the operator turns. Sources,
 * read November 2026: Amazon API Gateway, AWS Lambda and Amazon DynamoDB developer guides, "Quotas".
 */
const firstLimits = (rate: number, { worst, reads }: CreditsResult): readonly string[] => [
  `At ${rate} calls a second, what breaks first and what the operator turns:`,
  `  1. API Gateway: 10,000 requests a second and bursts of 5,000 for all APIs of an account and region; beyond them 429. Ask Service Quotas for more ("Throttle rate"), or serve a second region.`,
  `  2. Lambda: ${Math.ceil((rate * HELD_MS) / 1000)} functions at once of the 1,000 that are usual; beyond them 503 (alarm FunctionsThrottled). Ask for "Concurrent executions" L-B99A9384. A function grows by 1,000 every 10 s: a sudden start is slower than a slow one.`,
  `  3. DynamoDB: an on-demand table takes 4,000 writes and 12,000 reads a second at first and doubles within half an hour. Many keys with few calls each write once a call: warm the table (warm throughput) before a known peak.`,
  `  4. One key comes last: ${worst} writes on its item in the worst second of the 1,000 that DynamoDB takes, ${reads} reads of it of ${READS}. What ends it is the rate of its plan; the operator raises it by \`npm run plan\`.`,
];

export interface CreditGateOptions {
  /** Calls a second of the busy key, and minutes for which it makes them. */
  readonly rate: number;
  readonly minutes: number;
  /** Accounts in trouble. */
  readonly seeds: number;
  readonly print: (line: string) => void;
}

/** Runs both simulations. */
export const creditGates = async ({ rate, minutes, seeds, print }: CreditGateOptions): Promise<readonly Gate[]> => {
  const busy = await busyKey(rate, minutes * 60);
  print(line(`one key, ${rate} calls a second for ${minutes} min`, busy));
  print(line('the same from a standing start, 5 s', await busyKey(rate, 5, 0)));
  const twice = await busyKey(rate * 2, 20);
  print(line(`one key, ${rate * 2} calls a second for 20 s`, twice));
  for (const text of firstLimits(rate * 2, twice)) print(text);
  const sum = { calls: 0, refused: 0, overloaded: 0, overspent: 0, unexplained: 0, wronglyRefused: 0, dry: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const one = await troubledAccount(seed);
    sum.calls += one.calls;
    sum.refused += one.refused;
    sum.overloaded += one.overloaded;
    sum.overspent += one.overspent;
    sum.unexplained += one.unexplained;
    sum.wronglyRefused += one.wronglyRefused;
    if (one.refused > 0) sum.dry++;
  }
  print(
    `${seeds} accounts in trouble: ${sum.calls} calls, ${sum.dry} accounts ran dry, ${sum.refused} calls refused, ${sum.overloaded} told to come again`,
  );
  return [
    gate(`${busy.worst} writes on one item in the worst second, of ${WRITES}`, busy.worst <= WRITES),
    gate(`the item had ${busy.largest.toFixed(0)} bytes at most, of ${ITEM_BYTES}`, busy.largest <= ITEM_BYTES),
    gate(`${busy.reads} reads of the key in the worst second, of ${READS}`, busy.reads <= READS),
    gate(`${busy.refused} calls of the busy key refused`, busy.refused === 0),
    gate(`${sum.overspent + busy.overspent} credits beyond a limit`, sum.overspent + busy.overspent === 0),
    gate(
      `${sum.unexplained + busy.unexplained} credits used that are neither delivered nor open`,
      sum.unexplained + busy.unexplained === 0,
    ),
    gate(`${sum.wronglyRefused} calls refused while enough was left`, sum.wronglyRefused === 0),
  ];
};
