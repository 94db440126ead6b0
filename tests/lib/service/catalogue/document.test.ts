/** What viewers, generators and models need of the OpenAPI document, over all of it and over its parts. */
import * as openapiEndpoint from '../../../../functions/meta/openapi.get.ts';
import { handler as birthchart } from '../../../../functions/core/birthchart.ts';
import { endpoints } from '../../../../lib/service/catalogue/registry.ts';
import { openapiDocument } from '../../../../lib/service/catalogue/openapi.source.ts';
import { SUITES } from '../../../../lib/service/catalogue/openapi/info.ts';
import { isJson, type Json } from '../../../../lib/service/catalogue/openapi/names.ts';
import { partOf } from '../../../../lib/service/catalogue/openapi/part.ts';
import { call } from '../../../support/call.ts';

const document = await openapiDocument();

const operationsOf = ({ paths }: { readonly paths: typeof document.paths }): [string, Json][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Json] => [`${method} ${path}`, operation]),
  );
/** How many values a schema shows. */
const listed = (schema: unknown): number =>
  isJson(schema) && Array.isArray(schema['examples']) ? schema['examples'].length : 0;
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** Every value below, with the member it stands at. */
const walk = (value: unknown, visit: (name: string, value: unknown) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    visit(name, inner);
    walk(inner, visit);
  }
};

/** References that lead nowhere. */
const broken = (one: Json & { readonly components: typeof document.components }): string[] => {
  const found = new Set<string>();
  walk(one, (name, target) => {
    if (name !== '$ref' || typeof target !== 'string') return;
    const [, kind = '', id = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(target) ?? [];
    if (one.components[kind]?.[id] === undefined) found.add(target);
  });
  return [...found];
};

describe('the document', () => {
  it('shows a value for every query parameter', () => {
    const bare = operationsOf(document).flatMap(([name, { parameters }]) =>
      listOf(parameters)
        .filter(({ in: place, example, schema }) => place === 'query' && example === undefined && listed(schema) === 0)
        .map((one) => `${name} ${String(one['name'])}`),
    );
    expect(bare).toEqual([]);
  });

  it('says what a request cannot do without, as the API does', async () => {
    const schemas = document.components['schemas'] ?? {};
    const all = await endpoints();
    const kinds: string[] = [];
    for (const one of all) {
      const operation = document.paths[one.path]?.[one.method.toLowerCase()];
      const [name = ''] =
        /(?<=#\/components\/schemas\/)\w+/.exec(JSON.stringify(operation?.['requestBody'] ?? '')) ?? [];
      const forms = listOf(schemas[name]?.['allOf']).map(({ anyOf }) => listOf(anyOf).map(({ required }) => required));
      if (forms.length === 0) continue;
      kinds.push(name);
      const has = (members: unknown): boolean =>
        Array.isArray(members) && members.every((member) => typeof member === 'string' && member in one.example);
      expect([one.name, forms.map((ways) => ways.some(has))]).toEqual([one.name, forms.map(() => true)]);
    }
    expect(new Set(kinds).size).toBeGreaterThan(8);
    const { status, body } = await call(birthchart, {});
    expect([status, body.error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['date', 'time', 'lat', 'lon'],
    ]);
  });

  it('shows an answer for every operation that answers text', () => {
    const binary = /^(application\/(pdf|zip)|image\/|font\/)/;
    const bare = operationsOf(document).filter(([, { responses }]) => {
      const content = Object.entries(isJson(responses) ? responses : {})
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, response]) =>
          Object.entries(isJson(response) && isJson(response['content']) ? response['content'] : {}),
        )
        .filter(([type]) => !binary.test(type));
      return (
        content.length > 0 && !content.some(([, media]) => isJson(media) && ('example' in media || 'examples' in media))
      );
    });
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('has no name that a generator makes itself, and no pattern that one misreads', () => {
    expect(Object.keys(document.components['schemas'] ?? {}).filter((name) => /\d{3}$/.test(name))).toEqual([]);
    const patterns: string[] = [];
    walk(document.components, (name, value) => {
      if (name === 'pattern' && typeof value === 'string') patterns.push(value);
    });
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.filter((pattern) => pattern.includes('\\/'))).toEqual([]);
  });

  it('names the three places of a key', () => {
    const [, { security }] = operationsOf(document).find(([name]) => name === 'post /v1/birthchart') ?? [
      '',
      {} as Json,
    ];
    expect(security).toEqual([{ apiKeyHeader: [] }, { bearer: [] }, { apiKeyQuery: [] }]);
    expect(document.components['securitySchemes']?.['apiKeyQuery']).toMatchObject({ in: 'query', name: 'apiKey' });
  });

  it('groups every suite once', () => {
    const tags = listOf(document['tags']).map(({ name }) => name);
    const grouped = listOf(document['x-tagGroups']).flatMap((group) => group['tags']);
    expect(grouped.toSorted()).toEqual(tags.toSorted());
  });
});

describe('the document of some suites', () => {
  it.each(Object.keys(SUITES))('%s: all of its operations, nothing that leads nowhere', (suite) => {
    const part = partOf(document, [suite]);
    const expected = operationsOf(document).filter(([, { tags }]) => Array.isArray(tags) && tags[0] === suite);
    expect(operationsOf(part)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect(broken(part)).toEqual([]);
    expect(JSON.stringify(part).length).toBeLessThan(JSON.stringify(document).length / 4);
  });

  it('is the whole document where all are asked for', () => {
    expect(partOf(document, Object.keys(SUITES))).toEqual(document);
  });

  it('is served for one or several, and refused for a suite that is none', async () => {
    const ask = (suite: string) =>
      call(openapiEndpoint.handler, undefined, {
        method: 'GET',
        rawBody: null,
        query: { suite },
        urlPath: '/v1/meta/openapi',
      });
    const one = await ask('matching');
    const two = await ask('matching,geo');
    expect(Object.keys(one.body.paths).every((path) => path.startsWith('/v1/matching/'))).toBe(true);
    expect(two.body.tags.map(({ name }: { name: string }) => name)).toEqual(['matching', 'geo']);
    const wrong = await ask('astrology');
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'suite.0']);
  });
});
