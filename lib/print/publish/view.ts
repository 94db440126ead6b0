/** Reports as the API shows them. */
import { REPORT_KINDS, REPORT_TEMPLATES, type ReportFault } from '../../contract/suites/report.ts';
import { languagesWith } from '../../words/languages.ts';
import type { ReportRecord } from './records.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string): T =>
  values.find((known) => known === value) ?? values[0];

const FAULT_MESSAGES: Readonly<Record<ReportFault, string>> = {
  INTERNAL:
    'The report could not be made. Its credits go back within some minutes; order it again with a new Idempotency-Key.',
  TIMED_OUT:
    'The report was not made within ten minutes. Its credits go back within some minutes; order it again with a new Idempotency-Key.',
};

/** The parts that every report shows. */
const aboutReport = (record: ReportRecord) => ({
  report_id: record.id,
  kind: oneOf(REPORT_KINDS, record.kind),
  template: oneOf(REPORT_TEMPLATES, record.template),
  language: oneOf(languagesWith('report'), record.language),
  reference: record.reference === '' ? null : record.reference,
  created: utcOfMs(record.created),
  expires: utcOfMs(record.expires),
});

/** A report whose file is there. */
export const readyShape = (record: ReportRecord) => ({
  ...aboutReport(record),
  status: 'ready' as const,
  error: null,
  pages: record.pages,
  bytes: record.bytes,
  sha256: record.sha256,
});

/** A report at a moment (epoch ms): after its end a ready one has expired. */
export const reportShape = (record: ReportRecord, now: number) => {
  const { status, fault, expires } = record;
  if (status === 'ready')
    return { ...readyShape(record), status: expires > now ? ('ready' as const) : ('expired' as const) };
  const code = fault ?? 'INTERNAL';
  return {
    ...aboutReport(record),
    status,
    error: status === 'failed' ? { code, message: FAULT_MESSAGES[code] } : null,
    pages: null,
    bytes: null,
    sha256: null,
  };
};

/** A link made at a moment for so many seconds. */
export const linkShape = (url: string, now: number, seconds: number) => ({
  url,
  url_expires: utcOfMs(now + seconds * 1000),
});
