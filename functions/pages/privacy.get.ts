import { page } from '../../lib/contract/frame/resource.ts';
import { TEXTS } from '../../lib/pages/papers-built.ts';
import { paperPage } from '../../lib/pages/paper.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const privacy = page({
  path: '/privacy',
  summary: 'What this service keeps of persons, and why',
  auth: 'none',
  compute: (call) => replyWith(call, paperPage(sceneOf(call, '/privacy'), 'privacy', TEXTS.privacy)),
});

export const handler = serveResource(privacy);
