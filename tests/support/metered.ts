/** A customer whose calls are metered as the authorizer, the wrapper and the gateway do it, without any of the three. */
import { makeMeter, type Admission } from '../../lib/accounts/metering/admit.ts';
import { usageKey } from '../../lib/accounts/metering/usage-item.ts';
import { recordAnswered } from '../../lib/accounts/metering/ledger.ts';
import { openParts, type Parts } from '../../lib/accounts/metering/part.ts';
import { packLimits, unpackCharge, type SpendingLimits } from '../../lib/accounts/metering/spending-limits.ts';
import { refund } from '../../lib/accounts/metering/refund.ts';
import { settlePeriod } from '../../lib/accounts/metering/settlement.ts';
import { slotOf } from '../../lib/accounts/metering/slot.ts';
import { returnKept } from '../../lib/accounts/metering/unreturned.ts';
import { itemNumber, type Table } from '../../lib/contract/ports/table.ts';

/** Noon of a day in November 2026. */
export const NOON = Date.UTC(2026, 10, 21, 12);
export const PERIOD = '2026-11';

let serial = 0;

/** Spending limits of a new customer: 100 credits, no cap, no rate limit. */
export const newLimits = (change: Partial<SpendingLimits> = {}): SpendingLimits => ({
  customer: `c${++serial}`,
  key: 'key_1',
  sandbox: false,
  credits: 100,
  cap: -1,
  keyCap: -1,
  rate: 0,
  ...change,
});

/** What is on the usage item of a customer. */
export const accountOf = async (table: Table, customer: string) => {
  const item = (await table.get(usageKey(customer, PERIOD))) ?? {};
  const open = Object.keys(item).filter((name) => /^o\d/.test(name));
  return { used: itemNumber(item, 'used'), delivered: itemNumber(item, 'delivered'), open };
};

/** A call with an Idempotency-Key or a price that only the handler knows. */
export interface LateCall {
  readonly admission: Admission;
  readonly parts: Parts;
}

/** A customer's calls on a table. */
export const meteredCustomer = (real: Table, change: Partial<SpendingLimits> = {}) => {
  const limits = newLimits(change);
  const { customer } = limits;
  let calls = 0;
  const admit = (credits: number, later = false, at = NOON, table = real): Promise<Admission> =>
    makeMeter(table, () => at).admit({ id: `${customer}-${++calls}`, limits, credits, later });
  return {
    limits,
    account: () => accountOf(real, customer),
    /** What the authorizer says of a call. */
    admit,
    /** The handler of a call whose price the authorizer left to it; `own` is the handler's table. */
    late: async (at = NOON, table = real, own = table): Promise<LateCall> => {
      const admission = await admit(0, true, at, table);
      const call = { limits: packLimits(limits), charge: admission.charge, id: `x${calls}`, deadline: Infinity };
      return { admission, parts: openParts(call, own, () => at) };
    },
    fail: (admission: Admission, at = NOON, table = real) => refund(admission.charge, 'r', table, at).catch(() => 0),
    /** The next call: tries refunds again that failed. */
    retry: (at = NOON, table = real) => returnKept(customer, table, at),
    /** The gateway has sent the answer of a call, and its line is read. */
    answered: async ({ charge }: Admission): Promise<void> => recordAnswered(real, [unpackCharge(charge)]),
    /** Settles everything up to the slot of an instant. */
    settle: (at = NOON) => settlePeriod(real, customer, PERIOD, slotOf(at)),
  };
};
