/**
 * Leases: one process at a time does a job. A lease only saves work, it is no lock: a process that was stopped for longer
 * than its lease may go on beside its successor, so every job must be safe to run twice.
 */
import { randomUUID } from 'node:crypto';
import { isWritten, type Key, type Table } from '../../contract/ports/table.ts';

/** A lease that is held. */
export interface Lease {
  /** Holds it for the same time again; writes only when a third of that time has passed. False when it has been lost. */
  renew(now: number): Promise<boolean>;
  release(): Promise<void>;
}

const leaseKey = (job: string): Key => ({ pk: `job#${job}`, sk: 'lease' });

/** Holds a job for `seconds`, or null while another process does. `now` in epoch ms. */
export const takeLease = async (table: Table, job: string, seconds: number, now: number): Promise<Lease | null> => {
  const owner = randomUUID();
  const hold = async (at: number, condition: string, values: Readonly<Record<string, string | number>>) => {
    return isWritten(
      table.put(
        { ...leaseKey(job), owner, until: at + seconds * 1000 },
        {
          condition: `${condition} OR #owner = :owner`,
          names: { ...(condition.includes('#until') ? { '#until': 'until' } : {}), '#owner': 'owner' },
          values: { ...values, ':owner': owner },
        },
      ),
    );
  };
  const taken = await hold(now, 'attribute_not_exists(pk) OR #until <= :now', { ':now': now });
  if (!taken) return null;
  let held = now;
  return {
    renew: async (at) => {
      if (at < held + (seconds * 1000) / 3) return true;
      held = at;
      return hold(at, 'attribute_not_exists(pk)', {});
    },
    release: async () => {
      const mine = { condition: '#owner = :owner', names: { '#owner': 'owner' }, values: { ':owner': owner } };
      await isWritten(table.remove(leaseKey(job), mine));
    },
  };
};

/** Ends whatever lease there is: for a process that knows itself to be the only one (a local service that starts). */
export const breakLease = (table: Table, job: string): Promise<void> => table.remove(leaseKey(job));
