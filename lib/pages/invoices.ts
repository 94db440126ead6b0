/** The page of invoices and credit notes. */
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { priceText } from './buy.ts';
import { html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { dayText } from './numbers.ts';
import { amounts, table } from './parts.ts';
import type { Currency } from '../contract/suites/offer.ts';

export interface InvoiceRow {
  readonly number: string;
  readonly form: 'invoice' | 'credit_note';
  readonly date: string;
  readonly subject: string;
  readonly currency: Currency;
  readonly total_minor: number;
  readonly path: string;
}

/** The page. */
export const invoicesPage = (scene: Scene, rows: readonly InvoiceRow[]): string => {
  const { language, root } = scene;
  const { invoices: words } = pageWords(language);
  const names = bank(language, 'platform').invoice;
  const body =
    rows.length === 0
      ? html`<p class="soft">${words.empty}</p>
          <p><a class="button" href="${root}/dashboard/plan">${words.toPlan}</a></p>`
      : table(
          '',
          [words.number, words.date, words.what, amounts(words.total)],
          rows.map(({ number, form, date, subject, currency, total_minor: net, path }) => [
            html`<a class="whole" href="${root}${path}">${number}</a>`,
            html`<span class="whole">${dayText(Date.parse(date), language)}</span>`,
            html`<span>${names[form]}: <span lang="en">${subject}</span></span>`,
            priceText({ currency, net_minor: net }, language),
          ]),
        );
  return dashboardPage(scene, {
    title: words.title,
    body: html`<p>${words.lead}</p>
      ${body}`,
  });
};
