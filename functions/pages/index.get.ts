import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { accuracyRows } from '../../lib/service/catalogue/accuracy.source.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { homePage } from '../../lib/pages/home.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const home = page({
  path: '/',
  summary: 'What this is, and why to trust it',
  auth: 'none',
  media: ['text/html'],
  input: plainInput(),
  example: {},
  compute: async (call) =>
    replyWith(call, homePage(sceneOf(call, '/'), (await referenceLists()).suites, accuracyRows(), call.web.base)),
});

export const handler = serveResource(home);
