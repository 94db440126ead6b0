/** Items as text, and what DynamoDB asks of them: the same items are refused, so that they can move there. */
import type { Item, Key, Value } from '../../contract/ports/table.ts';
import { isStorable } from './decimal.ts';
import { ExpressionFault } from './reader.ts';

/** Bytes that an item, and the two parts of its key, may have. */
const MOST_ITEM = 409_600;
const MOST_KEY = { pk: 2048, sk: 1024 } as const;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells sets and maps apart: `{"SS":["a"]}`, `{"M":{"a":1}}`. All else is plain JSON. */
const plain = (value: Value): unknown => {
  if (value instanceof Set) return { SS: [...value] };
  if (Array.isArray(value)) return value.map((one: Value) => plain(one));
  if (isMap(value)) return { M: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)])) };
  return value;
};

const stored = (found: unknown): Value => {
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean') return found;
  if (Array.isArray(found)) return found.map(stored);
  if (!isMap(found)) return null;
  const { SS: set, M: map } = found;
  if (Array.isArray(set)) return new Set(set.map(String));
  return isMap(map) ? itemFrom(map) : null;
};

const itemFrom = (found: Readonly<Record<string, unknown>>): Item =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, stored(value)]));

/** The text of an item without its key. */
export const textOf = (item: Item): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(item).flatMap(([name, value]) => (name === 'pk' || name === 'sk' ? [] : [[name, plain(value)]])),
    ),
  );

/** The item of a key and its text. */
export const itemOf = ({ pk, sk }: Key, text: string): Item => {
  const found: unknown = JSON.parse(text);
  return { pk, sk, ...(isMap(found) ? itemFrom(found) : {}) };
};

/** Bytes that a value takes, as DynamoDB counts them. Throws `ExpressionFault` for one that it does not keep. */
const bytesOf = (value: Value): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') {
    if (!isStorable(value)) throw new ExpressionFault(`${value} is no number that can be stored`);
    return 1 + Math.ceil(String(Math.abs(value)).length / 2);
  }
  if (value instanceof Set) {
    if (value.size === 0) throw new ExpressionFault('an empty set cannot be stored');
    return [...value].reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  }
  if (Array.isArray(value)) return value.reduce((sum: number, one: Value) => sum + 1 + bytesOf(one), 3);
  if (isMap(value)) return 3 + Object.keys(value).length + itemBytes(value);
  return 1;
};

const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOf(value), 0);

/** Refuses values that DynamoDB does not keep. */
export const checkValues = (values: Item = {}): void => void itemBytes(values);

/** Refuses a key that is empty or too long. */
export const checkKey = (key: Key): void => {
  for (const part of ['pk', 'sk'] as const) {
    const bytes = Buffer.byteLength(key[part]);
    if (bytes === 0 || bytes > MOST_KEY[part])
      throw new ExpressionFault(`${part} has ${bytes} bytes; from 1 to ${MOST_KEY[part]} can be stored`);
  }
};

/** Refuses an item that is too large, or holds what cannot be stored. */
export const checkItem = (item: Item): void => {
  const bytes = itemBytes(item);
  if (bytes > MOST_ITEM) throw new ExpressionFault(`an item has ${bytes} bytes; ${MOST_ITEM} can be stored`);
};
