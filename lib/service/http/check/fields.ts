/** Checks a request against the fields of its endpoint: every faulty field at once, with the range it should have had. */
import type * as z from 'zod/mini';
import { formWordsOf, missingDay } from '../../../contract/values/date-time.ts';
import type { Fields } from '../../../contract/frame/inputs.ts';
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

/** Turns one zod issue into a fault; `prefix` is put before the field's path. */
const addIssue = (issue: Issue, fields: Fields, input: unknown, prefix: string, faults: Faults): void => {
  const field = prefix + issue.path.map(String).join('.');
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
          ? `at most ${counted(issue.maximum, 'character')}`
          : `at least ${counted(issue.minimum, 'character')}`;
        faults.add(field, long ? 'TOO_LONG' : 'OUT_OF_RANGE', `${field} must have ${limit}.`, limit, received);
      } else if (issue.origin === 'array') {
        const limit =
          issue.code === 'too_big'
            ? `at most ${counted(issue.maximum, 'item')}`
            : `at least ${counted(issue.minimum, 'item')}`;
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
    case 'invalid_union': {
      // Report the option whose type fits; if none fits, the union as a whole.
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
  // zod compiles a parser per schema, which does not pay off for one request: a cold start skips it.
  const jitless = !parsedBefore.has(schema);
  if (jitless) parsedBefore.add(schema);
  const result = schema.safeParse(input, { jitless });
  if (result.success) return result.data;
  for (const issue of result.error.issues) addIssue(issue, fields, input, prefix, faults);
  return null;
};
