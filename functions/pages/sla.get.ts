import { page } from '../../lib/contract/frame/resource.ts';
import { TEXTS } from '../../lib/pages/papers-built.ts';
import { paperPage } from '../../lib/pages/paper.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const sla = page({
  path: '/sla',
  summary: 'What share of a month is promised',
  auth: 'none',
  compute: (call) => replyWith(call, paperPage(sceneOf(call, '/sla'), 'sla', TEXTS.sla)),
});

export const handler = serveResource(sla);
