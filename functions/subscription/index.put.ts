import * as z from 'zod/mini';
import { PLAN_KEYS } from '../../lib/contract/suites/account.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_SUBSCRIPTION, subscriptionOut } from '../../lib/contract/suites/plans.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { oneOf } from '../../lib/contract/frame/about.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { changePlan, plannedChange } from '../../lib/accounts/change-plan.ts';
import { buyerOf, buyPlan, choosePlan, isSold, paidPlan } from '../../lib/accounts/billing/buy.ts';
import { BILLED } from '../../lib/contract/suites/offer.ts';
import { PURCHASE_FIELDS } from '../../lib/contract/suites/billing.ts';
import { readSubscription } from '../../lib/accounts/billing/state.ts';
import { readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { monthSpan } from '../../lib/accounts/metering/period.ts';
import { grantAt } from '../../lib/accounts/metering/plans.ts';
import { subscriptionView } from '../../lib/accounts/views/plans.ts';

export const putSubscription = resource({
  path: '/v1/subscription',
  method: 'PUT',
  summary: 'Change the plan: up at once, down at the end of the month',
  description:
    'A larger plan holds at once, and this month gains the difference in credits for the days that are left. A smaller one begins with the next month; until then, choosing the present plan again takes it back. Where a plan is sold, the answer to a larger one is 202 with the page on which the rest of the month is paid; it holds once that is done, and each month after it is asked for when it begins. `billed: "year"` pays twelve months and the rest of this one at once; a smaller plan then begins when that year is over. Where the operator has to agree first, the answer is 202 and nothing has changed yet. Enterprise is agreed by contract.',
  errors: ['STATE_CONFLICT'],
  suite: 'billing',
  wave: 2,
  auth: 'session',
  input: plainInput({
    plan: oneOf(PLAN_KEYS, 'Plan to change to'),
    billed: z.optional(
      oneOf(BILLED, 'What is paid for at once, where the plan is sold: a month, or a year; as now where left out'),
    ),
    ...PURCHASE_FIELDS,
  }),
  needs: { table: 'write', billing: 'write', payments: 'write' },
  answers: {
    200: answersJson('The subscription as it now is', subscriptionOut, EXAMPLE_SUBSCRIPTION),
    202: answersJson(
      'It is to be paid, or the operator has been asked; the subscription is as before',
      subscriptionOut,
      {
        ...EXAMPLE_SUBSCRIPTION,
        payment_url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
        plan: 'sandbox',
        plan_name: 'Sandbox',
        credits: 500,
        requests_per_minute: 20,
      },
    ),
  },
  example: { plan: 'growth' },
  compute: async ({ table, billing, payments, customer, web, input: { plan, billed, currency, buyer }, options }) => {
    const now = Date.now();
    const [account, before, bought] = await Promise.all([
      readAccount(table, customer),
      readCustomer(table, customer),
      readSubscription(table, customer),
    ]);
    if (account.state !== 'active') throw new AppError('STATE_CONFLICT', { message: 'The account is closing.' });
    const { plan: from } = grantAt(before, now);
    const { up } = plannedChange(before, plan, now);
    const paid = paidPlan(plan);
    // The present plan for a year is bought as a larger one is.
    const toYear = plan === from && billed === 'year' && bought.billed === 'month';
    if ((up || toYear) && paid && isSold(payments, plan)) {
      const by = {
        customer,
        email: account.email,
        buyer: buyerOf(buyer),
        currency,
        billed,
        back: `${web.base}/dashboard/plan`,
        now,
      };
      const url = await buyPlan({ table, payments }, paid, by);
      const { start, end } = monthSpan(now);
      return { status: 202, data: subscriptionView(grantAt(before, now), start, end, options.language, bought, url) };
    }
    const agreed = up ? await billing.approve({ customer, email: account.email, from, to: plan }) : 'agreed';
    if (agreed === 'agreed') {
      if (await choosePlan(table, customer, plan, now, billed)) await changePlan(table, customer, plan, now);
    }
    const { start, end } = monthSpan(now);
    const [stored, paidNow] = await Promise.all([readCustomer(table, customer), readSubscription(table, customer)]);
    const data = subscriptionView(grantAt(stored, now), start, end, options.language, paidNow);
    return { status: agreed === 'agreed' ? 200 : 202, data };
  },
});

export const handler = serveResource(putSubscription);
