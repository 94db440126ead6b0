import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { GUIDE_KEYS } from '../../lib/pages/guide-keys.ts';
import { guidePage } from '../../lib/pages/reference/guides.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const docsGuide = page({
  path: '/docs/guides/{guide}',
  summary: 'What holds for every call: keys, limits, errors, places, settings',
  auth: 'none',
  input: plainInput({ guide: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }),
  example: { guide: 'authentication' },
  compute: async (call) => {
    const key = GUIDE_KEYS.find((one) => one === call.input.guide);
    if (key === undefined) throw new AppError('RESOURCE_NOT_FOUND');
    const { suites } = await referenceLists();
    return replyWith(call, guidePage(sceneOf(call, `/docs/guides/${key}`), suites, key, call.web.base));
  },
});

export const handler = serveResource(docsGuide);
