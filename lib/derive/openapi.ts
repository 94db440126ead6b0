/**
 * The OpenAPI 3.1 document for people and tools, made from the endpoints. JSON Schema of draft 2020-12 comes straight
 * from the zod schemas; shared shapes, kinds of input and the common options are components.
 */
import * as z from 'zod/mini';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { Kind } from '../contract/inputs.ts';
import { OPTION_FIELDS } from '../contract/options.ts';
import * as shapes from '../contract/shapes.ts';
import { ERRORS } from '../contract/errors.ts';

type Json = Readonly<Record<string, unknown>>;

/** Component names of the kinds of input (catalogue, section 2). */
const KIND_NAMES: Readonly<Record<Kind, string | null>> = {
  plain: null,
  birth: 'Birth',
  birth_at: 'BirthAt',
  birth_range: 'BirthRange',
  birth_or_star_range: 'BirthOrStarRange',
  pair: 'BirthPair',
  match: 'StarPair',
  day: 'DatePlace',
  moment: 'Moment',
  range: 'Range',
  range_place: 'RangePlace',
  range_place_natives: 'RangePlaceNatives',
  moments_natives: 'MomentsNatives',
  place: 'Place',
};

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Unique identifier of an operation: `kundliPlanets`, `metaEndpointsGet`. */
export const operationId = ({ name, method }: AnyEndpoint): string => {
  const id = pascal(name) + (method === 'POST' ? '' : pascal(method.toLowerCase()));
  return id.charAt(0).toLowerCase() + id.slice(1);
};

/** JSON Schemas of named zod schemas, which refer to each other by component name. */
const componentsOf = (schemas: ReadonlyMap<string, z.ZodMiniType>, io: 'input' | 'output'): Record<string, unknown> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) if (!registry.has(schema)) registry.add(schema, { id });
  const shared = `${io === 'input' ? 'Input' : 'Output'}Parts`;
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id === '__shared' ? shared : id}`,
  });
  const rows = Object.entries(made.schemas).map(([id, schema]) => {
    const { $schema: _dialect, $id: _id, ...rest } = schema;
    return [id === '__shared' ? shared : id, rest];
  });
  // A part that only refers to itself has no component of its own: zod points at it as `<uri>#/$defs/x`.
  return JSON.parse(JSON.stringify(Object.fromEntries(rows)).replaceAll(`${shared}#/$defs/`, `${shared}/$defs/`));
};

/** A shared shape worth a name of its own: not a bare text, number or flag. */
const isShape = (value: unknown): value is z.ZodMiniType =>
  value instanceof z.ZodMiniType && !['string', 'number', 'boolean'].includes(value._zod.def.type);

const bodyFields = (one: AnyEndpoint): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(one.input.fields).filter(([name]) => !(one.variables ?? []).includes(name)));

const takesOptions = (one: AnyEndpoint): boolean => one.input.kind !== 'plain' || one.credits > 0;
const hasBody = ({ method }: AnyEndpoint): boolean => method !== 'GET' && method !== 'DELETE';
const ownName = (one: AnyEndpoint): string => `${pascal(operationId(one))}Fields`;
const dataName = (one: AnyEndpoint): string => `${pascal(operationId(one))}Data`;

const inputSchemas = (endpoints: readonly AnyEndpoint[]): Map<string, z.ZodMiniType> => {
  const schemas = new Map<string, z.ZodMiniType>([['Options', z.object(OPTION_FIELDS)]]);
  for (const one of endpoints) {
    const kind = KIND_NAMES[one.input.kind];
    if (kind !== null && !schemas.has(kind)) schemas.set(kind, z.object(one.input.base));
    if (Object.keys(one.input.fields).length > 0) schemas.set(ownName(one), z.object(one.input.fields));
  }
  return schemas;
};

const outputSchemas = (endpoints: readonly AnyEndpoint[]): Map<string, z.ZodMiniType> => {
  const schemas = new Map<string, z.ZodMiniType>();
  for (const [name, shape] of Object.entries(shapes)) if (isShape(shape)) schemas.set(pascal(name), shape);
  for (const one of endpoints) schemas.set(dataName(one), one.output);
  return schemas;
};

const ENVELOPE: Json = {
  Meta: {
    type: 'object',
    properties: {
      request_id: { type: 'string' },
      endpoint: { type: 'string' },
      version: { const: 'v1' },
      engine: { type: 'object', description: 'name, version, ephemeris and zone data of the engine' },
      settings: { type: 'object', description: 'every option the answer depended on' },
      time: { type: 'object', description: 'the instant that was used and where its offset came from' },
      warnings: {
        type: 'array',
        items: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
      },
      credits: {
        type: 'object',
        properties: { charged: { type: 'number' }, remaining: { type: ['number', 'null'] } },
      },
      result_hash: { type: 'string', description: 'SHA-256 of data: the same input gives the same bytes' },
    },
    required: ['request_id'],
  },
  Error: {
    type: 'object',
    properties: {
      status: { const: 'error' },
      error: {
        type: 'object',
        properties: {
          code: { type: 'string', enum: Object.keys(ERRORS) },
          message: { type: 'string' },
          details: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                field: { type: 'string' },
                code: { type: 'string' },
                message: { type: 'string' },
                expected: { type: 'string' },
                received: {},
              },
              required: ['field', 'code', 'message'],
            },
          },
          docs: { type: 'string' },
        },
        required: ['code', 'message', 'details', 'docs'],
      },
      meta: { type: 'object', properties: { request_id: { type: 'string' } }, required: ['request_id'] },
    },
    required: ['status', 'error', 'meta'],
  },
};

const statuses = [...new Set(Object.values(ERRORS).map((row) => row.status))].sort((a, b) => a - b);
const codesOf = (status: number): string[] =>
  Object.entries(ERRORS).flatMap(([code, row]) => (row.status === status ? [code] : []));

const errorResponses = (): Json =>
  Object.fromEntries(
    statuses.map((status) => [
      `E${status}`,
      {
        description: codesOf(status).join(', '),
        headers: {
          'X-Request-Id': { schema: { type: 'string' } },
          ...([402, 429, 503].includes(status) ? { 'Retry-After': { schema: { type: 'integer' } } } : {}),
        },
        content: { 'application/json': { schema: ref('Error') } },
      },
    ]),
  );

/** Headers of an answer (catalogue, section 3). */
const RESPONSE_HEADERS = ['X-Request-Id', 'X-Result-Hash', 'X-Credits-Charged', 'X-Credits-Remaining', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']; // prettier-ignore

/** Statuses that an operation may answer with besides 200. */
const failuresOf = (one: AnyEndpoint): number[] =>
  statuses.filter((status) => {
    if ([401, 402, 403, 409, 429].includes(status)) return one.auth === 'key';
    if ([413, 415].includes(status)) return hasBody(one);
    if (status === 410) return one.suite === 'reports';
    return status !== 405;
  });

const parametersOf = (one: AnyEndpoint): Json[] => {
  const fieldRef = (name: string): Json => ({ $ref: `#/components/schemas/${ownName(one)}/properties/${name}` });
  const variables = one.variables ?? [];
  const queries = hasBody(one) ? [] : Object.keys(bodyFields(one));
  return [
    ...variables.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: fieldRef(name),
      example: one.example[name],
    })),
    ...queries.map((name) => ({ name, in: 'query', schema: fieldRef(name), example: one.example[name] })),
    ...(one.method === 'POST' && one.auth === 'key' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
};

const requestOf = (one: AnyEndpoint): Json => {
  const kind = KIND_NAMES[one.input.kind];
  const parts = [
    ...(kind === null ? [] : [ref(kind)]),
    ...(takesOptions(one) ? [ref('Options')] : []),
    ...(Object.keys(bodyFields(one)).length > 0 ? [ref(ownName(one))] : []),
  ];
  if (!hasBody(one) || parts.length === 0) return {};
  const variables = one.variables ?? [];
  const example = Object.fromEntries(Object.entries(one.example).filter(([name]) => !variables.includes(name)));
  return { requestBody: { required: true, content: { 'application/json': { schema: { allOf: parts }, example } } } };
};

const operationOf = (one: AnyEndpoint): Json => {
  const data = ref(dataName(one));
  const lifted = (one.lift ?? []).map((name) => [
    name,
    { $ref: `#/components/schemas/${dataName(one)}/properties/${name}` },
  ]);
  return {
    operationId: operationId(one),
    summary: one.summary,
    description: `Credits: ${one.credits}.`,
    tags: [one.suite],
    'x-credits': one.credits,
    security: one.auth === 'key' ? [{ apiKeyHeader: [] }, { bearer: [] }, { apiKeyQuery: [] }] : [],
    parameters: parametersOf(one),
    ...requestOf(one),
    responses: {
      200: {
        description: 'The answer',
        headers: Object.fromEntries(RESPONSE_HEADERS.map((name) => [name, { schema: { type: 'string' } }])),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { status: { const: 'success' }, data, ...Object.fromEntries(lifted), meta: ref('Meta') },
              required: ['status', 'data', 'meta'],
            },
          },
        },
      },
      ...Object.fromEntries(failuresOf(one).map((status) => [status, { $ref: `#/components/responses/E${status}` }])),
    },
  };
};

/** Own fields that are path variables do not belong to a body: they stand only among the parameters. */
const withoutVariables = (
  schemas: Record<string, unknown>,
  endpoints: readonly AnyEndpoint[],
): Record<string, unknown> => {
  for (const one of endpoints) {
    const schema = schemas[ownName(one)];
    if (typeof schema !== 'object' || schema === null || !('required' in schema) || !Array.isArray(schema.required))
      continue;
    schemas[ownName(one)] = {
      ...schema,
      required: schema.required.filter((name) => !(one.variables ?? []).includes(name)),
    };
  }
  return schemas;
};

export interface OpenapiDocument extends Json {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: Record<string, Json>;
}

/** The document of a set of endpoints. */
export const openapiOf = (endpoints: readonly AnyEndpoint[]): OpenapiDocument => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const one of endpoints) (paths[one.path] ??= {})[one.method.toLowerCase()] = operationOf(one);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Udaya',
      version: '1',
      summary: 'Vedic (sidereal) astrology over HTTP',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map((one) => one.suite))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...withoutVariables(componentsOf(inputSchemas(endpoints), 'input'), endpoints),
        ...componentsOf(outputSchemas(endpoints), 'output'),
        ...ENVELOPE,
      },
      responses: errorResponses(),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: '24 h per path; up to 5 replays are not charged',
          schema: { type: 'string', minLength: 1, maxLength: 64 },
        },
      },
      securitySchemes: {
        apiKeyHeader: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'Preferred' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a bearer token' },
        apiKeyQuery: { type: 'apiKey', in: 'query', name: 'apiKey', description: 'Can be switched off per key' },
      },
    },
  };
};
