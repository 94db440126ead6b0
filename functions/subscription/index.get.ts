import { plainInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_SUBSCRIPTION, subscriptionOut } from '../../lib/contract/plans.ts';
import { answersJson } from '../../lib/contract/reply.ts';
import { resource } from '../../lib/contract/resource.ts';
import { readCustomer } from '../../lib/account/keys.ts';
import { serveResource } from '../../lib/http/resource/serve.ts';
import { monthSpan } from '../../lib/metering/period.ts';
import { grantAt } from '../../lib/metering/plans.ts';
import { subscriptionView } from '../../lib/present/plans.ts';

export const getSubscription = resource({
  path: '/v1/subscription',
  method: 'GET',
  summary: 'Your plan, the running month, and what comes after it',
  description: 'A month is a calendar month in UTC. What is left of its credits is `GET credits`.',
  suite: 'billing',
  credits: 0,
  auth: 'session',
  input: plainInput(),
  needs: { table: 'read' },
  answers: { 200: answersJson('The subscription', subscriptionOut, EXAMPLE_SUBSCRIPTION) },
  example: {},
  compute: async ({ table, customer, options }) => {
    const now = Date.now();
    const { start, end } = monthSpan(now);
    const grant = grantAt(await readCustomer(table, customer), now);
    return { status: 200, data: subscriptionView(grant, start, end, options.language) };
  },
});

export const handler = serveResource(getSubscription);
