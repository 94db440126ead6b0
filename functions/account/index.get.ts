import { accountOut, EXAMPLE_ACCOUNT } from '../../lib/contract/suites/account.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { MAX_KEYS, readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { grantAt, PLANS } from '../../lib/accounts/metering/plans.ts';
import { accountView } from '../../lib/accounts/views/account.ts';

export const getAccount = resource({
  path: '/v1/account',
  method: 'GET',
  summary: 'Your account: address, plan, state and limits',
  description: 'What we know of you, and what your plan grants. `account/export` has everything that is stored.',
  auth: 'session',
  needs: { table: 'read' },
  answers: { 200: answersJson('The account', accountOut, EXAMPLE_ACCOUNT) },
  compute: async ({ table, customer, options }) => {
    const [account, stored] = await Promise.all([readAccount(table, customer), readCustomer(table, customer)]);
    const grant = grantAt(stored, Date.now());
    const standing = { grant, plan: PLANS[grant.plan], mostKeys: MAX_KEYS };
    return { status: 200, data: accountView(account, standing, options.language) };
  },
});

export const handler = serveResource(getAccount);
