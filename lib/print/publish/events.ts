/** What webhooks are told of reports. */
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import { tellWebhooks } from '../../accounts/webhooks/tell.ts';
import type { Told } from '../../accounts/webhooks/messages.ts';
import type { ReportRecord } from './records.ts';
import { readyShape, reportShape } from './view.ts';

/** What a message says of a report that was made: nothing of the birth, and no link. */
export const readyData = (record: ReportRecord) => {
  const { report_id, kind, template, language, pages, bytes, sha256, reference, created, expires } = readyShape(record);
  return { report_id, kind, template, language, pages, bytes, sha256, reference, created, expires };
};

const eventOf = (record: ReportRecord): Told => {
  const { id, status, fault, ended } = record;
  const about = { key: id, at: ended };
  if (status === 'ready') return { ...about, event: 'report.ready', data: readyData(record) };
  const { report_id, kind, reference, created } = reportShape(record, ended);
  const data = { report_id, kind, reference, created, error: fault ?? 'INTERNAL' };
  return { ...about, event: 'report.failed', data };
};

/** Tells the webhooks of a customer of a report that is ready or has failed. Repeating it changes nothing. */
export const tellOfReport = async (
  ports: { readonly table: Table; readonly jobs: Jobs },
  customer: string,
  record: ReportRecord,
  now: number,
): Promise<void> => tellWebhooks(ports, customer, eventOf(record), now);
