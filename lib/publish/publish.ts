/** Renders a document, stores the file and its record, and makes links to it. */
import { createHash } from 'node:crypto';
import type { Press } from '../press/press.ts';
import type { ReportDocument } from '../report/blocks.ts';
import type { Objects } from '../storage/objects.ts';
import type { Table } from '../storage/table.ts';
import { newReportId, saveReport, type ReportRecord } from './records.ts';

const DAY_MS = 86_400_000;

/** Days for which files are kept, by plan; files of sandbox keys as the sandbox plan. The bucket removes them (lib/deploy). */
export const KEPT_DAYS = [7, 30, 365] as const;
export type KeptDays = (typeof KEPT_DAYS)[number];

const DAYS_OF_PLAN: Readonly<Record<string, KeptDays>> = { growth: 30, business: 365, enterprise: 365 };

/** For how long a customer's files are kept. */
export const keptDays = (plan: string, kind: string): KeptDays => (kind === 'live' ? (DAYS_OF_PLAN[plan] ?? 7) : 7);

/** Where the files lie that are kept for so many days. */
export const folderOf = (days: KeptDays): string => `reports/${days}d`;

/** What is published, for whom. */
export interface Order {
  readonly customer: string;
  readonly days: KeptDays;
  readonly kind: string;
  readonly template: string;
  readonly language: string;
  readonly reference: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Makes the file of a report and keeps it. Nothing is kept when anything fails but, at worst, a file without a record. */
export const publish = async (
  ports: { readonly table: Table; readonly objects: Objects; readonly press: Press },
  { customer, days, now, ...order }: Order,
  document: ReportDocument,
): Promise<ReportRecord> => {
  const { bytes, pages } = await ports.press.pdf(document);
  const id = newReportId(Date.now());
  const record: ReportRecord = {
    id,
    ...order,
    pages,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    object: `${folderOf(days)}/${customer === '' ? 'anyone' : customer}/${id}.pdf`,
    created: now,
    expires: now + days * DAY_MS,
  };
  await ports.objects.put(record.object, { bytes, type: 'application/pdf' });
  await saveReport(ports.table, customer, record);
  return record;
};

/** A link to a file, good for so many seconds. The name it is saved under says what it is, not whose. */
export const linkTo = (objects: Objects, { object, kind, id }: ReportRecord, seconds: number): Promise<string> =>
  objects.link(object, { seconds, filename: `${kind}-${id}.pdf` });
