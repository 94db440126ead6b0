import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { suitePage } from '../../lib/pages/reference/suite.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const docsSuite = page({
  path: '/docs/{suite}',
  summary: 'The endpoints of one suite',
  auth: 'none',
  input: plainInput({ suite: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }),
  example: { suite: 'core' },
  compute: async (call) => {
    const { suites, operations } = await referenceLists();
    const suite = suites.find(({ name }) => name === call.input.suite);
    if (!suite) throw new AppError('RESOURCE_NOT_FOUND');
    const own = operations.filter((one) => one.suite === suite.name);
    return replyWith(call, suitePage(sceneOf(call, `/docs/${suite.name}`), suites, suite, own));
  },
});

export const handler = serveResource(docsSuite);
