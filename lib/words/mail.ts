/** The letters of the service. */
import { bank } from './bank.ts';
import { filled } from './fill.ts';
import type { Language } from './languages.ts';

/** Subject and text of a letter. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** What the letter of a report is told; without a link the file goes with the letter. */
export interface ReportLetter {
  readonly issuer: string;
  readonly kind: string;
  readonly reference: string;
  readonly pages: number;
  readonly link: string | null;
  /** Day on which the file is removed. */
  readonly until: string;
  /** Address of the page where the reader stops these letters. */
  readonly stop: string;
}

/** What the notice of spent credits is told. */
export interface CreditsLetter {
  readonly percent: number;
  readonly used: number;
  readonly limit: number;
  readonly resets: string;
}

/** The letters in a language. Instants come as text in UTC; `link` is an address of ours. */
export const lettersIn = (language: Language) => {
  const letters = bank(language, 'mail');
  const kinds: Readonly<Record<string, string>> = letters.kinds;
  return {
    code: (given: { readonly code: string; readonly minutes: number }): Letter => ({
      subject: filled(letters.code.subject, given),
      text: filled(letters.code.text, given),
    }),
    /** To an address that asked to sign in and has no account. */
    noAccount: (given: { readonly link: string }): Letter => ({
      subject: letters.noAccount.subject,
      text: filled(letters.noAccount.text, given),
    }),
    signedIn: (given: { readonly at: string; readonly link: string }): Letter => ({
      subject: letters.signedIn.subject,
      text: filled(letters.signedIn.text, given),
    }),
    credits: ({ percent, ...given }: CreditsLetter): Letter =>
      percent >= 100
        ? { subject: letters.creditsUp.subject, text: filled(letters.creditsUp.text, given) }
        : { subject: filled(letters.creditsLow.subject, { percent }), text: filled(letters.creditsLow.text, given) },
    /** To the reader of a report. */
    report: ({ issuer, kind, reference, pages, link, until, stop }: ReportLetter): Letter => {
      const named = kinds[kind] ?? letters.kinds.custom;
      const { subject } = letters.report;
      const what = reference === '' ? named : filled(letters.reportNamed, { what: named, reference });
      const text =
        link === null
          ? filled(letters.reportAttached.text, { what, pages, issuer, stop })
          : filled(letters.report.text, { what, pages, link, until, issuer, stop });
      return { subject: filled(subject, { what: named, issuer }), text };
    },
    closing: (given: { readonly on: string; readonly link: string }): Letter => ({
      subject: letters.closing.subject,
      text: filled(letters.closing.text, given),
    }),
  };
};
