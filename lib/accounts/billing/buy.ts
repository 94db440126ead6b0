/** What a customer does about a plan: buys one, buys credits, takes a smaller one from the next month on, ends it. */
import { AppError } from '../../contract/frame/app-error.ts';
import { PAID_PLANS, type Billed, type Currency, type Market, type PaidPlan } from '../../contract/suites/offer.ts';
import type { Payments } from '../../contract/ports/payments.ts';
import type { Table } from '../../contract/ports/table.ts';
import { bank } from '../../words/bank.ts';
import { announce } from '../due/due.ts';
import { nextMonth } from '../metering/period.ts';
import type { PlanName } from '../metering/plans.ts';
import { marketFor, makeOrder, priceUntilMonthEnd, providerOf, requestOf, termTitle, yearWish } from './shop.ts';
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
  /** What a plan is paid for at once; a month where left out. */
  readonly billed?: Billed | undefined;
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

/** A plan until the month ends, or for a year. STATE_CONFLICT where it is not sold so. */
const termOf = (market: Market, plan: PaidPlan, state: Subscription, { now, billed = 'month' }: Customer) => {
  // What is paid by the year is enlarged by the year.
  const byYear = billed === 'year' || (state.billed === 'year' && state.until > nextMonth(now));
  const year = byYear ? yearWish(market, plan, state, now) : null;
  if (year)
    return {
      bought: { kind: 'year', plan, from: now, until: year.until },
      title: termTitle(plan, now, year.until),
      net: year.net,
    } as const;
  const net = byYear ? null : priceUntilMonthEnd(market, plan, state, now);
  if (net === null)
    throw new AppError('STATE_CONFLICT', { message: 'This plan is not sold in this currency, or not by the year.' });
  const until = nextMonth(now);
  const days = `${new Date(now).toISOString().slice(0, 10)} – ${new Date(until - 1).toISOString().slice(0, 10)}`;
  return {
    bought: { kind: 'plan', plan, until },
    title: `${bank('en', 'platform').plan[plan]}, ${days}`,
    net,
  } as const;
};

/** Orders a larger plan, from now until the month ends, or any for a year; the address at which it is paid. */
export const buyPlan = async ({ table, payments }: BuyPorts, plan: PaidPlan, by: Customer): Promise<string> => {
  const offer = offerOf(payments);
  const state = await readSubscription(table, by.customer);
  const { currency, market } = marketFor(offer, by.currency, state.plan === null ? null : state.currency);
  const order = await makeOrder(table, offer, {
    customer: by.customer,
    ...termOf(market, plan, state, by),
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

/**
 * Notes which plan what comes after the paid month or year shall have: a smaller one, the present one again, or (`sandbox`) none.
 * `billed`: what it is then paid for at once; as now where left out. False where another month is paid already, so that the
 * present plan goes on for now.
 */
export const choosePlan = async (
  table: Table,
  customer: string,
  plan: PlanName,
  now: number,
  billed?: Billed,
): Promise<boolean> => {
  const { plan: paid, billed: present, until } = await readSubscription(table, customer);
  if (paid === null) return true;
  await announce(table, 'billing', Math.floor(now / 1000), customer);
  const chosen = paidPlan(plan);
  await changeSubscription(table, customer, () =>
    chosen === undefined
      ? { cancelled: now }
      : {
          cancelled: 0,
          next:
            chosen === paid && (billed ?? present) === present
              ? null
              : { plan: chosen, billed: billed ?? present, at: now },
        },
  );
  return until <= nextMonth(now);
};
