/** Per-endpoint cache: fields, schemas and the constant part of `meta`, made on first use. */
import * as z from 'zod/mini';
import { joinFields, type Fields } from '../contract/inputs.ts';
import type { AnyContract } from '../contract/resource.ts';
import { ALIASES, OPTION_DEFAULTS, OPTION_FIELDS, type Options } from '../contract/options.ts';
import { ENGINE } from './engine.ts';

type RequestSchema = z.ZodMiniType<Readonly<Record<string, unknown>>>;

/** What is made once for an endpoint. */
export interface Prepared {
  readonly fields: Fields;
  readonly names: readonly string[];
  /** Names of the fields that may not be left out, or have a default. */
  readonly needed: ReadonlySet<string>;
  readonly schemas: Map<string, RequestSchema>;
  readonly known: readonly string[];
  readonly defaults: Options;
  /** The members of `meta` that are the same in every answer, as text; null where the path has variables. */
  readonly meta: string | null;
}
const prepared = new WeakMap<AnyContract, Prepared>();

/** Made on the first request of an endpoint. */
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
      known: [...names, ...Object.keys(ALIASES)],
      defaults: { ...OPTION_DEFAULTS, ...endpoint.defaults },
      meta: endpoint.name.includes('{') ? null : metaStart(endpoint.name),
    };
    prepared.set(endpoint, found);
  }
  return found;
};

/** Most schemas that are kept for an endpoint. */
const MAX_SCHEMAS = 64;

/**
 * The schema of the fields that a request names or must name: callers send the same few of some forty again and again,
 * and what is not sent need not be made, nor looked for in every request.
 */
export const schemaOf = (
  { fields, names, needed, schemas }: Prepared,
  raw: Readonly<Record<string, unknown>>,
): RequestSchema => {
  const asked = names.filter((name) => raw[name] !== undefined || needed.has(name));
  const key = asked.join();
  let schema = schemas.get(key);
  if (!schema) {
    if (schemas.size >= MAX_SCHEMAS) schemas.clear();
    const shape: Record<string, z.ZodMiniType> = {};
    for (const name of asked) {
      const field = fields[name];
      if (field) shape[name] = field;
    }
    schema = z.object(shape);
    schemas.set(key, schema);
  }
  return schema;
};

/** The members of `meta` that tell what answered. */
export const metaStart = (name: string): string =>
  `"endpoint":${JSON.stringify(name)},"version":"v1","engine":${JSON.stringify(ENGINE)}`;
