/** Deleting a report in any state. */
import { orderKey, pictureKey } from '../../adapters/storage/folders.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';
import { dequeue, enqueue } from './queue.ts';
import { forgetReport, type ReportRecord } from './records.ts';

/**
 * Removes file, picture, order and record. A worker that is at it finds the record gone and removes what it has stored since. What a
 * failed report had cost and has not been given back stays on the list until it is.
 */
export const deleteReport = async (
  { table, objects }: { readonly table: Table; readonly objects: Objects },
  customer: string,
  { id, object, status, charges }: ReportRecord,
): Promise<void> => {
  const owed = status === 'failed' && charges.length > 0;
  if (owed) await enqueue(table, { customer, id, object, charges });
  await forgetReport(table, customer, id);
  await Promise.all([object, pictureKey(object), orderKey(customer, id)].map((key) => objects.remove(key)));
  if (!owed) await dequeue(table, { customer, id });
};
