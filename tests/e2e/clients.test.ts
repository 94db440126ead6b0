/** What others make of the served OpenAPI document, at work on the running service: generated clients and Postman. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openapiOf } from '../../lib/service/catalogue/openapi.ts';
import { examplesOf } from '../../lib/service/catalogue/openapi/examples.ts';
import { operationsOf, type ApiDocument } from '../../lib/pages/operation.ts';
import { promised, ROOT } from '../../lib/service/catalogue/registry.ts';
import { matrix, SOAKS, thinned } from '../support/soak.ts';
import { DOCUMENT, documentFolder, generateClients, partOf } from '../support/clients.ts';
import { runNode, runTool, TOOLS } from '../support/tools.ts';
import { sharedService, type Service } from './service.ts';

/** The civil date of now in a zone. */
const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/**
 * One code writes all paths of the document, and all examples are called over HTTP in api.test.ts: generators and Postman are
 * given this share of the paths, and of the requests that are an example and no more this share is sent again.
 */
const ONE_OF = 32;
/** The paths that programs of an app call. */
const CALLED: readonly string[] = [
  ...readFileSync(join(TOOLS, 'clients/openapi-fetch.ts'), 'utf8').matchAll(/'(\/v1\/[^']+)'/g),
].map(([, path = '']) => path);

let service: Service;
let served: ApiDocument & Parameters<typeof partOf>[0];
let folder = '';
beforeAll(async () => {
  service = await sharedService();
  ({ body: served } = await service.send('/v1/meta/openapi', { method: 'GET' }));
  const chosen = new Set([...CALLED, ...thinned(Object.keys(served.paths), ONE_OF)]);
  folder = documentFolder(
    'clients',
    partOf(served, (path) => chosen.has(path)),
  );
});

it('is the same document however often it is made', async () => {
  const contracts = await promised();
  const calculations = contracts.filter((one) => one.kind === 'calculation');
  // The answers of the others are taken as they are served.
  const computed = await examplesOf(thinned(calculations, ONE_OF));
  const answers = new Map(operationsOf(served).map(({ method, path, example }) => [`${method} ${path}`, example]));
  const examples = calculations.map((one): [typeof one, Readonly<Record<string, unknown>>] => [
    one,
    computed.get(one) ?? JSON.parse(answers.get(`${one.method} ${one.path}`) ?? '{}'),
  ]);
  expect(served).toEqual({
    ...JSON.parse(JSON.stringify(await openapiOf(contracts, new Map(examples)))),
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
  });

  it('compile strictly in six uses of an app', async () => {
    const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    const { code, output } = await runNode(
      [compiler, '--project', '.', '--singleThreaded', '--skipDefaultLibCheck'],
      folder,
    );
    expect({ code, output }).toEqual({ code: 0, output: '' });
  });

  it.each(['openapi-fetch', 'hey-api'])('%s does six things an app does', async (name) => {
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
  });
});

/** One request of a collection: its status (null where nothing came), and what shows why it was refused. */
interface Execution {
  readonly name: string;
  readonly status: number | null;
  readonly sent: string | null;
  readonly received: string | null;
}

/** Runs a collection with Newman and prints its executions; answers of 2xx are left out, they hold many megabytes. */
const NEWMAN = `
  const [newman, collection, ...variables] = process.argv.slice(1);
  const envVar = variables.map((one) => ({ key: one.slice(0, one.indexOf('=')), value: one.slice(one.indexOf('=') + 1) }));
  require(newman).run({ collection, envVar, reporters: [] }, (error, summary) => {
    if (error) throw error;
    const executions = summary.run.executions.map(({ item, request, response }) => {
      const done = response !== undefined && response.code >= 200 && response.code < 300;
      return {
        name: item.name,
        status: response?.code ?? null,
        sent: request.body?.raw ?? null,
        received: done ? null : (response?.stream?.toString() ?? null),
      };
    });
    process.stdout.write(JSON.stringify(executions));
  });`;

/** Runs a collection of the folder with a sandbox key; resolves with what was sent and received. */
const runCollection = async (name: string): Promise<readonly Execution[]> => {
  const newman = createRequire(join(TOOLS, 'package.json')).resolve('newman');
  const variables = [`baseUrl=${service.url}`, `apiKey=${service.keys.sandbox}`];
  const program = ['--eval', NEWMAN, newman, join(folder, name), ...variables];
  const { stdout, output } = await runNode(program, folder);
  if (stdout === '') throw new Error(output);
  return JSON.parse(stdout);
};

/** What was answered by another status than 200 to `most`. */
const refused = (executions: readonly Execution[], most: (name: string) => number) =>
  executions.filter(({ name, status }) => status === null || status < 200 || status > most(name));

interface Item {
  readonly name: string;
  /** Of a folder. */
  readonly item?: readonly Item[];
  /** Of a request. */
  readonly request?: {
    readonly method: string;
    readonly url: { readonly path: readonly string[]; readonly query?: readonly unknown[] };
    readonly body?: { readonly raw?: string };
  };
  /** Keeps something of the answer for the requests after it. */
  readonly event?: unknown;
}

/** The requests of an item, those of its folders too. */
const requestsIn = (one: Item): readonly Item[] => one.item?.flatMap(requestsIn) ?? [one];

/** Writes a collection of some requests of another. */
const writeSample = (name: string, collection: Item, sample: readonly Item[]): void =>
  writeFileSync(join(folder, name), JSON.stringify({ ...collection, item: sample }));

it('becomes a Postman collection by default settings, with a request for each call', async () => {
  const contracts = await promised();
  const { paths }: typeof served = JSON.parse(readFileSync(join(folder, DOCUMENT), 'utf8'));
  const converted = await runTool('openapi2postmanv2', ['--spec', DOCUMENT, '--output', 'postman.json'], folder);
  expect(converted.code).toBe(0);
  const collection: Item = JSON.parse(readFileSync(join(folder, 'postman.json'), 'utf8'));
  const requests = requestsIn(collection);
  expect(requests.length).toBe(contracts.filter(({ path }) => path in paths).length);
  expect(requests.length).toBeGreaterThan(15);
  // They send the examples of the document, as the collection below does: a long run has them answered too.
  if (!SOAKS) return;
  const executions = await runCollection('postman.json');
  // What has state asks for a session, or for an id that only its owner knows: it is refused, never broken.
  const stateful = new Set(contracts.filter(({ kind }) => kind === 'resource').map(({ summary }) => summary));
  expect(refused(executions, (name) => (stateful.has(name) ? 499 : 299))).toEqual([]);
  expect(executions.length).toBe(requests.length);
});

/** The method, path and body of a request, or of the example of a calculation. */
const sentBy = (method: string, path: string, body: unknown): string => JSON.stringify([method, path, body]);

/** Whether a request neither makes nor names anything that a run has made. */
const isPlain = ({ event, request }: Item): boolean =>
  event === undefined && !JSON.stringify([request?.url.path, request?.url.query, request?.body]).includes('{{');

it('comes as a Postman collection of its own: it sends each example, and is answered with 2xx', async () => {
  const { body } = await service.send('/docs/postman', { method: 'GET' });
  const collection: Item = body;
  const requests = requestsIn(collection);
  const sent = new Set(
    requests.flatMap(({ request }) =>
      request
        ? [sentBy(request.method, `/${request.url.path.join('/')}`, JSON.parse(request.body?.raw ?? 'null'))]
        : [],
    ),
  );
  const contracts = await promised();
  const examples = contracts.flatMap(({ kind, method, path, variables = [], example }) => {
    if (kind !== 'calculation' || method === 'GET') return [];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example[name]));
    const members = Object.entries(example).filter(([name]) => !variables.includes(name));
    return [sentBy(method, filled, Object.fromEntries(members))];
  });
  expect(examples.length).toBeGreaterThan(250);
  expect(examples.filter((one) => !sent.has(one))).toEqual([]);
  const sample = matrix(requests, (one, n) => !isPlain(one) || n % ONE_OF === 0);
  writeSample('udaya.postman.json', collection, sample);
  const executions = await runCollection('udaya.postman.json');
  expect(refused(executions, () => 299)).toEqual([]);
  expect(executions.length).toBe(sample.length);
  const open = contracts.filter(({ auth, suite }) => auth !== 'session' && !/^(account|mcp)$/.test(suite));
  // Each drawing is there twice: as a file, and with its description.
  // A letter to somebody is not in it, nor its end; nor what needs a job or a message that is done.
  expect(requests.length).toBeGreaterThanOrEqual(open.length - 5);
});
