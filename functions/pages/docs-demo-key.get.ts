import { demoKey } from '../../lib/accounts/demo-key.ts';
import { countOnce } from '../../lib/accounts/throttle.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Times that one machine may ask for it. */
const ASKED = { what: 'demo key', most: 30, seconds: 600 } as const;

export const docsDemoKey = page({
  path: '/docs/demo-key',
  summary: 'The shared key by which people who are not signed in try the reference',
  auth: 'none',
  media: ['application/json'],
  needs: { table: 'write' },
  compute: async ({ table, visitor }) => {
    await countOnce(table, ASKED, visitor.ip, Date.now());
    return { status: 200, type: 'application/json', body: JSON.stringify({ key: await demoKey(table) }) };
  },
});

export const handler = serveResource(docsDemoKey);
