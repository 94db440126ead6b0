import { postmanCollection } from '../../lib/tools/clients/postman.ts';
import { readModel } from '../../lib/service/catalogue/client-model/read.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { textPerAddress } from '../../lib/service/http/per-address.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

const collectionFor = textPerAddress(async (base) =>
  JSON.stringify(postmanCollection(readModel(await openapiDocument()), base), null, 1),
);

export const docsPostman = page({
  path: '/docs/postman',
  summary: 'The Postman collection of this service',
  auth: 'none',
  media: ['application/json'],
  cacheSeconds: DOCUMENT_SECONDS,
  compute: async ({ web }) => {
    const body = await collectionFor(web.base);
    return { status: 200, type: 'application/json', body, filename: 'udaya.postman_collection.json' };
  },
});

export const handler = serveResource(docsPostman);
