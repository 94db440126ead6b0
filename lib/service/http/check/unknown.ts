/** Unknown members, each with the nearest known name. */
import { closest, distance } from 'fastest-levenshtein';
import type * as z from 'zod/mini';
import type { Fields } from '../../../contract/frame/input.ts';
import { ALIASES } from '../../../contract/frame/options.ts';
import { isRecord } from '../is-record.ts';
import { bare, ownOf } from './schema.ts';
import { synonymOf } from './synonyms.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Maximum edit distance of a suggested name. */
const MAX_EDITS = 3;
/** Most unknown members of a request that are compared with the known ones. */
const MAX_COMPARED = 20;
/** Characters of a name that are repeated. */
const MAX_NAME = 100;
const isLoose = (catchall: unknown): boolean => (catchall as z.core.$ZodType | undefined)?._zod.def.type === 'unknown';

interface Member {
  /** Its path in the request. */
  readonly path: string;
  readonly name: string;
  readonly known: readonly string[];
}

const membersOf = (raw: Raw, known: readonly string[], prefix: string): readonly Member[] =>
  Object.keys(raw)
    .filter((name) => !known.includes(name))
    .map((name) => ({ path: prefix + name.slice(0, MAX_NAME), name: name.slice(0, MAX_NAME), known }));

/** The same inside members that are objects of known fields, or lists of such: groom, bride, at_place, natives. */
const membersInside = (raw: Raw, fields: Fields): readonly Member[] =>
  Object.keys(raw).flatMap((member) => {
    const value = raw[member];
    const field = typeof value === 'object' ? ownOf(fields, member) : undefined;
    if (!field) return [];
    const { def } = bare(field)._zod;
    const inner = 'element' in def ? bare(def.element as z.core.$ZodType)._zod.def : def;
    // A strict object refuses what it does not know by itself.
    if (!('shape' in inner) || !('catchall' in inner) || !isLoose(inner.catchall)) return [];
    const known = [...Object.keys(inner.shape as object), ...Object.keys(ALIASES)];
    const objects: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((item: unknown, i) => [`${member}.${i}.`, item])
      : [[`${member}.`, value]];
    return objects.flatMap(([prefix, item]) => (isRecord(item) ? membersOf(item, known, prefix) : []));
  });

/** An unknown member. */
export interface Unknown {
  readonly path: string;
  /** The known name that it may have meant; null where none is close, or too many members are unknown to look. */
  readonly nearest: string | null;
}

/** The known name that a name may have meant: what other programs call it comes before what is spelled alike. */
const meant = (name: string, known: readonly string[]): string | null => {
  const synonym = synonymOf(name, known);
  if (synonym !== null) return synonym;
  const nearest = closest(name, known);
  return nearest !== '' && distance(name, nearest) <= MAX_EDITS ? nearest : null;
};

/** Members of a request, and of the objects in it, that no field knows. */
export const unknownMembers = (raw: Raw, known: readonly string[], fields: Fields): readonly Unknown[] => {
  // Most requests hold fields alone, and no object.
  if (Object.keys(raw).every((name) => Object.hasOwn(fields, name) && typeof raw[name] !== 'object')) return [];
  return [...membersOf(raw, known, ''), ...membersInside(raw, fields)].map(({ path, name, known: names }, n) => ({
    path,
    nearest: n < MAX_COMPARED ? meant(name, names) : null,
  }));
};
