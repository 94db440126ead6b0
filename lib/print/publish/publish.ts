/** Puts orders in the queue, and makes links to finished files. */
import type { Visitor } from '../../contract/frame/resource.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { ConditionFailed, type Table } from '../../contract/ports/table.ts';
import { orderKey, reportKey, type KeptDays } from '../../adapters/storage/folders.ts';
import { fileNames } from './file-name.ts';
import { logLink } from './link-log.ts';
import { packDocument } from './order-file.ts';
import { enqueue } from './queue.ts';
import { addCharge, findReport, saveReport, type NewReport, type ReportRecord } from './records.ts';

const DAYS_OF_PLAN: Readonly<Record<string, KeptDays>> = { growth: 30, business: 365, enterprise: 365 };

/** For how long a customer's files are kept. */
export const keptDays = ({ plan, kind, sandbox }: Pick<Visitor, 'plan' | 'kind' | 'sandbox'>): KeptDays =>
  !sandbox && (kind === 'live' || kind === 'session') ? (DAYS_OF_PLAN[plan] ?? 7) : 7;

/**
 * Puts a report in the queue: first what it is made of, then its place on the list, last its record, so that a record never
 * stands without the others. Repeating it is harmless.
 */
export const queueReport = async (
  { table, objects }: { readonly table: Table; readonly objects: Objects },
  order: Omit<NewReport, 'person'>,
  document: ReportDocument,
): Promise<ReportRecord> => {
  const { id, customer, days } = order;
  await objects.put(orderKey(customer, id), { bytes: packDocument(document), type: 'application/gzip' });
  await enqueue(table, { customer, id, object: reportKey(days, customer, id), charges: [] });
  try {
    return await saveReport(table, { ...order, person: document.cover.name });
  } catch (error) {
    const found = error instanceof ConditionFailed ? await findReport(table, customer, id) : undefined;
    if (!found) throw error;
    return found;
  }
};

/**
 * Notes that one more call was charged for a report: a repeat whose first call died unpaid. One that has failed goes back on
 * the list, before the note, so that it is not lost, and after it, because a sweep may have looked in between.
 */
export const payAgain = async (
  table: Table,
  customer: string,
  record: ReportRecord,
  charge: string,
): Promise<ReportRecord> => {
  const place = { customer, id: record.id, object: record.object, charges: [] };
  if (charge === '' || record.status === 'ready') return record;
  if (record.status === 'failed') await enqueue(table, place);
  const noted = await addCharge(table, customer, record.id, charge);
  if (noted.status === 'failed') await enqueue(table, place);
  return noted;
};

/** A link to a file, good for so many seconds; it is logged, without the name under which the file is saved. */
export const linkTo = (objects: Objects, record: ReportRecord, seconds: number): Promise<string> => {
  const { object, id } = record;
  logLink(id, object, seconds);
  return objects.link(object, { seconds, ...fileNames(record) });
};
