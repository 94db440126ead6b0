/** How a finished report is handed to its reader: the address of its page, and the words that go with it. */
import type { Table } from '../../contract/ports/table.ts';
import { languagesWith, SOURCE } from '../../words/languages.ts';
import { emailTemplates } from '../../words/mail.ts';
import { findBrand } from './brands.ts';
import { firstName } from './file-name.ts';
import { readerToken } from './reader-link.ts';
import type { ReportRecord } from './records.ts';

/** Address and words of a report that is ready; `base` is our own address. */
export const sharedBy = async (
  table: Table,
  customer: string,
  record: ReportRecord,
  base: string,
): Promise<{ readonly reader_url: string; readonly share_text: string }> => {
  const brand = record.brand === '' ? null : await findBrand(table, customer, record.brand).catch(() => null);
  const language = languagesWith('mail/reader').find((one) => one === record.language) ?? SOURCE;
  const link = `${base}/r/${await readerToken(table, customer, record)}`;
  const { kind, person } = record;
  const share_text = emailTemplates(language).share({
    kind,
    reader: firstName(person),
    issuer: brand?.name ?? '',
    link,
  });
  return { reader_url: link, share_text };
};
