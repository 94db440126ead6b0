import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { isErrorCode } from '../../lib/contract/frame/errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { accuracyRows } from '../../lib/service/catalogue/accuracy.source.ts';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { suitePage } from '../../lib/pages/docs.ts';
import { errorLine } from '../../lib/pages/error-rows.ts';
import { operationsOf, shapeFields } from '../../lib/pages/operation.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const docsSuite = page({
  path: '/docs/{suite}',
  summary: 'The reference of one suite',
  auth: 'none',
  media: ['text/html'],
  input: plainInput({ suite: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }),
  variables: ['suite'],
  example: { suite: 'core' },
  compute: async (call) => {
    const document = await openapiDocument();
    const { suites } = await referenceLists();
    const suite = suites.find(({ name }) => name === call.input.suite);
    if (!suite) throw new AppError('RESOURCE_NOT_FOUND');
    const operations = operationsOf(document, suite.name);
    const accuracy = accuracyRows();
    const shapes = [...new Set(operations.flatMap(({ shared }) => shared))].map((name) => ({
      name,
      fields: shapeFields(document, name),
    }));
    const scene = sceneOf(call, `/docs/${suite.name}`);
    const body = suitePage(
      scene,
      suites,
      suite,
      operations,
      ({ path, errors }) => ({
        accuracy: accuracy.filter(({ endpoint }) => `/v1/${endpoint}` === path),
        errors: errors.filter(isErrorCode).map((code) => errorLine(scene.language, code)),
      }),
      shapes,
    );
    return replyWith(call, body);
  },
});

export const handler = serveResource(docsSuite);
