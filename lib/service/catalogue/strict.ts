/**
 * Schemas in the strict form of structured outputs: every member is required, what may be left out may be null instead
 * (which the API takes as left out), and nothing else may stand there.
 */
import { isJson, type Json } from './openapi/names.ts';

/** What models with structured outputs keep to. */
const KEPT = ['type', 'enum', 'const', 'description', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'];

const orNull = (schema: Json): Json => {
  const { type, anyOf, enum: values } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...(anyOf as readonly unknown[]), { type: 'null' }] };
  return {
    ...schema,
    ...(type === undefined ? {} : { type: [type, 'null'].flat() }),
    ...(Array.isArray(values) ? { enum: [...(values as readonly unknown[]), null] } : {}),
  };
};

/** A schema in strict form, or null where a part of it may be anything. */
export const strictSchema = (schema: Json): Json | null => {
  const { properties, required, items, anyOf, type, const: constant } = schema;
  const kept = Object.fromEntries(Object.entries(schema).filter(([name]) => KEPT.includes(name)));
  if (Array.isArray(anyOf)) {
    const forms = anyOf.map((one: unknown) => (isJson(one) ? strictSchema(one) : null));
    return forms.includes(null) ? null : { ...kept, anyOf: forms };
  }
  if (type === 'array') {
    const element = isJson(items) ? strictSchema(items) : null;
    return element === null ? null : { ...kept, items: element };
  }
  if (type !== 'object') return type === undefined && constant === undefined ? null : kept;
  const others = schema['additionalProperties'];
  // Members that are ignored can be left out; those of a form of their own are the point of the object.
  if (!isJson(properties) || (isJson(others) && Object.keys(others).length > 0)) return null;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const members: Record<string, Json> = {};
  for (const [name, one] of Object.entries(properties)) {
    const strict = isJson(one) ? strictSchema(one) : null;
    if (strict === null) return null;
    members[name] = needed.includes(name) ? strict : orNull(strict);
  }
  return { ...kept, properties: members, required: Object.keys(members), additionalProperties: false };
};
