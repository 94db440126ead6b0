/** Checks a request against the fields of its endpoint: every faulty field at once, with the range it should have had. */
import type * as z from 'zod/mini';
import { formWordsOf, missingDay } from '../../../contract/values/date-time.ts';
import type { Fields } from '../../../contract/frame/input.ts';
import { isRecord } from '../is-record.ts';
import type { Faults } from './faults.ts';
import { boundsOf, rangeSentence, rangeText, schemaAt, typeName, valuesText } from './schema.ts';

type Raw = Readonly<Record<string, unknown>>;
type Issue = z.core.$ZodIssue;

/** Characters of an unknown name that an error repeats. */
const MAX_NAME = 100;

/** Adds a fault for a text in the wrong format, in the words of its schema. */
const addFormFault = (field: string, schema: z.core.$ZodType | undefined, received: unknown, faults: Faults): void => {
  const words = schema && formWordsOf(schema);
  const missing = words?.expected === 'YYYY-MM-DD' && typeof received === 'string' ? missingDay(received) : null;
  if (missing) {
    faults.add(field, 'NO_SUCH_DAY', `${field} names no day: ${missing}.`, words?.expected, received);
    return;
  }
  if (words) faults.add(field, words.code, `${field} must be ${words.must}.`, words.expected, received);
  else faults.add(field, 'UNKNOWN_VALUE', `${field} does not have the expected form.`, undefined, received);
};

/** `1 item`, `2 items`. */
const counted = (count: number | bigint, thing: string): string => `${count} ${thing}${Number(count) === 1 ? '' : 's'}`;

/** A value that a request has at a place, and what is to be said of it. */
interface Found {
  readonly field: string;
  readonly schema: z.core.$ZodType | undefined;
  readonly received: unknown;
}

const addSizeFault = (
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  { field, schema, received }: Found,
  faults: Faults,
): void => {
  const things: Readonly<Record<string, string>> = { string: 'character', array: 'item' };
  const thing = things[issue.origin];
  const long = issue.code === 'too_big';
  if (thing !== undefined) {
    const limit = long ? `at most ${counted(issue.maximum, thing)}` : `at least ${counted(issue.minimum, thing)}`;
    const shown = issue.origin === 'string' ? received : undefined;
    faults.add(field, long ? 'TOO_LONG' : 'OUT_OF_RANGE', `${field} must have ${limit}.`, limit, shown);
    return;
  }
  const own = boundsOf(schema);
  const ofIssue = long ? { high: Number(issue.maximum) } : { low: Number(issue.minimum) };
  const bounds = own.low === undefined && own.high === undefined ? ofIssue : own;
  faults.add(field, 'OUT_OF_RANGE', `${field} must be ${rangeSentence(bounds)}.`, rangeText(bounds), received);
};

/** A missing value, or one of the wrong type. */
const addTypeFault = ({ field, schema, received }: Found, faults: Faults): void => {
  if (received === undefined) faults.add(field, 'REQUIRED', `${field} is required.`, typeName(schema));
  else faults.add(field, 'WRONG_TYPE', `${field} must be ${typeName(schema)}.`, typeName(schema), received);
};

const addValueFault = (values: readonly z.core.util.Primitive[], { field, received }: Found, faults: Faults): void => {
  const listed = valuesText(values);
  if (received === undefined) faults.add(field, 'REQUIRED', `${field} is required.`, listed);
  else faults.add(field, 'UNKNOWN_VALUE', `${field} must be one of ${listed}.`, listed, received);
};

/** Reports the option whose type fits; if none fits, the union as a whole. `addInside` adds an issue of an option. */
const addUnionFault = (
  issue: Extract<Issue, { code: 'invalid_union' }>,
  found: Found,
  faults: Faults,
  addInside: (issue: Issue) => void,
): void => {
  const { field, schema, received } = found;
  const fitting = issue.errors.find(
    (errors) =>
      errors.every((error) => error.code !== 'invalid_type' || error.path.length > 0) &&
      errors.some((error) => error.code !== 'invalid_value' || error.path.length > 0),
  );
  const listed = issue.errors
    .flat()
    .find((error) => error.code === 'invalid_value' && error.path.length === 0 && typeof received === 'string');
  if (!fitting && listed && schema && formWordsOf(schema)) {
    addFormFault(field, schema, received, faults);
    return;
  }
  const bounds = boundsOf(schema);
  if (!fitting && listed && schema && (bounds.low !== undefined || bounds.high !== undefined)) {
    const values = listed.code === 'invalid_value' ? valuesText(listed.values) : '';
    const expected = `${rangeText(bounds)} or ${values}`;
    faults.add(field, 'UNKNOWN_VALUE', `${field} must be ${typeName(schema)}.`, expected, received);
    return;
  }
  const inside = fitting ?? (listed ? [listed] : undefined);
  if (!inside) addTypeFault(found, faults);
  for (const error of inside ?? []) addInside({ ...error, path: [...issue.path, ...error.path] } as Issue);
};

/** Turns one zod issue into a fault; `prefix` is put before the field's path. */
const addIssue = (issue: Issue, fields: Fields, input: unknown, prefix: string, faults: Faults): void => {
  const field = prefix + issue.path.map(String).join('.');
  const schema = schemaAt(fields, issue.path);
  const received = issue.path.reduce<unknown>(
    (value, key) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    input,
  );
  const found = { field, schema, received };
  switch (issue.code) {
    case 'invalid_type':
      addTypeFault(found, faults);
      return;
    case 'too_small':
    case 'too_big':
      addSizeFault(issue, found, faults);
      return;
    case 'invalid_value':
      addValueFault(issue.values, found, faults);
      return;
    case 'invalid_format':
    case 'custom':
      addFormFault(field, schema, received, faults);
      return;
    case 'unrecognized_keys':
      for (const key of issue.keys) {
        const name = key.slice(0, MAX_NAME);
        const inner = field === '' ? name : `${field}.${name}`;
        faults.add(inner, 'UNKNOWN_FIELD', `${inner} is not a known field.`);
      }
      return;
    case 'invalid_union':
      addUnionFault(issue, found, faults, (inner) => addIssue(inner, fields, input, prefix, faults));
      return;
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
  // zod compiles a parser per schema, which does not pay off for one request: a cold start skips it.
  const jitless = !parsedBefore.has(schema);
  if (jitless) parsedBefore.add(schema);
  const result = schema.safeParse(input, { jitless });
  if (result.success) return result.data;
  for (const issue of result.error.issues) addIssue(issue, fields, input, prefix, faults);
  return null;
};
