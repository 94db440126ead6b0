import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { publicPages, sitemap as sitemapOf } from '../../lib/pages/crawlers.ts';
import { PHRASES } from '../../lib/pages/snippets/phrases.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { languagesOfPage } from '../../lib/pages/written.ts';

export const sitemap = page({
  path: '/sitemap.xml',
  summary: 'Every public page in each of its languages, for search engines',
  auth: 'none',
  media: ['application/xml'],
  crossOrigin: true,
  cacheSeconds: DOCUMENT_SECONDS,
  compute: async ({ web }) => {
    const libraries = PHRASES.map(({ name }) => name);
    const paths = publicPages(await referenceLists(), libraries);
    return { status: 200, type: 'application/xml', body: sitemapOf(web.base, paths, languagesOfPage) };
  },
});

export const handler = serveResource(sitemap);
