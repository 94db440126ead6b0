/** DynamoDB's conditions and updates, as far as jobs use them, on items in memory. */
import type { Change, Check, Item, Value } from '../../../contract/ports/table.ts';

type Side = Pick<Check, 'names' | 'values'>;

const TOKEN = /<>|<=|>=|[=<>()+,-]|[#:]?\w+/g;

/** Reads the tokens of an expression one by one. */
const readerOf = (text: string) => {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  return {
    peek: (): string => tokens[at] ?? '',
    next: (): string => tokens[at++] ?? '',
    accept: (wanted: string): boolean => {
      const found = tokens[at] === wanted;
      if (found) at++;
      return found;
    },
    expect: (wanted: string): void => {
      if (tokens[at++] !== wanted) throw new Error(`${wanted} is missing in: ${text}`);
    },
  };
};
type Reader = ReturnType<typeof readerOf>;

const nameOf = (token: string, { names }: Side): string => (token.startsWith('#') ? (names?.[token] ?? token) : token);

const operand = (token: string, item: Item, side: Side): Value | undefined =>
  token.startsWith(':') ? side.values?.[token] : item[nameOf(token, side)];

const contains = (whole: Value | undefined, part: Value | undefined): boolean =>
  part !== undefined && whole instanceof Set && whole.has(String(part));

const compare = (left: Value | undefined, sign: string, right: Value | undefined): boolean => {
  if (sign === '=') return left === right;
  if (sign === '<>') return left !== right;
  if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string')) return false;
  if (typeof right !== 'number' && typeof right !== 'string') return false;
  if (sign === '<') return left < right;
  if (sign === '<=') return left <= right;
  return sign === '>' ? left > right : left >= right;
};

const readFunction = (name: string, reader: Reader, item: Item, side: Side): boolean => {
  reader.expect('(');
  const path = nameOf(reader.next(), side);
  const other = reader.accept(',') ? operand(reader.next(), item, side) : undefined;
  reader.expect(')');
  if (name === 'attribute_exists') return item[path] !== undefined;
  if (name === 'attribute_not_exists') return item[path] === undefined;
  if (name === 'contains') return contains(item[path], other);
  throw new Error(`${name} is not simulated`);
};

const readOne = (reader: Reader, item: Item, side: Side): boolean => {
  if (reader.accept('NOT')) return !readOne(reader, item, side);
  if (reader.accept('(')) {
    const held = readAny(reader, item, side);
    reader.expect(')');
    return held;
  }
  const first = reader.next();
  if (reader.peek() === '(') return readFunction(first, reader, item, side);
  const sign = reader.next();
  return compare(operand(first, item, side), sign, operand(reader.next(), item, side));
};

const readAll = (reader: Reader, item: Item, side: Side): boolean => {
  let held = readOne(reader, item, side);
  while (reader.accept('AND')) held = readOne(reader, item, side) && held;
  return held;
};

const readAny = (reader: Reader, item: Item, side: Side): boolean => {
  let held = readAll(reader, item, side);
  while (reader.accept('OR')) held = readAll(reader, item, side) || held;
  return held;
};

/** Whether a condition holds for an item; an item that is not there has no attributes. */
export const holds = (item: Item, check: Check): boolean =>
  check.condition === undefined || readAny(readerOf(check.condition), item, check);

const readTerm = (reader: Reader, item: Item, side: Side): Value | undefined => {
  const token = reader.next();
  if (token !== 'if_not_exists') return operand(token, item, side);
  reader.expect('(');
  const found = operand(reader.next(), item, side);
  reader.expect(',');
  const instead = operand(reader.next(), item, side);
  reader.expect(')');
  return found ?? instead;
};

const readValue = (reader: Reader, item: Item, side: Side): Value => {
  let value = readTerm(reader, item, side);
  while (reader.peek() === '+' || reader.peek() === '-') {
    const sign = reader.next() === '+' ? 1 : -1;
    value = Number(value) + sign * Number(readTerm(reader, item, side));
  }
  if (value === undefined) throw new Error('an update reads what is not there');
  return value;
};

const added = (before: Value | undefined, more: Value | undefined): Value => {
  if (more instanceof Set) return new Set([...(before instanceof Set ? before : []), ...more]);
  return Number(before ?? 0) + Number(more);
};

/** An item after an update; every value is computed from the item before it. */
export const updated = (item: Item, change: Change): Item => {
  const reader = readerOf(change.update);
  const after: Record<string, Value> = { ...item };
  while (reader.peek() !== '') {
    const clause = reader.next();
    do {
      const name = nameOf(reader.next(), change);
      if (clause === 'SET') {
        reader.expect('=');
        after[name] = readValue(reader, item, change);
      } else if (clause === 'ADD') after[name] = added(item[name], operand(reader.next(), item, change));
      else if (clause === 'REMOVE') Reflect.deleteProperty(after, name);
      else throw new Error(`${clause} is not simulated`);
    } while (reader.accept(','));
  }
  return after;
};
