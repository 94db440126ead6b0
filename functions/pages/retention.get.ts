import { page } from '../../lib/contract/frame/resource.ts';
import { TEXTS } from '../../lib/pages/papers-built.ts';
import { paperPage } from '../../lib/pages/paper.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const retention = page({
  path: '/retention',
  summary: 'What is kept, and for how long',
  auth: 'none',
  compute: (call) => replyWith(call, paperPage(sceneOf(call, '/retention'), 'retention', TEXTS.retention)),
});

export const handler = serveResource(retention);
