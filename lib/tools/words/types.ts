/** Types of the banks, derived from the English ones: literal keys, and for each row the slots that it fills. */
import { familiesOf, isTuple, readBank, type Texts } from './files.ts';

type Shape =
  | { readonly kind: 'row'; readonly slots: ReadonlySet<string> }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly parts: readonly Shape[]; readonly least: number }
  | { readonly kind: 'table'; readonly rows: ReadonlyMap<string, Shape> };

/** Objects of at least so many members of one shape are written as a record. */
const RECORD = 3;

/** The slots of a row; one that may be left out ends in `?`. */
export const slotsOf = (row: string): ReadonlySet<string> =>
  new Set([...row.matchAll(/\{(\w+)(?::\w+)?(\?)?\}/g)].map(([, name = '', optional = '']) => name + optional));

/** What two shapes have in common, null for different ones; slots are joined. */
const joined = (a: Shape, b: Shape): Shape | null => {
  if (a.kind === 'row' && b.kind === 'row') return { kind: 'row', slots: new Set([...a.slots, ...b.slots]) };
  if (a.kind === 'list' && b.kind === 'list') {
    const of = joined(a.of, b.of);
    return of && { kind: 'list', of };
  }
  if (a.kind === 'tuple' && b.kind === 'tuple') {
    const [long, short] = a.parts.length >= b.parts.length ? [a, b] : [b, a];
    const parts = long.parts.map((part, i) => {
      const other = short.parts[i];
      return other === undefined ? part : joined(part, other);
    });
    const whole = parts.filter((part) => part !== null);
    return whole.length < parts.length
      ? null
      : { kind: 'tuple', parts: whole, least: Math.min(a.least, b.least, short.parts.length) };
  }
  if (a.kind === 'table' && b.kind === 'table') {
    if ([...a.rows.keys()].join() !== [...b.rows.keys()].join()) return null;
    const rows = new Map<string, Shape>();
    for (const [key, shape] of a.rows) {
      const other = b.rows.get(key);
      const both = other === undefined ? null : joined(shape, other);
      if (both === null) return null;
      rows.set(key, both);
    }
    return { kind: 'table', rows };
  }
  return null;
};

const common = (shapes: readonly Shape[]): Shape | null => {
  const [first, ...rest] = shapes;
  return first === undefined ? null : rest.reduce<Shape | null>((all, one) => all && joined(all, one), first);
};

const shapeOf = (texts: Texts, path: string): Shape => {
  if (typeof texts === 'string') return { kind: 'row', slots: slotsOf(texts) };
  if (Array.isArray(texts)) {
    const parts = texts.map((one: Texts, i) => shapeOf(one, `${path}/${i}`));
    if (isTuple(path)) return { kind: 'tuple', parts, least: parts.length };
    const of = common(parts);
    if (of === null && parts.length > 0) throw new Error(`a list of different things: ${path}`);
    return { kind: 'list', of: of ?? { kind: 'row', slots: new Set() } };
  }
  return {
    kind: 'table',
    rows: new Map(Object.entries(texts).map(([key, one]) => [key, shapeOf(one, `${path}/${key}`)])),
  };
};

const union = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(' | ');
const isPlain = (key: string): boolean => /^(?:[a-z_$][\w$]*|[1-9]\d*|0)$/i.test(key);
const memberKey = (key: string): string => (isPlain(key) ? key : `'${key}'`);
const literal = (key: string): string => (/^\d+$/.test(key) ? key : `'${key}'`);

const isCounted = (rows: ReadonlyMap<string, Shape>): boolean => [...rows.keys()].join() === 'one,other';

const written = (shape: Shape): string => {
  switch (shape.kind) {
    case 'row':
      return shape.slots.size === 0 ? 'string' : `Row<${union([...shape.slots].sort())}>`;
    case 'list':
      return `List<${written(shape.of)}>`;
    case 'tuple':
      return `readonly [${shape.parts.map((part, i) => written(part) + (i < shape.least ? '' : '?')).join(', ')}]`;
    case 'table': {
      const { rows } = shape;
      const one = common([...rows.values()]);
      if (isCounted(rows) && one?.kind === 'row') return `CountRow<${union([...one.slots].sort())}>`;
      if (one !== null && one.kind !== 'row' && rows.size >= RECORD) return table([...rows.keys()], written(one));
      return grouped(rows);
    }
  }
};

const table = (keys: readonly string[], of: string): string => `Table<${keys.map(literal).join(' | ')}, ${of}>`;

/** Members of one type together. */
const grouped = (rows: ReadonlyMap<string, Shape>): string => {
  const groups = Map.groupBy(rows.keys(), (key) => {
    const row = rows.get(key);
    return row === undefined ? '' : written(row);
  });
  const single = [...groups].filter(([, keys]) => keys.length < RECORD);
  const members = single.flatMap(([type, keys]) => keys.map((key) => `readonly ${memberKey(key)}: ${type};`));
  if (rows.size === 0) return 'Table<never, string>';
  const tables = [...groups].flatMap(([type, keys]) => (keys.length < RECORD ? [] : [table(keys, type)]));
  return [...(members.length === 0 ? [] : [`{ ${members.join(' ')} }`]), ...tables].join(' & ');
};

/** A type with each of its members on a line: two branches that add one to a family can be merged. */
const inLines = (type: string): string => {
  let depth = 1;
  const onLine = (): string => `\n${'  '.repeat(depth)}`;
  return type.replaceAll(/\{ |; (?=readonly)| \}/g, (mark) => {
    if (mark === ' }') {
      depth--;
      return `${onLine()}}`;
    }
    if (mark === '{ ') depth++;
    return mark.trim() + onLine();
  });
};

/** The text of `words.gen.ts`. */
export const bankTypes = (): string => {
  const rows = familiesOf('en').map(
    (family) => `  readonly ${memberKey(family)}: ${inLines(written(shapeOf(readBank('en', family), family)))};`,
  );
  return `/** Types of the banks, made from the English ones by \`npm run words\`. */
import type { CountRow, Row } from './fill.ts';

type List<T> = readonly T[];
type Table<K extends string | number, T> = Readonly<Record<K, T>>;

export interface Banks {
${rows.join('\n')}
}
`;
};
