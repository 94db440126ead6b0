/** Reports as the API shows them. */
import { REPORT_KINDS, REPORT_TEMPLATES } from '../contract/report.ts';
import type { ReportRecord } from './records.ts';

const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

const LANGUAGES = ['en', 'hi'] as const;
const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string): T =>
  values.find((known) => known === value) ?? values[0];

/** A report at a moment (epoch ms): after its end it has expired. */
export const reportShape = (record: ReportRecord, now: number) => ({
  report_id: record.id,
  kind: oneOf(REPORT_KINDS, record.kind),
  template: oneOf(REPORT_TEMPLATES, record.template),
  language: oneOf(LANGUAGES, record.language),
  status: record.expires > now ? ('ready' as const) : ('expired' as const),
  pages: record.pages,
  bytes: record.bytes,
  sha256: record.sha256,
  reference: record.reference === '' ? null : record.reference,
  created: instant(record.created),
  expires: instant(record.expires),
});

/** A link made at a moment for so many seconds. */
export const linkShape = (url: string, now: number, seconds: number) => ({
  url,
  url_expires: instant(now + seconds * 1000),
});
