/** Between plain values and DynamoDB's wire form. Numbers are JavaScript doubles; an empty set cannot be stored. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item, Value } from '../../contract/ports/table.ts';

/** The wire form of one value. */
export const toWire = (value: Value): AttributeValue => {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value instanceof Set) return { SS: [...value] };
  if (Array.isArray(value)) return { L: value.map(toWire) };
  return { M: toWireItem(Object.fromEntries(Object.entries(value))) };
};

/** The wire form of an item. */
export const toWireItem = (item: Item): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toWire(value)]));

const fromWire = (wire: AttributeValue): Value => {
  if (wire.S !== undefined) return wire.S;
  if (wire.N !== undefined) return Number(wire.N);
  if (wire.BOOL !== undefined) return wire.BOOL;
  if (wire.SS !== undefined) return new Set(wire.SS);
  if (wire.L !== undefined) return wire.L.map(fromWire);
  if (wire.M !== undefined) return fromWireItem(wire.M);
  return null;
};

/** An item from its wire form. Attributes of types we never write (binary, number sets) read as null. */
export const fromWireItem = (wire: Record<string, AttributeValue>): Item =>
  Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, fromWire(value)]));
