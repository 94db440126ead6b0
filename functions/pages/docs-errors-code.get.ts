import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { isErrorCode } from '../../lib/contract/frame/errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { errorLine } from '../../lib/pages/error-rows.ts';
import { errorCodePage } from '../../lib/pages/reference/errors.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const docsError = page({
  path: '/docs/errors/{code}',
  summary: 'One error code: what it means and how to mend it',
  auth: 'none',
  input: plainInput({ code: z.string().check(z.regex(/^[A-Z_]{1,60}$/)) }),
  example: { code: 'PLACE_AMBIGUOUS' },
  compute: async (call) => {
    const { code } = call.input;
    if (!isErrorCode(code)) throw new AppError('RESOURCE_NOT_FOUND');
    const { suites } = await referenceLists();
    const scene = sceneOf(call, `/docs/errors/${code}`);
    return replyWith(call, errorCodePage(scene, suites, errorLine(scene.language, code), call.web.base));
  },
});

export const handler = serveResource(docsError);
