import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { llmsText } from '../../lib/pages/crawlers.ts';
import { PHRASES } from '../../lib/pages/snippets/phrases.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const llms = page({
  path: '/llms.txt',
  summary: 'What a language model reads first: what the service is, and where everything is described',
  auth: 'none',
  media: ['text/plain'],
  crossOrigin: true,
  cacheSeconds: DOCUMENT_SECONDS,
  compute: async ({ web }) => ({
    status: 200,
    type: 'text/plain',
    body: llmsText(web.base, await referenceLists(), PHRASES),
  }),
});

export const handler = serveResource(llms);
