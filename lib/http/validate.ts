/** Checks a request against the fields of its endpoint: every faulty field at once, with the range it should have had. */
import { closest, distance } from 'fastest-levenshtein';
import type * as z from 'zod/mini';
import type { Fields } from '../contract/inputs.ts';
import { ALIASES } from '../contract/options.ts';
import type { Faults } from './faults.ts';

type Raw = Readonly<Record<string, unknown>>;
type Issue = z.core.$ZodIssue;

/** True of a plain object: not null, not a list. */
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const renamed = (raw: Raw): Record<string, unknown> => {
  const out: Record<string, unknown> = { ...raw };
  for (const [alias, name] of Object.entries(ALIASES)) {
    if (!Object.hasOwn(out, alias) || Object.hasOwn(out, name)) continue;
    out[name] = out[alias];
    delete out[alias];
  }
  return out;
};
const inside = (value: unknown): unknown => (isRecord(value) ? renamed(value) : value);

/** Members under their right names, those of partners and of listed births too: an alias stands in where the right one is absent. */
export const withoutAliases = (raw: Raw): Raw => {
  const out = renamed(raw);
  for (const [name, value] of Object.entries(out))
    if (typeof value === 'object') out[name] = Array.isArray(value) ? value.map(inside) : inside(value);
  return out;
};

/** Adds a fault for each alias that says another thing than the right name beside it. */
export const refuseAliasConflicts = (raw: Raw, faults: Faults): void => {
  for (const [alias, name] of Object.entries(ALIASES))
    if (Object.hasOwn(raw, alias) && Object.hasOwn(raw, name) && raw[alias] !== raw[name])
      faults.add(alias, 'CONFLICT', `${name} and ${alias} say different things.`, undefined, raw[alias]);
};

/** The schema below optional and default wrappers. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = schema._zod;
  return 'innerType' in def ? bare(def.innerType as z.core.$ZodType) : schema;
};

/** The schema that a path of names and places in lists leads to, or undefined inside unions. */
const schemaAt = (fields: Fields, path: readonly PropertyKey[]): z.core.$ZodType | undefined => {
  let here: Readonly<Record<string, z.core.$ZodType>> = fields;
  let found: z.core.$ZodType | undefined;
  for (const name of path) {
    const list: z.core.$ZodTypeDef | undefined = found?._zod.def;
    const next = list && 'element' in list ? (list.element as z.core.$ZodType) : here[String(name)];
    if (!next) return undefined;
    found = bare(next);
    const { def } = found._zod;
    here = 'shape' in def ? (def.shape as Readonly<Record<string, z.core.$ZodType>>) : {};
  }
  return found;
};

interface Bounds {
  readonly low?: number;
  readonly high?: number;
}

const boundsOf = (schema: z.core.$ZodType | undefined): Bounds => {
  if (!schema) return {};
  const found: { low?: number; high?: number } = {};
  for (const check of schema._zod.def.checks ?? []) {
    const rule = check._zod.def as { check: string; value?: unknown };
    if (rule.check === 'greater_than' && typeof rule.value === 'number') found.low = rule.value;
    if (rule.check === 'less_than' && typeof rule.value === 'number') found.high = rule.value;
  }
  if (found.low !== undefined || found.high !== undefined) return found;
  const { def } = schema._zod;
  if ('options' in def) {
    for (const option of def.options as readonly z.core.$ZodType[]) {
      const bounds = boundsOf(bare(option));
      if (bounds.low !== undefined || bounds.high !== undefined) return bounds;
    }
  }
  return {};
};

const rangeText = ({ low, high }: Bounds): string =>
  low !== undefined && high !== undefined
    ? `${low}..${high}`
    : low !== undefined
      ? `at least ${low}`
      : `at most ${high}`;

const rangeSentence = ({ low, high }: Bounds): string =>
  low !== undefined && high !== undefined
    ? `between ${low} and ${high}`
    : low !== undefined
      ? `at least ${low}`
      : `at most ${high}`;

/** How a type is called in a message. */
const typeName = (schema: z.core.$ZodType | undefined): string => {
  if (!schema) return 'a valid value';
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return 'text';
    case 'number':
      return 'format' in def ? 'a whole number' : 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    case 'enum':
    case 'literal':
      return valueList(schema);
    case 'union':
      return 'options' in def
        ? (def.options as readonly z.core.$ZodType[]).map((option) => typeName(bare(option))).join(' or ')
        : 'a valid value';
    default:
      return 'a valid value';
  }
};

const MOST_VALUES = 60;
const valuesText = (values: readonly unknown[]): string =>
  values.slice(0, MOST_VALUES).map(String).join(', ') + (values.length > MOST_VALUES ? ', …' : '');
const valueList = (schema: z.core.$ZodType): string => {
  const { values } = schema._zod;
  return values ? valuesText([...values]) : 'one of the listed values';
};

/** What a time of day may be, for messages. */
export const TIME_RANGE = '00:00..23:59, or 00:00:00..23:59:59';

/** Fields of text with a format of their own, by the name of the field. */
const formatFault = (field: string, name: string, received: unknown, faults: Faults): void => {
  if (name === 'time')
    faults.add(field, 'OUT_OF_RANGE', `${field} must be a time, HH:MM or HH:MM:SS.`, TIME_RANGE, received);
  else if (name === 'at')
    faults.add(
      field,
      'NOT_A_DATE',
      `${field} must be a date-time.`,
      'YYYY-MM-DDTHH:MM:SS, with or without an offset',
      received,
    );
  else if (['date', 'from', 'to'].includes(name)) {
    faults.add(
      field,
      'NOT_A_DATE',
      `${field} must be a day of the Gregorian calendar, 1800 to 2399.`,
      'YYYY-MM-DD',
      received,
    );
  } else faults.add(field, 'UNKNOWN_VALUE', `${field} does not have the expected form.`, undefined, received);
};

/** Turns one zod issue into a fault; `prefix` is put before the field's path. */
const addIssue = (issue: Issue, fields: Fields, input: unknown, prefix: string, faults: Faults): void => {
  const field = prefix + issue.path.map(String).join('.');
  const name = String(issue.path.at(-1) ?? '');
  const schema = schemaAt(fields, issue.path);
  const received = issue.path.reduce<unknown>(
    (value, key) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    input,
  );
  switch (issue.code) {
    case 'invalid_type':
      if (received === undefined) faults.add(field, 'REQUIRED', `${field} is required.`, typeName(schema));
      else faults.add(field, 'WRONG_TYPE', `${field} must be ${typeName(schema)}.`, typeName(schema), received);
      return;
    case 'too_small':
    case 'too_big': {
      if (issue.origin === 'string') {
        const long = issue.code === 'too_big';
        const limit = long
          ? `at most ${String(issue.maximum)} characters`
          : `at least ${String(issue.minimum)} characters`;
        faults.add(field, long ? 'TOO_LONG' : 'OUT_OF_RANGE', `${field} must have ${limit}.`, limit, received);
      } else if (issue.origin === 'array') {
        const limit =
          issue.code === 'too_big'
            ? `at most ${String(issue.maximum)} items`
            : `at least ${String(issue.minimum)} items`;
        faults.add(
          field,
          issue.code === 'too_big' ? 'TOO_LONG' : 'OUT_OF_RANGE',
          `${field} must have ${limit}.`,
          limit,
        );
      } else {
        const own = boundsOf(schema);
        const bounds =
          own.low === undefined && own.high === undefined
            ? issue.code === 'too_big'
              ? { high: Number(issue.maximum) }
              : { low: Number(issue.minimum) }
            : own;
        faults.add(field, 'OUT_OF_RANGE', `${field} must be ${rangeSentence(bounds)}.`, rangeText(bounds), received);
      }
      return;
    }
    case 'invalid_value': {
      if (received === undefined) faults.add(field, 'REQUIRED', `${field} is required.`, valuesText(issue.values));
      else
        faults.add(
          field,
          'UNKNOWN_VALUE',
          `${field} must be one of ${valuesText(issue.values)}.`,
          valuesText(issue.values),
          received,
        );
      return;
    }
    case 'invalid_format':
      formatFault(field, name, received, faults);
      return;
    case 'unrecognized_keys':
      for (const key of issue.keys) {
        const inner = field === '' ? key : `${field}.${key}`;
        faults.add(inner, 'UNKNOWN_FIELD', `${inner} is not a known field.`);
      }
      return;
    case 'invalid_union': {
      // The member whose type fits says what is wrong; when none fits, the union as a whole does.
      const fitting = issue.errors.find(
        (errors) =>
          errors.every((error) => error.code !== 'invalid_type' || error.path.length > 0) &&
          errors.some((error) => error.code !== 'invalid_value' || error.path.length > 0),
      );
      const listed = issue.errors
        .flat()
        .find((error) => error.code === 'invalid_value' && error.path.length === 0 && typeof received === 'string');
      const bounds = boundsOf(schema);
      if (!fitting && listed && schema && (bounds.low !== undefined || bounds.high !== undefined)) {
        const values = listed.code === 'invalid_value' ? valuesText(listed.values) : '';
        const expected = `${rangeText(bounds)} or ${values}`;
        faults.add(field, 'UNKNOWN_VALUE', `${field} must be ${typeName(schema)}.`, expected, received);
        return;
      }
      const inside = fitting ?? (listed ? [listed] : undefined);
      if (inside)
        for (const error of inside)
          addIssue({ ...error, path: [...issue.path, ...error.path] } as Issue, fields, input, prefix, faults);
      else if (received === undefined) faults.add(field, 'REQUIRED', `${field} is required.`, typeName(schema));
      else faults.add(field, 'WRONG_TYPE', `${field} must be ${typeName(schema)}.`, typeName(schema), received);
      return;
    }
    default:
      faults.add(field, 'UNKNOWN_VALUE', `${field} is not valid.`, undefined, received);
  }
};

const parsedBefore = new WeakSet<object>();

/**
 * Parses `input` against `schema` (made of `fields`), adds every fault under `prefix`, and returns the parsed value, or
 * null when something was wrong.
 */
export const parseFields = <T>(
  schema: z.ZodMiniType<T>,
  fields: Fields,
  input: Raw,
  faults: Faults,
  prefix = '',
): T | null => {
  // zod compiles a parser for a schema, which one request alone would not pay back: a cold start does without.
  const jitless = !parsedBefore.has(schema);
  if (jitless) parsedBefore.add(schema);
  const result = schema.safeParse(input, { jitless });
  if (result.success) return result.data;
  for (const issue of result.error.issues) addIssue(issue, fields, input, prefix, faults);
  return null;
};

const FAR = 3;
const isLoose = (catchall: unknown): boolean => (catchall as z.core.$ZodType | undefined)?._zod.def.type === 'unknown';

/** Members that no field knows, each with the nearest known name when one is close. */
export const unknownMembers = (
  raw: Raw,
  known: readonly string[],
): readonly { readonly name: string; readonly nearest: string | null }[] =>
  Object.keys(raw)
    .filter((name) => !known.includes(name))
    .slice(0, 20)
    .map((name) => {
      const short = name.slice(0, 100);
      const nearest = closest(short, known);
      return { name: short, nearest: distance(short, nearest) <= FAR ? nearest : null };
    });

/** The same inside members that are objects of known fields, or lists of such: groom, bride, at_place, natives. */
export const unknownInside = (raw: Raw, fields: Fields): ReturnType<typeof unknownMembers> =>
  Object.entries(raw).flatMap(([member, value]) => {
    const field = typeof value === 'object' ? fields[member] : undefined;
    if (!field) return [];
    const { def } = bare(field)._zod;
    const inner = 'element' in def ? bare(def.element as z.core.$ZodType)._zod.def : def;
    // A strict object refuses what it does not know by itself.
    if (!('shape' in inner) || !('catchall' in inner) || !isLoose(inner.catchall)) return [];
    const known = [...Object.keys(inner.shape as object), ...Object.keys(ALIASES)];
    const objects: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((item: unknown, i) => [`${member}.${i}`, item])
      : [[member, value]];
    return objects.flatMap(([path, item]) =>
      isRecord(item) ? unknownMembers(item, known).map((found) => ({ ...found, name: `${path}.${found.name}` })) : [],
    );
  });
