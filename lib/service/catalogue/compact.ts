/** Schemas of functions in few words: what the instructions explain is left out. */
import { isRecord } from '../http/is-record.ts';

/** Characters of the words about a member. */
const MOST_WORDS = 90;

/** Members that the instructions explain: their type is enough. */
const EXPLAINED = ['date', 'time', 'lat', 'lon', 'place', 'tz', 'at', 'from', 'to'];
/** Members that every call takes and no list repeats. */
const COMMON = [
  ...['timezone', 'gender', 'time_unknown', 'time_uncertainty_min', 'at_place'],
  ...['language', 'ayanamsa', 'node', 'house_system'],
];
/** What of a schema is kept: what a caller can do wrong. */
const KEPT = ['type', 'enum', 'const', 'minimum', 'maximum', 'default', 'maxItems'];

const short = (text: string): string => {
  const [clause = text] = text.split(/[;.](?=\s|$)/);
  return clause.length > MOST_WORDS ? `${clause.slice(0, MOST_WORDS - 1)}…` : clause;
};

type Json = Readonly<Record<string, unknown>>;

const compactMember = (name: string, schema: Json): Json => {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => KEPT.includes(key)));
  if (EXPLAINED.includes(name)) return { type: schema['type'] ?? ['string', 'number'] };
  const { description, anyOf, items, properties } = schema;
  const types = Array.isArray(anyOf)
    ? [
        ...new Set(
          anyOf.flatMap((one: unknown) => (isRecord(one) && typeof one['type'] === 'string' ? [one['type']] : [])),
        ),
      ]
    : [];
  return {
    ...kept,
    ...(types.length > 0 && kept['type'] === undefined ? { type: types } : {}),
    ...(isRecord(items) ? { items: compactMember('', items) } : {}),
    // A birth inside another thing: its form is explained.
    ...(isRecord(properties) && !('date' in properties) ? { properties: compactMembers(properties) } : {}),
    ...(typeof description === 'string' ? { description: short(description) } : {}),
  };
};

const compactMembers = (properties: Json): Json =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !COMMON.includes(name))
      .map(([name, schema]) => [name, isRecord(schema) ? compactMember(name, schema) : schema]),
  );

/** The schema of a function without what the instructions say: no aliases, forms or options common to all. */
export const compactSchema = ({ properties, required }: Json) => ({
  type: 'object' as const,
  properties: isRecord(properties) ? compactMembers(properties) : {},
  ...(Array.isArray(required) && required.length > 0 ? { required: required.map(String) } : {}),
});
