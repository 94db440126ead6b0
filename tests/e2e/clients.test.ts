/** What others make of the served OpenAPI document, at work on the running service: generated clients and Postman. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { promised } from '../../lib/service/catalogue/registry.ts';
import { DOCUMENT, documentFolder, generateClients } from '../support/clients.ts';
import { runNode, runTool } from '../support/tools.ts';
import { startService, type Service } from './service.ts';

const PATIENCE_MS = 180_000;
/** The civil date of now in a zone. */
const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

let service: Service;
let folder = '';
beforeAll(async () => {
  service = await startService();
  const { body } = await service.send('/v1/meta/openapi', { method: 'GET' });
  folder = documentFolder('clients', body);
}, PATIENCE_MS);
afterAll(async () => {
  await service.stop();
});

it('is the same document however often it is made', async () => {
  expect(JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'))).toEqual({
    ...JSON.parse(JSON.stringify(await openapiDocument())),
    servers: [{ url: service.url }],
  });
});

describe('generated clients', () => {
  beforeAll(async () => {
    await generateClients(folder);
    await build({
      absWorkingDir: folder,
      entryPoints: ['openapi-fetch.ts', 'hey-api.ts'],
      outdir: 'built',
      bundle: true,
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      logLevel: 'error',
    });
  }, PATIENCE_MS);

  it.each(['openapi-fetch', 'hey-api'])(
    '%s does six things an app does',
    async (name) => {
      const program = `const { run } = await import('./built/${name}.mjs'); console.log(JSON.stringify(await run('${service.url}', '${service.keys.sandbox}')));`;
      const { stdout, output } = await runNode(['--input-type=module', '--eval', program], folder);
      expect(stdout === '' ? output : '').toBe('');
      // The birth of the specification's own example: Scorpio rises, so the Moon in Scorpio stands in house 1.
      expect(JSON.parse(stdout)).toEqual({
        kundli: {
          planets: expect.arrayContaining([
            ['moon', 1],
            ['sun', 6],
            ['ketu', 9],
          ]),
          d9: 'D9',
          language: 'hi',
        },
        match: { kootas: 8, points: expect.any(Number) },
        panchang: { date: todayIn('Asia/Kolkata'), place: 'Uttar Pradesh', tithi: expect.stringMatching(/\w/) },
        weddings: expect.arrayContaining([[expect.stringMatching(/^2026-02-\d\dT/), expect.any(Number)]]),
        dasha: ['vimshottari'],
        sadeSati: { active: expect.any(Boolean), moon: 'scorpio' },
        batch: Array.from({ length: 50 }, (_, i) => [`match-${i}`, 'matching/ashtakoot']),
        refused: [['lat', 'OUT_OF_RANGE']],
      });
    },
    PATIENCE_MS,
  );
});

interface Execution {
  readonly item: { readonly name: string };
  readonly request: { readonly method: string; readonly body?: { readonly raw: string } };
  readonly response?: { readonly code: number; readonly stream: { readonly data: readonly number[] } };
}

/** Runs a collection of the folder with a sandbox key; resolves with what was sent and received. */
const runCollection = async (name: string): Promise<readonly Execution[]> => {
  const variables = { baseUrl: service.url, apiKey: service.keys.sandbox };
  const values = Object.entries(variables).map(([key, value]) => ({ key, value, enabled: true }));
  writeFileSync(join(folder, 'environment.json'), JSON.stringify({ name: 'local', values }));
  const args = [
    'run',
    name,
    '--environment=environment.json',
    '--reporters=json',
    '--reporter-json-export=newman.json',
  ];
  const { output } = await runTool('newman', args, folder);
  const report: { readonly run: { readonly executions: readonly Execution[] } } = JSON.parse(
    readFileSync(join(folder, 'newman.json'), 'utf8'),
  );
  if (report.run.executions.length === 0) throw new Error(output);
  return report.run.executions;
};

/** What was answered by another status than 200 to `most`. */
const refused = (executions: readonly Execution[], most: (name: string) => number) =>
  executions
    .filter(({ item, response }) => response === undefined || response.code < 200 || response.code > most(item.name))
    .map(({ item, request, response }) => [
      item.name,
      request.body?.raw,
      response?.code,
      Buffer.from(response?.stream.data ?? []).toString(),
    ]);

it(
  'becomes a Postman collection by default settings: every calculation in it is answered with 2xx',
  async () => {
    const converted = await runTool('openapi2postmanv2', ['--spec', DOCUMENT, '--output', 'postman.json'], folder);
    expect(converted.code).toBe(0);
    const executions = await runCollection('postman.json');
    const contracts = await promised();
    // What has state asks for a session, or for an id that only its owner knows: it is refused, never broken.
    const stateful = new Set(contracts.filter(({ kind }) => kind === 'resource').map(({ summary }) => summary));
    expect(refused(executions, (name) => (stateful.has(name) ? 499 : 299))).toEqual([]);
    expect(executions.length).toBe(contracts.length);
  },
  PATIENCE_MS,
);

it(
  'comes as a Postman collection of its own: every request in it is answered with 2xx',
  async () => {
    const { body } = await service.send('/docs/postman', { method: 'GET' });
    writeFileSync(join(folder, 'udaya.postman.json'), JSON.stringify(body));
    const executions = await runCollection('udaya.postman.json');
    expect(refused(executions, () => 299)).toEqual([]);
    const open = (await promised()).filter(({ auth, suite }) => auth !== 'session' && !/^(account|mcp)$/.test(suite));
    // Each drawing is there twice: as a file, and with its description.
    // A letter to somebody is not in it, nor its end.
    expect(executions.length).toBeGreaterThanOrEqual(open.length - 2);
  },
  PATIENCE_MS,
);
