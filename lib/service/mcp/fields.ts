/** Parts of an answer, chosen by paths: `ascendant.sign`, `planets.moon.house`, `periods.0.lord`. */
import { isRecord } from '../http/is-record.ts';

/** What each level of the paths wants; an empty branch wants all that is below it. */
interface Branch {
  readonly under: Map<string, Branch>;
  /** The paths that end at or below it. */
  readonly paths: string[];
}

const branchOf = (paths: readonly string[]): Branch => {
  const root: Branch = { under: new Map(), paths: [...paths] };
  for (const path of paths) {
    let at = root;
    for (const part of path.split('.')) {
      const next = at.under.get(part) ?? { under: new Map<string, Branch>(), paths: [] };
      at.under.set(part, next);
      next.paths.push(path);
      at = next;
    }
  }
  return root;
};

/** Members by which an element of a list is called: the planet of a row, the key of a sign. */
const CALLED_BY = ['key', 'planet', 'body', 'graha', 'name', 'id', 'house', 'date', 'lord'];

const callNames = (element: unknown): readonly string[] =>
  isRecord(element)
    ? CALLED_BY.flatMap((member) => {
        const value = element[member];
        const own = isRecord(value) ? (value['key'] ?? value['name']) : value;
        return typeof own === 'string' || typeof own === 'number' ? [String(own).toLowerCase()] : [];
      })
    : [];

/** What tells an element of a list from the others; it stays beside what was chosen of it. */
const identity = (element: unknown): Readonly<Record<string, unknown>> =>
  isRecord(element)
    ? Object.fromEntries(
        CALLED_BY.flatMap((member) => (element[member] === undefined ? [] : [[member, element[member]]])),
      )
    : {};

/** What was chosen of an answer. */
export interface Chosen {
  readonly data: unknown;
  /** Paths that lead nowhere. */
  readonly missing: readonly string[];
}

/** Chooses what some paths name. A part of a path is a member, a place in a list (from 0), or what an element is called. */
export const chosen = (whole: unknown, paths: readonly string[]): Chosen => {
  const found = new Set<string>();
  const inList = (list: readonly unknown[], { under }: Branch): unknown => {
    const rows = list.map((element, i) => {
      const names = [String(i), ...callNames(element)];
      const own = [...under].filter(([part]) => names.includes(part.toLowerCase()));
      const others = [...under].filter(([part]) => isRecord(element) && Object.hasOwn(element, part));
      const taken = own.map(([, branch]) => below(element, branch));
      const members = others.map(([part, branch]) => [
        part,
        below(isRecord(element) ? element[part] : undefined, branch),
      ]);
      if (taken.length === 0 && members.length === 0) return undefined;
      if (taken.length > 0 && own.some(([, branch]) => branch.under.size === 0)) return element;
      const parts = taken.filter(isRecord).map((part) => Object.entries(part));
      return { ...identity(element), ...Object.fromEntries([...parts.flat(), ...members]) };
    });
    return rows.filter((row) => row !== undefined);
  };
  const below = (value: unknown, branch: Branch): unknown => {
    if (branch.under.size === 0) {
      for (const path of branch.paths) found.add(path);
      return value;
    }
    if (Array.isArray(value)) return inList(value, branch);
    if (!isRecord(value)) return undefined;
    return Object.fromEntries(
      [...branch.under].flatMap(([part, next]) =>
        Object.hasOwn(value, part) ? [[part, below(value[part], next)]] : [],
      ),
    );
  };
  const data = below(whole, branchOf(paths));
  return { data, missing: paths.filter((path) => !found.has(path)) };
};

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');
const size = (value: unknown): string => {
  const count = bytes(value);
  return count < 1000 ? `${count} B` : `${Math.round(count / 1000)} KB`;
};

/** Most members of one level that an outline names. */
const MOST_NAMED = 40;

const described = (name: string, value: unknown): string => {
  if (!Array.isArray(value)) {
    const members = isRecord(value) ? `: ${Object.keys(value).slice(0, MOST_NAMED).join(', ')}` : '';
    return `${name} (${size(value)})${members}`;
  }
  const [first]: readonly unknown[] = value;
  const members = isRecord(first) ? `, each with ${Object.keys(first).slice(0, MOST_NAMED).join(', ')}` : '';
  return `${name} (list of ${value.length}, ${size(value)})${members}`;
};

/** What an answer holds, a line for each member, without its values. */
export const outline = (data: unknown): string => {
  if (Array.isArray(data)) return described('the answer', data);
  if (!isRecord(data)) return '';
  return Object.entries(data)
    .slice(0, MOST_NAMED)
    .map(([name, value]) => described(name, value))
    .join('\n');
};
