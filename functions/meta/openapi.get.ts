import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { answersMedia } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { openapiDocument } from '../../lib/service/catalogue/openapi-data.ts';
import { textPerAddress } from '../../lib/service/http/per-address.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

const textFor = textPerAddress(async (base) => {
  const document = await openapiDocument();
  return JSON.stringify({ ...document, servers: [{ url: base }] });
});

export const openapi = resource({
  path: '/v1/meta/openapi',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'The OpenAPI 3.1 document of this API',
  description:
    'The contract of the whole API for documents, client generators and test tools: every operation with its fields, errors, price and a real answer to its example. It stands alone, without the envelope of other answers, and names the address it was fetched from as its server.',
  credits: 0,
  input: plainInput(),
  answers: { 200: answersMedia('The document', 'application/json') },
  example: {},
  compute: async ({ web }) => ({ status: 200, type: 'application/json', body: await textFor(web.base) }),
});

export const handler = serveResource(openapi);
