import { answersMedia, shownAs } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { exportAccount } from '../../lib/accounts/erase.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const accountExport = resource({
  path: '/v1/account/export',
  summary: 'Everything that is stored about the account, as one JSON document',
  description:
    'Answers at once with every record of the account: profile, keys and sessions without their secrets, what was used month by month, the ledger, the request log, kept bodies of requests, and conversations and saved births in the clear. Instants of stored records are epoch seconds or milliseconds as they are stored.',
  wave: 2,
  auth: 'session',
  needs: { table: 'read', cipher: 'read', vault: 'read' },
  answers: {
    200: shownAs(answersMedia('The document', 'application/json'), {
      account_id: 'cus_01KAJ3M7Q2W8T5V9X1B4C6D8EF',
      exported: '2026-11-23T06:00:00Z',
      records: [],
    }),
  },
  compute: async ({ table, cipher, vault, customer }) => {
    const records = await exportAccount({ table, cipher, vault }, customer);
    const body = JSON.stringify({ account_id: customer, exported: utcOf(Date.now() / 1000), records }, null, 1);
    return { status: 200, type: 'application/json', body, filename: `udaya-${customer}.json` };
  },
});

export const handler = serveResource(accountExport);
