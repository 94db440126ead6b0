/**
 * The size of a request, judged before its members are: nesting, members of an object, items of a list. What is too large
 * is cut or refused here, so that nothing later works on more than the endpoint asks for.
 */
import type * as z from 'zod/mini';
import { invalidField } from '../../../contract/frame/field-errors.ts';
import type { Fields } from '../../../contract/frame/input.ts';
import { MAX_BODY_DEPTH, MAX_LIST_ITEMS, MAX_OBJECT_MEMBERS } from '../../../contract/frame/limits.ts';
import { isRecord } from '../is-record.ts';
import type { Faults } from './faults.ts';
import { bare, ownOf } from './schema.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Characters of a path that an error repeats. */
const MAX_PATH = 100;

const refuse = (path: string, what: string): never => {
  const field = path.slice(0, MAX_PATH);
  throw invalidField(field, 'TOO_LONG', `${field} may have at most ${what}.`, `at most ${what}`);
};

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const inspect = (value: object, path: string, depth: number): void => {
  if (depth > MAX_BODY_DEPTH) refuse('body', `${MAX_BODY_DEPTH} levels of nesting`);
  let members = 0;
  const at = (name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) {
    for (let n = 0; n < value.length; n++) {
      const item: unknown = value[n];
      if (isNested(item)) inspect(item, at(n), depth + 1);
    }
    return;
  }
  for (const name in value) {
    if (++members > MAX_OBJECT_MEMBERS) refuse(path === '' ? 'body' : path, `${MAX_OBJECT_MEMBERS} members`);
    const member: unknown = Reflect.get(value, name);
    if (isNested(member)) inspect(member, at(name), depth + 1);
  }
};

/** Refuses a body that is nested too deep or holds an object with too many members. Linear in the size of the body. */
export const refuseUnwieldy = (body: Raw): void => inspect(body, '', 1);

/** Most items that the checks of a list allow. */
const itemsOf = (schema: z.core.$ZodType): number => {
  for (const check of schema._zod.def.checks ?? []) {
    const rule = check._zod.def as { check: string; maximum?: unknown };
    if (rule.check === 'max_length' && typeof rule.maximum === 'number') return rule.maximum;
  }
  return MAX_LIST_ITEMS;
};

/** A value without the items that its lists may not have; each list that is too long is a fault. */
const cut = (value: object, wrapped: z.core.$ZodType, path: string, faults: Faults): unknown => {
  const schema = bare(wrapped);
  const { def } = schema._zod;
  if (Array.isArray(value)) {
    if (!('element' in def)) return value.length > MAX_LIST_ITEMS ? value.slice(0, MAX_LIST_ITEMS) : value;
    const most = itemsOf(schema);
    if (value.length > most)
      faults.add(path, 'TOO_LONG', `${path} must have at most ${most} items.`, `at most ${most} items`);
    const items: readonly unknown[] = value.length > most ? value.slice(0, most) : value;
    return items.map((item, n) =>
      isNested(item) ? cut(item, def.element as z.core.$ZodType, `${path}.${n}`, faults) : item,
    );
  }
  return 'shape' in def && isRecord(value) ? shortened(value, def.shape as Fields, faults, `${path}.`) : value;
};

/**
 * Members whose lists have no more items than their fields allow. A list that is longer becomes a fault and is cut, so that
 * its first items are still checked with everything else.
 */
export const shortened = (raw: Raw, fields: Fields, faults: Faults, prefix = ''): Raw => {
  let out: Record<string, unknown> | null = null;
  for (const [name, value] of Object.entries(raw)) {
    if (!isNested(value)) continue;
    const field = ownOf(fields, name);
    const kept = field ? cut(value, field, prefix + name, faults) : value;
    if (kept !== value) (out ??= { ...raw })[name] = kept;
  }
  return out ?? raw;
};
