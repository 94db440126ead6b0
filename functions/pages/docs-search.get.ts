import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { searchReference } from '../../lib/pages/reference/search.ts';
import { searchedLists } from '../../lib/pages/reference/searched.ts';
import { sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { pageWords } from '../../lib/words/pages.ts';
import { counted } from '../../lib/words/fill.ts';

const HOUR_SECONDS = 3600;

export const docsSearch = page({
  path: '/docs/search',
  summary: 'What the reference has for a query, while one types',
  auth: 'none',
  media: ['application/json'],
  input: plainInput({ q: z.string().check(z.maxLength(100)) }),
  cacheSeconds: HOUR_SECONDS,
  example: { q: 'rahukalam' },
  compute: async (call) => {
    const { language } = sceneOf(call, '/docs/search');
    const found = searchReference(await searchedLists(language), call.input.q, language);
    const said = counted(language, pageWords(language).docs.found, found.length);
    return { status: 200, type: 'application/json', body: JSON.stringify({ found, said }) };
  },
});

export const handler = serveResource(docsSearch);
