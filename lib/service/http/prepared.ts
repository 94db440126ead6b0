/** Per-endpoint cache: fields, schemas and the constant part of `meta`, made on first use. */
import * as z from 'zod/mini';
import { joinFields, type Fields } from '../../contract/frame/input.ts';
import type { AnyContract } from '../../contract/frame/resource.ts';
import { ALIASES, OPTION_DEFAULTS, OPTION_FIELDS, type Options } from '../../contract/frame/options.ts';
import { ENGINE } from './engine.ts';

type RequestSchema = z.ZodMiniType<Readonly<Record<string, unknown>>>;

/** What is created once per endpoint. */
export interface Prepared {
  readonly fields: Fields;
  readonly names: readonly string[];
  /** Names of the fields that may not be left out, or have a default. */
  readonly needed: ReadonlySet<string>;
  readonly schemas: Map<string, RequestSchema>;
  /** Of each path variable, as an object with it alone. */
  readonly variables: ReadonlyMap<string, RequestSchema>;
  readonly known: readonly string[];
  readonly defaults: Options;
  /** The members of `meta` that are the same in every answer, as text; null where the path has variables. */
  readonly meta: string | null;
}
const prepared = new WeakMap<AnyContract, Prepared>();

/** The cache entry of an endpoint, created on its first request. */
export const prepare = (endpoint: AnyContract): Prepared => {
  let found = prepared.get(endpoint);
  if (!found) {
    const own = endpoint.input.fields;
    const fields = joinFields(endpoint.input.base, OPTION_FIELDS, own);
    const names = Object.keys(fields);
    found = {
      fields,
      names,
      needed: new Set(Object.keys(own).filter((name) => own[name]?._zod.def.type !== 'optional')),
      schemas: new Map(),
      variables: new Map(
        endpoint.variables.flatMap((name) => {
          const schema = own[name];
          return schema ? [[name, z.object({ [name]: schema })]] : [];
        }),
      ),
      known: [...names, ...Object.keys(ALIASES)],
      defaults: { ...OPTION_DEFAULTS, ...endpoint.defaults },
      meta: endpoint.name.includes('{') ? null : metaStart(endpoint.name),
    };
    prepared.set(endpoint, found);
  }
  return found;
};

/** Maximum number of cached schemas per endpoint. */
const MAX_SCHEMAS = 64;

/**
 * The schema of the fields that a request contains or must contain. Callers send the same few of some forty fields again
 * and again; schemas of the others are never created.
 */
export const schemaOf = (
  { fields, names, needed, schemas }: Prepared,
  raw: Readonly<Record<string, unknown>>,
): RequestSchema => {
  const key = Object.keys(raw)
    .filter((name) => raw[name] !== undefined && Object.hasOwn(fields, name))
    .join();
  let schema = schemas.get(key);
  if (!schema) {
    if (schemas.size >= MAX_SCHEMAS) schemas.clear();
    const shape: Record<string, z.ZodMiniType> = {};
    for (const name of names) {
      if (raw[name] === undefined && !needed.has(name)) continue;
      const field = fields[name];
      if (field) shape[name] = field;
    }
    schema = z.object(shape);
    schemas.set(key, schema);
  }
  return schema;
};

const ENGINE_TEXT = JSON.stringify(ENGINE);

/** The members of `meta` that name endpoint, version and engine. */
export const metaStart = (name: string): string =>
  `"endpoint":${JSON.stringify(name)},"version":"v1","engine":${ENGINE_TEXT}`;
