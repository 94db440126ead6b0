import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { ENGINE } from '../../lib/service/http/engine.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { sourceLink } from '../../lib/pages/source.ts';

export const source = page({
  path: '/source',
  summary: 'The source of the running version (AGPL, section 13), from the bucket',
  auth: 'none',
  media: ['application/zstd'],
  needs: { objects: 'write' },
  compute: async ({ objects, now }) => ({
    status: 303,
    location: await sourceLink(objects, `udaya-${ENGINE.version}.tar.zst`, Math.round(toUnixMs(now))),
  }),
});

export const handler = serveResource(source);
