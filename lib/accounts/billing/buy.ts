/** What a customer does about a plan: buys one, buys credits, takes a smaller one from the next month on, ends it. */
import { AppError } from '../../contract/frame/app-error.ts';
import { PAID_PLANS, type Currency, type PaidPlan } from '../../contract/suites/offer.ts';
import type { Payments } from '../../contract/ports/payments.ts';
import type { Table } from '../../contract/ports/table.ts';
import { bank } from '../../words/bank.ts';
import { announce } from '../due/due.ts';
import { nextMonth } from '../metering/period.ts';
import type { PlanName } from '../metering/plans.ts';
import { marketFor, makeOrder, priceUntilMonthEnd, providerOf, requestOf } from './shop.ts';
import { changeSubscription, readSubscription, type Subscription } from './state.ts';
import type { Buyer } from './tax.ts';

export interface BuyPorts {
  readonly table: Table;
  readonly payments: Payments;
}

/** Who buys, and from where. */
export interface Customer {
  readonly customer: string;
  readonly email: string;
  /** Legal data for the invoice; those of the last purchase where left out. */
  readonly buyer?: Buyer | undefined;
  readonly currency?: Currency | undefined;
  /** Where the payer comes back to. */
  readonly back: string;
  readonly now: number;
}

/** The plan as one that can be bought, or undefined. */
export const paidPlan = (plan: PlanName): PaidPlan | undefined => PAID_PLANS.find((one) => one === plan);

/** Whether an operator sells a plan anywhere. */
export const isSold = ({ offer }: Payments, plan: PlanName): boolean => {
  const paid = paidPlan(plan);
  return paid !== undefined && Object.values(offer?.markets ?? {}).some((market) => market.plans[paid] !== undefined);
};

/** A buyer as it was sent. */
export const buyerOf = (
  given:
    | {
        readonly name: string;
        readonly address: string;
        readonly country: string;
        readonly state: string;
        readonly tax_number: string;
      }
    | undefined,
): Buyer | undefined => {
  if (!given) return undefined;
  const { name, address, country, state, tax_number: taxNumber } = given;
  return { name, address, country, state, taxNumber };
};

/** The buyer of an order. VALIDATION_FAILED where nobody is known. */
const knownBuyer = (given: Buyer | undefined, { buyer }: Subscription): Buyer => {
  if (given) return given;
  if (buyer.name !== '') return buyer;
  const message = 'Needed with the first purchase: it stands on the invoice.';
  throw new AppError('VALIDATION_FAILED', {
    details: [{ field: 'buyer', code: 'REQUIRED', message, expected: 'name, address and country' }],
  });
};

const offerOf = ({ offer }: Payments) => {
  if (!offer) throw new AppError('STATE_CONFLICT', { message: 'Nothing is sold here.' });
  return offer;
};

/** Orders a larger plan, from now until the month ends; the address at which it is paid. */
export const buyPlan = async ({ table, payments }: BuyPorts, plan: PaidPlan, by: Customer): Promise<string> => {
  const offer = offerOf(payments);
  const state = await readSubscription(table, by.customer);
  const { currency, market } = marketFor(offer, by.currency, state.plan === null ? null : state.currency);
  const net = priceUntilMonthEnd(market, plan, state, by.now);
  if (net === null) throw new AppError('STATE_CONFLICT', { message: 'This plan is not sold in this currency.' });
  const order = await makeOrder(table, offer, {
    customer: by.customer,
    bought: { kind: 'plan', plan, until: nextMonth(by.now) },
    title: `${bank('en', 'platform').plan[plan]}, ${new Date(by.now).toISOString().slice(0, 10)} – ${new Date(nextMonth(by.now) - 1).toISOString().slice(0, 10)}`,
    net,
    currency,
    market,
    buyer: knownBuyer(by.buyer, state),
    now: by.now,
  });
  return providerOf(payments, order.provider).checkout(requestOf(order, by.email, by.back));
};

/** Orders credits for the wallet; the address at which they are paid. */
export const buyCredits = async ({ table, payments }: BuyPorts, pack: string, by: Customer): Promise<string> => {
  const offer = offerOf(payments);
  const state = await readSubscription(table, by.customer);
  const { currency, market } = marketFor(offer, by.currency, state.plan === null ? null : state.currency);
  const found = market.topups.find(({ key }) => key === pack);
  if (!found)
    throw new AppError('RESOURCE_NOT_FOUND', { message: `There are no credits of the name ${pack} in ${currency}.` });
  const order = await makeOrder(table, offer, {
    customer: by.customer,
    bought: { kind: 'topup', pack, credits: found.credits },
    title: `${found.credits} credits`,
    net: found.price,
    currency,
    market,
    buyer: knownBuyer(by.buyer, state),
    now: by.now,
  });
  return providerOf(payments, order.provider).checkout(requestOf(order, by.email, by.back));
};

/** Notes which plan the months to come shall have: a smaller one, the present one again, or (`sandbox`) none. */
export const choosePlan = async (table: Table, customer: string, plan: PlanName, now: number): Promise<void> => {
  const { plan: paid } = await readSubscription(table, customer);
  if (paid === null) return;
  await announce(table, 'billing', Math.floor(now / 1000), customer);
  const chosen = paidPlan(plan);
  await changeSubscription(table, customer, () =>
    chosen === undefined
      ? { cancelled: now }
      : { cancelled: 0, next: chosen === paid ? null : { plan: chosen, at: now } },
  );
};
