/** Inspects schemas: the one at a path, its bounds, and the name of its type in messages. */
import type * as z from 'zod/mini';
import type { Fields } from '../../../contract/frame/input.ts';

/** The schema below optional, default and lazy wrappers. */
export const bare = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = schema._zod;
  if ('getter' in def) return bare((def.getter as () => z.core.$ZodType)());
  return 'innerType' in def ? bare(def.innerType as z.core.$ZodType) : schema;
};

/** Whether a value may be null. */
const takesNull = (schema: z.core.$ZodType): boolean => {
  const { def } = schema._zod;
  if (def.type === 'nullable' || def.type === 'unknown' || def.type === 'any') return true;
  return 'innerType' in def && takesNull(def.innerType as z.core.$ZodType);
};

/** Whether null says that a member is left out: it may be left out, and has no other meaning for null. */
export const isLeftOutByNull = (schema: z.core.$ZodType): boolean =>
  schema._zod.optin === 'optional' && !takesNull(schema);

/**
 * What a table holds under a name that a caller wrote. A plain look-up would also find what every object inherits
 * (`toString`, `constructor`).
 */
export const ownOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The schema at a path of member names and list indexes, or undefined inside unions. */
export const schemaAt = (fields: Fields, path: readonly PropertyKey[]): z.core.$ZodType | undefined => {
  let here: Readonly<Record<string, z.core.$ZodType>> = fields;
  let found: z.core.$ZodType | undefined;
  for (const name of path) {
    const list: z.core.$ZodTypeDef | undefined = found?._zod.def;
    const next = list && 'element' in list ? (list.element as z.core.$ZodType) : ownOf(here, String(name));
    if (!next) return undefined;
    found = bare(next);
    const { def } = found._zod;
    here = 'shape' in def ? (def.shape as Readonly<Record<string, z.core.$ZodType>>) : {};
  }
  return found;
};

/** Smallest and largest value of a number. */
export interface Bounds {
  readonly low?: number;
  readonly high?: number;
}

/** The bounds that the checks of a schema set, or those of one of its options. */
export const boundsOf = (schema: z.core.$ZodType | undefined): Bounds => {
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

/** `0..90`, for `expected`. */
export const rangeText = ({ low, high }: Bounds): string => {
  if (low !== undefined && high !== undefined) return `${low}..${high}`;
  if (low !== undefined) return `at least ${low}`;
  return `at most ${high}`;
};

/** `between 0 and 90`, for messages. */
export const rangeSentence = ({ low, high }: Bounds): string => {
  if (low !== undefined && high !== undefined) return `between ${low} and ${high}`;
  if (low !== undefined) return `at least ${low}`;
  return `at most ${high}`;
};

/** The name of a type in messages. */
export const typeName = (schema: z.core.$ZodType | undefined): string => {
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

/** Maximum number of values in a message. */
const MAX_VALUES = 60;
/** The values of an enumeration, cut to `MAX_VALUES`. */
export const valuesText = (values: readonly unknown[]): string =>
  values.slice(0, MAX_VALUES).map(String).join(', ') + (values.length > MAX_VALUES ? ', …' : '');
const valueList = (schema: z.core.$ZodType): string => {
  const { values } = schema._zod;
  return values ? valuesText([...values]) : 'one of the listed values';
};

const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

/**
 * The number that a text says in digits; undefined for any other text, for exponents and for more than 15 digits.
 * @example
 * numberInText('-5.5') // → -5.5
 * numberInText('1e3') // → undefined
 */
export const numberInText = (text: string): number | undefined => (NUMBER.test(text) ? Number(text) : undefined);
