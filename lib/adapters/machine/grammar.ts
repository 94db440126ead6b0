/**
 * DynamoDB's conditions and updates, as far as our code uses them, read into trees. What is not used is refused: documents
 * inside items, `BETWEEN`, `begins_with`, `attribute_type`, `list_append`.
 */

import { Reader } from './reader.ts';

/** An attribute by its name or a placeholder (`#ttl`), a given value (`:now`), or how many members an attribute has. */
export type Operand =
  | { readonly kind: 'path'; readonly name: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'size'; readonly name: string };

const SIGNS = ['=', '<>', '<', '<=', '>', '>='] as const;
export type Sign = (typeof SIGNS)[number];

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'exists'; readonly name: string; readonly wanted: boolean }
  | { readonly kind: 'contains'; readonly name: string; readonly part: Operand }
  | { readonly kind: 'in'; readonly left: Operand; readonly list: readonly Operand[] }
  | { readonly kind: 'compare'; readonly left: Operand; readonly sign: Sign; readonly right: Operand };

/** A value of SET: one or two terms. `instead`: what stands for an attribute that is not there. */
export interface Term {
  readonly operand: Operand;
  readonly instead?: Operand;
}
export interface Assigned {
  readonly name: string;
  readonly first: Term;
  readonly second?: { readonly minus: boolean; readonly term: Term };
}

/** ADD or DELETE of a given value. */
export interface Moved {
  readonly name: string;
  readonly value: Operand;
}

export interface Update {
  readonly set: readonly Assigned[];
  readonly add: readonly Moved[];
  readonly delete: readonly Moved[];
  readonly remove: readonly string[];
}

const readOperand = (reader: Reader): Operand => {
  if (reader.peek().startsWith(':')) return { kind: 'value', name: reader.next() };
  if (reader.peek(1) !== '(') return { kind: 'path', name: reader.name() };
  if (reader.next() !== 'size') throw reader.fault('an unknown function stands');
  reader.expect('(');
  const name = reader.name();
  reader.expect(')');
  return { kind: 'size', name };
};

const isSign = (token: string): token is Sign => SIGNS.some((sign) => sign === token);

const readFunction = (reader: Reader): Condition | null => {
  const word = reader.peek();
  if (reader.peek(1) !== '(' || word === 'size') return null;
  reader.next();
  reader.expect('(');
  const name = reader.name();
  if (word === 'contains') {
    reader.expect(',');
    const part = readOperand(reader);
    reader.expect(')');
    return { kind: 'contains', name, part };
  }
  reader.expect(')');
  if (word !== 'attribute_exists' && word !== 'attribute_not_exists') throw reader.fault(`${word} is not known`);
  return { kind: 'exists', name, wanted: word === 'attribute_exists' };
};

const readList = (reader: Reader): readonly Operand[] => {
  reader.expect('(');
  const list = [readOperand(reader)];
  while (reader.accept(',')) list.push(readOperand(reader));
  reader.expect(')');
  return list;
};

const readOne = (reader: Reader): Condition => {
  if (reader.accept('NOT')) return { kind: 'not', part: readOne(reader) };
  if (reader.accept('(')) {
    const inner = readAny(reader);
    reader.expect(')');
    return inner;
  }
  const called = readFunction(reader);
  if (called) return called;
  const left = readOperand(reader);
  if (reader.accept('IN')) return { kind: 'in', left, list: readList(reader) };
  const sign = reader.next();
  if (!isSign(sign)) throw reader.fault(`${sign || 'nothing'} is no comparison`);
  return { kind: 'compare', left, sign, right: readOperand(reader) };
};

/** One condition, or several that the word joins. */
const joined = (reader: Reader, word: 'AND' | 'OR', read: (reader: Reader) => Condition): Condition => {
  const first = read(reader);
  const parts = [first];
  while (reader.accept(word)) parts.push(read(reader));
  return parts.length === 1 ? first : { kind: word === 'AND' ? 'and' : 'or', parts };
};
const readAll = (reader: Reader): Condition => joined(reader, 'AND', readOne);
const readAny = (reader: Reader): Condition => joined(reader, 'OR', readAll);

/** A condition as a tree. Throws `ExpressionFault`. */
export const readCondition = (text: string): Condition => {
  const reader = new Reader(text);
  const condition = readAny(reader);
  reader.end();
  return condition;
};

const readTerm = (reader: Reader): Term => {
  if (reader.peek() !== 'if_not_exists') return { operand: readOperand(reader) };
  reader.next();
  reader.expect('(');
  const operand: Operand = { kind: 'path', name: reader.name() };
  reader.expect(',');
  const instead = readOperand(reader);
  reader.expect(')');
  return { operand, instead };
};

const readAssigned = (reader: Reader): Assigned => {
  const name = reader.name();
  reader.expect('=');
  const first = readTerm(reader);
  const sign = reader.peek();
  if (sign !== '+' && sign !== '-') return { name, first };
  reader.next();
  return { name, first, second: { minus: sign === '-', term: readTerm(reader) } };
};

const readMoved = (reader: Reader): Moved => {
  const name = reader.name();
  const value = readOperand(reader);
  if (value.kind !== 'value') throw reader.fault('ADD and DELETE take a given value, which is missing');
  return { name, value };
};

/** An update as a tree. Throws `ExpressionFault`. */
export const readUpdate = (text: string): Update => {
  const reader = new Reader(text);
  const update = {
    set: new Array<Assigned>(),
    add: new Array<Moved>(),
    delete: new Array<Moved>(),
    remove: new Array<string>(),
  };
  const clauses: Readonly<Record<string, () => unknown>> = {
    SET: () => update.set.push(readAssigned(reader)),
    ADD: () => update.add.push(readMoved(reader)),
    DELETE: () => update.delete.push(readMoved(reader)),
    REMOVE: () => update.remove.push(reader.name()),
  };
  const met = new Set<string>();
  while (reader.peek() !== '' || met.size === 0) {
    const clause = reader.next();
    const read = clauses[clause];
    if (read === undefined || met.has(clause))
      throw reader.fault(`${clause || 'nothing'} is no clause, or stands twice`);
    met.add(clause);
    do read();
    while (reader.accept(','));
  }
  return update;
};
