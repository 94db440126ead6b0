import { page } from '../../lib/contract/frame/resource.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { startPage } from '../../lib/pages/start.ts';

export const docsStart = page({
  path: '/docs/start',
  summary: 'From nothing to a first chart',
  auth: 'none',
  compute: async (call) =>
    replyWith(call, startPage(sceneOf(call, '/docs/start'), (await referenceLists()).suites, call.web.base)),
});

export const handler = serveResource(docsStart);
