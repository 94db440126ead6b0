/** The sweep: starts reports and deliveries that no worker has taken up, declares failed what is lost, gives credits back. */
import { randomUUID } from 'node:crypto';
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Key, Table } from '../../contract/ports/table.ts';
import { forgetReimbursed, reimburse } from '../../accounts/metering/reimburse.ts';
import { orderKey, pictureKey } from '../../adapters/storage/folders.ts';
import { findDelivery, isDue } from './deliveries.ts';
import { dequeue, dequeueDelivery, placeInQueue, queuedDeliveries, queuedReports, type Queued } from './queue.ts';
import { tellOfReport } from './events.ts';
import { findReport, recordKey, timeOfId } from './records.ts';
import { abandon, isStartable, LONGEST_MS, lostBy } from './states.ts';

/** What the sweep of reports uses. */
export interface Rescue {
  readonly table: Table;
  readonly objects: Objects;
  readonly jobs: Jobs;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Told of a report that could not be dealt with; the next sweep tries again. */
  readonly fault: (error: unknown) => void;
}

/** What a sweep did. */
export interface Rescued {
  readonly started: number;
  readonly failed: number;
  /** Credits given back. */
  readonly returned: number;
}

/** Gives back the charges that the item at `key` names; resolves with the credits, and whether none is left to decide. */
const settle = async (
  { table, now }: Rescue,
  id: string,
  key: Key,
  charges: readonly string[],
): Promise<{ readonly returned: number; readonly whole: boolean }> => {
  let returned = 0;
  let whole = true;
  for (const charge of charges) {
    const credits = await reimburse(table, charge, id, now());
    whole &&= credits !== null;
    if (credits === null) continue;
    returned += credits;
    // Only when the charge is no longer named here may its mark go.
    await table.update(key, {
      update: 'DELETE charges :charge',
      condition: 'attribute_exists(pk)',
      values: { ':charge': new Set([charge]) },
    });
    await forgetReimbursed(table, charge);
  }
  return { returned, whole };
};

/** Deals with one report of the list. */
const rescue = async (ports: Rescue, { object, charges, ...ref }: Queued): Promise<Rescued> => {
  const { table, objects, jobs, now } = ports;
  const none: Rescued = { started: 0, failed: 0, returned: 0 };
  const done = async (): Promise<void> => {
    await objects.remove(orderKey(ref.customer, ref.id));
    await dequeue(table, ref);
  };
  const found = await findReport(table, ref.customer, ref.id);
  if (!found) {
    const { returned, whole } = await settle(ports, ref.id, placeInQueue(ref), charges);
    // Ordered a moment ago, or deleted, or its order died on the way.
    if (!whole || now() - timeOfId(ref.id) < LONGEST_MS) return { ...none, returned };
    await Promise.all([object, pictureKey(object)].map((key) => objects.remove(key)));
    await done();
    return { ...none, returned };
  }
  if (found.status === 'ready') {
    await tellOfReport(ports, ref.customer, found, now());
    await done();
    return none;
  }
  const lost = lostBy(found, now());
  const failed = lost === null ? null : await abandon(table, ref, found, randomUUID(), lost, now());
  const over = found.status === 'failed' ? found : failed;
  if (over) {
    await tellOfReport(ports, ref.customer, over, now());
    const { returned, whole } = await settle(ports, ref.id, recordKey(ref.customer, ref.id), over.charges);
    if (whole) await done();
    return { ...none, failed: failed ? 1 : 0, returned };
  }
  if (!isStartable(found, now())) return none;
  await jobs.start({ kind: 'report', ...ref });
  return { ...none, started: 1 };
};

/** Goes through all reports that are not finished with. Any number of sweeps may run at once. Throws `StorageDown`. */
export const rescueReports = async (ports: Rescue): Promise<Rescued> => {
  let sum: Rescued = { started: 0, failed: 0, returned: 0 };
  for await (const queued of queuedReports(ports.table)) {
    const one = await rescue(ports, queued).catch((error: unknown) => ports.fault(error));
    if (one)
      sum = {
        started: sum.started + one.started,
        failed: sum.failed + one.failed,
        returned: sum.returned + one.returned,
      };
  }
  return sum;
};

/** Starts the deliveries that are due; resolves with how many. Throws `StorageDown`. */
export const rescueDeliveries = async ({ table, jobs, now, fault }: Rescue): Promise<number> => {
  let started = 0;
  for await (const ref of queuedDeliveries(table)) {
    try {
      const record = await findDelivery(table, ref);
      // One that was asked for a moment ago may not be there yet; its worker is on the way.
      if (record && isDue(record, now())) {
        await jobs.start({ kind: 'delivery', ...ref });
        started++;
      } else if (record ? record.status !== 'pending' : now() - timeOfId(ref.id) > LONGEST_MS) {
        await dequeueDelivery(table, ref);
      }
    } catch (error) {
      fault(error);
    }
  }
  return started;
};
