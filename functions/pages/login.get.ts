import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { enterPage } from '../../lib/pages/enter.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const loginPage = page({
  path: '/login',
  summary: 'Sign in',
  auth: 'none',
  input: plainInput({ next: z.optional(z.string().check(z.maxLength(200), z.describe('Page to go to afterwards'))) }),
  compute: (call) => replyWith(call, enterPage(sceneOf(call, '/login'), 'login')),
});

export const handler = serveResource(loginPage);
