import * as z from 'zod/mini';
import { about } from '../../lib/contract/frame/about.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { isErrorCode } from '../../lib/contract/frame/errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { errorLine } from '../../lib/pages/error-rows.ts';
import { operationsOf, slugOf } from '../../lib/pages/operation.ts';
import { operationPage } from '../../lib/pages/reference/operation-page.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { accuracyRows } from '../../lib/service/catalogue/accuracy.source.ts';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const docsEndpoint = page({
  path: '/docs/{suite}/{endpoint}',
  summary: 'The reference of one endpoint, with a form that tries it',
  auth: 'none',
  input: plainInput({
    suite: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    endpoint: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
    whole: z._default(about(z.boolean(), 'Whether a long answer is told to its depth'), false),
  }),
  example: { suite: 'kundli', endpoint: 'planets' },
  compute: async (call) => {
    const { suite, endpoint, whole } = call.input;
    const [document, { suites }] = await Promise.all([openapiDocument(), referenceLists()]);
    const operation = operationsOf(document, suite).find(
      ({ method, path }) => slugOf(method, path, suite) === endpoint,
    );
    if (!operation) throw new AppError('RESOURCE_NOT_FOUND');
    const scene = sceneOf(call, `/docs/${suite}/${endpoint}`);
    const body = operationPage(scene, suites, operation, {
      accuracy: accuracyRows().filter((row) => `/v1/${row.endpoint}` === operation.path),
      whole,
      errors: operation.errors.filter(isErrorCode).map((code) => errorLine(scene.language, code)),
    });
    return replyWith(call, body);
  },
});

export const handler = serveResource(docsEndpoint);
