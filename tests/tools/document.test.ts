/** The OpenAPI document before two linters that were not written here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { DOCUMENT, documentFolder } from '../support/clients.ts';
import { SOAKS, thinned } from '../support/soak.ts';
import { runTool } from '../support/tools.ts';

let folder = '';
beforeAll(async () => {
  folder = documentFolder('document', await openapiDocument());
});

it('gives Redocly nothing to find', async () => {
  const args = ['lint', DOCUMENT, '--extends=recommended', '--format=json'];
  const { stdout } = await runTool('redocly', args, folder);
  const { totals, problems } = JSON.parse(stdout);
  expect({ totals, problems }).toEqual({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
});

it('gives Redocly something to find where an example breaks its schema', async () => {
  const { paths, ...rest } = JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'));
  const chart = structuredClone(paths['/v1/birthchart']);
  chart.post.requestBody.content['application/json'].example.lat = 'north';
  writeFileSync(join(folder, 'broken.json'), JSON.stringify({ ...rest, paths: { '/v1/birthchart': chart } }));
  const { stdout } = await runTool(
    'redocly',
    ['lint', 'broken.json', '--extends=recommended', '--format=json'],
    folder,
  );
  const rules: readonly string[] = JSON.parse(stdout).problems.map(({ ruleId }: { ruleId: string }) => ruleId);
  expect(rules).toContain('no-invalid-media-type-examples');
});

/** One code writes all paths of the document: Spectral, a slow reader, is given this share of them. */
const ONE_OF = 8;

it('gives Spectral nothing to find', async () => {
  const { paths, ...rest } = JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'));
  const some = Object.fromEntries(thinned(Object.entries<object>(paths), ONE_OF));
  expect(Object.keys(some).length).toBeGreaterThan(40);
  writeFileSync(join(folder, 'some.json'), JSON.stringify({ ...rest, paths: some }));
  const rules = {
    // Redocly holds every example against its schema too, in a tenth of the time.
    'oas3-valid-media-example': 'off',
    // What the other paths use.
    ...(SOAKS ? {} : { 'oas3-unused-component': 'off' }),
  };
  writeFileSync(join(folder, 'spectral.json'), JSON.stringify({ extends: ['spectral:oas'], rules }));
  const args = ['lint', 'some.json', '--ruleset=spectral.json', '--format=json', '--quiet', '--fail-severity=hint'];
  const { code, stdout } = await runTool('spectral', args, folder);
  expect({ code, found: JSON.parse(stdout) }).toEqual({ code: 0, found: [] });
});
