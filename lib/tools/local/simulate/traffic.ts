/** Calls at an even rate, spread over all customers, and the log of the gateway that they leave. */
import { accessLine } from '../../../accounts/metering/access-line.ts';
import { usageKey } from '../../../accounts/metering/usage-item.ts';
import { monthOf } from '../../../accounts/metering/period.ts';
import { packCharge } from '../../../accounts/metering/spending-limits.ts';
import { openName, slotOf } from '../../../accounts/metering/slot.ts';
import type { Table } from '../../../contract/ports/table.ts';

export const CREDITS = 2;
/** Milliseconds from a call to its line in the log. */
const ANSWER_MS = 200;
/** One call in so many dies, and leaves no line. */
const DIES = 100;
/** An odd number near the golden section of 2³²: neighbours go to customers far apart. */
const SPREAD = 2_654_435_761;

export interface Traffic {
  /** Debits the calls until an instant (epoch ms), as the authorizer does it, but without waiting. */
  debitUntil(now: number): Promise<void>;
  /** The lines written from an instant until another that a reader sees at `now`. */
  lines(from: number, to: number, now: number): Generator<string>;
  /** Calls debited and lines left by them so far. */
  readonly sum: { calls: number; answered: number };
}

/** `perSecond` calls from `start` until `end` (epoch ms). */
export const evenTraffic = (
  table: Table,
  customers: readonly string[],
  perSecond: number,
  { start, end }: { readonly start: number; readonly end: number },
): Traffic => {
  const sum = { calls: 0, answered: 0 };
  const last = Math.floor(((end - start) / 1000) * perSecond);
  const atOf = (n: number): number => start + Math.floor((n / perSecond) * 1000);
  const from = (at: number): number => Math.min(last, Math.max(0, Math.ceil(((at - start) / 1000) * perSecond)));
  const customerOf = (n: number): string => customers[((n * SPREAD) % 2 ** 32) % customers.length] ?? '';
  const lineOf = (n: number): string => {
    const at = atOf(n);
    const customer = customerOf(n);
    const charge = {
      id: `call-${n}`,
      customer,
      period: monthOf(at),
      slot: slotOf(at),
      at,
      credits: CREDITS,
      key: '',
      state: 'taken' as const,
    };
    return accessLine({
      id: charge.id,
      at,
      method: 'POST',
      path: '/v1/birthchart',
      status: 200,
      ms: ANSWER_MS,
      customer,
      key: 'key',
      charge: packCharge(charge),
    });
  };
  return {
    sum,
    debitUntil: async (now) => {
      for (const end = from(now); sum.calls < end; sum.calls++) {
        const at = atOf(sum.calls);
        if (sum.calls % DIES !== 0) sum.answered++;
        await table.update(usageKey(customerOf(sum.calls), monthOf(at)), {
          update: 'SET used = if_not_exists(used, :zero) + :credits, #open = if_not_exists(#open, :zero) + :credits',
          names: { '#open': openName(slotOf(at)) },
          values: { ':zero': 0, ':credits': CREDITS },
        });
      }
    },
    *lines(start, end, now) {
      const most = from(Math.min(end, now) - ANSWER_MS);
      for (let n = from(start - ANSWER_MS); n < most; n++) if (n % DIES !== 0) yield lineOf(n);
    },
  };
};
