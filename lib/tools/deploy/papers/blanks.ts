/** The blanks of the papers: what only the operator of a service knows. */
import { PAPER_NAMES, type PaperName } from '../../../pages/paper-names.ts';

export const BLANKS = {
  service: 'What the service is called',
  url: 'Address of the service, https://…',
  company: 'Legal name of the operator',
  address: 'Postal address of the operator',
  country: 'Country whose law the operator stands under',
  court: 'Court that decides disputes',
  contact: 'Mail address for questions about the papers',
  privacy_contact: 'Mail address of whoever answers for personal data',
  grievance_officer: 'Name of the grievance officer (India, DPDP Act), or of the data protection officer',
  authority: 'Authority that complaints about personal data go to',
  region: 'Country or region in which the data lie',
  subprocessors: 'Companies that process data for the operator, each with what it does, separated by semicolons',
  invoice_years: 'Years for which invoices must be kept',
  breach_hours: 'Hours within which customers are told of a breach of personal data; 72 at most under the GDPR',
  notice_days: 'Days of notice before the terms or the subprocessors change',
  available: 'Share of a month in which the service answers, for the SLA: 99.5',
  credit: 'What is given back where it did not: “10 % of the month’s price for each full percent below”',
  effective: 'Date from which the papers hold',
} as const;

export type Blank = keyof typeof BLANKS;
export const BLANK_NAMES: readonly Blank[] = Object.keys(BLANKS).filter((name): name is Blank => name in BLANKS);

/** The papers, each a template beside this file, with the blanks that it alone needs to be made: an SLA is a choice. */
export const PAPERS = PAPER_NAMES;
export type Paper = PaperName;
/** Blanks of the SLA alone; without them there is none. */
export const OF_SLA: readonly Blank[] = ['available', 'credit'];
