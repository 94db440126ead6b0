import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { openapiText } from '../../lib/service/catalogue/openapi-text.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const openapiFile = page({
  path: '/openapi.json',
  summary: 'The OpenAPI document where tools look for it first',
  auth: 'none',
  media: ['application/json'],
  crossOrigin: true,
  cacheSeconds: DOCUMENT_SECONDS,
  compute: async ({ web }) => ({ status: 200, type: 'application/json', body: await openapiText(web.base) }),
});

export const handler = serveResource(openapiFile);
