/**
 * `npm run bill`: what a customer bought and paid, and what an operator does about it.
 *
 *   npm run bill -- show cus_…
 *   npm run bill -- refund cus_… UD/26-27/000123 --reason "…" [--amount 12.50] [--id <text>]
 *   npm run bill -- cancel cus_… --reason "…"
 *
 * `refund` gives back what is left of an invoice, or `--amount` of it, through the provider; the credit note, the credits and the
 * plan follow. Done again it is the same refund; `--id` tells a second one of the same amount apart. `cancel` ends the plan with the
 * month that is paid; giving the whole of a month back ends it at once. Who did it and why is kept: `--by`, or who runs this.
 *
 * The table is named as for `npm run incident`; keys of the providers stand in the environment (`UDAYA_STRIPE_KEY` …) or in the
 * secret that `UDAYA_PAYMENT_SECRET` names; prices in `prices.json`.
 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { BillingPorts } from '../../accounts/billing/apply.ts';
import { moneyText } from '../../accounts/billing/money.ts';
import { cancelPlan, listAudits, refundInvoice, type Act } from '../../accounts/billing/operate.ts';
import { listOrders } from '../../accounts/billing/orders.ts';
import { listPapers } from '../../accounts/billing/papers.ts';
import { readSubscription, standingAt } from '../../accounts/billing/state.ts';
import { tellOperator } from '../../accounts/billing/tell.ts';
import { paymentsFrom } from '../../adapters/payments/shared.ts';
import type { Minor } from '../../contract/suites/offer.ts';
import { offerNow } from './offer.ts';
import { runOnTable, TABLE_OPTIONS } from './operator-table.ts';

const USAGE = `usage: npm run bill -- show <customer>
       npm run bill -- refund <customer> <number of an invoice> --reason <text> [--amount <money>] [--id <text>] [--by <name>]
       npm run bill -- cancel <customer> --reason <text> [--by <name>]
Of each: [--table <name> | --data <folder>].`;

const OPTIONS = {
  reason: { type: 'string' },
  amount: { type: 'string' },
  id: { type: 'string' },
  by: { type: 'string' },
  ...TABLE_OPTIONS,
} as const;

/** Minor units of `12.50`. Throws an `Error` for what is no money. */
export const minorOf = (text: string): Minor => {
  const [, whole = '', cents = ''] = /^(\d{1,8})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`--amount is money such as 12 or 12.50, not "${text}".`);
  return Number(whole) * 100 + Number(cents || 0);
};

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

type Order = Awaited<ReturnType<typeof listOrders>>[number];
const orderLine = ({ created, id, title, total, currency, payment, refunded }: Order): string => {
  const paid = payment === '' ? 'not paid' : payment;
  const back = refunded > 0 ? `, ${moneyText(refunded, currency)} given back` : '';
  return `order    ${day(created)}  ${moneyText(total, currency)}  ${paid}${back}  ${title}  ${id}`;
};

type Paper = Awaited<ReturnType<typeof listPapers>>[number];
const paperLine = ({ at, number, kind, total, currency, of }: Paper): string => {
  const about = of === '' ? '' : ` of ${of}`;
  return `${kind === 'invoice' ? 'invoice ' : 'credit  '} ${day(at)}  ${(total / 100).toFixed(2)} ${currency}  ${number}${about}`;
};

/** Everything of a customer that money is about. */
const shown = async ({ table, payments }: BillingPorts, customer: string, now: number): Promise<readonly string[]> => {
  const [state, orders, papers, audits] = await Promise.all([
    readSubscription(table, customer),
    listOrders(table, customer),
    listPapers(table, customer),
    listAudits(table, customer),
  ]);
  const standing = standingAt(state, payments.offer?.grace_days ?? 0, now);
  return [
    `${customer}: ${standing}${state.plan === null ? '' : `, ${state.plan} until ${day(state.until)}`}`,
    ...orders.map(orderLine),
    ...papers.toReversed().map(paperLine),
    ...audits.map(
      ({ what, at, by, reason, number, done }) =>
        `${what}   ${day(at)}  ${number} by ${by}: ${reason}${done === 0 ? '  NOT DONE: run it again' : ''}`,
    ),
  ];
};

/** Does what the arguments say; resolves with what to print. Throws an `Error` in words for what cannot be done. */
export const runBill = async (ports: BillingPorts, args: readonly string[], now: number): Promise<string> => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [what = '', customer = '', number = ''] = positionals;
  if (!['show', 'refund', 'cancel'].includes(what) || customer === '') throw new Error(USAGE);
  if (what === 'show') return (await shown(ports, customer, now)).join('\n');
  const { reason = '', by = userInfo().username } = values;
  if (reason.trim() === '') throw new Error(`--reason is missing: it is kept with what is done.\n${USAGE}`);
  const act: Act = { customer, by, reason, now };
  if (what === 'cancel') {
    const done = await cancelPlan(ports.table, act);
    const { until, plan } = await readSubscription(ports.table, customer);
    return `${done ? '' : 'It was ended before: '}${plan} of ${customer} ends on ${day(until)}.`;
  }
  if (number === '') throw new Error(USAGE);
  const amount = values.amount === undefined ? undefined : minorOf(values.amount);
  const done = await refundInvoice(ports, { ...act, number, amount, id: values.id });
  const order = (await listOrders(ports.table, customer)).find(({ invoice }) => invoice === number);
  const money = order ? moneyText(done.amount, order.currency) : done.amount;
  const when = done.done === now ? '' : ` on ${day(done.done)}, before`;
  return `${money} of ${number} were given back${when}. Credit note: ${done.paper}.`;
};

if (import.meta.main)
  await runOnTable(USAGE, () => {
    const args = process.argv.slice(2);
    if (args.length === 0) throw new Error(USAGE);
    return {
      values: parseArgs({ args, allowPositionals: true, options: OPTIONS }).values,
      work: async (table) => {
        const ports = { table, payments: await paymentsFrom(offerNow()), tell: tellOperator(null) };
        return runBill(ports, args, Date.now());
      },
    };
  });
