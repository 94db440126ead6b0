import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { ASSET_NAMES, assetText } from '../../lib/pages/assets.ts';

export const assets = page({
  path: '/assets/{file}',
  summary: 'The stylesheet and the scripts of the pages',
  auth: 'none',
  media: ['text/css', 'text/javascript'],
  input: plainInput({
    file: z.enum(ASSET_NAMES),
    v: z.optional(z.string().check(z.maxLength(20), z.describe('Version: the address changes with the content'))),
  }),
  // The address holds the version.
  cacheSeconds: 31_536_000,
  example: { file: 'site.css' },
  compute: ({ input: { file } }) => ({
    status: 200,
    type: file.endsWith('.css') ? 'text/css' : 'text/javascript',
    body: assetText(file),
  }),
});

export const handler = serveResource(assets);
