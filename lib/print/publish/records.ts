/**
 * Records of reports: partition `report#<space>`, one item each, newest last. A record holds nothing of the birth but
 * the name that stands on the cover, by which the file and its letter are called. It
 * outlives its file, so that a late caller learns that the report has expired. How its state changes is in `states.ts`.
 */
import { REPORT_FAULTS, type ReportFault } from '../../contract/suites/report.ts';
import { itemNumber, itemText, itemTexts, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import { reportKey, type KeptDays } from '../../adapters/storage/folders.ts';
import { TIME_DIGITS, timedId } from '../../adapters/storage/timed-id.ts';

/** States that are stored. A report that has expired is a ready one whose end has come; a deleted one has no record. */
export const STATES = ['queued', 'rendering', 'ready', 'failed'] as const;
export type ReportState = (typeof STATES)[number];

/** A report. Instants in epoch milliseconds; what is not known before the file is made is 0 or empty. */
export interface ReportRecord {
  readonly id: string;
  readonly status: ReportState;
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
  /** Whose report it is, as its cover names them; may be empty. */
  readonly person: string;
  /** Id of the brand that it wears; empty for none. */
  readonly brand: string;
  readonly created: number;
  /** When the file is removed. */
  readonly expires: number;
  /** When it was made, or failed; 0 before. */
  readonly ended: number;
  /** Of a failed report: why. */
  readonly fault: ReportFault | null;
  /** How often it was begun, by whom last, and until when that one may work on it. */
  readonly attempt: number;
  readonly owner: string;
  readonly until: number;
  /** When it may be begun again. */
  readonly due: number;
  /** What was charged for it and not given back: charges as metering packs them. */
  readonly charges: readonly string[];
}

/** Days for which the record outlives the file. */
export const RECORD_DAYS = 90;
const DAY_MS = 86_400_000;

/** A new id; ids sort by time. */
export const newReportId = (now: number): string => timedId('r', now);

/** When an id was made, epoch milliseconds. */
export const timeOfId = (id: string): number => parseInt(id.slice(1, 1 + TIME_DIGITS), 36);

const partition = (customer: string): string => `report#${customer}`;
/** Where a report is stored. */
export const recordKey = (customer: string, id: string): Key => ({ pk: partition(customer), sk: id });

/** The record of an item. */
export const recordOf = (item: Item): ReportRecord => ({
  id: itemText(item, 'sk'),
  status: STATES.find((state) => state === itemText(item, 'status')) ?? 'ready',
  kind: itemText(item, 'kind'),
  template: itemText(item, 'template'),
  language: itemText(item, 'language'),
  pages: itemNumber(item, 'pages'),
  bytes: itemNumber(item, 'bytes'),
  sha256: itemText(item, 'sha256'),
  object: itemText(item, 'object'),
  reference: itemText(item, 'reference'),
  person: itemText(item, 'person'),
  brand: itemText(item, 'brand'),
  created: itemNumber(item, 'created'),
  expires: itemNumber(item, 'expires'),
  ended: itemNumber(item, 'ended'),
  fault: REPORT_FAULTS.find((fault) => fault === itemText(item, 'fault')) ?? null,
  attempt: itemNumber(item, 'attempt'),
  owner: itemText(item, 'owner'),
  until: itemNumber(item, 'until'),
  due: itemNumber(item, 'due'),
  charges: itemTexts(item, 'charges'),
});

/** A report that is ordered. */
export interface NewReport extends Pick<
  ReportRecord,
  'id' | 'kind' | 'template' | 'language' | 'reference' | 'person' | 'brand' | 'created'
> {
  readonly customer: string;
  readonly days: KeptDays;
  /** What the call was charged, as metering packs it; empty for nothing. */
  readonly charge: string;
}

/** Puts a report in the queue. Throws `ConditionFailed` for an id that is taken. */
export const saveReport = async (table: Table, order: NewReport): Promise<ReportRecord> => {
  const { id, customer, days, charge, created, ...about } = order;
  const expires = created + days * DAY_MS;
  const item: Item & Key = {
    ...recordKey(customer, id),
    ...about,
    created,
    expires,
    status: 'queued',
    attempt: 0,
    due: created,
    object: reportKey(days, customer, id),
    ttl: Math.floor((expires + RECORD_DAYS * DAY_MS) / 1000),
    ...(charge === '' ? {} : { charges: new Set([charge]) }),
  };
  await table.put(item, { condition: 'attribute_not_exists(pk)' });
  return recordOf(item);
};

/** The record of a customer's report; undefined for one that is unknown or another customer's. */
export const findReport = async (table: Table, customer: string, id: string): Promise<ReportRecord | undefined> => {
  const item = await table.get(recordKey(customer, id));
  return item && recordOf(item);
};

/** Notes one more charge for a report; resolves with the record as it then is. Throws `ConditionFailed` without one. */
export const addCharge = async (table: Table, customer: string, id: string, charge: string): Promise<ReportRecord> =>
  recordOf(
    await table.update(recordKey(customer, id), {
      update: 'ADD charges :charge',
      condition: 'attribute_exists(pk)',
      values: { ':charge': new Set([charge]) },
    }),
  );

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
  table.remove(recordKey(customer, id));
