/** What a caller of an earlier release would miss in this one: a sentence for each member that went or changed its type. */
import type { CallShape, Shape, Shapes } from './read.ts';

/** An object in the open: its members by name, with those of what it is made of. */
interface Members {
  readonly members: ReadonlyMap<string, { readonly shape: Shape; readonly required: boolean }>;
  readonly forms: readonly (readonly (readonly string[])[])[];
}

type Table = Shapes['table'];

const named = (table: Table, shape: Shape): Shape =>
  typeof shape === 'string' && shape.startsWith('#') ? named(table, table[shape.slice(1)] ?? 'any') : shape;

/** The ways in which a value may look; choices inside choices are laid out. */
export const waysOf = (table: Table, shape: Shape): readonly Shape[] => {
  const own = named(table, shape);
  return typeof own === 'object' && 'one' in own ? own.one.flatMap((way) => waysOf(table, way)) : [own];
};

/** The members of an object; null for what is none. */
export const membersOf = (table: Table, shape: Shape): Members | null => {
  const own = named(table, shape);
  if (typeof own === 'string') return null;
  if ('all' in own) {
    const parts = own.all.flatMap((part) => membersOf(table, part) ?? []);
    return {
      members: new Map(parts.flatMap(({ members }) => [...members])),
      forms: parts.flatMap(({ forms }) => forms),
    };
  }
  if (!('has' in own)) return null;
  const rows = Object.entries(own.has).map(
    ([name, inner]) => [name.replace(/\?$/, ''), { shape: inner, required: !name.endsWith('?') }] as const,
  );
  return { members: new Map(rows), forms: own.forms ?? [] };
};

/** The kind of one way: what must stay as it was. */
export const kindOf = (way: Shape): string => {
  if (typeof way === 'string') return way;
  if ('enum' in way) return way.enum.every((value) => typeof value === 'string') ? 'key' : typeof way.enum[0];
  if ('list' in way) return 'list';
  return 'map' in way ? 'map' : 'object';
};

/** Kinds that hold all that another kind holds: it may become them where it is sent, and come of them where it is answered. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  key: ['text', 'any'],
  whole: ['number', 'any'],
  number: ['any'],
  text: ['any'],
  flag: ['any'],
  boolean: ['flag', 'any'],
  list: ['any'],
  object: ['any', 'map'],
  map: ['any'],
};
const isWithin = (kind: string, other: string): boolean =>
  kind === other ||
  other === 'any' ||
  (WIDER[kind] ?? []).includes(other) ||
  (kind.startsWith('text ') && other === 'text');

/** `sent`: what callers send; `answered`: what they read. */
type Side = 'sent' | 'answered';

interface Both {
  readonly before: Table;
  readonly after: Table;
  readonly side: Side;
  /** Pairs of named shapes that are being compared: a shape may hold itself. */
  readonly seen: ReadonlySet<string>;
}

const valuesOf = (way: Shape): readonly (string | number | boolean)[] =>
  typeof way === 'object' && 'enum' in way ? way.enum : [];

/** Faults of one way beside one other of a kind that fits. */
const wayFaults = (both: Both, old: Shape, now: Shape, at: string): readonly string[] => {
  if (typeof old === 'object' && typeof now === 'object') {
    if ('list' in old && 'list' in now) return faultsOf(both, old.list, now.list, `${at}[]`);
    if ('map' in old && 'map' in now) return faultsOf(both, old.map, now.map, `${at}.*`);
    if ('enum' in old && 'enum' in now) {
      const gone = valuesOf(old).filter((value) => !valuesOf(now).includes(value));
      return gone.map((value) => `${at} no longer has the value ${String(value)}.`);
    }
  }
  const before = membersOf(both.before, old);
  const after = membersOf(both.after, now);
  return before === null || after === null ? [] : memberFaults(both, before, after, at);
};

const memberFaults = (both: Both, before: Members, after: Members, at: string): readonly string[] => {
  const faults: string[] = [];
  const join = (name: string): string => (at.endsWith(' ') ? `${at}${name}` : `${at}.${name}`);
  for (const [name, { shape, required }] of before.members) {
    const found = after.members.get(name);
    if (found === undefined) faults.push(`${join(name)} is gone.`);
    else {
      if (both.side === 'answered' && required && !found.required) faults.push(`${join(name)} may be missing now.`);
      if (both.side === 'sent' && !required && found.required) faults.push(`${join(name)} must be sent now.`);
      faults.push(...faultsOf(both, shape, found.shape, join(name)));
    }
  }
  if (both.side === 'answered') return faults;
  for (const [name, { required }] of after.members)
    if (required && !before.members.has(name)) faults.push(`${join(name)} must be sent now.`);
  for (const ways of after.forms) {
    const isKept = before.forms.some((old) =>
      old.every((form) => ways.some((way) => way.every((one) => form.includes(one)))),
    );
    if (!isKept) faults.push(`${at.trim()} needs ${ways.map((way) => way.join(' and ')).join(', or ')} now.`);
  }
  return faults;
};

/** Faults of a shape beside the one it was. What is added passes. */
const faultsOf = (both: Both, old: Shape, now: Shape, at: string): readonly string[] => {
  const pair = `${JSON.stringify(old)} ${JSON.stringify(now)}`;
  if (both.seen.has(pair)) return [];
  const inner =
    typeof old === 'string' && old.startsWith('#') ? { ...both, seen: new Set([...both.seen, pair]) } : both;
  const before = waysOf(both.before, old);
  const after = waysOf(both.after, now);
  // What was sent must still be taken; what is answered must be something that was.
  const [asked, offered] = both.side === 'sent' ? [before, after] : [after, before];
  return asked.flatMap((way) => {
    const fitting = offered.filter((other) => isWithin(kindOf(way), kindOf(other)));
    if (fitting.length === 0) {
      const kinds = (ways: readonly Shape[]): string => [...new Set(ways.map(kindOf))].join(' or ');
      return [`${at} was ${kinds(before)} and is ${kinds(after)}.`];
    }
    const trials = fitting.map((other) =>
      both.side === 'sent' ? wayFaults(inner, way, other, at) : wayFaults(inner, other, way, at),
    );
    return trials.reduce((best, one) => (one.length < best.length ? one : best));
  });
};

const callFaults = (before: Shapes, after: Shapes, name: string, old: CallShape, now: CallShape): readonly string[] => {
  const both = (side: Side): Both => ({ before: before.table, after: after.table, side, seen: new Set() });
  return [
    ...faultsOf(both('sent'), { has: old.query }, { has: now.query }, `${name}: query `),
    ...faultsOf(both('sent'), old.body, now.body, `${name}: body `),
    ...Object.entries(old.answers).flatMap(([kind, shape]) => {
      const found = now.answers[kind];
      return found === undefined
        ? [`${name}: is no longer answered with ${kind}.`]
        : faultsOf(both('answered'), shape, found, `${name}: answer `);
    }),
  ];
};

/** What went or changed between two releases, a sentence each, without repetition; empty where nothing a caller has breaks. */
export const broken = (before: Shapes, after: Shapes): readonly string[] => [
  ...new Set(
    Object.entries(before.calls).flatMap(([name, old]) => {
      const now = after.calls[name];
      return now === undefined ? [`${name} is gone.`] : callFaults(before, after, name, old, now);
    }),
  ),
];
