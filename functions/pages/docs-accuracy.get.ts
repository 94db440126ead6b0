import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { accuracyRows } from '../../lib/service/catalogue/accuracy.source.ts';
import { endpointRows } from '../../lib/service/catalogue/catalogue.source.ts';
import { referenceLists } from '../../lib/service/catalogue/reference.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { accuracyPage } from '../../lib/pages/docs.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const docsAccuracy = page({
  path: '/docs/accuracy',
  summary: 'What our numbers were compared with, and how far they were off',
  auth: 'none',
  media: ['text/html'],
  input: plainInput(),
  example: {},
  compute: async (call) => {
    const rows = accuracyRows();
    const compared = new Set(rows.map(({ endpoint }) => endpoint));
    const without = (await endpointRows()).filter(({ kind, name }) => kind === 'calculation' && !compared.has(name));
    const suites = (await referenceLists()).suites;
    const body = accuracyPage(
      sceneOf(call, '/docs/accuracy'),
      suites,
      rows,
      without.map(({ name }) => name),
    );
    return replyWith(call, body);
  },
});

export const handler = serveResource(docsAccuracy);
