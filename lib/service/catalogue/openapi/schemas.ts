/**
 * JSON Schemas (draft 2020-12, which OpenAPI 3.1 takes as they are) of zod schemas. What several places share becomes a
 * component; what some tools cannot read (`$defs` inside components, lists of required keys without their properties,
 * request defaults) is written in another way that means the same.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { ROOT } from '../registry.ts';
import { isJson, pascal, type Json } from './names.ts';

export type NamedSchemas = ReadonlyMap<string, z.ZodMiniType>;

/** Shapes worth a name of their own: objects and enumerations, not a bare text, number or list. */
const isShape = (value: unknown): value is z.ZodMiniType =>
  value instanceof z.ZodMiniType && ['object', 'enum'].includes(value._zod.def.type);

/** `LunarMonth` of `lunarMonthOut`. */
const shapeName = (exported: string): string => pascal(exported).replace(/Out$/, '');

/** Every shape that a file of lib/contract exports, by component name. Throws when two share a name. */
export const sharedShapes = async (): Promise<NamedSchemas> => {
  const shapes = new Map<string, z.ZodMiniType>();
  for (const file of globSync('lib/contract/**/*.ts', { cwd: ROOT }).sort()) {
    const exports: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(ROOT, file)).href);
    for (const [exported, value] of Object.entries(exports)) {
      if (!isShape(value)) continue;
      const name = shapeName(exported);
      if ((shapes.get(name) ?? value) !== value) throw new Error(`${file}: another shape is called ${name}`);
      shapes.set(name, value);
    }
  }
  return shapes;
};

/** A description with the default of a field, which may be left out. An empty list is no default worth telling. */
export const withDefault = (description: unknown, value: unknown): string => {
  const text = typeof description === 'string' ? description : '';
  if (Array.isArray(value) && value.length === 0) return text;
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return `${text === '' ? '' : `${text.replace(/\.$/, '')}. `}Default: \`${shown}\`.`;
};

/**
 * A request default as a sentence: the keyword would make generated clients demand the field. Answers have no defaults.
 */
const describeDefault = (schema: Record<string, unknown>): void => {
  if (!('default' in schema)) return;
  schema['description'] = withDefault(schema['description'], schema['default']);
  delete schema['default'];
};

/** A map with a known set of keys is an object with these properties. */
const spellKeys = (zodSchema: z.core.$ZodType, schema: Record<string, unknown>): void => {
  const { def } = zodSchema._zod;
  if (!('keyType' in def && def.keyType instanceof z.core.$ZodType)) return;
  const keys = def.keyType._zod.values;
  if (keys === undefined) {
    if (def.keyType._zod.def.type === 'string') delete schema['propertyNames'];
    return;
  }
  schema['properties'] = Object.fromEntries([...keys].map((key) => [String(key), schema['additionalProperties']]));
  schema['additionalProperties'] = false;
  delete schema['propertyNames'];
};

/** The bounds of every whole number that JavaScript can hold say nothing. */
const dropSafeBounds = (schema: Record<string, unknown>): void => {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
};

/** JSON Schema needs no backslash before a slash, and some generators keep it. */
const plainSlashes = (schema: Record<string, unknown>): void => {
  if (typeof schema['pattern'] === 'string') schema['pattern'] = schema['pattern'].replaceAll('\\/', '/');
};

/** What a member means stands at the member, also where it may be null. */
const liftDescription = (schema: Record<string, unknown>): void => {
  const { anyOf, description } = schema;
  if (description !== undefined || !Array.isArray(anyOf) || anyOf.length !== 2) return;
  const options: readonly unknown[] = anyOf;
  const [value] = options.filter((option) => isJson(option) && option['type'] !== 'null');
  if (!isJson(value) || options.every((option) => isJson(option) && option['type'] !== 'null')) return;
  const { description: lifted, ...rest } = value;
  if (lifted === undefined) return;
  schema['description'] = lifted;
  schema['anyOf'] = options.map((option) => (option === value ? rest : option));
};

/** References to `#/$defs/x` of a component, with what they mean, under names of their own: `DashaExpandPeriods`. */
const hoisted = (schemas: Readonly<Record<string, Json>>, shared: string): Readonly<Record<string, Json>> => {
  const { [shared]: parts, ...own } = schemas;
  const defs = isJson(parts?.['$defs']) ? parts['$defs'] : {};
  const names = new Map<string, string>();
  const nameParts = (value: unknown, owner: string, member: string): void => {
    if (Array.isArray(value)) for (const item of value) nameParts(item, owner, member);
    if (!isJson(value)) return;
    const id = typeof value['$ref'] === 'string' ? /\/\$defs\/([^/]+)$/.exec(value['$ref'])?.[1] : undefined;
    if (id !== undefined && !names.has(id)) {
      names.set(id, pascal(`${owner} ${member}`));
      nameParts(defs[id], owner, member);
    }
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'properties' && isJson(inner))
        for (const [property, schema] of Object.entries(inner)) nameParts(schema, owner, property);
      else nameParts(inner, owner, member);
    }
  };
  for (const [owner, schema] of Object.entries(own)) nameParts(schema, owner, '');
  const all = { ...own, ...Object.fromEntries([...names].map(([id, name]) => [name, defs[id]])) };
  if (Object.keys(all).length !== Object.keys(own).length + names.size)
    throw new Error('a part of a shape would take the name of another component');
  const text = JSON.stringify(all).replace(
    /"#\/components\/schemas\/[^"]*#?\/\$defs\/([^"/]+)"/g,
    (_, id: string) => `"#/components/schemas/${names.get(id) ?? id}"`,
  );
  return JSON.parse(text);
};

/** JSON Schemas of named zod schemas, which refer to each other by component name. `io`: of a request or of an answer. */
export const jsonSchemas = (named: NamedSchemas, io: 'input' | 'output'): Readonly<Record<string, Json>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) if (!registry.has(schema)) registry.add(schema, { id });
  const shared = '__shared';
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      describeDefault(jsonSchema);
      spellKeys(zodSchema, jsonSchema);
      dropSafeBounds(jsonSchema);
      liftDescription(jsonSchema);
      plainSlashes(jsonSchema);
    },
  });
  const rows = Object.entries(made.schemas).map(([id, schema]) => {
    const { $schema: _dialect, $id: _id, ...rest } = schema;
    return [id, rest];
  });
  return hoisted(Object.fromEntries(rows), shared);
};
