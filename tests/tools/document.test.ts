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

/** One code writes all paths of the document: each linter is given this share of them and what they use, Spectral, a slow reader, less. */
const ONE_OF = { redocly: 16, spectral: 32 };

/** Rules that are not asked of a part: what the other paths use beside schemas is unused there. */
const UNUSED = SOAKS ? [] : [{ redocly: 'no-unused-components', spectral: 'oas3-unused-component' }];

/** What Redocly finds, and in which files. */
interface Problem {
  readonly ruleId: string;
  readonly location: readonly { readonly source: { readonly ref: string } }[];
}

/** Writes every so many'th path of the document, with what they use, into a file; all of them in a long run. */
const writePart = (name: string, every: number): number => {
  const document = JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'));
  const chosen = new Set(thinned(Object.keys(document.paths), every));
  writeFileSync(join(folder, name), JSON.stringify(partOf(document, (path) => chosen.has(path))));
  return chosen.size;
};

it('gives Redocly nothing to find but where an example breaks its schema', async () => {
  expect(writePart('redocly.json', ONE_OF.redocly)).toBeGreaterThan(20);
  const whole = JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'));
  const broken = partOf<typeof whole>(whole, (path) => path === '/v1/birthchart');
  broken.paths['/v1/birthchart'].post.requestBody.content['application/json'].example.lat = 'north';
  writeFileSync(join(folder, 'broken.json'), JSON.stringify(broken));
  const skipped = UNUSED.map(({ redocly }) => `--skip-rule=${redocly}`);
  const args = ['lint', 'redocly.json', 'broken.json', '--extends=recommended', '--format=json', ...skipped];
  const { stdout } = await runTool('redocly', args, folder);
  // An object for each file, one behind the other.
  const problems = stdout.split(/(?<=^\})(?=\{)/m).flatMap((one): readonly Problem[] => JSON.parse(one).problems);
  const isBroken = ({ location }: Problem): boolean =>
    location.every(({ source }) => source.ref.endsWith('broken.json'));
  expect(problems.filter((one) => !isBroken(one))).toEqual([]);
  expect(problems.map(({ ruleId }) => ruleId)).toContain('no-invalid-media-type-examples');
});

it('gives Spectral nothing to find', async () => {
  expect(writePart('some.json', ONE_OF.spectral)).toBeGreaterThan(10);
  const rules = {
    // Redocly holds every example against its schema too, in a tenth of the time.
    'oas3-valid-media-example': 'off',
    ...Object.fromEntries(UNUSED.map(({ spectral }) => [spectral, 'off'])),
  };
  writeFileSync(join(folder, 'spectral.json'), JSON.stringify({ extends: ['spectral:oas'], rules }));
  const args = ['lint', 'some.json', '--ruleset=spectral.json', '--format=json', '--quiet', '--fail-severity=hint'];
  const { code, stdout } = await runTool('spectral', args, folder);
  expect({ code, found: JSON.parse(stdout) }).toEqual({ code: 0, found: [] });
});
