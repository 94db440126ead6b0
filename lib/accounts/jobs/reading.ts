/** Reading a stretch of the gateway's log into the ledger and the request logs. */
import { answeredCall, failedCall, loggedCall, type Answered, type LoggedCall } from '../metering/access-line.ts';
import { recordAnswered } from '../metering/ledger.ts';
import { CALL_SECONDS } from '../metering/slot.ts';
import type { ErrorCode } from '../../contract/frame/errors.ts';
import type { Journal } from '../../contract/ports/journal.ts';
import type { Table } from '../../contract/ports/table.ts';
import { forEach } from './for-each.ts';
import { recordUsage } from './usage.ts';

/** A stretch of time, epoch ms, its end not in it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The first and the last slot of customers that are to be settled. */
export type Slots = ReadonlyMap<string, { readonly first: number; readonly last: number }>;

/** What was read of a stretch. */
export interface Reading extends Stretch {
  /** Whether all of it was. */
  readonly whole: boolean;
  readonly calls: number;
  readonly customers: Slots;
}

const isDelivered = ({ status, charge }: Answered): boolean =>
  status >= 200 && status < 400 && (charge.credits > 0 || charge.state === 'later');

/** Puts the delivered calls of some lines into the ledger. */
const record = (table: Table, calls: readonly Answered[]): Promise<void> => {
  const rows = Map.groupBy(
    calls.filter(isDelivered).map(({ charge }) => charge),
    ({ customer, period, slot }) => `${customer} ${period} ${slot}`,
  );
  return forEach(rows.values(), (charges) => recordAnswered(table, charges));
};

/** Writes the calls of some lines into the request logs of their customers. */
const log = (table: Table, calls: readonly LoggedCall[]): Promise<void> =>
  forEach(
    Map.groupBy(calls, ({ customer }) => customer),
    ([customer, own]) => recordUsage(table, customer, own),
  );

/** A function has written its line before the gateway writes the line of the call: at most so long before. */
const CALL_MS = CALL_SECONDS * 1000;
/** Pages of failures read for one stretch: behind more, calls stay without their code rather than the sweep without its time. */
const FAILED_PAGES = 20;

/** The codes of the calls that functions refused in a stretch, by the ids of the calls. */
const codesOf = async ({ failures }: Journal, { from, to }: Stretch): Promise<ReadonlyMap<string, ErrorCode>> => {
  const codes = new Map<string, ErrorCode>();
  let pages = 0;
  for await (const lines of failures?.(from - CALL_MS, to) ?? []) {
    for (const { id, code } of lines.flatMap((line) => failedCall(line) ?? [])) codes.set(id, code);
    if (++pages === FAILED_PAGES) break;
  }
  return codes;
};

/** Names the errors of calls. The functions' log is read once for a stretch, and only where a call failed in it. */
const withCodes = (journal: Journal, stretch: Stretch) => {
  let codes: Promise<ReadonlyMap<string, ErrorCode>> | undefined;
  return (calls: readonly LoggedCall[]): Promise<readonly LoggedCall[]> =>
    Promise.all(
      calls.map(async (call) => {
        if (call.status < 400 || call.code !== '') return call;
        codes ??= codesOf(journal, stretch);
        return { ...call, code: (await codes).get(call.id) ?? '' };
      }),
    );
};

/**
 * Records the lines of a stretch, until it ends or `isOver`. Repeating it changes nothing. Throws `StorageDown`, and whatever
 * reading the log throws.
 */
export const readStretch = async (
  table: Table,
  journal: Journal,
  { from, to }: Stretch,
  isOver: () => Promise<boolean>,
): Promise<Reading> => {
  const named = withCodes(journal, { from, to });
  const customers = new Map<string, { first: number; last: number }>();
  let calls = 0;
  for await (const lines of journal.read(from, to)) {
    if (await isOver()) return { from, to, whole: false, customers, calls };
    const answered = lines.flatMap((line) => answeredCall(line) ?? []);
    await record(table, answered);
    await log(table, await named(lines.flatMap((line) => loggedCall(line) ?? [])));
    for (const { charge } of answered) {
      const { customer, slot } = charge;
      const { first, last } = customers.get(customer) ?? { first: slot, last: slot };
      customers.set(customer, { first: Math.min(first, slot), last: Math.max(last, slot) });
    }
    calls += answered.length;
  }
  return { from, to, whole: true, customers, calls };
};
