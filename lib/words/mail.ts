/** The e-mails of the service. */
import { bank, type Banks } from './bank.ts';
import { filled } from './fill.ts';
import { languagesWith, SOURCE, type Language } from './languages.ts';

/** Subject and text of an e-mail. */
export interface Email {
  readonly subject: string;
  readonly text: string;
}

/** The letter of a report, with the words on its button. */
export interface ReportLetter extends Email {
  readonly button: string;
}

/** What the letter of a report is told; without a link the file goes with the letter. */
export interface ReportEmail {
  readonly issuer: string;
  /** First name of the reader; empty for none. */
  readonly reader: string;
  /** Line below the name of the seller; empty for none. */
  readonly contact: string;
  readonly kind: string;
  readonly reference: string;
  readonly pages: number;
  readonly link: string | null;
  /** Day on which the file is removed. */
  readonly until: string;
  /** Address of the page where the reader stops these e-mails. */
  readonly stop: string;
}

/** What the notice of spent credits is told. */
export interface CreditsEmail {
  readonly percent: number;
  readonly used: number;
  readonly limit: number;
  readonly resets: string;
}

/** What the letter about a webhook is told that was switched off; `gone`: its receiver answered 410. */
export interface WebhookOffEmail {
  readonly url: string;
  /** Address of our page of webhooks. */
  readonly link: string;
  readonly why: 'GONE' | 'FAILING' | 'PLAN';
}

/** What the letter about a month to be paid is told. */
export interface PaymentEmail {
  readonly title: string;
  readonly amount: string;
  readonly day: string;
  readonly link: string;
}

/** Letters to whoever has an account, and to the reader of a report. Those about payment and webhooks are in fewer languages. */
const ACCOUNT = 'mail/account';
const READER = 'mail/reader';
const SERVICE = 'mail/service';

/** The rows of a family of letters, in English where the language does not have it. */
const rowsOf = <F extends typeof ACCOUNT | typeof READER | typeof SERVICE>(language: Language, family: F): Banks[F] =>
  bank(languagesWith(family).includes(language) ? language : SOURCE, family);

/** What a report is called in a letter. */
const kindText = ({ kinds }: Banks[typeof READER], kind: string): string => {
  const named: Readonly<Record<string, string>> = kinds;
  return named[kind] ?? kinds.custom;
};

/**
 * The e-mails in a language; a letter that the language does not have comes in English. Instants come as text in UTC; `link`
 * is an address of ours.
 */
export const emailTemplates = (language: Language) => {
  const account = () => rowsOf(language, ACCOUNT);
  const ofReader = () => rowsOf(language, READER);
  const service = () => rowsOf(language, SERVICE);
  return {
    code: (given: { readonly code: string; readonly minutes: number }): Email => ({
      subject: filled(account().code.subject, given),
      text: filled(account().code.text, given),
    }),
    /** To an address that asked to sign in and has no account. */
    noAccount: (given: { readonly link: string }): Email => ({
      subject: account().noAccount.subject,
      text: filled(account().noAccount.text, given),
    }),
    signedIn: (given: { readonly at: string; readonly link: string }): Email => ({
      subject: account().signedIn.subject,
      text: filled(account().signedIn.text, given),
    }),
    credits: ({ percent, ...given }: CreditsEmail): Email =>
      percent >= 100
        ? { subject: account().credits.up.subject, text: filled(account().credits.up.text, given) }
        : {
            subject: filled(account().credits.low.subject, { percent }),
            text: filled(account().credits.low.text, given),
          },
    /** To the owner of a webhook that was switched off. */
    webhookOff: ({ url, link, why }: WebhookOffEmail): Email => ({
      subject: filled(service().webhookOff.subject, { host: new URL(url).host }),
      text: filled(service().webhookOff[why], { url, link }),
    }),
    /** Lines for a messenger: what is ready, where, and who sends it (empty for nobody). */
    share: ({
      kind,
      reader,
      issuer,
      link,
    }: Pick<ReportEmail, 'kind' | 'reader' | 'issuer'> & { link: string }): string => {
      const rows = ofReader();
      const what = kindText(rows, kind);
      const said = reader === '' ? what : filled(rows.reportReader.subject, { what, reader });
      return [said, link, issuer].filter((line) => line !== '').join('\n');
    },
    /** To the reader of a report. */
    report: ({ issuer, reader, contact, kind, reference, pages, link, until, stop }: ReportEmail): ReportLetter => {
      const rows = ofReader();
      const named = kindText(rows, kind);
      const what = reference === '' ? named : filled(rows.reportNamed, { what: named, reference });
      const signed = contact === '' ? issuer : `${issuer}\n${contact}`;
      const text =
        link === null
          ? filled(rows.reportAttached.text, { what, pages, issuer: signed, stop })
          : filled(rows.report.text, { what, pages, link, until, issuer: signed, stop });
      const subject =
        reader === ''
          ? filled(rows.report.subject, { what: named, issuer })
          : filled(rows.reportReader.subject, { what: named, reader });
      return { subject, text, button: rows.reportReader.button };
    },
    /** A month that is to be paid; `day`: until which calls go on. */
    payment: (given: PaymentEmail): Email => ({
      subject: filled(service().payment.subject, given),
      text: filled(service().payment.text, given),
    }),
    /** A month was not paid, and the plan is gone. */
    planTaken: (given: { readonly link: string }): Email => ({
      subject: service().planTaken.subject,
      text: filled(service().planTaken.text, given),
    }),
    closing: (given: { readonly on: string; readonly link: string }): Email => ({
      subject: account().closing.subject,
      text: filled(account().closing.text, given),
    }),
  };
};
