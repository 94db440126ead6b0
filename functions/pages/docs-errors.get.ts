import { ERRORS, isErrorCode } from '../../lib/contract/frame/errors.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { errorsPage } from '../../lib/pages/reference/errors.ts';
import { errorLine } from '../../lib/pages/error-rows.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const docsErrors = page({
  path: '/docs/errors',
  summary: 'Every error code, with what to do',
  auth: 'none',
  compute: async (call) => {
    const codes = Object.keys(ERRORS).filter(isErrorCode);
    const suites = (await referenceLists()).suites;
    const scene = sceneOf(call, '/docs/errors');
    const rows = codes.map((code) => errorLine(scene.language, code));
    return replyWith(call, errorsPage(scene, suites, rows));
  },
});

export const handler = serveResource(docsErrors);
