/** Calls of a customer under faults, and what of them was delivered. */
import * as z from 'zod/mini';
import type { Account, Door } from './service.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const PAIR = { groom: BIRTH, bride: { date: '1992-08-22', time: '06:30', lat: 19.076, lon: 72.8777, tz: 5.5 } };
const part = (endpoint: string, body: unknown) => ({ ref: endpoint, endpoint, body });

/** One kind of call: some fail by themselves, some cost more than one credit, some have an Idempotency-Key. */
interface Kind {
  readonly path: string;
  readonly body: unknown;
  readonly keyed: boolean;
}

const BATCH = [part('matching/nadi', PAIR), part('matching/summary', {}), part('matching/ashtakoot', PAIR)];
export const KINDS = {
  chart: { path: '/v1/birthchart', body: BIRTH, keyed: false },
  faulty: { path: '/v1/birthchart', body: { ...BIRTH, lat: 95 }, keyed: false },
  batch: { path: '/v1/batch', body: { calls: BATCH }, keyed: false },
  keyed: { path: '/v1/matching/ashtakoot', body: PAIR, keyed: true },
  keyed_batch: { path: '/v1/batch', body: { calls: BATCH.slice(0, 2) }, keyed: true },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;

/** A refusal that has no place among these calls means a fault of ours. */
const EXPECTED = new Set([200, 400, 402, 409, 503, 504]);

const ANSWER = z.object({
  data: z.object({ results: z.optional(z.array(z.object({ ref: z.string(), http: z.number() }))) }),
  meta: z.object({ credits: z.object({ charged: z.number() }) }),
});
/** Credits of the endpoints that are called. */
const PRICES: Readonly<Record<string, number>> = { 'matching/nadi': 1, 'matching/ashtakoot': 2 };

/** Milliseconds after which API Gateway answers 504 by itself. */
const GATEWAY_MS = 29_000;

/** What an answer costs, and what it would have cost as the first under its Idempotency-Key. */
const costOf = (text: string, path: string): { readonly charged: number; readonly worth: number } => {
  const { data, meta } = ANSWER.parse(JSON.parse(text));
  const parts = data.results ?? [{ ref: path.replace('/v1/', ''), http: 200 }];
  const worth = parts.reduce((sum, { ref, http }) => sum + (http === 200 ? (PRICES[ref] ?? 0) : 0), 0);
  return { charged: meta.credits.charged, worth };
};

/** What came of some calls. */
export interface Outcome {
  readonly calls: number;
  /** Calls that the customer got an answer to, and what they cost. */
  readonly answered: number;
  readonly credits: number;
  /** Sentences about answers that should not be. */
  readonly faults: readonly string[];
}

/** Makes the calls of an account and keeps what was delivered. */
export const customerOf = (url: string, { doors }: Account) => {
  const faults: string[] = [];
  /** Credits that the answers of each door were charged. */
  const spent = new Map<Door, number>();
  /** By Idempotency-Key: what its answers were charged, and what one of them is worth. */
  const keyed = new Map<string, { charged: number; worth: number }>();
  const asked = new Map<string, readonly [name: KindName, key: string]>();
  let calls = 0;
  let answered = 0;
  let credits = 0;

  /**
   * Makes one call through one of the customer's keys, a batch through a live one; `key` is its Idempotency-Key, for kinds that
   * have one, whatever the door. Resolves with the status, 0 without one.
   */
  const call = async (name: KindName, key: string, through = 0): Promise<number> => {
    const { path, body, keyed: hasKey }: Kind = KINDS[name];
    const own = `${name}-${key}`;
    const open = path === '/v1/batch' ? doors.filter(({ cap }) => cap === Infinity) : doors;
    const door = open[through % open.length] ?? doors[0];
    if (hasKey) asked.set(own, [name, key]);
    calls++;
    const began = Date.now();
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Api-Key': door.secret,
          ...door.headers,
          ...(hasKey ? { 'Idempotency-Key': own } : {}),
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (Date.now() - began > GATEWAY_MS) faults.push(`${path} was answered after ${Date.now() - began} ms`);
      if (!EXPECTED.has(response.status)) faults.push(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
      if (response.status !== 200) return response.status;
      answered++;
      const { charged, worth } = costOf(text, path);
      const sum = (spent.get(door) ?? 0) + charged;
      spent.set(door, sum);
      if (sum > door.cap) faults.push(`a key with a cap of ${door.cap} was charged ${sum}`);
      const before = keyed.get(own) ?? { charged: 0, worth: 0 };
      if (hasKey) keyed.set(own, { charged: before.charged + charged, worth: Math.max(before.worth, worth) });
      else credits += charged;
      return 200;
    } catch {
      return 0;
    }
  };
  return {
    call,
    /** Repeats every call that had an Idempotency-Key, through another door than the first. */
    repeat: async (): Promise<void> => {
      for (const [name, key] of asked.values()) await call(name, key, 1);
    },
    outcome: (): Outcome => ({
      calls,
      answered,
      // A replay is free, and the answer of the call that paid may have been lost.
      credits: credits + [...keyed.values()].reduce((sum, { charged, worth }) => sum + Math.max(charged, worth), 0),
      faults,
    }),
  };
};
export type ChaosCustomer = ReturnType<typeof customerOf>;
