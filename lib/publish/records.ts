/**
 * Records of finished reports: partition `report#<account>`, one item each, newest last. A record holds nothing of the birth.
 * It outlives its file, so that a late caller learns that the report has expired.
 */
import { randomInt } from 'node:crypto';
import { numberOf, textOf, type Item } from '../storage/attribute.ts';
import type { Key, Table } from '../storage/table.ts';

/** A finished report. Instants in epoch milliseconds. */
export interface ReportRecord {
  readonly id: string;
  readonly kind: string;
  readonly template: string;
  readonly language: string;
  readonly pages: number;
  readonly bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  /** Key of the file in the bucket. */
  readonly object: string;
  /** What the customer calls it; may be empty. */
  readonly reference: string;
  readonly created: number;
  readonly expires: number;
}

/** Days for which the record outlives the file. */
const RECORD_DAYS = 90;
const DAY_MS = 86_400_000;

/** Ids sort by time: nine digits of it in base 36, then chance. */
export const newReportId = (now: number): string =>
  `r${now.toString(36).padStart(9, '0')}${Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('')}`;

const partition = (customer: string): string => `report#${customer}`;
const keyOf = (customer: string, id: string): Key => ({ pk: partition(customer), sk: id });

const recordOf = (item: Item): ReportRecord => ({
  id: textOf(item, 'sk'),
  kind: textOf(item, 'kind'),
  template: textOf(item, 'template'),
  language: textOf(item, 'language'),
  pages: numberOf(item, 'pages'),
  bytes: numberOf(item, 'bytes'),
  sha256: textOf(item, 'sha256'),
  object: textOf(item, 'object'),
  reference: textOf(item, 'reference'),
  created: numberOf(item, 'created'),
  expires: numberOf(item, 'expires'),
});

/** Keeps a record. */
export const saveReport = (table: Table, customer: string, { id, ...report }: ReportRecord): Promise<void> =>
  table.put({
    ...keyOf(customer, id),
    ...report,
    ttl: Math.floor((report.expires + RECORD_DAYS * DAY_MS) / 1000),
  });

/** The record of a customer's report; undefined for one that is unknown or another customer's. */
export const findReport = async (table: Table, customer: string, id: string): Promise<ReportRecord | undefined> => {
  const item = await table.get(keyOf(customer, id));
  return item && recordOf(item);
};

/** A page of a customer's reports, newest first, and whether there are more. */
export const listReports = async (
  table: Table,
  customer: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Promise<{ readonly reports: readonly ReportRecord[]; readonly more: boolean }> => {
  const found = await table.query(partition(customer), {
    limit: limit + 1,
    descending: true,
    ...(after === null ? {} : { after }),
  });
  return { reports: found.slice(0, limit).map(recordOf), more: found.length > limit };
};

/** Forgets a record. */
export const forgetReport = (table: Table, customer: string, id: string): Promise<void> =>
  table.remove(keyOf(customer, id));
