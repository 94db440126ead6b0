/** Prices and forms of what is sold: on the page of prices, and in the dashboard. */
import type { Billed, Currency } from '../contract/suites/offer.ts';
import type { Language } from '../words/languages.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { localeOf } from '../words/locale.ts';
import { field } from './dialogs.ts';
import { html, type Html } from './html.ts';
import { countText } from './numbers.ts';
import { amounts, noticeBox, table } from './parts.ts';

/** A net price. */
export interface Price {
  readonly currency: Currency;
  readonly net_minor: number;
}

/** Credits that are bought at once. */
export interface Pack {
  readonly key: string;
  readonly credits: number;
  readonly prices: readonly Price[];
}

/** A price with the sign of its currency, as people of a language write it. */
export const priceText = ({ currency, net_minor: net }: Price, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    minimumFractionDigits: net % 100 === 0 ? 0 : 2,
  }).format(net / 100);

/** All prices of one thing in a line. */
export const pricesText = (prices: readonly Price[], language: Language): string =>
  prices.map((price) => priceText(price, language)).join(' · ');

/** The credits that can be bought, as a table. */
export const packTable = (packs: readonly Pack[], language: Language): Html => {
  const words = pageWords(language).pricing;
  return table(
    '',
    [words.credits, amounts(words.once)],
    packs.map(({ credits, prices }) => [countText(credits, language), pricesText(prices, language)]),
  );
};

/** A choice of a form. */
interface Choice {
  readonly value: string;
  readonly text: string;
}

const select = (id: string, name: string, label: string, choices: readonly Choice[]): Html =>
  field(
    id,
    label,
    html`<select id="${id}" name="${name}">
      ${choices.map(({ value, text }) => html`<option value="${value}">${text}</option>`)}
    </select>`,
  );

export interface BuyForm {
  readonly id: string;
  readonly title: string;
  /** `PUT /v1/subscription`. */
  readonly call: string;
  readonly member: string;
  /** What is paid for at once, where the form says so. */
  readonly billed?: Billed;
  readonly choices: readonly Choice[];
  readonly currencies: readonly Currency[];
  /** Whether the buyer is known from an earlier purchase. */
  readonly isKnown: boolean;
}

/** A form that orders something and leads to the page on which it is paid. */
export const buyForm = (
  language: Language,
  { id, title, call, member, billed, choices, currencies, isKnown }: BuyForm,
): Html => {
  const words = pageWords(language).pricing;
  const entry = (part: string, name: string, label: string, help = '', isOptional = false): Html => {
    const own = `${id}-${part}`;
    const input = html`<input
      id="${own}"
      name="buyer.${name}"
      ${isOptional && html` data-as="optional"`}
      ${help !== '' && html` aria-describedby="${own}-help"`}
    />`;
    return field(own, label, input, help);
  };
  const buyer = [
    entry('name', 'name', words.name),
    entry('address', 'address', words.address),
    entry('country', 'country', words.country, words.countryHelp),
    entry('state', 'state', words.state, words.stateHelp, true),
    entry('tax', 'tax_number', words.taxNumber, words.taxNumberHelp, true),
  ];
  return html`<section class="card">
    <h2>${title}</h2>
    <form data-call="${call}" data-then="pay" novalidate>
      ${noticeBox()}${billed !== undefined && html`<input type="hidden" name="billed" value="${billed}" />`}${select(`${id}-what`, member, words.what, choices)}${select(
        `${id}-currency`,
        'currency',
        words.currency,
        currencies.map((one) => ({ value: one, text: one })),
      )}${isKnown ? html`<p class="soft">${words.known}</p>` : buyer}
      <p><button>${words.pay}</button></p>
    </form>
  </section>`;
};

/** What the choice of a thing with prices says. */
export const choiceOf = (language: Language, value: string, name: string, prices: readonly Price[]): Choice => ({
  value,
  text: filled(pageWords(language).pricing.choice, { name, price: pricesText(prices, language) }),
});
