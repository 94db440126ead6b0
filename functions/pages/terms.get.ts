import { page } from '../../lib/contract/frame/resource.ts';
import { TEXTS } from '../../lib/pages/papers-built.ts';
import { paperPage } from '../../lib/pages/paper.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const terms = page({
  path: '/terms',
  summary: 'The terms of this service',
  auth: 'none',
  compute: (call) => replyWith(call, paperPage(sceneOf(call, '/terms'), 'terms', TEXTS.terms)),
});

export const handler = serveResource(terms);
