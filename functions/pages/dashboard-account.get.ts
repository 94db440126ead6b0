import { page } from '../../lib/contract/frame/resource.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { accountPage } from '../../lib/pages/account.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const dashboardAccount = page({
  path: '/dashboard/account',
  summary: 'Account',
  auth: 'session',
  needs: { table: 'read' },
  compute: async (call) => {
    const [account, { keepsBodies }] = await Promise.all([
      readAccount(call.table, call.customer),
      readCustomer(call.table, call.customer),
    ]);
    const { id, email, name, company, locale, requestLogDays, closes } = account;
    const view = { id, email, name, company, locale, logDays: requestLogDays, keepsBodies, closes: closes * 1000 };
    return replyWith(call, accountPage(sceneOf(call, '/dashboard/account'), view));
  },
});

export const handler = serveResource(dashboardAccount);
