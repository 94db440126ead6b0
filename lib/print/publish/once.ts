/**
 * One report per Idempotency-Key. The first call of a key writes down the id that its report will have, and holds the key
 * while it works; later calls get that report. A holder that died gives way after a minute to the next call, which goes on
 * under the same id: so whatever ends in between, a key never has two reports.
 */
import { createHash } from 'node:crypto';
import { takeHold } from '../../accounts/hold.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import { isWritten, itemText, type Key, type Table } from '../../contract/ports/table.ts';
import { newReportId } from './records.ts';

/** The id for an order; `made`: an earlier call has put that report in the queue. */
export interface Turn {
  readonly id: string;
  readonly made: boolean;
  /** The report is in the queue. */
  done(): Promise<void>;
  /** The order was refused: the key is free again. */
  leave(): Promise<void>;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
const nothing = (): Promise<void> => Promise.resolve();

const inProgress = (until: number, now: number): AppError => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return new AppError('IDEMPOTENCY_IN_PROGRESS', { headers: { 'Retry-After': String(Math.min(seconds, 5)) } });
};

/** What a caller says of an order. */
export interface OrderKey {
  readonly customer: string;
  readonly path: string;
  /** The members of the request. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Value of the header. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Takes the turn of an Idempotency-Key at `now` (epoch ms). Throws IDEMPOTENCY_IN_PROGRESS while another call holds it,
 * IDEMPOTENCY_CONFLICT where it was used for another body.
 */
export const takeTurn = async (
  table: Table,
  { customer, path, members, idempotencyKey }: OrderKey,
  now: number,
): Promise<Turn> => {
  const fresh = newReportId(Date.now());
  if (idempotencyKey === undefined) return { id: fresh, made: false, done: nothing, leave: nothing };
  const taken = await takeHold(
    table,
    {
      key: { pk: `reportkey#${customer}`, sk: digest(`${path} ${idempotencyKey}`) },
      body: digest(JSON.stringify(members)),
      fields: { report: fresh },
      kept: ['report'],
    },
    now,
    (held) => held['made'] === true,
    (until) => inProgress(until, now),
  );
  if ('done' in taken) return { id: itemText(taken.done, 'report'), made: true, done: nothing, leave: nothing };
  const { claim, mine } = taken;
  const key: Key = { pk: claim.pk, sk: claim.sk };
  return {
    id: itemText(claim, 'report'),
    made: false,
    // A key that has given way to another call is left to it: that one finds the report in the queue and says so itself.
    done: async () => {
      await isWritten(
        table.update(key, { update: 'SET made = :yes', ...mine, values: { ...mine.values, ':yes': true } }),
      );
    },
    leave: () => table.remove(key, mine),
  };
};
