import { EXAMPLE_SUBSCRIPTION, subscriptionOut } from '../../lib/contract/suites/plans.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { readSubscription } from '../../lib/accounts/billing/state.ts';
import { readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { monthSpan } from '../../lib/accounts/metering/period.ts';
import { grantAt } from '../../lib/accounts/metering/plans.ts';
import { subscriptionView } from '../../lib/accounts/views/plans.ts';

export const getSubscription = resource({
  path: '/v1/subscription',
  method: 'GET',
  summary: 'Your plan, the running month, and what comes after it',
  description: 'A month is a calendar month in UTC. What is left of its credits is `GET credits`.',
  suite: 'billing',
  auth: 'session',
  needs: { table: 'read' },
  answers: { 200: answersJson('The subscription', subscriptionOut, EXAMPLE_SUBSCRIPTION) },
  compute: async ({ table, customer, options }) => {
    const now = Date.now();
    const { start, end } = monthSpan(now);
    const [stored, paid] = await Promise.all([readCustomer(table, customer), readSubscription(table, customer)]);
    return { status: 200, data: subscriptionView(grantAt(stored, now), start, end, options.language, paid) };
  },
});

export const handler = serveResource(getSubscription);
