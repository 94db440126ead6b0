import { plainInput } from '../../lib/contract/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/limits.ts';
import { page } from '../../lib/contract/resource.ts';
import { serveResource } from '../../lib/http/resource/serve.ts';
import { aiCatalog } from '../../lib/mcp/card.ts';

export const wellKnownAiCatalog = page({
  path: '/.well-known/ai-catalog.json',
  summary: 'What an assistant finds at this address: the server of the Model Context Protocol',
  auth: 'none',
  media: ['application/ai-catalog+json'],
  crossOrigin: true,
  cacheSeconds: DOCUMENT_SECONDS,
  input: plainInput(),
  example: {},
  compute: ({ web }) => ({
    status: 200,
    type: 'application/ai-catalog+json',
    body: JSON.stringify(aiCatalog(web.base)),
  }),
});

export const handler = serveResource(wellKnownAiCatalog);
