import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { docsIndex } from '../../lib/pages/docs.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const docs = page({
  path: '/docs',
  summary: 'The reference: suites, and a search through all endpoints',
  auth: 'none',
  media: ['text/html'],
  input: plainInput({ q: z._default(z.string().check(z.maxLength(100)), '') }),
  example: {},
  compute: async (call) => {
    const { suites, operations } = await referenceLists();
    return replyWith(call, docsIndex(sceneOf(call, '/docs'), suites, operations, call.input.q));
  },
});

export const handler = serveResource(docs);
