import * as z from 'zod/mini';
import { PHRASES } from '../../lib/pages/snippets/phrases.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { libraryPage } from '../../lib/pages/start.ts';

export const docsStartLibrary = page({
  path: '/docs/start/{library}',
  summary: 'The guide of a client library',
  auth: 'none',
  input: plainInput({ library: z.string().check(z.regex(/^[a-z]{1,20}$/)) }),
  example: { library: 'typescript' },
  compute: async (call) => {
    const phrases = PHRASES.find(({ name }) => name === call.input.library);
    if (!phrases) throw new AppError('RESOURCE_NOT_FOUND');
    const { suites } = await referenceLists();
    return replyWith(call, libraryPage(sceneOf(call, `/docs/start/${phrases.name}`), suites, phrases, call.web.base));
  },
});

export const handler = serveResource(docsStartLibrary);
