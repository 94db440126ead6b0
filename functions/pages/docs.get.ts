import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { docsIndex } from '../../lib/pages/reference/index.ts';
import { searchReference } from '../../lib/pages/reference/search.ts';
import { searchedLists } from '../../lib/pages/reference/searched.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const docs = page({
  path: '/docs',
  summary: 'The reference: suites and guides, and a search through everything',
  auth: 'none',
  input: plainInput({ q: z._default(z.string().check(z.maxLength(100)), '') }),
  compute: async (call) => {
    const { suites, operations } = await referenceLists();
    const { q } = call.input;
    const scene = sceneOf(call, '/docs');
    const found = q.trim() === '' ? null : searchReference(await searchedLists(scene.language), q, scene.language);
    return replyWith(call, docsIndex(scene, suites, operations.length, q, found));
  },
});

export const handler = serveResource(docs);
