/** An invoice or credit note as a document of the press. In English, as it is kept: a paper of law is not translated. */
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { reportColours } from './theme.ts';
import { left, right } from './blocks.ts';

/** What stands on the paper. Amounts in minor units. */
export interface InvoiceFacts {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly at: number;
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly tax_number?: string | undefined;
    readonly service_code?: string | undefined;
  };
  readonly buyer: {
    readonly name: string;
    readonly address: string;
    readonly country: string;
    readonly state: string;
    readonly taxNumber: string;
  };
  readonly title: string;
  readonly currency: string;
  readonly net: number;
  readonly taxes: readonly { readonly name: string; readonly percent: number; readonly amount: number }[];
  readonly total: number;
  readonly note: string;
  readonly of: string;
  readonly payment: string;
}

const COLOUR = '#7a3b12';

/** The paper as a document. */
export const invoiceDocument = (paper: InvoiceFacts): ReportDocument => {
  const words = bank('en', 'platform').invoice;
  const { number, kind, at, seller, buyer, title, currency, net, taxes, total, note, of, payment } = paper;
  const grouped = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', { minimumFractionDigits: 2 });
  const money = (amount: number): string => `${grouped.format(amount / 100)} ${currency}`;
  const name = words[kind];
  const day = new Date(at).toISOString().slice(0, 10);
  const facts = (rows: readonly (readonly [string, string | undefined])[]) =>
    ({ kind: 'facts', rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) }) as const;
  return {
    title: `${name} ${number}`,
    subject: title,
    author: seller.name,
    language: 'en',
    created: new Date(at),
    colours: reportColours(COLOUR),
    isPaper: true,
    cover: { style: 'plain', title: name, name: number, lines: [], foot: [] },
    footer: seller.name,
    words: { contents: '' },
    blocks: [
      { kind: 'chapter', id: 'paper', title: `${name} ${number}`, lead: seller.name, start: 'page' },
      facts([
        [words.date, day],
        [words.of, of],
        [words.payment, payment],
      ]),
      { kind: 'heading', text: words.seller },
      facts([
        [words.name, seller.name],
        [words.address, seller.address],
        [words.taxNumber, seller.tax_number],
        [words.service, seller.service_code],
      ]),
      { kind: 'heading', text: words.buyer },
      facts([
        [words.name, buyer.name],
        [words.address, buyer.address],
        [words.place, [buyer.state, buyer.country].filter((one) => one !== '').join(', ')],
        [words.taxNumber, buyer.taxNumber],
      ]),
      { kind: 'heading', text: words.amounts },
      {
        kind: 'table',
        columns: [left(3), right(1)],
        head: [words.item, words.amount],
        rows: [
          [title, money(net)],
          ...taxes.map(({ name: tax, percent, amount }) => [
            filled(words.tax, { tax, percent: String(percent) }),
            money(amount),
          ]),
          [kind === 'invoice' ? words.total : words.returned, money(total)],
        ],
        strong: [taxes.length + 1],
      },
      ...(note === '' ? [] : [{ kind: 'text', text: note, role: 'soft' } as const]),
      { kind: 'text', text: kind === 'invoice' ? words.paid : words.credited, role: 'small' },
    ],
  };
};
