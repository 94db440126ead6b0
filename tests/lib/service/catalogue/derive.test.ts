/** What is derived from the endpoints. */
import * as z from 'zod/mini';
import { endpoint, type AnyEndpoint, type Method } from '../../../../lib/contract/frame/endpoint.ts';
import { birthInput, plainInput } from '../../../../lib/contract/frame/inputs.ts';
import { accuracyRows } from '../../../../lib/service/catalogue/accuracy.source.ts';
import { endpointRows } from '../../../../lib/service/catalogue/catalogue.source.ts';
import { endpointLoaders } from '../../../../lib/service/catalogue/endpoint-list.ts';
import { openapiOf } from '../../../../lib/service/catalogue/openapi.ts';
import { operationId } from '../../../../lib/service/catalogue/openapi/names.ts';
import {
  endpoints,
  faultsOf,
  functionNameOf,
  placeOf,
  promised,
  routes,
  type Route,
} from '../../../../lib/service/catalogue/registry.ts';
import { pricesOf } from '../../../../lib/service/catalogue/rows.ts';
import type { AnyContract } from '../../../../lib/contract/frame/resource.ts';
import { SAMPLE } from '../../../support/notes.ts';
import { handler as accuracy } from '../../../../functions/meta/accuracy.get.ts';
import { call } from '../../../support/call.ts';

const one = (path: string, method: Method = 'POST'): AnyEndpoint =>
  endpoint({
    path,
    method,
    summary: 's',
    credits: 2,
    input: plainInput({ n: z.number() }),
    output: z.strictObject({ n: z.number() }),
    example: { n: 1 },
    compute: ({ input }) => input,
  });
const route = (file: string, path: string, method?: Method): Route => ({
  file,
  exportName: 'one',
  functionName: functionNameOf(file),
  endpoint: one(path, method),
});

describe('places and names', () => {
  it.each([
    ['/v1/varga/{chart}', 'POST', 'varga/chart.ts', 'varga-chart'],
    ['/v1/muhurat/find/{event}', 'POST', 'muhurat/find-event.ts', 'muhurat-find-event'],
    ['/v1/keys/{id}', 'PATCH', 'keys/id.patch.ts', 'keys-id-patch'],
    ['/v1/health', 'GET', 'health/index.get.ts', 'health-get'],
    ['/v1/account', 'POST', 'account/index.ts', 'account'],
    ['/', 'GET', 'pages/index.get.ts', 'pages-get'],
    ['/docs/{suite}', 'GET', 'pages/docs-suite.get.ts', 'pages-docs-suite-get'],
    ['/assets/site.css', 'GET', 'pages/assets-site.css.get.ts', 'pages-assets-site-css-get'],
    ['/v1/birthchart', 'POST', 'core/birthchart.ts', 'core-birthchart'],
    ['/v1/astro/get_astro_data', 'POST', 'core/get-astro-data.ts', 'core-get-astro-data'],
  ] as const)('puts %s (%s) into %s', (path, method, file, name) => {
    expect(placeOf(path, method)).toBe(file);
    expect(functionNameOf(file)).toBe(name);
  });

  it('finds what is out of place, taken twice or too long', () => {
    expect(faultsOf([route('kundli/planets.ts', '/v1/kundli/planets')])).toEqual([]);
    expect(faultsOf([route('kundli/planet.ts', '/v1/kundli/planets')])).toEqual([
      'functions/kundli/planet.ts: POST /v1/kundli/planets belongs in functions/kundli/planets.ts',
    ]);
    const twice = faultsOf([route('a/b.ts', '/v1/a/b'), route('a/b.ts', '/v1/a/b')]);
    expect(twice).toHaveLength(2);
    expect(faultsOf([{ ...route('pages/a.get.ts', '/a', 'GET') }])).toEqual([
      'functions/pages/a.get.ts: the API is below /v1, pages are not',
    ]);
    const long = 'x'.repeat(60);
    expect(faultsOf([route(`a/${long}.ts`, `/v1/a/${long}`)])).toEqual([
      `functions/a/${long}.ts: the function name is too long`,
    ]);
  });
});

describe('this repository', () => {
  it('has the two published paths and every endpoint in its place', async () => {
    const all = await routes();
    expect(faultsOf(all)).toEqual([]);
    expect(all.map(({ endpoint: { path } }) => path)).toEqual(
      expect.arrayContaining(['/v1/astro/get_astro_data', '/v1/birthchart', '/v1/health']),
    );
  });

  it('gives rows, prices and loaders of every endpoint', async () => {
    const idOf = ({ method, path }: AnyContract): string => `${method} ${path}`;
    const all = await promised();
    const ids = all.map(idOf);
    expect((await endpointRows()).map(({ method, path }) => `${method} ${path}`)).toEqual(ids);
    expect(Object.keys(pricesOf(all))).toEqual(ids);
    // The in-process runner behind batch runs calculations only.
    const loaders = await endpointLoaders();
    const calculations = all.filter(({ kind }) => kind === 'calculation');
    expect(Object.keys(loaders)).toEqual(calculations.map(idOf));
    expect(await Promise.all(Object.values(loaders).map((load) => load()))).toEqual(calculations);
  });
});

describe('the accuracy ledger', () => {
  it('speaks of endpoints that exist, each comparison once', async () => {
    const names = new Set((await endpoints()).map(({ name }) => name));
    const rows = accuracyRows();
    expect(rows.filter(({ endpoint }) => !names.has(endpoint))).toEqual([]);
    expect(new Set(rows.map(({ endpoint, oracle, unit }) => [endpoint, oracle, unit].join())).size).toBe(rows.length);
  });

  it('names every calculation either in a row or among those without an oracle', async () => {
    const found = await call(accuracy);
    const compared = accuracyRows().map(({ endpoint }) => endpoint);
    const told = new Set([...compared, ...found.body.data.without_oracle]);
    const calculations = (await endpoints()).filter(({ credits }) => credits > 0).map(({ name }) => name);
    expect(calculations.filter((name) => !told.has(name))).toEqual([]);
    expect(found.body.data.without_oracle.filter((name: string) => compared.includes(name))).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  /** The value a local reference points at. */
  const lookUp = (document: unknown, pointer: string): unknown =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (value, part) =>
          typeof value === 'object' && value !== null ? Reflect.get(value, part.replaceAll('~1', '/')) : undefined,
        document,
      );
  const refsOf = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      name === '$ref' && typeof inner === 'string' ? [inner] : refsOf(inner),
    );
  };

  it('has every endpoint, each under a name of its own, and no reference that leads nowhere', async () => {
    const all = await endpoints();
    const document = await openapiOf(all, new Map());
    for (const { path, method } of all) expect(document.paths[path]?.[method.toLowerCase()]).toBeDefined();
    expect(new Set(all.map(operationId)).size).toBe(all.length);
    const refs = [...new Set(refsOf(document))];
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((ref) => !ref.startsWith('#/') || lookUp(document, ref) === undefined)).toEqual([]);
  });

  it('lists every value once, however a caller may spell it', async () => {
    const enums = (value: unknown): unknown[][] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, inner]) =>
        name === 'enum' && Array.isArray(inner) ? [inner] : enums(inner),
      );
    };
    const found = enums(await openapiOf(await endpoints(), new Map()));
    expect(found.length).toBeGreaterThan(100);
    const same = (value: unknown): string => String(value).replaceAll('-', '_').toLowerCase();
    expect(found.filter((values) => new Set(values.map(same)).size < values.length)).toEqual([]);
  });

  it('shows key, path variable, body, example and failures', async () => {
    const chart: AnyEndpoint = endpoint({
      path: '/v1/varga/{chart}',
      summary: 'A divisional chart',
      credits: 1,
      input: birthInput({ chart: z.enum(['D1', 'D9']), method: z.optional(z.string()) }),
      lift: ['planets'],
      output: z.strictObject({ planets: z.array(z.string()) }),
      example: { chart: 'D9', date: '1990-05-10' },
      compute: () => ({ planets: [] }),
    });
    const document = await openapiOf([chart], new Map());
    const post = document.paths['/v1/varga/{chart}']?.['post'];
    expect(post).toMatchObject({
      operationId: 'vargaChart',
      'x-credits': 1,
      security: [{ apiKeyHeader: [] }, { bearer: [] }, { apiKeyQuery: [] }],
      parameters: [
        { name: 'chart', in: 'path', required: true, example: 'D9', schema: { enum: ['D1', 'D9'] } },
        { $ref: '#/components/parameters/IdempotencyKey' },
      ],
      requestBody: { content: { 'application/json': { example: { date: '1990-05-10' } } } },
    });
    expect(Object.keys(post?.['responses'] ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '402', '403', '413', '415', '422', '429', '500', '503', '504']),
    );
    expect(lookUp(document, '#/components/schemas/Options/properties/ayanamsa')).toBeDefined();
  });

  it('shows what a resource answers with: its statuses, its media types, who may call', async () => {
    const resources = SAMPLE.filter(({ kind }) => kind === 'resource');
    const document = await openapiOf(
      resources.map((one) => ({ ...one, suite: 'meta' })),
      new Map(),
    );
    const of = (path: string, method: string) => document.paths[path]?.[method];
    expect(of('/v1/notes', 'post')).toMatchObject({
      security: [{ apiKeyHeader: [] }, { bearer: [] }, { apiKeyQuery: [] }, { session: [] }],
      responses: {
        201: {
          description: 'The note was kept',
          headers: { Location: { $ref: '#/components/headers/Location' } },
          content: { 'application/json': { schema: { properties: { data: { $ref: '#/components/schemas/Notes' } } } } },
        },
        204: { description: 'It was there already' },
      },
    });
    expect(of('/v1/notes', 'post')?.['responses']).not.toHaveProperty('200');
    expect(of('/v1/notes/{id}', 'get')).toMatchObject({ security: [{ session: [] }], responses: { 404: {} } });
    expect(of('/v1/notes', 'get')?.['parameters']).toMatchObject([{ name: 'limit', in: 'query' }, { name: 'cursor' }]);
    expect(of('/v1/notes/drawing', 'post')).toMatchObject({
      responses: {
        200: {
          content: { 'image/svg+xml': { schema: { type: 'string' } }, 'image/png': { schema: { format: 'binary' } } },
        },
      },
    });
    expect(Object.keys(document.components['securitySchemes'] ?? {})).toContain('session');
    const refs = [...new Set(refsOf(document))];
    expect(refs.filter((ref) => lookUp(document, ref) === undefined)).toEqual([]);
  });
});
