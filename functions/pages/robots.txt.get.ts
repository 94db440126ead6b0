import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { robotsText } from '../../lib/pages/crawlers.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const robots = page({
  path: '/robots.txt',
  summary: 'What search engines may read',
  auth: 'none',
  media: ['text/plain'],
  crossOrigin: true,
  cacheSeconds: DOCUMENT_SECONDS,
  compute: ({ web }) => ({ status: 200, type: 'text/plain', body: robotsText(web.base) }),
});

export const handler = serveResource(robots);
