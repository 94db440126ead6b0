import { page } from '../../lib/contract/frame/resource.ts';
import { embedPage } from '../../lib/pages/widgets.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const docsEmbed = page({
  path: '/docs/embed',
  summary: 'The widgets: live, with what one copies into a page',
  auth: 'none',
  compute: async (call) =>
    replyWith(call, embedPage(sceneOf(call, '/docs/embed'), (await referenceLists()).suites, call.web.base)),
});

export const handler = serveResource(docsEmbed);
