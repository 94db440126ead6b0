/** Member names that mean values of several types: what a reader of answers has to learn twice. */
import reasons from './reasons.json' with { type: 'json' };
import { kindOf, membersOf, waysOf } from './compare.ts';
import type { Shape, Shapes } from './read.ts';

/** A name, and where it has which type. */
export interface NameRow {
  readonly name: string;
  /** Type → the calls that have it so. */
  readonly types: ReadonlyMap<string, readonly string[]>;
}

/** A type in short: `text`, `list of object`. Keys are texts, whole numbers are numbers, and what may be null is what it is else. */
const typeOf = ({ table }: Shapes, shape: Shape): string => {
  const plain = (way: Shape): string => {
    if (typeof way === 'object' && 'list' in way)
      return `list of ${typeOf({ version: '', calls: {}, table }, way.list)}`;
    const kind = kindOf(way);
    if (kind === 'key' || kind.startsWith('text')) return 'text';
    return kind === 'whole' ? 'number' : kind.replace('boolean', 'flag');
  };
  const kinds = new Set(
    waysOf(table, shape)
      .filter((way) => way !== 'null')
      .map(plain),
  );
  return [...kinds].toSorted().join(' or ');
};

/** Every key that a value may have somewhere. */
const keysIn = (shape: unknown): readonly string[] => {
  if (typeof shape !== 'object' || shape === null) return [];
  const own =
    'enum' in shape && Array.isArray(shape.enum) ? shape.enum.filter((value) => typeof value === 'string') : [];
  return [...own, ...Object.values(shape).flatMap(keysIn)];
};

/** Fewest members of a table. */
const LEAST_ROWS = 3;

/** Whether an object is a table by key (`bav.sun`, `areas.love`): keys that are values elsewhere, each with one shape. */
const isTable = (members: ReadonlyMap<string, { readonly shape: Shape }>, keys: ReadonlySet<string>): boolean =>
  members.size >= LEAST_ROWS &&
  [...members.keys()].every((name) => keys.has(name)) &&
  new Set([...members.values()].map(({ shape }) => JSON.stringify(shape))).size === 1;

/**
 * The names with more than one type among the members of all answers, most types first. Keys of tables are values, not
 * names, and are left out.
 */
export const namesWithTypes = (shapes: Shapes): readonly NameRow[] => {
  const keys = new Set(keysIn(shapes));
  const found = new Map<string, Map<string, Set<string>>>();
  const add = (name: string, type: string, call: string): void => {
    const types = found.get(name) ?? new Map<string, Set<string>>();
    types.set(type, (types.get(type) ?? new Set()).add(call));
    found.set(name, types);
  };
  const note = (call: string, shape: Shape, seen: ReadonlySet<string>): void => {
    const key = typeof shape === 'string' ? shape : '';
    if (key.startsWith('#') && seen.has(key)) return;
    const inner = key.startsWith('#') ? new Set([...seen, key]) : seen;
    for (const way of waysOf(shapes.table, shape)) {
      if (typeof way === 'object' && 'list' in way) note(call, way.list, inner);
      if (typeof way === 'object' && 'map' in way) note(call, way.map, inner);
      const members = membersOf(shapes.table, way)?.members ?? new Map<string, { readonly shape: Shape }>();
      const rows = isTable(members, keys);
      for (const [name, member] of members) {
        if (!rows) add(name, typeOf(shapes, member.shape), call);
        note(call, member.shape, inner);
      }
    }
  };
  for (const [call, { answers }] of Object.entries(shapes.calls))
    for (const shape of Object.values(answers)) note(call, shape, new Set());
  return [...found]
    .filter(([, types]) => types.size > 1)
    .map(([name, types]) => ({
      name,
      types: new Map([...types].map(([type, calls]) => [type, [...calls]])),
    }))
    .sort((a, b) => b.types.size - a.types.size || (a.name < b.name ? -1 : 1));
};

/** Why a name has several types, in the order of the file. */
export const REASONS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(reasons));

/** Of these names those that have several types without a reason. */
export const withoutReason = (rows: readonly NameRow[]): readonly NameRow[] => {
  const stated = new Set([...REASONS.values()].flat());
  return rows.filter(({ name }) => !stated.has(name));
};
