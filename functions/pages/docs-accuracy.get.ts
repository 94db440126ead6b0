import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { accuracyRows } from '../../lib/service/catalogue/accuracy.source.ts';
import { endpointRows } from '../../lib/service/catalogue/catalogue.source.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { accuracyPage } from '../../lib/pages/reference/accuracy.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const docsAccuracy = page({
  path: '/docs/accuracy',
  summary: 'What our numbers were compared with, and how far they were off',
  auth: 'none',
  input: plainInput({ suite: z._default(z.string().check(z.regex(/^[a-z-]{0,40}$/)), '') }),
  compute: async (call) => {
    const { suite } = call.input;
    const suites = (await referenceLists()).suites;
    const calculations = (await endpointRows()).filter(({ kind }) => kind === 'calculation');
    const suiteOf = new Map(calculations.map((one) => [one.name, one.suite]));
    const all = accuracyRows();
    const counts = new Map<string, number>();
    for (const { endpoint } of all) {
      const own = suiteOf.get(endpoint) ?? '';
      if (own !== '') counts.set(own, (counts.get(own) ?? 0) + 1);
    }
    if (suite !== '' && !suites.some(({ name }) => name === suite)) throw new AppError('RESOURCE_NOT_FOUND');
    const compared = new Set(all.map(({ endpoint }) => endpoint));
    const isShown = (own: string | undefined): boolean => suite === '' || own === suite;
    const body = accuracyPage(sceneOf(call, '/docs/accuracy'), suites, {
      rows: all.filter(({ endpoint }) => isShown(suiteOf.get(endpoint))),
      without: calculations.filter((one) => !compared.has(one.name) && isShown(one.suite)).map(({ name }) => name),
      calculations: new Map(calculations.map((one) => [one.name, one])),
      suite,
      counts,
    });
    return replyWith(call, body);
  },
});

export const handler = serveResource(docsAccuracy);
