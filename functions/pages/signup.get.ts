import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { enterPage } from '../../lib/pages/enter.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const signupPage = page({
  path: '/signup',
  summary: 'Sign up',
  auth: 'none',
  compute: (call) => replyWith(call, enterPage(sceneOf(call, '/signup'), 'signup')),
});

export const handler = serveResource(signupPage);
