import { page } from '../../lib/contract/frame/resource.ts';
import { TEXTS } from '../../lib/pages/papers-built.ts';
import { paperPage } from '../../lib/pages/paper.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const dpa = page({
  path: '/dpa',
  summary: 'The agreement on processing personal data',
  auth: 'none',
  compute: (call) => replyWith(call, paperPage(sceneOf(call, '/dpa'), 'dpa', TEXTS.dpa)),
});

export const handler = serveResource(dpa);
