/** What others make of the served OpenAPI document, at work on the running service: generated clients and Postman. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openapiDocument } from '../../lib/derive/openapi-data.ts';
import { promised } from '../../lib/derive/registry.ts';
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
        kundli: { planets: expect.arrayContaining([['moon', 1], ['sun', 6], ['ketu', 9]]), d9: 'D9', language: 'hi' }, // prettier-ignore
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

it(
  'becomes a Postman collection by default settings: every calculation in it is answered with 2xx',
  async () => {
    const converted = await runTool('openapi2postmanv2', ['--spec', DOCUMENT, '--output', 'postman.json'], folder);
    expect(converted.code).toBe(0);
    const variables = { baseUrl: service.url, apiKey: service.keys.sandbox };
    const values = Object.entries(variables).map(([key, value]) => ({ key, value, enabled: true }));
    writeFileSync(join(folder, 'environment.json'), JSON.stringify({ name: 'local', values }));
    const args = ['run', 'postman.json', '--environment=environment.json', '--reporters=json', '--reporter-json-export=newman.json']; // prettier-ignore
    const { output } = await runTool('newman', args, folder);
    const report: {
      run: {
        executions: {
          item: { name: string };
          request: { method: string; body?: { raw: string } };
          response?: { code: number; stream: { data: number[] } };
        }[];
      };
    } = JSON.parse(readFileSync(join(folder, 'newman.json'), 'utf8'));
    const { executions } = report.run;
    const contracts = await promised();
    // What has state asks for a session, or for an id that only its owner knows: it is refused, never broken.
    const stateful = new Set(contracts.filter(({ kind }) => kind === 'resource').map(({ summary }) => summary));
    const isWrong = ({ item, response }: (typeof executions)[number]): boolean =>
      response === undefined || response.code < 200 || response.code > (stateful.has(item.name) ? 499 : 299);
    const wrong = executions
      .filter(isWrong)
      .map(({ item, request, response }) => [
        item.name,
        request.body?.raw,
        response?.code,
        Buffer.from(response?.stream.data ?? []).toString(),
      ]);
    expect(wrong).toEqual([]);
    expect({ sent: executions.length, output: executions.length === 0 ? output : '' }).toEqual({
      sent: contracts.length,
      output: '',
    });
  },
  PATIENCE_MS,
);
