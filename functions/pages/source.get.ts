import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { ENGINE } from '../../lib/service/http/engine.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { sourceFile } from '../../lib/pages/source.ts';

export const source = page({
  path: '/source',
  summary: 'The source of the running version (AGPL, section 13)',
  auth: 'none',
  media: ['application/zstd'],
  cacheSeconds: DOCUMENT_SECONDS,
  input: plainInput(),
  example: {},
  compute: () => ({
    status: 200,
    type: 'application/zstd',
    body: sourceFile(),
    filename: `udaya-${ENGINE.version}.tar.zst`,
  }),
});

export const handler = serveResource(source);
