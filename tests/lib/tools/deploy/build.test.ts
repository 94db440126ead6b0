/** The pieces of the build that stand on their own. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import * as fc from '../../../support/property.ts';
import { apiResourceCount, awsBody, logicalId } from '../../../../lib/tools/deploy/aws-body.ts';
import { accessLine } from '../../../../lib/accounts/metering/access-line.ts';
import { packCharge } from '../../../../lib/accounts/metering/spending-limits.ts';
import { logLine, REQUEST_METRICS } from '../../../../lib/service/http/log.ts';
import {
  ASSUMED,
  COLD_HEAD,
  coldRows,
  coldShare,
  costRows,
  costTable,
  monthRows,
  numberTable,
  UNITS,
} from '../../../../lib/tools/deploy/cost.ts';
import { methodAnswer } from '../../../../lib/service/http/methods.ts';
import { GATEWAY_RESPONSES } from '../../../../lib/tools/deploy/gateway-responses.ts';
import { nameClashes } from '../../../../lib/tools/deploy/layer.ts';
import { leanFunctions, withoutDocumented } from '../../../../lib/tools/deploy/lean.ts';
import { roleName, statementsFor } from '../../../../lib/tools/deploy/permissions.ts';
import { COMMON, fromGroups, fromLayer, groupOf } from '../../../../lib/tools/deploy/plugins.ts';
import { zip } from '../../../../lib/tools/deploy/zip.ts';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';
import type { Needs } from '../../../../lib/contract/ports.ts';
import { ERRORS } from '../../../../lib/contract/frame/errors.ts';
import { unzip } from '../../../support/unzip.ts';

describe('zip', () => {
  const entry = fc.record({
    name: fc.stringMatching(/^[a-zéम/]{1,30}$/),
    data: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  });

  it('gives back every file, readable by all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ name }) => name, maxLength: 8 }), (entries) => {
        const found = unzip(zip(entries));
        expect(new Map(found.map(({ name, data }) => [name, data]))).toEqual(
          new Map(entries.map(({ name, data }) => [name, data])),
        );
        expect(found.every(({ mode }) => mode === 0o644)).toBe(true);
      }),
    );
  });

  it('gives the same bytes whatever the order', () => {
    const [one, two] = [
      { name: 'a', data: Buffer.from('1') },
      { name: 'b', data: Buffer.from('2') },
    ];
    expect(zip([one, two])).toEqual(zip([two, one]));
  });
});

describe('roles', () => {
  it('are one for each set of ports and items, and allow that and no more', () => {
    const needs: Needs[] = [
      {},
      { table: 'read' },
      { table: 'write', objects: 'read' },
      { objects: 'read', table: 'write' },
    ];
    const reach = { method: 'POST', path: '/v1/brands', suite: 'brands' };
    const used = needs.map((one) => ({ needs: one, metered: false, reach }));
    expect(used.map(roleName)).toEqual([
      'LambdaRole',
      'BrandsTableReadRole',
      'BrandsObjectsReadTableWriteRole',
      'BrandsObjectsReadTableWriteRole',
    ]);
    expect(used.slice(0, 2).map((one) => roleName({ ...one, metered: true }))).toEqual([
      'MeteredRole',
      'MeteredBrandsTableReadRole',
    ]);
    expect(
      roleName({
        needs: { table: 'write' },
        metered: false,
        reach: { method: 'POST', path: '/v1/account/login', suite: 'account' },
      }),
    ).toBe('PostV1AccountLoginTableWriteRole');
    expect(statementsFor({ needs: {}, metered: false, reach }, { stage: 'test' })).toEqual([]);
    expect(statementsFor({ needs: { objects: 'read' }, metered: false, reach }, { stage: 'test' })).toEqual([
      { Effect: 'Allow', Action: ['s3:GetObject'], Resource: [{ 'Fn::Sub': '${Bucket.Arn}/*' }] },
    ]);
    const source = { method: 'GET', path: '/source', suite: 'pages' };
    const ofSource = { needs: { objects: 'write' }, metered: false, reach: source } as const;
    expect(roleName(ofSource)).toBe('GetSourceObjectsWriteRole');
    expect(statementsFor(ofSource, { stage: 'test' })).toMatchObject([
      { Resource: [{ 'Fn::Sub': '${Bucket.Arn}/source/*' }] },
    ]);
    const [readTable] = statementsFor({ needs: { table: 'read' }, metered: false, reach }, { stage: 'test' });
    expect(JSON.stringify(readTable)).not.toMatch(/Put|Update|Delete/);
    const [, secrets] = statementsFor({ needs: { table: 'read' }, metered: false, reach }, { stage: 'test' });
    expect(secrets).toMatchObject({
      Action: ['dynamodb:PutItem'],
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['secret#cursor'] } },
    });
  });
});

describe('layer groups', () => {
  it.each([
    ['lib/service/http/serve.ts', 'core'],
    ['layers/jyotish/ephemeris/sky.ts', 'core'],
    ['layers/jyotish/ephemeris/search.ts', 'ephemeris'],
    ['layers/jyotish/chart/chart.ts', 'core'],
    ['layers/jyotish/chart/varga.ts', 'chart'],
    ['lib/contract/frame/inputs.ts', 'core'],
    ['lib/contract/suites/dasha.ts', 'suites-dasha'],
    ['layers/jyotish/dasha/cycle.ts', 'dasha'],
    ['lib/answers/present/chart.ts', 'core'],
    ['lib/answers/present/varga.ts', 'present-varga'],
    ['lib/answers/queries/pair.ts', 'queries-pair'],
    ['lib/adapters/ephemeris.ts', 'core'],
    ['lib/service/http/read/names.ts', 'http-read'],
    ['lib/adapters/place/zone.ts', 'place-zone'],
    ['lib/words/words.ts', 'core'],
    ['lib/words/bank.ts', 'core'],
    ['lib/words/phala/titles.ts', 'words-phala-titles'],
    ['lib/accounts/key.ts', 'accounts'],
    ['lib/accounts/scope.ts', 'core'],
    ['lib/adapters/storage/table.ts', 'storage'],
    ['lib/service/http/resource/serve.ts', 'http-resource'],
    ['functions/core/birthchart.ts', null],
  ])('puts %s into %s', (file, group) => expect(groupOf(`${ROOT}/${file}`)).toBe(group));

  it('names the exports that two files of a namespace share', () => {
    const exports = new Map([
      ['a/one.ts', ['x', 'y']],
      ['a/two.ts', ['z']],
      ['b/one.ts', ['x']],
    ]);
    expect(nameClashes(exports)).toEqual(['x is exported by a/one.ts and by b/one.ts']);
    expect(nameClashes(exports, (file) => file.charAt(0))).toEqual([]);
  });
});

describe('lean functions', () => {
  it('lose the shape of the answer and what only that used', () => {
    const lean = withoutDocumented(`
      import { planetPos } from './shapes.ts';
      const ROW = z.strictObject({ planet: planetPos });
      const ROWS = z.array(ROW);
      const memory = lruCache<z.output<typeof ROW>>();
      const LIMIT = 3;
      export const one = endpoint({ path: '/v1/x', input: plainInput({ n: z.number() }), output: z.strictObject({ rows: ROWS, output: z.any() }), compute: () => memory({ rows: LIMIT }) });
      export const handler = serve(one);`);
    expect(lean).toContain('output: undefined');
    expect(lean.replace('typeof ROW', '')).not.toMatch(/ROW|strictObject/);
    for (const kept of ['plainInput({ n: z.number() })', 'const LIMIT = 3', 'rows: LIMIT', 'serve(one)'])
      expect(lean).toContain(kept);
  });

  it('keep each line where it stands, by which a failure is followed back', () => {
    const text = [
      'const ROW = z.strictObject({',
      '  a: 1,',
      '});',
      'export const one = endpoint({',
      '  output: z.strictObject({',
      '    rows: ROW,',
      '  }),',
      '  compute: () => 7,',
      '});',
    ];
    expect(withoutDocumented(text.join('\n')).split('\n')).toMatchObject({
      length: 9,
      3: text[3],
      7: text[7],
      8: text[8],
    });
  });

  it.each([
    ['functions/horoscope/daily.ts', fromLayer, 'suites-feed-fields'],
    ['lib/contract/suites/feed-fields.ts', fromGroups, 'core'],
  ])('load no shapes of answers to say what a request may ask for: %s', async (file, layer, needed) => {
    const { metafile } = await build({
      ...COMMON,
      absWorkingDir: ROOT,
      entryPoints: [join(ROOT, file)],
      outdir: 'unused',
      write: false,
      metafile: true,
      plugins: [layer, leanFunctions],
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
    });
    const loaded = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => basename(path)));
    expect(loaded).toContain(`${needed}.cjs`);
    expect(loaded).not.toContain('frame-shapes.cjs');
  });

  it('stay as they are without an endpoint', () =>
    expect(withoutDocumented('export const a = 1;')).toBe('export const a = 1;'));
});

const ANSWERED = { requestId: 'r', base: 'https://api.example.com' };

describe('the body for API Gateway', () => {
  const body = awsBody(
    [
      { name: 'keys-get', path: '/v1/keys', method: 'GET', auth: 'key', kind: 'resource' },
      { name: 'keys', path: '/v1/keys', method: 'POST', auth: 'key', kind: 'resource' },
      { name: 'varga-chart', path: '/v1/varga/{chart}', method: 'POST', auth: 'none', kind: 'calculation' },
      { name: 'pages-dashboard-get', path: '/dashboard', method: 'GET', auth: 'session', kind: 'page' },
    ],
    { role: 'role', lambdaUri: (name) => logicalId(name), base: 'https://api.example.com' },
  ) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
    'x-amazon-apigateway-gateway-responses': Record<
      string,
      { statusCode: string; responseTemplates: Record<string, string>; responseParameters: Record<string, string> }
    >;
  };

  it('asks for a key where one is needed, and calls the right function', () => {
    expect(body.paths['/v1/keys']?.['post']).toMatchObject({
      security: [{ key: [], usage: [] }],
      'x-amazon-apigateway-integration': { uri: 'KeysLambdaFunction', type: 'aws_proxy' },
    });
    expect(body.paths['/v1/varga/{chart}']?.['post']).not.toHaveProperty('security');
    expect(body.paths['/v1/varga/{chart}']?.['post']).toMatchObject({
      'x-amazon-apigateway-integration': { uri: 'VargaDashchartLambdaFunction' },
    });
    // The method requires a key of a usage plan, which the authorizer names.
    expect(body.paths['/dashboard']?.['get']?.['security']).toEqual([{ key: [], usage: [] }]);
    expect(body).toMatchObject({
      components: { securitySchemes: { usage: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
      'x-amazon-apigateway-api-key-source': 'AUTHORIZER',
    });
    expect(body.paths['/v1/varga/{chart}']?.['parameters']).toEqual([
      { name: 'chart', in: 'path', required: true, schema: { type: 'string' } },
    ]);
  });

  it('hands every other method of a path to one function, which names those of the path', () => {
    for (const path of Object.values(body.paths)) {
      expect(path['x-amazon-apigateway-any-method']).toMatchObject({
        'x-amazon-apigateway-integration': { uri: 'MethodsLambdaFunction', type: 'aws_proxy' },
      });
      expect(path['x-amazon-apigateway-any-method']).not.toHaveProperty('security');
    }
    const shared = [
      { method: 'POST', shared: true },
      { method: 'GET', shared: true },
    ];
    const refused = methodAnswer('PUT', shared, ANSWERED);
    expect(refused).toMatchObject({ statusCode: 405, headers: { Allow: 'GET, HEAD, POST', 'X-Request-Id': 'r' } });
    expect(JSON.parse(refused.body)).toMatchObject({
      error: { code: 'METHOD_NOT_ALLOWED', docs: 'https://api.example.com/docs/errors/METHOD_NOT_ALLOWED' },
      meta: { request_id: 'r' },
    });
    expect(methodAnswer('OPTIONS', shared, ANSWERED)).toMatchObject({
      statusCode: 204,
      headers: { 'Access-Control-Allow-Methods': 'GET, HEAD, POST', 'Access-Control-Allow-Origin': '*' },
      body: '',
    });
  });

  it('answers HEAD where GET is, with the same function and the same gate', () => {
    expect(body.paths['/v1/keys']?.['head']).toEqual(body.paths['/v1/keys']?.['get']);
    expect(body.paths['/v1/varga/{chart}']).not.toHaveProperty('head');
  });

  it('lets no page of another origin prepare a call by session', () => {
    const own = [{ method: 'GET', shared: false }];
    const { statusCode, headers } = methodAnswer('OPTIONS', own, ANSWERED);
    expect([statusCode, headers['Allow']]).toEqual([405, 'GET, HEAD']);
    expect(Object.keys(headers).filter((name) => name.startsWith('Access-Control-'))).toEqual([]);
    const some = [...own, { method: 'POST', shared: true }];
    expect(methodAnswer('OPTIONS', some, ANSWERED).headers).toMatchObject({ 'Access-Control-Allow-Methods': 'POST' });
    expect(body.paths['/dashboard']?.['get']).toHaveProperty('security');
  });

  it('links the page of the error from every answer that the gateway makes itself', () => {
    for (const { responseTemplates } of Object.values(body['x-amazon-apigateway-gateway-responses']))
      expect(responseTemplates['application/json']).toContain('"docs":"https://api.example.com/docs/errors/');
  });

  it('names the request on every answer that the gateway makes itself', () => {
    for (const { responseParameters } of Object.values(body['x-amazon-apigateway-gateway-responses']))
      expect(responseParameters).toHaveProperty(['gatewayresponse.header.X-Request-Id'], 'context.requestId');
  });

  it('compresses large answers and hands bytes on', () => {
    expect(body).toMatchObject({
      'x-amazon-apigateway-minimum-compression-size': 1024,
      'x-amazon-apigateway-binary-media-types': ['*/*'],
    });
  });

  it('gives every refusal of the gateway the error body of the API', () => {
    for (const [type, { code }] of Object.entries(GATEWAY_RESPONSES)) {
      const found = body['x-amazon-apigateway-gateway-responses'][type];
      if (!found) throw new Error(type);
      const { statusCode, responseTemplates } = found;
      expect(Number(statusCode)).toBe(ERRORS[code].status);
      const { status, error, meta } = JSON.parse(responseTemplates['application/json'] ?? '{}');
      expect([status, meta.request_id]).toEqual(['error', '$context.requestId']);
      expect(error.code).toBe(type === 'ACCESS_DENIED' ? '$context.authorizer.code' : code);
    }
    const statuses = Object.values(GATEWAY_RESPONSES).map(({ code }) => ERRORS[code].status);
    for (const status of [401, 403, 404, 413, 415, 429, 504]) expect(statuses).toContain(status);
  });

  it('counts the resources of the API', () => {
    // The root, the rest, /v1, /v1/keys, /v1/varga, /v1/varga/{chart}.
    expect(apiResourceCount(['/v1/keys', '/v1/varga/{chart}', '/v1/keys'])).toBe(6);
  });
});

describe('the cost table', () => {
  it('is printed as the README has it', async () => {
    const readme = readFileSync(new URL('../../../../lib/tools/deploy/README.md', import.meta.url), 'utf8');
    expect(readme).toContain(costTable(costRows(), UNITS.calls));
    expect(readme).toContain(costTable(await monthRows(), UNITS.month));
    expect(readme).toContain(numberTable(COLD_HEAD, await coldRows()));
    // By hand: 3.50 for the gateway, 2 × 0.20, 8,500 GB-s at 0.0000133334, 2 × 0.625 + 0.125, 0.8 × 0.50 and 6 × 0.09.
    expect(costRows().map(({ dollars }) => Number(dollars.toFixed(4)))).toEqual([3.5, 0.4, 0.1133, 1.375, 0.4, 0.54]);
  });

  it('finds the share of starts that the design’s model has', () => {
    // design/operations.md section 1, of 311 and of 50 Lambdas.
    const shares = [1000, 10_000, 100_000, 1_000_000].map((calls) =>
      [311, 50].map((lambdas) => Number((100 * coldShare(lambdas, calls)).toFixed(1))),
    );
    expect(shares).toEqual([
      [77.2, 61.9],
      [42.2, 18.2],
      [11.5, 0.6],
      [0.3, 0],
    ]);
  });

  it('counts the log as a call writes it, and the metrics as its line names them', async () => {
    const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
    const asked = { requestId: id, endpoint: 'kundli/planets', suite: 'kundli', status: 200, code: '', ms: 4.217 };
    const line = logLine({ ...asked, credits: 1, keyId: 'key_0123456789abcdef0123456789' }, Date.UTC(2026, 10, 21));
    const customer = 'cus_0123456789abcdef01234567';
    const at = Date.UTC(2026, 10, 21);
    const charge = {
      id,
      customer,
      period: '2026-11',
      slot: 58_000_000,
      at,
      credits: 1,
      key: '',
      state: 'taken',
    } as const;
    const call = { id, at, method: 'POST', path: '/v1/kundli/planets', status: 200, ms: 21, customer, key: 'key_0123' };
    const access = accessLine({ ...call, charge: packCharge(charge) });
    // CloudWatch Logs counts 26 bytes more for each line.
    const kb = (line.length + access.length + 2 * 26) / 1000;
    expect(Math.abs(kb - ASSUMED.logKb)).toBeLessThan(0.15);
    const { _aws: written } = JSON.parse(line);
    expect(written.CloudWatchMetrics).toHaveLength(1);
    expect(written.CloudWatchMetrics[0].Metrics).toHaveLength(REQUEST_METRICS.length);
    const [metrics] = await monthRows();
    // Forty suites at most, two metrics each, and those of the jobs: a metric of each endpoint would be ten times as dear.
    expect(metrics?.dollars).toBeLessThan(30);
  });
});
