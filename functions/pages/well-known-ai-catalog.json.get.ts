import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { aiCatalog } from '../../lib/service/mcp/card.ts';

export const wellKnownAiCatalog = page({
  path: '/.well-known/ai-catalog.json',
  summary: 'What an assistant finds at this address: the server of the Model Context Protocol',
  auth: 'none',
  media: ['application/ai-catalog+json'],
  crossOrigin: true,
  cacheSeconds: DOCUMENT_SECONDS,
  compute: ({ web }) => ({
    status: 200,
    type: 'application/ai-catalog+json',
    body: JSON.stringify(aiCatalog(web.base)),
  }),
});

export const handler = serveResource(wellKnownAiCatalog);
