/** The OpenAPI document before two linters that were not written here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { DOCUMENT, documentFolder, partOf } from '../support/clients.ts';
import { SOAKS, thinned } from '../support/soak.ts';
import { runTool } from '../support/tools.ts';

let folder = '';
beforeAll(async () => {
  folder = documentFolder('document', await openapiDocument());
});

/** One code writes all paths of the document: Redocly is given this share of them and what they use, Spectral, a slow reader, less. */
const ONE_OF = { redocly: 4, spectral: 32 };

/** Writes every so many'th path of the document, with what they use, into a file; all of them in a long run. */
const writePart = (name: string, every: number): number => {
  const document = JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'));
  const chosen = new Set(thinned(Object.keys(document.paths), every));
  writeFileSync(join(folder, name), JSON.stringify(partOf(document, (path) => chosen.has(path))));
  return chosen.size;
};

it('gives Redocly nothing to find', async () => {
  expect(writePart('redocly.json', ONE_OF.redocly)).toBeGreaterThan(80);
  const args = ['lint', 'redocly.json', '--extends=recommended', '--format=json'];
  const { stdout } = await runTool('redocly', args, folder);
  const { totals, problems } = JSON.parse(stdout);
  expect({ totals, problems }).toEqual({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
});

it('gives Redocly something to find where an example breaks its schema', async () => {
  const whole = JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'));
  const broken = partOf<typeof whole>(whole, (path) => path === '/v1/birthchart');
  broken.paths['/v1/birthchart'].post.requestBody.content['application/json'].example.lat = 'north';
  writeFileSync(join(folder, 'broken.json'), JSON.stringify(broken));
  const { stdout } = await runTool(
    'redocly',
    ['lint', 'broken.json', '--extends=recommended', '--format=json'],
    folder,
  );
  const rules: readonly string[] = JSON.parse(stdout).problems.map(({ ruleId }: { ruleId: string }) => ruleId);
  expect(rules).toContain('no-invalid-media-type-examples');
});

it('gives Spectral nothing to find', async () => {
  expect(writePart('some.json', ONE_OF.spectral)).toBeGreaterThan(10);
  const rules = {
    // Redocly holds every example against its schema too, in a tenth of the time.
    'oas3-valid-media-example': 'off',
    // What the other paths use beside schemas.
    ...(SOAKS ? {} : { 'oas3-unused-component': 'off' }),
  };
  writeFileSync(join(folder, 'spectral.json'), JSON.stringify({ extends: ['spectral:oas'], rules }));
  const args = ['lint', 'some.json', '--ruleset=spectral.json', '--format=json', '--quiet', '--fail-severity=hint'];
  const { code, stdout } = await runTool('spectral', args, folder);
  expect({ code, found: JSON.parse(stdout) }).toEqual({ code: 0, found: [] });
});
