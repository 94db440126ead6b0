/** Invoices, credit notes and prices as people see them. */
import { CURRENCIES, currenciesOf, type Billed, type Offer, type PaidPlan } from '../../contract/suites/offer.ts';
import { paperName, type Paper } from '../billing/papers.ts';

/** A paper in a list. */
export const invoiceView = ({ number, kind, at, title, currency, net, taxes, total }: Paper) => ({
  number,
  form: kind,
  date: new Date(at).toISOString().slice(0, 10),
  subject: title,
  currency: CURRENCIES.find((one) => one === currency) ?? CURRENCIES[0],
  net_minor: net,
  tax_minor: taxes.reduce((sum, { amount }) => sum + amount, 0),
  total_minor: total,
  path: `/v1/invoices/${paperName(number)}`,
});

/** The net prices of a plan, in the currencies that it is sold in: of a month, or of twelve that are paid at once. */
export const pricesView = (offer: Offer | null, plan: PaidPlan | undefined, billed: Billed = 'month') =>
  offer === null || plan === undefined
    ? []
    : currenciesOf(offer).flatMap((currency) => {
        const { plans, years } = offer.markets[currency] ?? {};
        const net = (billed === 'year' ? years : plans)?.[plan];
        return net === undefined ? [] : [{ currency, net_minor: net }];
      });

/** The credits that can be bought, each with its net prices. */
export const packsView = (offer: Offer | null) => {
  const packs = new Map<string, { credits: number; prices: ReturnType<typeof pricesView> }>();
  for (const currency of offer ? currenciesOf(offer) : [])
    for (const { key, credits, price } of offer?.markets[currency]?.topups ?? []) {
      const known = packs.get(key) ?? { credits, prices: [] };
      packs.set(key, { credits, prices: [...known.prices, { currency, net_minor: price }] });
    }
  return [...packs].map(([key, { credits, prices }]) => ({ key, credits, prices }));
};
