/** Unknown members, each with the nearest known name. */
import { closest, distance } from 'fastest-levenshtein';
import type * as z from 'zod/mini';
import type { Fields } from '../../contract/inputs.ts';
import { ALIASES } from '../../contract/options.ts';
import { isRecord } from '../is-record.ts';
import { bare } from './schema.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Maximum edit distance of a suggested name. */
const MAX_EDITS = 3;
/** Maximum number of unknown members reported. */
const MAX_NAMED = 20;
const isLoose = (catchall: unknown): boolean => (catchall as z.core.$ZodType | undefined)?._zod.def.type === 'unknown';

/** Members that no field knows, each with the nearest known name when one is close. */
export const unknownMembers = (
  raw: Raw,
  known: readonly string[],
): readonly { readonly name: string; readonly nearest: string | null }[] =>
  Object.keys(raw)
    .filter((name) => !known.includes(name))
    .slice(0, MAX_NAMED)
    .map((name) => {
      const short = name.slice(0, 100);
      const nearest = closest(short, known);
      return { name: short, nearest: distance(short, nearest) <= MAX_EDITS ? nearest : null };
    });

/** The same inside members that are objects of known fields, or lists of such: groom, bride, at_place, natives. */
export const unknownInside = (raw: Raw, fields: Fields): ReturnType<typeof unknownMembers> =>
  Object.entries(raw).flatMap(([member, value]) => {
    const field = typeof value === 'object' ? fields[member] : undefined;
    if (!field) return [];
    const { def } = bare(field)._zod;
    const inner = 'element' in def ? bare(def.element as z.core.$ZodType)._zod.def : def;
    // A strict object refuses what it does not know by itself.
    if (!('shape' in inner) || !('catchall' in inner) || !isLoose(inner.catchall)) return [];
    const known = [...Object.keys(inner.shape as object), ...Object.keys(ALIASES)];
    const objects: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((item: unknown, i) => [`${member}.${i}`, item])
      : [[member, value]];
    return objects.flatMap(([path, item]) =>
      isRecord(item) ? unknownMembers(item, known).map((found) => ({ ...found, name: `${path}.${found.name}` })) : [],
    );
  });
