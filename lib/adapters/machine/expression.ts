/** DynamoDB's conditions and updates on items in memory, by its own rules. What it refuses, and what our code does not use, throws. */
import type { Change, Check, Item, Value } from '../../contract/ports/table.ts';
import { sumOfDecimals } from './decimal.ts';
import {
  readCondition,
  readUpdate,
  type Assigned,
  type Condition,
  type Moved,
  type Operand,
  type Sign,
  type Term,
} from './grammar.ts';
import { ExpressionFault } from './reader.ts';

/** What of a check is looked up, and which placeholders an expression has used. */
interface Side {
  readonly check: Check;
  readonly used: Set<string>;
}

/** Most trees that are kept: expressions hold few names that change. */
const MOST_KEPT = 2000;

/** Reads an expression once and keeps its tree. */
const keeping = <T>(read: (text: string) => T): ((text: string) => T) => {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const tree = read(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, tree);
    return tree;
  };
};
const conditionOf = keeping(readCondition);
const updateOf = keeping(readUpdate);

const nameOf = (name: string, { check, used }: Side): string => {
  if (!name.startsWith('#')) return name;
  used.add(name);
  const found = check.names?.[name];
  if (found === undefined) throw new ExpressionFault(`${name} has no name`);
  return found;
};

const sizeOf = (value: Value | undefined): number | undefined => {
  if (value === undefined) return undefined;
  if (value instanceof Set) return value.size;
  if (Array.isArray(value)) return value.length;
  throw new ExpressionFault('size() is known of sets and lists');
};

const valueOf = (operand: Operand, item: Item, side: Side): Value | undefined => {
  if (operand.kind === 'path') return item[nameOf(operand.name, side)];
  if (operand.kind === 'size') return sizeOf(item[nameOf(operand.name, side)]);
  side.used.add(operand.name);
  const found = side.check.values?.[operand.name];
  if (found === undefined) throw new ExpressionFault(`${operand.name} has no value`);
  return found;
};

/** Whether two values are the same; sets in whatever order. Lists and maps are compared nowhere. */
const isSame = (left: Value, right: Value | undefined): boolean => {
  if (left instanceof Set && right instanceof Set)
    return left.size === right.size && [...left].every((one) => right.has(one));
  if (Array.isArray(right)) throw new ExpressionFault('lists are not compared');
  return left === right;
};

/** The order of two numbers, or of two texts by their bytes; undefined for others, which are neither before nor behind. */
const orderOf = (left: Value | undefined, right: Value | undefined): number | undefined => {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return undefined;
};

const isOrdered = (sign: Sign, order: number): boolean => {
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  return sign === '>' ? order > 0 : order >= 0;
};

const compare = (left: Value | undefined, sign: Sign, right: Value | undefined): boolean => {
  // What is not there equals nothing.
  const isEqual = left !== undefined && isSame(left, right);
  if (sign === '=') return isEqual;
  if (sign === '<>') return !isEqual;
  const order = orderOf(left, right);
  return order !== undefined && isOrdered(sign, order);
};

const contains = (whole: Value | undefined, part: Value | undefined): boolean => {
  if (whole === undefined || part === undefined) return false;
  if (typeof whole === 'string') return typeof part === 'string' && whole.includes(part);
  if (whole instanceof Set) return typeof part === 'string' && whole.has(part);
  return Array.isArray(whole) && whole.some((one: Value) => isSame(one, part));
};

/** Every part is looked at, so that a missing placeholder is found whatever the item holds. */
const isTrue = (condition: Condition, item: Item, side: Side): boolean => {
  switch (condition.kind) {
    case 'and':
      return condition.parts.map((one) => isTrue(one, item, side)).every(Boolean);
    case 'or':
      return condition.parts.map((one) => isTrue(one, item, side)).some(Boolean);
    case 'not':
      return !isTrue(condition.part, item, side);
    case 'exists':
      return (item[nameOf(condition.name, side)] !== undefined) === condition.wanted;
    case 'contains':
      return contains(item[nameOf(condition.name, side)], valueOf(condition.part, item, side));
    case 'in': {
      const left = valueOf(condition.left, item, side);
      return condition.list.map((one) => compare(left, '=', valueOf(one, item, side))).some(Boolean);
    }
    case 'compare':
      return compare(valueOf(condition.left, item, side), condition.sign, valueOf(condition.right, item, side));
  }
};

/** Refuses what is given and used by no expression, as DynamoDB does. */
const checkUsed = ({ check, used }: Side): void => {
  const given = [...Object.keys(check.names ?? {}), ...Object.keys(check.values ?? {})];
  const unused = given.filter((name) => !used.has(name));
  if (unused.length > 0) throw new ExpressionFault(`${unused.join(', ')} is used by no expression`);
};

const holdsFor = (item: Item, side: Side): boolean =>
  side.check.condition === undefined || isTrue(conditionOf(side.check.condition), item, side);

/** Whether a condition holds for an item; an item that is not there has no attributes. Throws `ExpressionFault`. */
export const holds = (item: Item, check: Check): boolean => {
  const side = { check, used: new Set<string>() };
  const held = holdsFor(item, side);
  checkUsed(side);
  return held;
};

const termOf = ({ operand, instead }: Term, item: Item, side: Side): Value => {
  const found = valueOf(operand, item, side);
  const other = instead === undefined ? undefined : valueOf(instead, item, side);
  const value = found === undefined ? other : found;
  if (value === undefined) throw new ExpressionFault('an update reads an attribute that is not there');
  return value;
};

const sum = (one: Value, other: Value): number => {
  const total = typeof one === 'number' && typeof other === 'number' ? sumOfDecimals(one, other) : null;
  if (total === null) throw new ExpressionFault('a sum is no number that can be stored');
  return total;
};

const assigned = ({ first, second }: Assigned, item: Item, side: Side): Value => {
  const value = termOf(first, item, side);
  if (second === undefined) return value;
  const other = termOf(second.term, item, side);
  return sum(value, second.minus && typeof other === 'number' ? -other : other);
};

const added = (before: Value | undefined, more: Value | undefined): Value => {
  if (more instanceof Set) {
    if (before !== undefined && !(before instanceof Set)) throw new ExpressionFault('ADD of a set to what is none');
    return new Set([...(before ?? []), ...more]);
  }
  return sum(before ?? 0, more ?? null);
};

/** A set without some members; undefined where none is left. */
const lessened = (before: Value | undefined, less: Value | undefined): Value | undefined => {
  if (!(less instanceof Set) || (before !== undefined && !(before instanceof Set)))
    throw new ExpressionFault('DELETE is for sets');
  const rest = [...(before ?? [])].filter((one) => !less.has(one));
  return rest.length === 0 ? undefined : new Set(rest);
};

/**
 * An item after an update, null where its condition does not hold. Every value is computed from the item before it. Throws
 * `ExpressionFault`.
 */
export const updated = (item: Item, before: Item, change: Change): Item | null => {
  const side = { check: change, used: new Set<string>() };
  const held = holdsFor(before, side);
  const tree = updateOf(change.update);
  const changes = new Map<string, Value | undefined>();
  const write = (given: string, value: () => Value | undefined): void => {
    const name = nameOf(given, side);
    if (changes.has(name)) throw new ExpressionFault(`${name} is changed twice`);
    if (name === 'pk' || name === 'sk') throw new ExpressionFault('a key is never changed');
    changes.set(name, held ? value() : undefined);
  };
  const moved = (
    { name, value }: Moved,
    move: (one: Value | undefined, other: Value | undefined) => Value | undefined,
  ) => write(name, () => move(item[nameOf(name, side)], valueOf(value, item, side)));
  for (const one of tree.set) write(one.name, () => assigned(one, item, side));
  for (const one of tree.add) moved(one, added);
  for (const one of tree.delete) moved(one, lessened);
  for (const name of tree.remove) write(name, () => undefined);
  if (!held) return null;
  checkUsed(side);
  const rest = Object.entries(item).filter(([name]) => !changes.has(name));
  const fresh = [...changes].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return Object.fromEntries([...rest, ...fresh]);
};
